import type { Result } from '#result.ts';
import { adjust, available, type StockChange } from '#stock/stock.ts';
import { isComplete, receiveLine, underWay } from '#stock/transfer.ts';
import { bill, callOffRest, order, receive, takeBack } from './purchase-steps.ts';
import { beginTake, countByHand, countInTake, endTake } from './stock-count-steps.ts';
import { levelAt, type StockLedger, withChange } from './stock-ledger.ts';
import { release, reserve, take } from './stock-promises.ts';
import type { SentStep, StockStep } from './stock-steps.ts';

export type Refusal = 'not_enough_stock' | 'over_receipt' | 'stock_take_open' | 'wrong_state';

/** The books after a step, which leaves those that it was given as they are; or why it does not happen. */
export function afterStep(ledger: StockLedger, step: SentStep): Result<StockLedger, Refusal> {
  if (ledger.keys.includes(step.key)) return { ok: true, value: ledger };
  const after = stepOf(ledger, step);
  if (!after.ok) return after;
  return { ok: true, value: { ...after.value, keys: [...ledger.keys, step.key] } };
}

function stepOf(ledger: StockLedger, step: SentStep): Result<StockLedger, Refusal> {
  const { kind, variant, place, units } = step;
  const level = levelAt(ledger, variant, place);
  const here = (change: StockChange) => done(withChange(ledger, variant, place, change));
  if (kind === 'adjust') return here(adjust(level, 'adjustment', adjustmentOf(step)));
  if (kind === 'reserve') {
    const promised = reserve(level, units, true);
    return promised.ok ? here(promised.value) : { ok: false, reason: 'not_enough_stock' };
  }
  if (kind === 'release') return here(release(level, units));
  if (kind === 'take') return here(take(level, units));
  if (kind === 'sell') return here(adjust(level, 'sale', -units));
  if (kind === 'count') return done(countByHand(ledger, step));
  if (kind === 'begin_take') return beginTake(ledger, step);
  if (kind === 'count_in_take') return done(countInTake(ledger, step));
  if (kind === 'end_take') return done(endTake(ledger, step));
  if (kind === 'send') return send(ledger, step);
  if (kind === 'arrive') return done(arrive(ledger, step));
  if (kind === 'call_off') return done(callOff(ledger));
  if (kind === 'order') return done(order(ledger, step));
  if (kind === 'bill') return done(bill(ledger, step));
  if (kind === 'call_off_rest') return done(callOffRest(ledger));
  if (kind === 'take_back') return done(takeBack(ledger));
  return receive(ledger, step);
}

const done = (value: StockLedger): Result<StockLedger, Refusal> => ({ ok: true, value });

/** Corrections go both ways, and to nothing. */
export function adjustmentOf({ units }: StockStep): number {
  return units - 5;
}

function send(ledger: StockLedger, { key, variant, place, units }: SentStep): Result<StockLedger, Refusal> {
  const level = levelAt(ledger, variant, place);
  if (units > available(level)) return { ok: false, reason: 'not_enough_stock' };
  const after = withChange(ledger, variant, place, adjust(level, 'transfer_out', -units));
  const line = { quantity: units, received: 0, lost: 0 };
  return done({ ...after, transfers: [...ledger.transfers, { id: key, variant, from: place, line }] });
}

/** What arrives of the oldest transfer: as much as the step says, or what is left; of much, one is lost. */
export function arrivalOf({ transfers: [oldest] }: StockLedger, { units }: StockStep) {
  if (!oldest) return null;
  const came = Math.min(units, underWay(oldest.line));
  const lost = came > 5 ? 1 : 0;
  return { oldest, received: came - lost, lost };
}

function arrive(ledger: StockLedger, step: StockStep): StockLedger {
  const arrival = arrivalOf(ledger, step);
  if (!arrival) return ledger;
  const { oldest, ...came } = arrival;
  const line = receiveLine(oldest.line, came);
  if (!line.ok) throw new Error('No more arrives than is under way');
  const to = 1 - oldest.from;
  const change = adjust(levelAt(ledger, oldest.variant, to), 'transfer_in', came.received);
  const rest = ledger.transfers.slice(1);
  return {
    ...withChange(ledger, oldest.variant, to, change),
    transfers: isComplete([line.value]) ? rest : [{ ...oldest, line: line.value }, ...rest],
  };
}

function callOff(ledger: StockLedger): StockLedger {
  const [oldest, ...transfers] = ledger.transfers;
  if (!oldest) return ledger;
  const { variant, from, line } = oldest;
  const back = adjust(levelAt(ledger, variant, from), 'transfer_in', underWay(line));
  return { ...withChange(ledger, variant, from, back), transfers };
}
