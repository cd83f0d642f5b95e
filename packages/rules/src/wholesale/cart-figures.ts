import type { WholesaleCart } from '#cart/wholesale-cart.ts';
import { type WholesaleTotals, wholesaleTotals } from '#cart/wholesale-totals.ts';
import { lineProblem, type OfferedProduct } from './cart-line.ts';
import { type CreditUse, creditUse } from './credit-use.ts';
import { missingFor } from './order-minimum.ts';
import { depositOf, type PaymentTerms } from './payment-terms.ts';

/** What was agreed with a company, as far as it says what its cart comes to; amounts in minor units. */
export interface CartTerms {
  readonly payment_terms: PaymentTerms;
  readonly deposit_percent: string | null;
  /** The least that the next order comes to before VAT; null: no minimum. */
  readonly minimum: number | null;
  readonly is_first_order: boolean;
  readonly apply_vat: boolean;
  readonly vat_percent: string;
  readonly tax_exempt: boolean;
  readonly credit_limit: number | null;
  readonly outstanding: number;
}

export interface CartContents {
  readonly items: WholesaleCart;
  /** As they are offered now, by their ids. */
  readonly products: ReadonlyMap<string, OfferedProduct>;
  /** Variants that are no longer offered. */
  readonly gone: ReadonlySet<string>;
}

export interface CartFigures extends WholesaleTotals {
  deposit: number;
  /** What the cart lacks to be ordered; 0: nothing. */
  missing: number;
  credit: CreditUse;
  /** By how much the order goes over the credit limit. */
  over: number;
  /** Lines that cannot be ordered as they are. */
  problems: number;
  /** Those of them that no other quantity puts right. */
  unorderable: number;
  canOrder: boolean;
  /** Nothing but the minimum stands against it. */
  lacksOnlyMinimum: boolean;
}

/** What the cart comes to at these terms, in minor units, and what stands against ordering it. */
export function cartFigures({ items, products, gone }: CartContents, agreement: CartTerms): CartFigures {
  const { apply_vat, vat_percent, tax_exempt, minimum, credit_limit, outstanding } = agreement;
  const totals = wholesaleTotals(items, { apply_vat: apply_vat && !tax_exempt, vat_percent });
  // The supplier has said already whether this is the first order.
  const minimums = { minimum_first_order: null, minimum_order: minimum };
  const missing = missingFor(minimums, totals.subtotal, agreement.is_first_order);
  const limit = isOnCredit(agreement) ? credit_limit : null;
  const credit = creditUse({ limit, outstanding }, totals.total);
  const found = items.flatMap(
    (item) => lineProblem(item, products.get(item.id), gone.has(item.variant_id)) ?? [],
  );
  const problems = found.length;
  const isSound = items.length > 0 && problems === 0 && credit.level !== 'over';
  return {
    ...totals,
    deposit: depositOf(totals.total, agreement.deposit_percent),
    missing,
    credit,
    over: limit === null ? 0 : Math.max(0, outstanding + totals.total - limit),
    problems,
    unorderable: found.filter(({ take }) => take === null).length,
    canOrder: isSound && missing === 0,
    lacksOnlyMinimum: isSound && missing > 0,
  };
}

/** What is paid when it comes needs no credit. */
function isOnCredit({ payment_terms }: CartTerms): boolean {
  return payment_terms !== 'on_delivery';
}
