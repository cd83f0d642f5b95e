import type { SaleRung } from '#offline/till-types.ts';
import { sayReceipt as say } from '#sentences/sell/receipt.ts';

/** What came back for a sale, as one of the lines that say how it was paid; none where nothing did. */
export function exchangeItems(
  { exchange }: Partial<Pick<SaleRung, 'exchange'>>,
  money: (minor: number) => string,
): { term: string; value: string }[] {
  return exchange
    ? [{ term: say('exchange', { number: exchange.number }), value: money(exchange.amount) }]
    : [];
}
