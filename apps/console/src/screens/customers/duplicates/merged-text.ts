import type { Customer } from '#contract-types.ts';

interface Told {
  money: (minor: number) => string;
  count: (count: number) => string;
}

/** What goes over when `other` becomes one with `kept`, as a sentence; `credit` in minor units. */
export function mergedWords(
  kept: Pick<Customer, 'name'>,
  other: Pick<Customer, 'name' | 'order_count' | 'outstanding'>,
  credit: number,
  { money, count }: Told,
): string {
  const orders = other.order_count ?? 0;
  const parts = [
    ...(orders > 0 ? [orders === 1 ? '1 order' : `${count(orders)} orders`] : []),
    ...((other.outstanding ?? 0) > 0 ? [`${money(other.outstanding ?? 0)} outstanding`] : []),
    ...(credit > 0 ? [`${money(credit)} store credit`] : []),
  ];
  if (parts.length === 0) {
    return `${other.name} has no orders, outstanding balance or store credit. Only their details move to ${kept.name}.`;
  }
  const moves = parts.length === 1 && orders <= 1 ? 'moves' : 'move';
  const last = parts.pop() ?? '';
  return `${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last} ${moves} to ${kept.name}.`;
}
