import { sayReceipt as say } from '#sentences/sell/receipt.ts';
import type { ShownSale } from '../past-sales/shown-sale.ts';

/** What came back for a sale, as one of the lines that say how it was paid; none where nothing did. */
export function exchangeItems(
  { exchange }: Partial<Pick<ShownSale, 'exchange'>>,
  money: (minor: number) => string,
): { term: string; value: string }[] {
  return exchange
    ? [{ term: say('exchange', { number: exchange.number }), value: money(exchange.amount) }]
    : [];
}
