import type { Readable } from 'node:stream';
import { dotText } from '@sokoni/messages/list-text';
import { a4, a4Inside, drawOnA4, type Pages } from '#core/pdf/document.ts';
import { type Block, beside, gap, type Pen, stacked } from '#core/pdf/pen.ts';
import { documentColumns } from './columns.ts';
import { body, drawClosing, drawHead, drawParties, ink, quiet } from './document-head.ts';
import { addressLines, dayText, dayThere, moneyText, rateText } from './document-words.ts';
import { drawSums as sums, sumsLeft, sumsWidth } from './draw-sums.ts';
import type { OrderDocument } from './order-document.ts';
import type { DocumentStoreRow } from './queries.ts';
import { sayWord } from './sentences.ts';
import {
  balanceSum,
  depositSums,
  lineAmount,
  paymentSums,
  returnedText,
  settlementText,
  stampOf,
  totalSums,
} from './totals.ts';

/** An invoice on A4: what was bought, what it comes to, what is paid and what is outstanding, as the order is now. */
export function drawInvoice(document: OrderDocument, logo: Buffer | null): Readable {
  return drawBill('invoice', document, logo);
}

/** What a buyer is asked to pay by, before there is an invoice: the same without what was paid, and said to be none. */
export function drawProforma(document: OrderDocument, logo: Buffer | null): Readable {
  return drawBill('proforma', document, logo);
}

function drawBill(kind: 'invoice' | 'proforma', document: OrderDocument, logo: Buffer | null): Readable {
  const { store, order, buyer } = document;
  const { number } = order;
  const money = moneyText(store);
  return drawOnA4(
    sayWord(`file.${kind}`, { number }),
    sayWord(`foot.${kind}`, { store: store.name, number }),
    async (pen, pages) => {
      drawHead(pen, pages, {
        store,
        logo,
        title: sayWord(`title.${kind}`),
        subtitle: number,
        stamp: stampOf(order),
      });
      const contact = buyer ? [...addressLines(buyer), buyer.email, buyer.phone].filter(Boolean) : [];
      drawParties(
        pen,
        pages,
        { title: sayWord('party.billTo'), name: buyer?.name ?? sayWord('party.walkIn'), lines: contact },
        [
          [sayWord('fact.date'), order.placed_at ? dayThere(order.placed_at, store) : ''],
          [sayWord('fact.due'), order.due_on ? dayText(order.due_on, store) : ''],
          [sayWord('fact.payment'), settlementText(order)],
          [sayWord('fact.soldBy'), order.sold_by],
        ],
      );

      const columns = documentColumns(pen, [
        sayWord('column.item'),
        { title: sayWord('column.quantity'), width: 44, align: 'end' },
        { title: sayWord('column.unitPrice'), width: 86, align: 'end' },
        { title: sayWord('column.discount'), width: 72, align: 'end' },
        { title: sayWord('column.amount'), width: 90, align: 'end' },
      ]);
      await pages.table(
        columns.head(),
        order.lines.map((line) =>
          columns.row([
            {
              text: line.title,
              detail: dotText([line.variant_name, line.sku, rateOf(line, document), returnedText(line)]),
            },
            { text: String(line.quantity) },
            { text: money(line.unit_price ?? 0) },
            { text: line.discount ? money(-line.discount) : '' },
            { text: money(lineAmount(line)) },
          ]),
        ),
      );
      pages.add(gap(8));
      pages.add(beside([rates(pen, document), sums(pen, totalSums(document, document.rates.length > 1))]));
      pages.add(gap(6));
      if (kind === 'invoice') {
        for (const payment of paymentSums(document)) pages.add(sums(pen, [payment]));
        pages.add(
          stacked([
            pen.rule(sumsLeft, sumsWidth, { color: ink }),
            sums(pen, [...depositSums(document), balanceSum(document)]),
          ]),
        );
      } else {
        for (const due of depositSums(document)) pages.add(sums(pen, [due]));
        pages.add(
          pen.text({
            x: a4.margin,
            width: a4Inside,
            size: body,
            text: sayWord('proforma.note'),
            color: quiet,
          }),
        );
      }
      drawHowToPay(pen, pages, store);
      drawClosing(pen, pages, store.invoice_footer);
    },
  );
}

/** When and where to pay, as far as the store says so. */
function drawHowToPay(pen: Pen, pages: Pages, { payment_terms, bank_details }: DocumentStoreRow): void {
  const place = { x: a4.margin, width: a4Inside, size: body };
  const texts = [
    [sayWord('invoice.terms'), payment_terms],
    [sayWord('invoice.bank'), bank_details],
  ] as const;
  for (const [title, text] of texts) {
    if (text === '') continue;
    pages.add(gap(12));
    pages.add(
      pen.lines([
        { ...place, text: title, isBold: true, color: quiet },
        { ...place, text, color: ink },
      ]),
    );
  }
}

/** The rate of a line, where the lines of the invoice have several. */
function rateOf(
  { tax_percent }: OrderDocument['order']['lines'][number],
  { order, rates, named }: OrderDocument,
): string {
  if (!order.apply_vat) return '';
  return rates.length > 1 || tax_percent === null ? rateText(tax_percent, named) : '';
}

/** VAT rate by rate, at the beginning, where there are several; of a single rate the sums say all. */
function rates(pen: Pen, { store, rates: all, named }: OrderDocument): Block {
  if (all.length < 2) return gap(0);
  const money = moneyText(store);
  const row = (cells: readonly string[], isBold = false) =>
    beside(
      cells.map((text, index) =>
        pen.text({
          x: a4.margin + (index === 0 ? 0 : 24 + index * 60),
          ...{
            width: index === 0 ? 80 : 56,
            size: 8,
            isBold,
            text,
            color: isBold ? quiet : ink,
            isWhole: true,
          },
          align: index === 0 ? 'start' : 'end',
        }),
      ),
    );
  return stacked([
    row([sayWord('rates.rate'), sayWord('rates.net'), sayWord('rates.vat')], true),
    ...all.map(({ percent, base, amount }) => row([rateText(percent, named), money(base), money(amount)])),
  ]);
}
