import type { SalesRow } from '#api/reports.ts';
import { paths, pathWith } from '#paths.ts';

/** The list of the orders that a figure is made of; `words` say there what it is the figure of. */
export function ordersBehind(behind: SalesRow['behind'], words: string): string {
  const { from, to, test, sold, channel, seller, payment_type, product_id, category_id, vat_percent } =
    behind;
  return pathWith(paths.orders, {
    ...{ sold, of: words, from, to, channel, seller, payment: payment_type, product: product_id },
    ...{ category: category_id, vat: vat_percent, test: test ? '1' : '' },
  });
}
