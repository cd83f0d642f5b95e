import type { Customer } from '#contract-types.ts';
import { sayMerge } from '#sentences/customers/merge.ts';

/** What goes over when `other` becomes one with `kept`, as a sentence; `credit` in minor units. */
export function mergedWords(
  kept: Pick<Customer, 'name'>,
  other: Pick<Customer, 'name' | 'order_count' | 'outstanding'>,
  credit: number,
  money: (minor: number) => string,
): string {
  const orders = other.order_count ?? 0;
  const owed = other.outstanding ?? 0;
  const said = { name: kept.name, orders, balance: money(owed), credit: money(credit) };
  if (orders > 0 && owed > 0 && credit > 0) return sayMerge('moves.all', said);
  if (orders > 0 && owed > 0) return sayMerge('moves.ordersBalance', said);
  if (orders > 0 && credit > 0) return sayMerge('moves.ordersCredit', said);
  if (owed > 0 && credit > 0) return sayMerge('moves.balanceCredit', said);
  if (orders > 0) return sayMerge('moves.orders', said);
  if (owed > 0) return sayMerge('moves.balance', said);
  if (credit > 0) return sayMerge('moves.credit', said);
  return sayMerge('moves.nothing', { other: other.name, name: kept.name });
}
