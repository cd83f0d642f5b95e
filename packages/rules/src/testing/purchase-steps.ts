import type { Result } from '#result.ts';
import { averageAfter, averageCorrected, averageWithout } from '#stock/average-cost.ts';
import { landedValue, shareCosts } from '#stock/landed-cost.ts';
import { allowsAct, openUnits, stateByReceipts, surplus } from '#stock/purchase-order.ts';
import { adjust } from '#stock/stock.ts';
import {
  type Arrived,
  type Arriving,
  levelAt,
  type Order,
  onHandOf,
  type StockLedger,
  withChange,
} from './stock-ledger.ts';
import type { SentStep, StockStep } from './stock-steps.ts';

/** What every order pays on top of its items, until a bill says otherwise. */
export const usualFreight = 101;

/** What a piece of a variant takes, whoever sells it. */
export function unitCostOf(variant: number): number {
  return 100 * (variant + 1);
}

/** What a bill says that an order pays on top. */
export function billedBy({ units }: StockStep): number {
  return units * 70;
}

/** What a step orders: its own variant as it says, and three of the other. */
export function orderLinesOf({ variant, units }: StockStep): Arriving[] {
  return [
    { variant, quantity: units },
    { variant: 1 - variant, quantity: 3 },
  ];
}

export function order(ledger: StockLedger, step: SentStep): StockLedger {
  const lines = orderLinesOf(step).map((line) => ({ ...line, received: 0 }));
  const { key: id, place } = step;
  const placed: Order = { id, place, state: 'ordered', lines, onTop: usualFreight, receipts: [] };
  return { ...ledger, orders: [...ledger.orders, placed] };
}

/** The purchase order that a step is about; undefined where no order is in a state for it, and nothing happens then. */
export function orderOf({ orders }: StockLedger, kind: StockStep['kind']): Order | undefined {
  if (kind === 'bill') return orders.findLast(({ receipts }) => receipts.length > 1) ?? orders.at(-1);
  if (kind === 'call_off_rest') return orders.find(({ state }) => allowsAct(state, 'close'));
  if (kind === 'receive_late') return orders.find(({ state }) => !allowsAct(state, 'receive'));
  if (kind === 'take_back') return orders.findLast(({ receipts }) => receipts.length > 0);
  return orders.find(({ state }) => allowsAct(state, 'receive'));
}

/** What comes of an order: a part of what is open, or more than that. */
export function deliveryOf({ lines }: Order, { kind, variant, place, units }: StockStep): Arriving[] {
  return lines.flatMap((line) => {
    const open = openUnits(line);
    const own = line.variant === variant;
    const beyond = own && kind !== 'receive' ? open + units : 0;
    const quantity = beyond || Math.min(own ? units : place, open);
    return quantity > 0 ? [{ variant: line.variant, quantity }] : [];
  });
}

export function receive(
  ledger: StockLedger,
  step: SentStep,
): Result<StockLedger, 'over_receipt' | 'wrong_state'> {
  const found = orderOf(ledger, step.kind);
  const delivery = found ? deliveryOf(found, step) : [];
  if (!found || delivery.length === 0) return { ok: true, value: ledger };
  if (!allowsAct(found.state, 'receive')) return { ok: false, reason: 'wrong_state' };
  const tooMuch = found.lines.some((line) => surplus(line, unitsOf(delivery, line.variant)) > 0);
  if (tooMuch && step.kind !== 'receive_more') return { ok: false, reason: 'over_receipt' };
  const arrived = delivery.map(({ variant, quantity }): Arrived => {
    const from = found.lines.find((line) => line.variant === variant)?.received ?? 0;
    const value = valueBetween(found, variant, from, from + quantity);
    const costBefore = ledger.costs[variant] ?? null;
    const holding = { onHand: onHandOf(ledger, variant), cost: costBefore };
    return {
      variant,
      quantity,
      value,
      costBefore,
      costAfter: averageAfter(holding, { units: quantity, value }),
    };
  });
  const receipts = [...found.receipts, { id: step.key, arrived }];
  const costed = arrived.reduce(
    (sofar, { variant, costAfter }) => withCost(sofar, variant, costAfter),
    ledger,
  );
  return { ok: true, value: moveItems(withOrder(costed, { ...found, receipts }), found.id, arrived, 1) };
}

export function bill(ledger: StockLedger, step: StockStep): StockLedger {
  const found = orderOf(ledger, 'bill');
  return found ? revalued(ledger, { ...found, onTop: billedBy(step) }) : ledger;
}

export function callOffRest(ledger: StockLedger): StockLedger {
  const found = orderOf(ledger, 'call_off_rest');
  return found ? revalued(ledger, { ...found, state: 'closed' }) : ledger;
}

export function takeBack(ledger: StockLedger): StockLedger {
  const found = orderOf(ledger, 'take_back');
  const last = found?.receipts.at(-1);
  if (!found || !last) return ledger;
  const cameSince = (variant: number) =>
    ledger.orders.some(({ receipts }) =>
      receipts.some(
        ({ id, arrived }) =>
          ledger.keys.indexOf(id) > ledger.keys.indexOf(last.id) && unitsOf(arrived, variant) > 0,
      ),
    );
  const costed = last.arrived.reduce((sofar, { variant, quantity, value, costBefore, costAfter }) => {
    const cost = sofar.costs[variant] ?? null;
    const holding = { onHand: onHandOf(sofar, variant), cost };
    const isLast = cost === costAfter && !cameSince(variant);
    return withCost(
      sofar,
      variant,
      isLast ? costBefore : averageWithout(holding, { units: quantity, value }),
    );
  }, ledger);
  const without = withOrder(costed, { ...found, receipts: found.receipts.slice(0, -1) });
  const moved = moveItems(without, found.id, last.arrived, -1);
  const left = moved.orders.find(({ id }) => id === found.id);
  return left ? revalued(moved, left) : moved;
}

/** What the units of a line from `from` up to `to` have cost, with their share of what is paid on top. */
function valueBetween({ state, lines, onTop }: Order, variant: number, from: number, to: number): number {
  const landed = lines.map((line) => ({
    units: state === 'closed' ? line.received : line.quantity,
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
function revalued(ledger: StockLedger, changed: Order): StockLedger {
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
        units: quantity,
        before: value,
        after: after[index]?.value ?? null,
      }));
      const holding = { onHand: onHandOf(sofar, variant), cost: sofar.costs[variant] ?? null };
      return withCost(sofar, variant, averageCorrected(holding, came));
    },
    withOrder(ledger, { ...changed, receipts }),
  );
}

/** Puts what has come of an order on its shelf, or takes it away again, and says how the order stands then. */
function moveItems(ledger: StockLedger, id: string, arrived: readonly Arriving[], sign: 1 | -1): StockLedger {
  const found = ledger.orders.find((candidate) => candidate.id === id);
  if (!found) return ledger;
  const lines = found.lines.map((line) => ({
    ...line,
    received: line.received + sign * unitsOf(arrived, line.variant),
  }));
  const after = withOrder(ledger, { ...found, lines, state: stateByReceipts(found.state, lines) });
  return arrived.reduce((sofar, { variant, quantity }) => {
    const change = adjust(levelAt(sofar, variant, found.place), 'receipt', sign * quantity);
    return withChange(sofar, variant, found.place, change);
  }, after);
}

function withOrder(ledger: StockLedger, changed: Order): StockLedger {
  return { ...ledger, orders: ledger.orders.map((old) => (old.id === changed.id ? changed : old)) };
}

function withCost(ledger: StockLedger, variant: number, cost: number | null): StockLedger {
  return { ...ledger, costs: ledger.costs.map((old, index) => (index === variant ? cost : old)) };
}

function unitsOf(arrived: readonly Arriving[], variant: number): number {
  return arrived.reduce((sum, line) => sum + (line.variant === variant ? line.quantity : 0), 0);
}
