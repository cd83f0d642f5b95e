import { type CartLine, cartTotals } from '#cart/cart-totals.ts';
import type { CartTerms } from './cart-figures.ts';
import { type OrderCredit, orderCredit } from './credit-use.ts';

/** A line of a quote as it is offered, in minor units. */
export type OfferedLine = Omit<CartLine, 'discount'>;

/** What a quote would do to the credit of a company that accepts it: its lines with the supplier's VAT on top. */
export function offerCredit(
  lines: readonly OfferedLine[],
  terms: Pick<
    CartTerms,
    'apply_vat' | 'vat_percent' | 'tax_exempt' | 'payment_terms' | 'credit_limit' | 'outstanding'
  >,
): OrderCredit {
  const { apply_vat, vat_percent, tax_exempt } = terms;
  const { total } = cartTotals(
    lines.map((line) => ({ ...line, discount: 0 })),
    {
      discount: null,
      shipping: 0,
      vat: { apply_vat: apply_vat && !tax_exempt, vat_percent, prices_include_vat: false },
    },
  );
  return orderCredit(terms, total);
}
