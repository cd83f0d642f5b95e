import {
  allowsAct,
  openPieces,
  type PurchaseOrderState,
  stateByReceipts,
  surplus,
} from '../purchase-order.ts';
import type { Result } from '../result.ts';
import {
  adjust,
  available,
  count,
  emptyLevel,
  release,
  reserve,
  type StockChange,
  type StockLevel,
  sellOver,
  take,
} from '../stock.ts';
import { isComplete, receiveLine, type TransferLine, underWay } from '../transfer.ts';

/** What can happen to the stock of two variants at two places. */
export const stepKinds = [
  'adjust',
  'reserve',
  'release',
  'take',
  'sell',
  'count',
  'stock_take',
  'send',
  'arrive',
  'call_off',
  'order',
  'receive',
  'receive_more',
  'receive_too_much',
  'receive_late',
  'bill',
  'call_off_rest',
  'take_back',
] as const;

export interface StockStep {
  readonly kind: (typeof stepKinds)[number];
  readonly variant: 0 | 1;
  readonly place: 0 | 1;
  /** From 1 up. */
  readonly pieces: number;
}

/** A step as it is sent: what it makes has the key as its id, and the second sending of a key does nothing. */
export interface SentStep extends StockStep {
  readonly key: string;
}

interface Transfer {
  readonly id: string;
  readonly variant: number;
  readonly from: number;
  readonly line: TransferLine;
}

interface OrderLine {
  readonly variant: number;
  readonly quantity: number;
  readonly received: number;
}

export interface Arriving {
  readonly variant: number;
  readonly quantity: number;
}

interface Order {
  readonly id: string;
  readonly place: number;
  readonly state: PurchaseOrderState;
  readonly lines: readonly OrderLine[];
  readonly receipts: readonly { readonly id: string; readonly arrived: readonly Arriving[] }[];
}

/** What the rules say has come of everything that was sent so far. */
export interface StockBooks {
  /** By variant, then by place. */
  readonly levels: readonly (readonly StockLevel[])[];
  /** The sums of the movements, likewise. */
  readonly moved: readonly (readonly number[])[];
  /** Transfers under way, oldest first. */
  readonly transfers: readonly Transfer[];
  /** Purchase orders that were sent, oldest first. */
  readonly orders: readonly Order[];
  readonly keys: readonly string[];
}

export type Refusal = 'not_enough_stock' | 'over_receipt' | 'wrong_state';

export const emptyBooks: StockBooks = {
  levels: [0, 1].map(() => [emptyLevel, emptyLevel]),
  moved: [0, 1].map(() => [0, 0]),
  transfers: [],
  orders: [],
  keys: [],
};

/** The books after a step, which leaves those that it was given as they are; or why it does not happen. */
export function afterStep(books: StockBooks, step: SentStep): Result<StockBooks, Refusal> {
  if (books.keys.includes(step.key)) return { ok: true, value: books };
  const after = stepOf(books, step);
  if (!after.ok) return after;
  return { ok: true, value: { ...after.value, keys: [...books.keys, step.key] } };
}

function stepOf(books: StockBooks, step: SentStep): Result<StockBooks, Refusal> {
  const { kind, variant, place, pieces } = step;
  const level = levelAt(books, variant, place);
  const here = (change: StockChange) => done(withChange(books, variant, place, change));
  if (kind === 'adjust') return here(adjust(level, 'adjustment', adjustmentOf(step)));
  if (kind === 'reserve') {
    const promised = reserve(level, pieces, true);
    return promised.ok ? here(promised.value) : { ok: false, reason: 'not_enough_stock' };
  }
  if (kind === 'release') return here(release(level, pieces));
  if (kind === 'take') return here(take(level, pieces));
  if (kind === 'sell') return here(sellOver(level, pieces));
  if (kind === 'count' || kind === 'stock_take') return here(count(level, pieces));
  if (kind === 'send') return send(books, step);
  if (kind === 'arrive') return done(arrive(books, step));
  if (kind === 'call_off') return done(callOff(books));
  if (kind === 'order') return done(order(books, step));
  if (kind === 'bill') return done(books);
  if (kind === 'call_off_rest') return done(callOffRest(books));
  if (kind === 'take_back') return done(takeBack(books));
  return receive(books, step);
}

const done = (value: StockBooks): Result<StockBooks, Refusal> => ({ ok: true, value });

function levelAt({ levels }: StockBooks, variant: number, place: number): StockLevel {
  return levels[variant]?.[place] ?? emptyLevel;
}

function withChange(books: StockBooks, variant: number, place: number, change: StockChange): StockBooks {
  const put = <Value>(table: readonly (readonly Value[])[], next: (old: Value) => Value) =>
    table.map((row, v) => row.map((old, p) => (v === variant && p === place ? next(old) : old)));
  return {
    ...books,
    levels: put(books.levels, () => change.level),
    moved: put(books.moved, (sum) => sum + (change.movement?.quantity ?? 0)),
  };
}

/** Corrections go both ways, and to nothing. */
export function adjustmentOf({ pieces }: StockStep): number {
  return pieces - 5;
}

function send(books: StockBooks, { key, variant, place, pieces }: SentStep): Result<StockBooks, Refusal> {
  const level = levelAt(books, variant, place);
  if (pieces > available(level)) return { ok: false, reason: 'not_enough_stock' };
  const after = withChange(books, variant, place, adjust(level, 'transfer_out', -pieces));
  const line = { quantity: pieces, received: 0, lost: 0 };
  return done({ ...after, transfers: [...books.transfers, { id: key, variant, from: place, line }] });
}

/** What arrives of the oldest transfer: as much as the step says, or what is left; of much, one is lost. */
export function arrivalOf({ transfers: [oldest] }: StockBooks, { pieces }: StockStep) {
  if (!oldest) return null;
  const came = Math.min(pieces, underWay(oldest.line));
  const lost = came > 5 ? 1 : 0;
  return { oldest, received: came - lost, lost };
}

function arrive(books: StockBooks, step: StockStep): StockBooks {
  const arrival = arrivalOf(books, step);
  if (!arrival) return books;
  const { oldest, ...came } = arrival;
  const line = receiveLine(oldest.line, came);
  if (!line.ok) throw new Error('No more arrives than is under way');
  const to = 1 - oldest.from;
  const change = adjust(levelAt(books, oldest.variant, to), 'transfer_in', came.received);
  const rest = books.transfers.slice(1);
  return {
    ...withChange(books, oldest.variant, to, change),
    transfers: isComplete([line.value]) ? rest : [{ ...oldest, line: line.value }, ...rest],
  };
}

function callOff(books: StockBooks): StockBooks {
  const [oldest, ...transfers] = books.transfers;
  if (!oldest) return books;
  const { variant, from, line } = oldest;
  const back = adjust(levelAt(books, variant, from), 'transfer_in', underWay(line));
  return { ...withChange(books, variant, from, back), transfers };
}

/** What a step orders: its own variant as it says, and three of the other. */
export function orderLinesOf({ variant, pieces }: StockStep): Arriving[] {
  return [
    { variant, quantity: pieces },
    { variant: 1 - variant, quantity: 3 },
  ];
}

function order(books: StockBooks, step: SentStep): StockBooks {
  const lines = orderLinesOf(step).map((line) => ({ ...line, received: 0 }));
  const placed: Order = { id: step.key, place: step.place, state: 'ordered', lines, receipts: [] };
  return { ...books, orders: [...books.orders, placed] };
}

/** The purchase order that a step is about; undefined where no order is in a state for it, and nothing happens then. */
export function orderOf({ orders }: StockBooks, kind: StockStep['kind']): Order | undefined {
  if (kind === 'bill') return orders.find(({ state }) => allowsAct(state, 'changeCosts'));
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

function receive(books: StockBooks, step: SentStep): Result<StockBooks, Refusal> {
  const found = orderOf(books, step.kind);
  const arrived = found ? deliveryOf(found, step) : [];
  if (!found || arrived.length === 0) return done(books);
  if (!allowsAct(found.state, 'receive')) return { ok: false, reason: 'wrong_state' };
  const tooMuch = found.lines.some((line) => surplus(line, piecesOf(arrived, line.variant)) > 0);
  if (tooMuch && step.kind !== 'receive_more') return { ok: false, reason: 'over_receipt' };
  const receipts = [...found.receipts, { id: step.key, arrived }];
  return done(moveGoods(withOrder(books, { ...found, receipts }), found.id, arrived, 1));
}

function callOffRest(books: StockBooks): StockBooks {
  const found = orderOf(books, 'call_off_rest');
  return found ? withOrder(books, { ...found, state: 'closed' }) : books;
}

function takeBack(books: StockBooks): StockBooks {
  const found = orderOf(books, 'take_back');
  const last = found?.receipts.at(-1);
  if (!found || !last) return books;
  const without = withOrder(books, { ...found, receipts: found.receipts.slice(0, -1) });
  return moveGoods(without, found.id, last.arrived, -1);
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

function piecesOf(arrived: readonly Arriving[], variant: number): number {
  return arrived.reduce((sum, line) => sum + (line.variant === variant ? line.quantity : 0), 0);
}
