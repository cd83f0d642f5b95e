import type { HandedOver } from '@sokoni/rules/point-of-sale/cash';
import type { Till } from '#offline/till.ts';
import { sayExchange } from '#sentences/sell/exchange.ts';
import { sayReceipt as say } from '#sentences/sell/receipt.ts';
import type { ShownSale } from '../past-sales/shown-sale.ts';
import { wholePayment } from './whole-payment.ts';

/** Cash that goes back with an exchange, in minor units; what is handed over is the amount and its rounding. */
export type GivenBack = Pick<HandedOver, 'amount' | 'rounding'>;

/** What goes back in cash with a sale that items came back for: its return says it, which this device wrote in the same go. Null for nothing. */
export async function givenBackWith(
  till: Pick<Till, 'returnsOf'>,
  { id, payload: { exchange } }: { id: string; payload: Partial<Pick<ShownSale, 'exchange'>> },
): Promise<GivenBack | null> {
  if (!exchange?.order_id) return null;
  const returns = await till.returnsOf(exchange.order_id);
  const refund = returns.find(({ payload }) => payload.exchange?.sale_id === id)?.payload.refund;
  return refund ? wholePayment(refund) : null;
}

/** What is handed to the customer, to the coin. */
export function handedBack({ amount, rounding }: GivenBack): number {
  return amount + rounding;
}

/** The same as lines that stand behind those of how a sale was paid. */
export function givenBackItems(
  back: GivenBack | null | undefined,
  money: (minor: number) => string,
): { term: string; value: string }[] {
  if (!back) return [];
  return [
    ...(back.rounding === 0 ? [] : [{ term: say('rounding'), value: money(back.rounding) }]),
    { term: sayExchange('toRefund'), value: money(handedBack(back)) },
  ];
}
