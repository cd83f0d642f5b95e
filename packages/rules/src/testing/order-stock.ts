import type { Result } from '#result.ts';
import { emptyLevel, type StockChange, type StockLevel } from '#stock/stock.ts';
import { type LedgerOrder, type OrderLedger, withOrder } from './order-ledger.ts';
import { items } from './order-steps.ts';
import { release, reserve } from './stock-promises.ts';

export interface StockLocation {
  readonly item: number | null;
  readonly place: number;
  readonly quantity: number;
}

/** What is promised of a placed order: all that was not fulfilled. */
export function promisedOf({ lines, place: from }: LedgerOrder): StockLocation[] {
  return lines.map(({ item, quantity, fulfilled }) => ({
    item,
    place: from,
    quantity: quantity - fulfilled,
  }));
}

/** Promises what is wanted now instead of what was promised before, spot by spot; or nothing changes. */
export function promise(
  ledger: OrderLedger,
  before: readonly StockLocation[],
  after: readonly StockLocation[],
): Result<OrderLedger, 'not_enough_stock'> {
  let changed = ledger;
  const short = items.some(({ tracked }, item) =>
    [0, 1].some((stockLocationPlace) => {
      const here = (stockLocations: readonly StockLocation[]) =>
        stockLocations.reduce(
          (sum, stockLocation) =>
            sum +
            (stockLocation.item === item && stockLocation.place === stockLocationPlace
              ? stockLocation.quantity
              : 0),
          0,
        );
      const more = here(after) - here(before);
      const stockLocation = { item, place: stockLocationPlace };
      if (more < 0) changed = withLevel(changed, stockLocation, (level) => release(level, -more));
      if (more <= 0) return false;
      const kept = reserve(changed.levels[item]?.[stockLocationPlace] ?? emptyLevel, more, tracked);
      if (kept.ok) changed = withLevel(changed, stockLocation, () => kept.value);
      return !kept.ok;
    }),
  );
  return short ? { ok: false, reason: 'not_enough_stock' } : { ok: true, value: changed };
}

/** Moves items of an order on the shelves of its place, and writes down that they did. */
export function move(
  ledger: OrderLedger,
  { id, place: at }: LedgerOrder,
  units: readonly { readonly item: number | null; readonly quantity: number }[],
  how: (level: StockLevel, quantity: number) => StockChange,
): OrderLedger {
  return units.reduce((sofar, { item, quantity }) => {
    if (item === null) return sofar;
    const stockLocation = { item, place: at };
    const order = sofar.orders.find((candidate) => candidate.id === id);
    const change = how(sofar.levels[item]?.[at] ?? emptyLevel, quantity);
    const moves = [...(order?.moves ?? []), { ...stockLocation, quantity: change.movement?.quantity ?? 0 }];
    return withLevel(order ? withOrder(sofar, { ...order, moves }) : sofar, stockLocation, () => change);
  }, ledger);
}

export function withLevel(
  ledger: OrderLedger,
  stockLocation: { readonly item: number; readonly place: number },
  change: (level: StockLevel) => StockChange,
): OrderLedger {
  const levels = ledger.levels.map((row, item) =>
    row.map((level, at) =>
      item === stockLocation.item && at === stockLocation.place ? change(level).level : level,
    ),
  );
  return { ...ledger, levels };
}
