import type { Customer } from '#api/types.ts';

interface Told {
  money: (minor: number) => string;
  count: (count: number) => string;
}

/** What goes over when `other` becomes one with `kept`, as a sentence; `credit` in minor units. */
export function mergedWords(
  kept: Pick<Customer, 'name'>,
  other: Pick<Customer, 'name' | 'order_count' | 'owed'>,
  credit: number,
  { money, count }: Told,
): string {
  const orders = other.order_count ?? 0;
  const parts = [
    ...(orders > 0 ? [orders === 1 ? '1 order' : `${count(orders)} orders`] : []),
    ...((other.owed ?? 0) > 0 ? [`${money(other.owed ?? 0)} owed`] : []),
    ...(credit > 0 ? [`${money(credit)} of store credit`] : []),
  ];
  if (parts.length === 0) {
    return `${other.name} has no orders, owes nothing and has no store credit: only what is known of them comes to ${kept.name}.`;
  }
  const moves = parts.length === 1 && orders <= 1 ? 'moves' : 'move';
  const last = parts.pop() ?? '';
  return `${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last} ${moves} to ${kept.name}.`;
}
