import type { Readable } from 'node:stream';
import { orderNumber } from '@sokoni/rules/order-words';
import { drawPartsOnA4, type Pages } from '#platform/pdf/paper.ts';
import type { Pen } from '#platform/pdf/pen.ts';
import { paperColumns } from './columns.ts';
import type { OrderPaper } from './order-paper.ts';
import { drawHead, drawParties } from './paper-head.ts';
import { addressLines, dayThere } from './paper-words.ts';
import type { PaperBuyerRow, PaperStoreRow } from './queries.ts';
import { stampOf } from './totals.ts';

/** What a packing slip says of an order; no money. */
export interface Slip {
  order: Pick<OrderPaper['order'], 'number' | 'test' | 'state' | 'placed_at'> & {
    location: { name: string };
    /** With what goods went last. */
    sent: { carrier: string; tracking_number: string } | undefined;
    lines: readonly SlipLine[];
  };
  buyer: PaperBuyerRow | null;
}

export interface SlipLine {
  title: string;
  variant_name: string;
  sku: string;
  quantity: number;
  fulfilled: number;
}

/** The slip of an order that was read whole. */
export function slipOf({ order, buyer }: OrderPaper): Slip {
  return { order: { ...order, sent: order.fulfilments.at(-1) }, buyer };
}

/** What goes into each parcel and where it goes, each slip from a page of its own on. */
export function drawPackingSlips(
  store: PaperStoreRow,
  logo: Buffer | null,
  slips: readonly Slip[],
): Readable {
  const [only] = slips;
  const title =
    only && slips.length === 1 ? `Packing slip ${orderNumber(only.order)}` : `${slips.length} packing slips`;
  return drawPartsOnA4(
    title,
    slips.map((slip) => ({
      foot: `${store.name} · Packing slip ${orderNumber(slip.order)}`,
      draw: (pen, pages) => drawSlip(pen, pages, slip, { store, logo }),
    })),
  );
}

async function drawSlip(
  pen: Pen,
  pages: Pages,
  { order, buyer }: Slip,
  { store, logo }: { store: PaperStoreRow; logo: Buffer | null },
): Promise<void> {
  drawHead(pen, pages, {
    store,
    logo,
    title: 'Packing slip',
    subtitle: orderNumber(order),
    stamp: stampOf(order),
  });
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
      ['Sent with', order.sent?.carrier ?? ''],
      ['Tracking', order.sent?.tracking_number ?? ''],
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
}
