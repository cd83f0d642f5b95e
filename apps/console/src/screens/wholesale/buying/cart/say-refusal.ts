import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { saySupplierShop } from '#sentences/wholesale/shop.ts';
import { toast } from '#ui/feedback/toast.tsx';
import type { Refusal } from './cart-items.ts';

/** Says why nothing was added; a combination that does not exist is met with silence (SPEC section 5). */
export function sayRefusal(refusal: Refusal | null): void {
  if (refusal === null || refusal === 'combination_not_found') return;
  if (refusal === 'full') toast.error(saySupplierShop('refused.full', { max: wholesaleLimits.lines }));
  else toast.error(saySupplierShop(`refused.${refusal}`));
}
