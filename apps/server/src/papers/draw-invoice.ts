import type { Readable } from 'node:stream';
import { orderNumber } from '@sokoni/rules/order-words';
import { a4, a4Inside, drawOnA4 } from '#platform/pdf/paper.ts';
import { type Block, beside, gap, type Pen, stacked } from '#platform/pdf/pen.ts';
import { paperColumns } from './columns.ts';
import type { OrderPaper } from './order-paper.ts';
import { body, drawClosing, drawHead, drawParties, ink, quiet } from './paper-head.ts';
import { addressLines, dayText, dayThere, moneyText, rateText } from './paper-words.ts';
import {
  balanceSum,
  lineAmount,
  paymentSums,
  returnedText,
  type Sum,
  settlementText,
  stampOf,
  totalSums,
} from './totals.ts';

const sumsWidth = 300;

/** An invoice on A4: what was bought, what it comes to, what is paid and what is owed, as the order is now. */
export function drawInvoice(paper: OrderPaper, logo: Buffer | null): Readable {
  const { store, order, buyer } = paper;
  const number = orderNumber(order);
  const money = moneyText(store);
  return drawOnA4(`Invoice ${number}`, `${store.name} · Invoice ${number}`, async (pen, pages) => {
    drawHead(pen, pages, { store, logo, title: 'Invoice', subtitle: number, stamp: stampOf(order) });
    const contact = buyer ? [...addressLines(buyer), buyer.email, buyer.phone].filter(Boolean) : [];
    drawParties(
      pen,
      pages,
      { title: 'Sold to', name: buyer?.name ?? 'A customer without a name', lines: contact },
      [
        ['Date', order.placed_at ? dayThere(order.placed_at, store) : ''],
        ['Due', order.due_on ? dayText(order.due_on) : ''],
        ['Payment', settlementText(order)],
        ['Sold by', order.sold_by],
      ],
    );

    const columns = paperColumns(pen, [
      'Item',
      { title: 'Quantity', width: 44, align: 'end' },
      { title: 'Unit price', width: 86, align: 'end' },
      { title: 'Discount', width: 72, align: 'end' },
      { title: 'Amount', width: 90, align: 'end' },
    ]);
    await pages.table(
      columns.head(),
      order.lines.map((line) =>
        columns.row([
          {
            text: line.title,
            detail: [
              line.variant_name,
              line.sku,
              order.apply_vat && line.exempt_vat && 'no VAT',
              returnedText(line),
            ]
              .filter(Boolean)
              .join(' · '),
          },
          { text: String(line.quantity) },
          { text: money(line.unit_price ?? 0) },
          { text: line.discount ? money(-line.discount) : '' },
          { text: money(lineAmount(line)) },
        ]),
      ),
    );
    pages.add(gap(8));
    pages.add(beside([rates(pen, paper), sums(pen, totalSums(paper))]));
    pages.add(gap(6));
    for (const payment of paymentSums(paper)) pages.add(sums(pen, [payment]));
    pages.add(stacked([pen.rule(sumsLeft, sumsWidth, { color: ink }), sums(pen, [balanceSum(paper)])]));
    drawClosing(pen, pages, store.receipt_footer);
  });
}

const sumsLeft = a4.margin + a4Inside - sumsWidth;

/** Names and figures at the right of the page. */
function sums(pen: Pen, all: readonly Sum[]): Block {
  return stacked(
    all.map(({ term, value, isBold = false }) => {
      const size = isBold ? 11 : body;
      return stacked([
        beside([
          pen.text({
            x: sumsLeft,
            width: sumsWidth - 108,
            size,
            isBold,
            text: term,
            color: isBold ? ink : quiet,
          }),
          pen.text({
            x: sumsLeft + sumsWidth - 100,
            ...{ width: 100, size, isBold, text: value, color: ink, align: 'end', isWhole: true },
          }),
        ]),
        gap(2),
      ]);
    }),
  );
}

/** VAT rate by rate, at the left. */
function rates(pen: Pen, { store, rates: all }: OrderPaper): Block {
  if (all.length === 0) return gap(0);
  const money = moneyText(store);
  const row = (cells: readonly string[], isBold = false) =>
    beside(
      cells.map((text, index) =>
        pen.text({
          x: a4.margin + index * 68,
          ...{ width: 62, size: 8, isBold, text, color: isBold ? quiet : ink, isWhole: true },
          align: index === 0 ? 'start' : 'end',
        }),
      ),
    );
  return stacked([
    row(['VAT', 'Net', 'VAT amount'], true),
    ...all.map(({ percent, net, vat }) => row([rateText(percent), money(net), money(vat)])),
  ]);
}
