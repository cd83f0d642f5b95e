import { averageAfter, averageCorrected, averageWithout } from '../average-cost.ts';
import { landedValue, shareCosts } from '../landed-cost.ts';
import { allowsAct, openPieces, stateByReceipts, surplus } from '../purchase-order.ts';
import type { Result } from '../result.ts';
import { adjust } from '../stock.ts';
import {
  type Arrived,
  type Arriving,
  levelAt,
  type Order,
  onHandOf,
  type StockBooks,
  withChange,
} from './stock-books.ts';
import type { SentStep, StockStep } from './stock-steps.ts';

/** What every order pays on top of its goods, until a bill says otherwise. */
export const usualFreight = 101;

/** What a piece of a variant takes, whoever sells it. */
export function unitCostOf(variant: number): number {
  return 100 * (variant + 1);
}

/** What a bill says that an order pays on top. */
export function billedBy({ pieces }: StockStep): number {
  return pieces * 70;
}

/** What a step orders: its own variant as it says, and three of the other. */
export function orderLinesOf({ variant, pieces }: StockStep): Arriving[] {
  return [
    { variant, quantity: pieces },
    { variant: 1 - variant, quantity: 3 },
  ];
}

export function order(books: StockBooks, step: SentStep): StockBooks {
  const lines = orderLinesOf(step).map((line) => ({ ...line, received: 0 }));
  const { key: id, place } = step;
  const placed: Order = { id, place, state: 'ordered', lines, onTop: usualFreight, receipts: [] };
  return { ...books, orders: [...books.orders, placed] };
}

/** The purchase order that a step is about; undefined where no order is in a state for it, and nothing happens then. */
export function orderOf({ orders }: StockBooks, kind: StockStep['kind']): Order | undefined {
  if (kind === 'bill') return orders.findLast(({ receipts }) => receipts.length > 1) ?? orders.at(-1);
  if (kind === 'call_off_rest') return orders.find(({ state }) => allowsAct(state, 'close'));
  if (kind === 'receive_late') return orders.find(({ state }) => !allowsAct(state, 'receive'));
  if (kind === 'take_back') return orders.findLast(({ receipts }) => receipts.length > 0);
  return orders.find(({ state }) => allowsAct(state, 'receive'));
}

/** What comes of an order: a part of what is open, or more than that. */
export function deliveryOf({ lines }: Order, { kind, variant, place, pieces }: StockStep): Arriving[] {
  return lines.flatMap((line) => {
    const open = openPieces(line);
    const own = line.variant === variant;
    const beyond = own && kind !== 'receive' ? open + pieces : 0;
    const quantity = beyond || Math.min(own ? pieces : place, open);
    return quantity > 0 ? [{ variant: line.variant, quantity }] : [];
  });
}

export function receive(
  books: StockBooks,
  step: SentStep,
): Result<StockBooks, 'over_receipt' | 'wrong_state'> {
  const found = orderOf(books, step.kind);
  const delivery = found ? deliveryOf(found, step) : [];
  if (!found || delivery.length === 0) return { ok: true, value: books };
  if (!allowsAct(found.state, 'receive')) return { ok: false, reason: 'wrong_state' };
  const tooMuch = found.lines.some((line) => surplus(line, piecesOf(delivery, line.variant)) > 0);
  if (tooMuch && step.kind !== 'receive_more') return { ok: false, reason: 'over_receipt' };
  const arrived = delivery.map(({ variant, quantity }): Arrived => {
    const from = found.lines.find((line) => line.variant === variant)?.received ?? 0;
    const value = valueBetween(found, variant, from, from + quantity);
    const costBefore = books.costs[variant] ?? null;
    const holding = { onHand: onHandOf(books, variant), cost: costBefore };
    return {
      variant,
      quantity,
      value,
      costBefore,
      costAfter: averageAfter(holding, { pieces: quantity, value }),
    };
  });
  const receipts = [...found.receipts, { id: step.key, arrived }];
  const costed = arrived.reduce(
    (sofar, { variant, costAfter }) => withCost(sofar, variant, costAfter),
    books,
  );
  return { ok: true, value: moveGoods(withOrder(costed, { ...found, receipts }), found.id, arrived, 1) };
}

export function bill(books: StockBooks, step: StockStep): StockBooks {
  const found = orderOf(books, 'bill');
  return found ? revalued(books, { ...found, onTop: billedBy(step) }) : books;
}

export function callOffRest(books: StockBooks): StockBooks {
  const found = orderOf(books, 'call_off_rest');
  return found ? revalued(books, { ...found, state: 'closed' }) : books;
}

export function takeBack(books: StockBooks): StockBooks {
  const found = orderOf(books, 'take_back');
  const last = found?.receipts.at(-1);
  if (!found || !last) return books;
  const cameSince = (variant: number) =>
    books.orders.some(({ receipts }) =>
      receipts.some(
        ({ id, arrived }) =>
          books.keys.indexOf(id) > books.keys.indexOf(last.id) && piecesOf(arrived, variant) > 0,
      ),
    );
  const costed = last.arrived.reduce((sofar, { variant, quantity, value, costBefore, costAfter }) => {
    const cost = sofar.costs[variant] ?? null;
    const holding = { onHand: onHandOf(sofar, variant), cost };
    const isLast = cost === costAfter && !cameSince(variant);
    return withCost(
      sofar,
      variant,
      isLast ? costBefore : averageWithout(holding, { pieces: quantity, value }),
    );
  }, books);
  const without = withOrder(costed, { ...found, receipts: found.receipts.slice(0, -1) });
  const moved = moveGoods(without, found.id, last.arrived, -1);
  const left = moved.orders.find(({ id }) => id === found.id);
  return left ? revalued(moved, left) : moved;
}

/** What the pieces of a line from `from` up to `to` have cost, with their share of what is paid on top. */
function valueBetween({ state, lines, onTop }: Order, variant: number, from: number, to: number): number {
  const landed = lines.map((line) => ({
    pieces: state === 'closed' ? line.received : line.quantity,
    unitCost: unitCostOf(line.variant),
    weightGrams: null,
  }));
  const shares = shareCosts(landed, onTop, 'value');
  const at = lines.findIndex((line) => line.variant === variant);
  const upTo = (count: number) => {
    const line = landed[at];
    return line ? (landedValue(line, shares[at] ?? 0, count) ?? 0) : 0;
  };
  return upTo(to) - upTo(from);
}

/** The order with what has come of it at what it has cost as it is now, and the averages that follow. */
function revalued(books: StockBooks, changed: Order): StockBooks {
  const counted = new Map<number, number>();
  const receipts = changed.receipts.map(({ id, arrived }) => ({
    id,
    arrived: arrived.map((part) => {
      const from = counted.get(part.variant) ?? 0;
      counted.set(part.variant, from + part.quantity);
      return { ...part, value: valueBetween(changed, part.variant, from, from + part.quantity) };
    }),
  }));
  const partsOf = (all: Order['receipts'], variant: number) =>
    all.flatMap(({ arrived }) => arrived.filter((part) => part.variant === variant));
  return changed.lines.reduce(
    (sofar, { variant }) => {
      const after = partsOf(receipts, variant);
      const came = partsOf(changed.receipts, variant).map(({ quantity, value }, index) => ({
        pieces: quantity,
        before: value,
        after: after[index]?.value ?? null,
      }));
      const holding = { onHand: onHandOf(sofar, variant), cost: sofar.costs[variant] ?? null };
      return withCost(sofar, variant, averageCorrected(holding, came));
    },
    withOrder(books, { ...changed, receipts }),
  );
}

/** Puts what has come of an order on its shelf, or takes it away again, and says how the order stands then. */
function moveGoods(books: StockBooks, id: string, arrived: readonly Arriving[], sign: 1 | -1): StockBooks {
  const found = books.orders.find((candidate) => candidate.id === id);
  if (!found) return books;
  const lines = found.lines.map((line) => ({
    ...line,
    received: line.received + sign * piecesOf(arrived, line.variant),
  }));
  const after = withOrder(books, { ...found, lines, state: stateByReceipts(found.state, lines) });
  return arrived.reduce((sofar, { variant, quantity }) => {
    const change = adjust(levelAt(sofar, variant, found.place), 'receipt', sign * quantity);
    return withChange(sofar, variant, found.place, change);
  }, after);
}

function withOrder(books: StockBooks, changed: Order): StockBooks {
  return { ...books, orders: books.orders.map((old) => (old.id === changed.id ? changed : old)) };
}

function withCost(books: StockBooks, variant: number, cost: number | null): StockBooks {
  return { ...books, costs: books.costs.map((old, index) => (index === variant ? cost : old)) };
}

function piecesOf(arrived: readonly Arriving[], variant: number): number {
  return arrived.reduce((sum, line) => sum + (line.variant === variant ? line.quantity : 0), 0);
}
