import type { Readable } from 'node:stream';
import { commaText } from '@sokoni/messages/list-text';
import { drawOnRoll, pointsPerMm } from '#core/pdf/document.ts';
import { type Block, beside, gap, stacked } from '#core/pdf/pen.ts';
import { momentThere, moneyText, rateText, storeLines } from './document-words.ts';
import type { OrderDocument } from './order-document.ts';
import { sayWord } from './sentences.ts';
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

/** Printers leave so much of a roll white, in millimetres. */
const printed = { 58: 48, 80: 72 } as const;
const black = '#000000';

/** A receipt for the roll of the store's printer: black alone, one line below the other. */
export function drawReceipt(document: OrderDocument, logo: Buffer | null): Readable {
  const { store, order, buyer, receiptNote } = document;
  const { number } = order;
  const money = moneyText(store);
  return drawOnRoll(sayWord('file.receipt', { number }), store.receipt_mm, (pen) => {
    const width = printed[store.receipt_mm] * pointsPerMm;
    const x = (store.receipt_mm * pointsPerMm - width) / 2;
    const size = store.receipt_mm === 58 ? 7.5 : 8.5;
    const line = (text: string, style: { isBold?: boolean; align?: 'center'; size?: number } = {}) =>
      text === '' ? gap(0) : pen.text({ x, width, size, color: black, text, ...style });
    const rule = () => pen.rule(x, width, { color: black, gap: 4 });
    const figures = width * 0.42;
    const pair = ({ term, value, isBold = false }: Sum, larger = 0): Block =>
      beside([
        pen.text({ x, width: width - figures - 4, size: size + larger, isBold, color: black, text: term }),
        pen.text({
          x: x + width - figures,
          ...{ width: figures, size: size + larger, isBold, color: black, text: value },
          ...{ align: 'end', isWhole: true },
        }),
      ]);
    const logoWidth = Math.min(90, width);

    return [
      ...(logo
        ? [pen.picture(logo, x + (width - logoWidth) / 2, { width: logoWidth, height: 40 }), gap(6)]
        : []),
      line(store.name, { isBold: true, align: 'center', size: size + 3 }),
      ...storeLines(store).map((text) => line(text, { align: 'center' })),
      line(stampOf(order), { isBold: true, align: 'center', size: size + 3 }),
      rule(),
      line(sayWord('title.receipt', { number }), { isBold: true }),
      line(order.placed_at ? momentThere(order.placed_at, store) : ''),
      line(buyer?.name ?? ''),
      line(order.sold_by ? sayWord('receipt.servedBy', { name: order.sold_by }) : ''),
      rule(),
      ...order.lines.map((sold) =>
        stacked([
          line(commaText([sold.title, sold.variant_name])),
          pair({
            term: sayWord('receipt.line', { quantity: sold.quantity, price: money(sold.unit_price ?? 0) }),
            value: money(lineAmount(sold)),
          }),
          sold.discount ? line(sayWord('receipt.lineDiscount', { amount: money(-sold.discount) })) : gap(0),
          line(returnedText(sold)),
          gap(2),
        ]),
      ),
      rule(),
      ...totalSums(document).map((sum) => pair(sum, sum.isBold ? 2 : 0)),
      ...document.rates.map(({ percent, base, amount }) =>
        line(
          amount === 0
            ? sayWord('receipt.rateNone', { rate: rateText(percent, document.named), base: money(base) })
            : sayWord('receipt.rate', {
                rate: rateText(percent, document.named),
                base: money(base),
                amount: money(amount),
              }),
        ),
      ),
      rule(),
      line(settlementText(order)),
      ...paymentSums(document).map((payment) => pair(payment)),
      pair(balanceSum(document)),
      ...(receiptNote === '' ? [] : [gap(8), line(receiptNote)]),
      ...(store.receipt_footer === '' ? [] : [gap(8), line(store.receipt_footer, { align: 'center' })]),
    ];
  });
}
