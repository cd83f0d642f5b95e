import type { OrderProblems } from '#screens/orders/form/check-order-fields.ts';
import { fieldId } from '#screens/orders/lines/order-line-row.tsx';
import { customerFieldId } from './order-customer-card.tsx';

const fields: Readonly<Record<string, string>> = {
  discount: 'order-discount',
  code: 'order-code',
  shipping: 'order-shipping',
  due_on: 'order-due-on',
  customer_id: customerFieldId,
};

/** Takes the keyboard to the first thing that is wrong, once it is drawn. */
export function focusProblem(problems: OrderProblems): void {
  const [place = ''] = Object.keys(problems);
  const [area = '', key, field] = place.split('.');
  const id = key && field ? fieldId(key, field) : (fields[area] ?? '');
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
