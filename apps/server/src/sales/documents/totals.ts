import { dotText } from '@sokoni/messages/list-text';
import type { RateTax } from '@sokoni/rules/pricing/taxes';
import { sayOrderLabel } from '#sales/orders/sentences.ts';
import { dayText, dayThere, methodText, moneyText, rateText } from './document-words.ts';
import type { OrderDocument } from './order-document.ts';
import { sayWord } from './sentences.ts';

/** A sum with its name, as it stands below the lines. */
export interface Sum {
  term: string;
  value: string;
  isBold?: boolean;
}

/** What a line costs before what is taken off the whole order, in minor units. */
export function lineAmount({
  quantity,
  unit_price,
  discount,
}: OrderDocument['order']['lines'][number]): number {
  return quantity * (unit_price ?? 0) - (discount ?? 0);
}

/**
 * How the lines come to what the order costs now, less what came back.
 * @param isBrokenDown the document shows VAT rate by rate elsewhere: here it is one sum
 */
export function totalSums({ store, order, rates, named }: OrderDocument, isBrokenDown = false): Sum[] {
  const money = moneyText(store);
  const sumText = { money, named, isBrokenDown };
  const items = order.lines.reduce((sum, line) => sum + lineAmount(line), 0);
  const own = order.lines.reduce((sum, { discount }) => sum + (discount ?? 0), 0);
  const { offer } = order;
  const byHand = (order.discount_total ?? 0) - own - (offer?.amount ?? 0);
  const { shipping, prices_include_vat, returned_total, ordered_total, total } = order;
  return [
    { term: sayWord('sum.subtotal'), value: money(items) },
    offer !== null && { term: offer.title || sayWord('sum.discount'), value: money(-offer.amount) },
    byHand > 0 && { term: sayWord('sum.discount'), value: money(-byHand) },
    (shipping ?? 0) > 0 && { term: sayWord('sum.delivery'), value: money(shipping ?? 0) },
    ...(prices_include_vat ? [] : taxSums(order.taxes, sumText)),
    (returned_total ?? 0) > 0 && { term: sayWord('sum.orderTotal'), value: money(ordered_total ?? 0) },
    (returned_total ?? 0) > 0 && { term: sayWord('sum.returned'), value: money(-(returned_total ?? 0)) },
    { term: sayWord('sum.total'), value: money(total ?? 0), isBold: true },
    // As the total, of what is left; VAT on top stands above with what was ordered.
    ...(prices_include_vat ? taxSums(rates, { ...sumText, isIncluded: true }) : []),
  ].filter((sum) => sum !== false);
}

interface TaxSumText {
  money: (minor: number) => string;
  named: OrderDocument['named'];
  isBrokenDown: boolean;
  isIncluded?: boolean;
}

/** The tax at each rate that takes any, or of all of them. */
function taxSums(
  taxes: readonly RateTax[],
  { money, named, isBrokenDown, isIncluded = false }: TaxSumText,
): Sum[] {
  const charged = taxes.filter(({ percent }) => Number(percent) > 0);
  if (isBrokenDown) {
    const whole = charged.reduce((sum, { amount }) => sum + amount, 0);
    return [{ term: sayWord(isIncluded ? 'sum.taxIncluded' : 'sum.tax'), value: money(whole) }];
  }
  return charged.map(({ percent, amount }) => {
    const rate = rateText(percent, named);
    return { term: isIncluded ? sayWord('sum.rateIncluded', { rate }) : rate, value: money(amount) };
  });
}

/** The money that came in and went back so far, the first first. */
export function paymentSums({ store, order }: OrderDocument): Sum[] {
  const money = moneyText(store);
  return order.payments.flatMap(({ kind, method, label, amount, rounding, tip, reference, at }) => {
    const sign = kind === 'refund' ? -1 : 1;
    const name = sayWord(`sum.${kind}`, { method: label || methodText(method) });
    return [
      {
        term: dotText([name, dayThere(at, store), reference]),
        value: money(sign * amount),
      },
      ...(rounding === 0 ? [] : [{ term: sayWord('sum.rounding'), value: money(sign * rounding) }]),
      ...(tip === 0 ? [] : [{ term: sayWord('sum.tip'), value: money(tip) }]),
    ];
  });
}

/** What of a deposit is still to be paid; nothing where none is. */
export function depositSums({ store, order: { deposit_due } }: OrderDocument): Sum[] {
  const due = deposit_due ?? 0;
  return due > 0 ? [{ term: sayWord('sum.depositDue'), value: moneyText(store)(due), isBold: true }] : [];
}

/** What is still to be paid, or to be given back. */
export function balanceSum({ store, order: { outstanding, due_on } }: OrderDocument): Sum {
  const money = moneyText(store);
  const left = outstanding ?? 0;
  if (left < 0) return { term: sayWord('sum.refundDue'), value: money(-left), isBold: true };
  if (left === 0) return { term: sayWord('sum.balanceDue'), value: money(0), isBold: true };
  const term =
    due_on === null
      ? sayWord('sum.balanceDue')
      : sayWord('sum.balanceDueBy', { day: dayText(due_on, store) });
  return { term, value: money(left), isBold: true };
}

export function settlementText({ payment_type }: OrderDocument['order']): string {
  return payment_type === null ? '' : sayOrderLabel(`type.${payment_type}`);
}

/** What an order is besides placed, so that nobody takes its paper for another. */
export function stampOf({ test, state }: Pick<OrderDocument['order'], 'test' | 'state'>): string {
  return dotText([
    test ? sayWord('stamp.test') : '',
    state === 'cancelled' ? sayWord('stamp.cancelled') : '',
  ]);
}

/** How many of a line's units came back. */
export function returnedText({ returned, quantity }: OrderDocument['order']['lines'][number]): string {
  return returned > 0 ? sayWord('line.returned', { returned, quantity }) : '';
}
