import { keptOf } from '@sokoni/rules/point-of-sale/cash';
import type { SaleRung } from '#offline/till-types.ts';
import { methodName } from '#parts/money/method-name.ts';
import { sayReceipt as say } from '#sentences/sell/receipt.ts';
import type { ShownPayment, ShownSale } from '../past-sales/shown-sale.ts';
import { wholePayment } from './whole-payment.ts';

/** How a sale was paid, line by line: what cash was rounded by, what was given on top, and what was kept. */
export function paymentItems(
  payments: ShownSale['payments'],
  money: (minor: number) => string,
): { term: string; value: string }[] {
  return payments
    .map((paid) => wholePayment<ShownPayment>(paid))
    .flatMap((payment) => [
      ...(payment.rounding === 0 ? [] : [{ term: say('rounding'), value: money(payment.rounding) }]),
      ...(payment.tip === 0 ? [] : [{ term: say('tip'), value: money(payment.tip) }]),
      { term: methodName(payment), value: money(keptOf(payment)) },
    ]);
}

/** What went back to the customer, in minor units. */
export function changeGiven(payments: SaleRung['payments']): number {
  return payments.map(wholePayment).reduce((sum, payment) => {
    const kept = keptOf(payment);
    return sum + (payment.tendered ?? kept) - kept;
  }, 0);
}
