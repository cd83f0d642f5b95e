import type { Readable } from 'node:stream';
import { commaText, dotText } from '@sokoni/messages/list-text';
import { locationAddressLines } from '@sokoni/rules/stock/location-check';
import { countryText } from '#core/country-text.ts';
import { a4, a4Inside, drawPartsOnA4, type Pages } from '#core/pdf/document.ts';
import { gap, type Pen } from '#core/pdf/pen.ts';
import { documentColumns } from './columns.ts';
import { body, drawHead, drawParties, ink, quiet } from './document-head.ts';
import { addressLines, dayThere } from './document-words.ts';
import type { OrderDocument } from './order-document.ts';
import type { DocumentBuyerRow, DocumentPlaceRow, DocumentStoreRow } from './queries.ts';
import { sayWord } from './sentences.ts';
import { stampOf } from './totals.ts';

/** What a packing slip says of an order; no money. */
export interface Slip {
  order: Pick<OrderDocument['order'], 'number' | 'test' | 'state' | 'placed_at'> & {
    lines: readonly SlipLine[];
    /** What left already, the first first. */
    fulfilments: readonly SlipPackage[];
  };
  buyer: DocumentBuyerRow | null;
  /** Where it leaves from. */
  place: DocumentPlaceRow;
  /** The number of the one package that it is of; left out: of all, and of what is still to be packed. */
  part?: number | undefined;
}

export interface SlipLine {
  id: string;
  title: string;
  variant_name: string;
  sku: string;
  quantity: number;
  fulfilled: number;
}

export interface SlipPackage {
  carrier: string;
  tracking_number: string;
  at: string;
  lines: readonly { line_id: string; quantity: number }[];
}

/** The slip of an order that was read whole, or of one of its packages. */
export function slipOf({ order, buyer, place }: OrderDocument, part?: number): Slip {
  return { order, buyer, place, part };
}

/** What goes into each parcel and where it goes, each slip from a page of its own on. */
export function drawPackingSlips(
  store: DocumentStoreRow,
  logo: Buffer | null,
  slips: readonly Slip[],
): Readable {
  const [only] = slips;
  const title =
    only && slips.length === 1
      ? sayWord('file.slip', { number: only.order.number })
      : sayWord('file.slips', { count: slips.length });
  return drawPartsOnA4(
    title,
    slips.map((slip) => ({
      foot: sayWord('foot.slip', { store: store.name, number: slip.order.number }),
      draw: (pen, pages) => drawSlip(pen, pages, slip, { store, logo }),
    })),
  );
}

async function drawSlip(
  pen: Pen,
  pages: Pages,
  { order, buyer, place, part }: Slip,
  { store, logo }: { store: DocumentStoreRow; logo: Buffer | null },
): Promise<void> {
  drawHead(pen, pages, {
    store,
    logo,
    title: sayWord('title.slip'),
    subtitle: order.number,
    stamp: stampOf(order),
  });
  drawParties(
    pen,
    pages,
    {
      title: sayWord('party.shipTo'),
      name: buyer?.name ?? sayWord('party.walkIn'),
      lines: buyer ? [...addressLines(buyer), buyer.phone].filter(Boolean) : [],
    },
    [
      [sayWord('fact.date'), order.placed_at ? dayThere(order.placed_at, store) : ''],
      [
        sayWord('fact.shipFrom'),
        [place.name, ...locationAddressLines(place, countryText, commaText)].join('\n'),
      ],
    ],
  );
  const lines = new Map(order.lines.map((line) => [line.id, line]));
  const open = order.lines.map((line) => ({ line, quantity: line.quantity - line.fulfilled }));
  if (part === undefined && open.some(({ quantity }) => quantity > 0)) {
    await drawItems(pen, pages, sayWord('slip.toPack'), open);
  }
  for (const [index, { carrier, tracking_number, at, lines: packed }] of order.fulfilments.entries()) {
    if (part !== undefined && part !== index + 1) continue;
    const how = dotText([dayThere(at, store), carrier, tracking_number]);
    const items = packed.flatMap(({ line_id, quantity }) => {
      const line = lines.get(line_id);
      return line ? [{ line, quantity }] : [];
    });
    await drawItems(pen, pages, sayWord('slip.package', { number: index + 1 }), items, how);
  }
}

/** What one package holds, or is still to be packed; lines of which it has nothing are left out. */
async function drawItems(
  pen: Pen,
  pages: Pages,
  title: string,
  items: readonly { line: SlipLine; quantity: number }[],
  how = '',
): Promise<void> {
  pages.add(gap(10));
  pages.add(pen.text({ x: a4.margin, width: a4Inside, text: title, size: 11, isBold: true, color: ink }));
  if (how !== '') pages.add(pen.text({ x: a4.margin, width: a4Inside, text: how, size: body, color: quiet }));
  pages.add(gap(4));
  const columns = documentColumns(pen, [
    sayWord('column.item'),
    { title: sayWord('column.sku'), width: 110 },
    { title: sayWord('column.quantity'), width: 64, align: 'end' },
  ]);
  await pages.table(
    columns.head(),
    items
      .filter(({ quantity }) => quantity > 0)
      .map(({ line: { title: name, variant_name, sku }, quantity }) =>
        columns.row([
          { text: name, detail: variant_name },
          { text: sku },
          { text: String(quantity), isBold: true },
        ]),
      ),
  );
}
