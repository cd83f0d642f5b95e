import type { OrderProblems } from './purchase-order-fields.ts';
import { costId, quantityId } from './purchase-order-line-row.tsx';

/** Takes the keyboard to the first thing that is wrong, once it is drawn. */
export function focusProblem(problems: OrderProblems): void {
  const [place = ''] = Object.keys(problems);
  const [area, key = '', field] = place.split('.');
  const id =
    area === 'lines' && field === 'quantity'
      ? quantityId(key)
      : area === 'lines' && field === 'unitCost'
        ? costId(key)
        : area === 'costs'
          ? `amount-${key}`
          : 'order-supplier';
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
