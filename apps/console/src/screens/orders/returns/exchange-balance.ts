import { allocateUnits } from '@sokoni/rules/money/allocate';
import type { Order } from '#contract-types.ts';

/** What an exchange comes to, in minor units. */
export interface ExchangeBalance {
  /** What comes back is worth. */
  back: number;
  /** What the return frees, that is not needed for what is still owed on the order. */
  freed: number;
  /** What is to be paid for the new items on top. */
  rest: number;
  /** What is to be given back once the new items are paid. */
  left: number;
}

/** @param total what the new items cost */
export function exchangeBalance(
  { lines, outstanding }: Pick<Order, 'lines' | 'outstanding'>,
  chosen: readonly { line_id: string; quantity: number }[],
  total: number,
): ExchangeBalance {
  const back = chosen.reduce((sum, { line_id, quantity: now }) => {
    const line = lines.find(({ id }) => id === line_id);
    if (!line) return sum;
    return sum + allocateUnits(line.total ?? 0, line.quantity, { before: line.returned, now });
  }, 0);
  const freed = Math.max(0, back - (outstanding ?? 0));
  const moved = Math.min(freed, total);
  return { back, freed, rest: total - moved, left: freed - moved };
}
