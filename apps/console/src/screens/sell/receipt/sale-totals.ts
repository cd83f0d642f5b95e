import { cartTotals } from '@sokoni/rules/cart/cart-totals';
import type { SaleDraft } from '#offline/till-types.ts';
import type { FoundSale, SaleTotals } from '../past-sales/shown-sale.ts';

/** What a sale comes to by what its receipt says: the rules of every order, over the lines as they were sold; else what the server says. */
export function totalsOfSale(sale: SaleDraft | FoundSale): SaleTotals {
  if ('found' in sale) return sale.found.totals;
  const { discount_amount, discount_percent, vat } = sale;
  const lines = sale.lines.map((line) => ({ ...line, exempt_vat: line.tax_percent === null }));
  return cartTotals(lines, {
    discount:
      discount_percent !== null
        ? { kind: 'percent', percent: discount_percent }
        : discount_amount !== null
          ? { kind: 'amount', amount: discount_amount }
          : null,
    offer: sale.lines.map(({ offered }) => offered),
    shipping: 0,
    vat,
  });
}
