import { paymentTypeLabels } from '@sokoni/rules/payment-types';
import type { OrderPaper } from './order-paper.ts';
import { dayText, dayThere, methodText, moneyText, rateText } from './paper-words.ts';

/** A sum with its name, as it stands below the lines. */
export interface Sum {
  term: string;
  value: string;
  isBold?: boolean;
}

/** What a line costs before what is taken off the whole order, in minor units. */
export function lineAmount({ quantity, unit_price, discount }: OrderPaper['order']['lines'][number]): number {
  return quantity * (unit_price ?? 0) - (discount ?? 0);
}

/** How the lines come to what the order costs now, less what came back. */
export function totalSums({ store, order, rates }: OrderPaper): Sum[] {
  const money = moneyText(store);
  const goods = order.lines.reduce((sum, line) => sum + lineAmount(line), 0);
  const own = order.lines.reduce((sum, { discount }) => sum + (discount ?? 0), 0);
  const { offer } = order;
  const byHand = (order.discount_total ?? 0) - own - (offer?.amount ?? 0);
  const { shipping, vat_total, apply_vat, prices_include_vat, returned_total, ordered_total, total } = order;
  const vat = rateText(order.vat_percent);
  return [
    { term: 'Goods', value: money(goods) },
    offer !== null && { term: offer.title || 'Discount', value: money(-offer.amount) },
    byHand > 0 && { term: 'Discount', value: money(-byHand) },
    apply_vat && !prices_include_vat && { term: vat, value: money(vat_total ?? 0) },
    (shipping ?? 0) > 0 && { term: 'Delivery', value: money(shipping ?? 0) },
    (returned_total ?? 0) > 0 && { term: 'Ordered', value: money(ordered_total ?? 0) },
    (returned_total ?? 0) > 0 && { term: 'Returned', value: money(-(returned_total ?? 0)) },
    { term: 'Total', value: money(total ?? 0), isBold: true },
    // As the total, of what is left; VAT on top of the goods stands above with what was ordered.
    apply_vat &&
      prices_include_vat && {
        term: `${vat} included`,
        value: money(rates.reduce((sum, line) => sum + line.vat, 0)),
      },
  ].filter((sum) => sum !== false);
}

/** The money that came in and went back so far, the first first. */
export function paymentSums({ store, order }: OrderPaper): Sum[] {
  const money = moneyText(store);
  return order.payments.map(({ kind, method, amount, reference, at }) => {
    const what = kind === 'refund' ? 'Refund' : 'Payment';
    return {
      term: [`${what}, ${methodText(method)}`, dayThere(at, store), reference].filter(Boolean).join(' · '),
      value: money(kind === 'refund' ? -amount : amount),
    };
  });
}

/** What is still to be paid, or to be given back. */
export function balanceSum({ store, order: { owed, due_on } }: OrderPaper): Sum {
  const money = moneyText(store);
  const left = owed ?? 0;
  if (left < 0) return { term: 'To be given back', value: money(-left), isBold: true };
  if (left === 0) return { term: 'Still to be paid', value: money(0), isBold: true };
  const term = due_on === null ? 'Still to be paid' : `Still to be paid by ${dayText(due_on)}`;
  return { term, value: money(left), isBold: true };
}

export function settlementText({ payment_type }: OrderPaper['order']): string {
  return payment_type === null ? '' : paymentTypeLabels[payment_type];
}

/** What an order is besides placed, so that nobody takes its paper for another. */
export function stampOf({ test, state }: Pick<OrderPaper['order'], 'test' | 'state'>): string {
  return [test && 'Test', state === 'cancelled' && 'Cancelled'].filter(Boolean).join(' · ');
}

/** How many of a line's pieces came back. */
export function returnedText({ returned, quantity }: OrderPaper['order']['lines'][number]): string {
  return returned > 0 ? `${returned} of ${quantity} returned` : '';
}
