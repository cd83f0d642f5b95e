import type { WholesaleCart } from '#cart/wholesale-cart.ts';
import { type WholesaleTotals, wholesaleTotals } from '#cart/wholesale-totals.ts';
import { lineProblem, type OfferedProduct } from './cart-line.ts';
import { type CreditTerms, type OrderCredit, orderCredit } from './credit-use.ts';
import { missingFor } from './order-minimum.ts';
import { depositOf } from './payment-terms.ts';

/** What was agreed with a company, as far as it says what its cart comes to; amounts in minor units. */
export interface CartTerms extends CreditTerms {
  readonly deposit_percent: string | null;
  /** The least that the next order comes to before VAT; null: no minimum. */
  readonly minimum: number | null;
  readonly is_first_order: boolean;
  readonly apply_vat: boolean;
  readonly vat_percent: string;
  readonly tax_exempt: boolean;
}

export interface CartContents {
  readonly items: WholesaleCart;
  /** As they are offered now, by their ids. */
  readonly products: ReadonlyMap<string, OfferedProduct>;
  /** Variants that are no longer offered. */
  readonly gone: ReadonlySet<string>;
}

export interface CartFigures extends WholesaleTotals, OrderCredit {
  deposit: number;
  /** What the cart lacks to be ordered; 0: nothing. */
  missing: number;
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
  const { apply_vat, vat_percent, tax_exempt, minimum } = agreement;
  const totals = wholesaleTotals(items, { apply_vat: apply_vat && !tax_exempt, vat_percent });
  // The supplier has said already whether this is the first order.
  const minimums = { minimum_first_order: null, minimum_order: minimum };
  const missing = missingFor(minimums, totals.subtotal, agreement.is_first_order);
  const { credit, over } = orderCredit(agreement, totals.total);
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
    over,
    problems,
    unorderable: found.filter(({ take }) => take === null).length,
    canOrder: isSound && missing === 0,
    lacksOnlyMinimum: isSound && missing > 0,
  };
}
