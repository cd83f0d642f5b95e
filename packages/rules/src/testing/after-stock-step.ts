import type { Result } from '../result.ts';
import { adjust, available, release, reserve, type StockChange, sellOver, take } from '../stock.ts';
import { isComplete, receiveLine, underWay } from '../transfer.ts';
import { levelAt, type StockBooks, withChange } from './stock-books.ts';
import { beginTake, countByHand, countInTake, endTake } from './stock-counts.ts';
import { bill, callOffRest, order, receive, takeBack } from './stock-purchases.ts';
import type { SentStep, StockStep } from './stock-steps.ts';

export type Refusal = 'not_enough_stock' | 'over_receipt' | 'stock_take_open' | 'wrong_state';

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
  if (kind === 'count') return done(countByHand(books, step));
  if (kind === 'begin_take') return beginTake(books, step);
  if (kind === 'count_in_take') return done(countInTake(books, step));
  if (kind === 'end_take') return done(endTake(books, step));
  if (kind === 'send') return send(books, step);
  if (kind === 'arrive') return done(arrive(books, step));
  if (kind === 'call_off') return done(callOff(books));
  if (kind === 'order') return done(order(books, step));
  if (kind === 'bill') return done(bill(books, step));
  if (kind === 'call_off_rest') return done(callOffRest(books));
  if (kind === 'take_back') return done(takeBack(books));
  return receive(books, step);
}

const done = (value: StockBooks): Result<StockBooks, Refusal> => ({ ok: true, value });

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
