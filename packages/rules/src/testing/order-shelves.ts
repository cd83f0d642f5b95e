import type { Result } from '../result.ts';
import { emptyLevel, release, reserve, type StockChange, type StockLevel } from '../stock.ts';
import { type BookedOrder, type OrderBooks, withOrder } from './order-books.ts';
import { goods } from './order-steps.ts';

export interface Spot {
  readonly good: number | null;
  readonly place: number;
  readonly quantity: number;
}

/** What is promised of a placed order: all that was not handed over. */
export function promisedOf({ lines, place: from }: BookedOrder): Spot[] {
  return lines.map(({ good, quantity, fulfilled }) => ({
    good,
    place: from,
    quantity: quantity - fulfilled,
  }));
}

/** Promises what is wanted now instead of what was promised before, spot by spot; or nothing changes. */
export function promise(
  books: OrderBooks,
  before: readonly Spot[],
  after: readonly Spot[],
): Result<OrderBooks, 'not_enough_stock'> {
  let changed = books;
  const short = goods.some(({ tracked }, good) =>
    [0, 1].some((spotPlace) => {
      const here = (spots: readonly Spot[]) =>
        spots.reduce(
          (sum, spot) => sum + (spot.good === good && spot.place === spotPlace ? spot.quantity : 0),
          0,
        );
      const more = here(after) - here(before);
      const spot = { good, place: spotPlace };
      if (more < 0) changed = withLevel(changed, spot, (level) => release(level, -more));
      if (more <= 0) return false;
      const kept = reserve(changed.levels[good]?.[spotPlace] ?? emptyLevel, more, tracked);
      if (kept.ok) changed = withLevel(changed, spot, () => kept.value);
      return !kept.ok;
    }),
  );
  return short ? { ok: false, reason: 'not_enough_stock' } : { ok: true, value: changed };
}

/** Moves goods of an order on the shelves of its place, and writes down that they did. */
export function move(
  books: OrderBooks,
  { id, place: at }: BookedOrder,
  pieces: readonly { readonly good: number | null; readonly quantity: number }[],
  how: (level: StockLevel, quantity: number) => StockChange,
): OrderBooks {
  return pieces.reduce((sofar, { good, quantity }) => {
    if (good === null) return sofar;
    const spot = { good, place: at };
    const order = sofar.orders.find((candidate) => candidate.id === id);
    const change = how(sofar.levels[good]?.[at] ?? emptyLevel, quantity);
    const moves = [...(order?.moves ?? []), { ...spot, quantity: change.movement?.quantity ?? 0 }];
    return withLevel(order ? withOrder(sofar, { ...order, moves }) : sofar, spot, () => change);
  }, books);
}

export function withLevel(
  books: OrderBooks,
  spot: { readonly good: number; readonly place: number },
  change: (level: StockLevel) => StockChange,
): OrderBooks {
  const levels = books.levels.map((row, good) =>
    row.map((level, at) => (good === spot.good && at === spot.place ? change(level).level : level)),
  );
  return { ...books, levels };
}
