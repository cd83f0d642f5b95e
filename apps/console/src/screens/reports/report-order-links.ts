import type { SalesRow } from '#api/insights/reports.ts';
import { paths, pathWith } from '#paths.ts';
import { sayReport } from '#sentences/reports/pages.ts';

type Behind = SalesRow['behind'];

/** The list of the orders that a figure is made of; `words` say there what it is the figure of. */
export function ordersBehind(behind: Behind, words: string): string {
  return pathWith(paths.orders, { ...addressOf(behind), of: words });
}

/** The list of the orders of which something came back, for a figure of returns. */
export function returnsBehind(behind: Behind, words: string): string {
  return pathWith(paths.orders, {
    ...addressOf(behind),
    returned: 'true',
    of: words === '' ? sayReport('behind.returns') : sayReport('behind.returnsOf', { row: words }),
  });
}

function addressOf(behind: Behind) {
  const { from, to, test, sold, channel, seller, payment_type, product_id, category_id, vat_percent } =
    behind;
  const { shipping, register_id: register } = behind;
  return {
    ...{ sold, from, to, channel, seller, payment: payment_type, product: product_id, register },
    ...{ category: category_id, vat: vat_percent, test: test ? '1' : '' },
    ...{ shipping: shipping ? 'true' : '' },
  };
}
