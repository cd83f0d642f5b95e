import type { Readable } from 'node:stream';
import { orderNumber } from '@sokoni/rules/order-words';
import { drawOnA4 } from '#platform/pdf/paper.ts';
import { paperColumns } from './columns.ts';
import type { OrderPaper } from './order-paper.ts';
import { drawHead, drawParties } from './paper-head.ts';
import { addressLines, dayThere } from './paper-words.ts';
import { stampOf } from './totals.ts';

/** What goes into the parcel and where it goes; no money. */
export function drawPackingSlip({ store, order, buyer }: OrderPaper, logo: Buffer | null): Readable {
  const number = orderNumber(order);
  return drawOnA4(`Packing slip ${number}`, `${store.name} · Packing slip ${number}`, async (pen, pages) => {
    drawHead(pen, pages, { store, logo, title: 'Packing slip', subtitle: number, stamp: stampOf(order) });
    const sent = order.fulfilments.at(-1);
    drawParties(
      pen,
      pages,
      {
        title: 'Goes to',
        name: buyer?.name ?? 'A customer without a name',
        lines: buyer ? [...addressLines(buyer), buyer.phone].filter(Boolean) : [],
      },
      [
        ['Date', order.placed_at ? dayThere(order.placed_at, store) : ''],
        ['Leaves from', order.location.name],
        ['Sent with', sent?.carrier ?? ''],
        ['Tracking', sent?.tracking_number ?? ''],
      ],
    );
    const columns = paperColumns(pen, [
      'Item',
      { title: 'SKU', width: 110 },
      { title: 'Ordered', width: 52, align: 'end' },
      { title: 'Handed over', width: 64, align: 'end' },
      { title: 'To pack', width: 52, align: 'end' },
    ]);
    await pages.table(
      columns.head(),
      order.lines.map(({ title, variant_name, sku, quantity, fulfilled }) =>
        columns.row([
          { text: title, detail: variant_name },
          { text: sku },
          { text: String(quantity) },
          { text: fulfilled > 0 ? String(fulfilled) : '' },
          { text: String(quantity - fulfilled), isBold: true },
        ]),
      ),
    );
  });
}
