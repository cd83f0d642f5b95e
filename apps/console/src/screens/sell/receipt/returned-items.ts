import { methodName } from '#parts/money/method-name.ts';
import { sayReceipt as say } from '#sentences/sell/receipt.ts';
import { returnableLines, valueBack } from '../past-sales/returned-value.ts';
import type { ShownReturn, ShownSale } from '../past-sales/shown-sale.ts';
import { handedBack } from './given-back.ts';
import { wholePayment } from './whole-payment.ts';

/** What came back of a sale and how the money for it went back, as lines that stand behind those of how it was paid. */
export function returnedItems(
  sale: ShownSale,
  returns: readonly ShownReturn[],
  money: (minor: number) => string,
): { term: string; value: string }[] {
  if (returns.length === 0) return [];
  const refunds = returns.flatMap(({ refund, exchange }) => [
    ...(refund ? [wholePayment(refund)] : []),
    ...(exchange ? [wholePayment({ method: 'exchange' as const, amount: exchange.amount })] : []),
  ]);
  return [
    { term: say('returned'), value: money(-valueBack(returnableLines(sale, returns))) },
    ...refunds.flatMap((refund) => [
      ...(refund.rounding === 0 ? [] : [{ term: say('rounding'), value: money(-refund.rounding) }]),
      { term: say('refund', { method: methodName(refund) }), value: money(-handedBack(refund)) },
    ]),
  ];
}
