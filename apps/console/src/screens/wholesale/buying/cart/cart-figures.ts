import { type WholesaleTotals, wholesaleTotals } from '@sokoni/rules/cart/wholesale-totals';
import { type CreditUse, creditUse } from '@sokoni/rules/wholesale/credit-use';
import { missingFor } from '@sokoni/rules/wholesale/order-minimum';
import { depositOf } from '@sokoni/rules/wholesale/payment-terms';
import type { Agreement } from '#api/wholesale/buying.ts';
import { lineProblem } from './cart-items.ts';
import type { CartState } from './cart-store.ts';

export interface CartFigures extends WholesaleTotals {
  deposit: number;
  /** What the cart lacks to be ordered; 0: nothing. */
  missing: number;
  credit: CreditUse;
  /** By how much the order goes over the credit limit. */
  over: number;
  /** Lines that cannot be ordered as they are. */
  problems: number;
  canOrder: boolean;
  /** Nothing but the minimum stands against it. */
  lacksOnlyMinimum: boolean;
}

/** What the cart comes to at these terms, in minor units, and what stands against ordering it. */
export function cartFigures(
  { items, products, gone }: Pick<CartState, 'items' | 'products' | 'gone'>,
  agreement: Agreement,
): CartFigures {
  const { apply_vat, vat_percent, tax_exempt, minimum, credit_limit, outstanding } = agreement;
  const totals = wholesaleTotals(items, { apply_vat: apply_vat && !tax_exempt, vat_percent });
  // The supplier has said already whether this is the first order.
  const minimums = { minimum_first_order: null, minimum_order: minimum };
  const missing = missingFor(minimums, totals.subtotal, agreement.is_first_order);
  const limit = isOnCredit(agreement) ? credit_limit : null;
  const credit = creditUse({ limit, outstanding }, totals.total);
  const problems = items.filter((item) =>
    lineProblem(item, products.get(item.id), gone.has(item.variant_id)),
  ).length;
  const isSound = items.length > 0 && problems === 0 && credit.level !== 'over';
  return {
    ...totals,
    deposit: depositOf(totals.total, agreement.deposit_percent),
    missing,
    credit,
    over: limit === null ? 0 : Math.max(0, outstanding + totals.total - limit),
    problems,
    canOrder: isSound && missing === 0,
    lacksOnlyMinimum: isSound && missing > 0,
  };
}

/** What is paid when it comes needs no credit. */
function isOnCredit({ payment_terms }: Agreement): boolean {
  return payment_terms !== 'on_delivery';
}
