import type { Readable } from 'node:stream';
import { commaText, dotText } from '@sokoni/messages/list-text';
import { locationAddressLines } from '@sokoni/rules/stock/location-check';
import { countryText } from '#core/country-text.ts';
import { a4, a4Inside, drawOnA4, type Pages } from '#core/pdf/document.ts';
import { beside, gap, type Pen, stacked } from '#core/pdf/pen.ts';
import { documentColumns } from './columns.ts';
import { body, drawHead, drawParties, ink, quiet } from './document-head.ts';
import { addressLines, dayThere } from './document-words.ts';
import type { OrderDocument } from './order-document.ts';
import { sayWord } from './sentences.ts';
import { stampOf } from './totals.ts';

/** What goes to the buyer, without prices, to be signed there; of the whole order, or of one package. */
export function drawDeliveryNote(document: OrderDocument, logo: Buffer | null, part?: number): Readable {
  const { store, order, buyer, place } = document;
  const { number } = order;
  const sent = part === undefined ? undefined : order.fulfilments[part - 1];
  return drawOnA4(
    sayWord('file.deliveryNote', { number }),
    sayWord('foot.deliveryNote', { store: store.name, number }),
    async (pen, pages) => {
      drawHead(pen, pages, {
        store,
        logo,
        title: sayWord('title.deliveryNote'),
        subtitle: dotText([number, part === undefined ? '' : sayWord('slip.package', { number: part })]),
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
          [sayWord('fact.delivered'), sent ? dayThere(sent.at, store) : ''],
          [sayWord('fact.carrier'), sent ? dotText([sent.carrier, sent.tracking_number]) : ''],
          [
            sayWord('fact.shipFrom'),
            [place.name, ...locationAddressLines(place, countryText, commaText)].join('\n'),
          ],
        ],
      );
      const columns = documentColumns(pen, [
        sayWord('column.item'),
        { title: sayWord('column.sku'), width: 100 },
        { title: sayWord('column.ordered'), width: 64, align: 'end' },
        { title: sayWord('column.delivered'), width: 64, align: 'end' },
      ]);
      await pages.table(
        columns.head(),
        deliveredLines(order, sent).map(({ line, quantity }) =>
          columns.row([
            { text: line.title, detail: line.variant_name },
            { text: line.sku },
            { text: String(line.quantity) },
            { text: String(quantity), isBold: true },
          ]),
        ),
      );
      drawSignature(pen, pages);
    },
  );
}

type Order = OrderDocument['order'];

/** Each line with how many units come: of the package, or so far. */
function deliveredLines({ lines }: Order, sent: Order['fulfilments'][number] | undefined) {
  if (!sent) return lines.map((line) => ({ line, quantity: line.fulfilled }));
  return sent.lines.flatMap(({ line_id, quantity }) => {
    const line = lines.find(({ id }) => id === line_id);
    return line ? [{ line, quantity }] : [];
  });
}

/** Where the one who takes it in signs. */
function drawSignature(pen: Pen, pages: Pages): void {
  const between = 24;
  const width = (a4Inside - 2 * between) / 3;
  const fields = ['receivedBy', 'receivedOn', 'signature'] as const;
  pages.add(gap(44));
  pages.add(
    beside(
      fields.map((field, index) => {
        const x = a4.margin + index * (width + between);
        return stacked([
          pen.rule(x, width, { color: ink, gap: 3 }),
          pen.text({ x, width, size: body, text: sayWord(`delivery.${field}`), color: quiet }),
        ]);
      }),
    ),
  );
}
