import type { Result } from '#result.ts';
import { adjust, count } from '#stock/stock.ts';
import { type Count, correctionOf, countLine, type Uncounted } from '#stock/stock-take.ts';
import { levelAt, type StockLedger, type Take, type TakeLine, withChange } from './stock-ledger.ts';
import type { SentStep, StockStep } from './stock-steps.ts';

/** A count by hand, beside a stock-take that may be under way. */
export function countByHand(ledger: StockLedger, { variant, place, units }: StockStep): StockLedger {
  const change = count(levelAt(ledger, variant, place), units);
  const after = withChange(ledger, variant, place, change);
  return change.movement
    ? withLine(after, { variant, place }, (line) => ({ ...line, putRight: true }))
    : after;
}

export function beginTake(
  ledger: StockLedger,
  { key: id, place }: SentStep,
): Result<StockLedger, 'stock_take_open'> {
  if (ledger.takes[place]) return { ok: false, reason: 'stock_take_open' };
  const lines = ledger.levels.map((_, variant) => ({
    expected: levelAt(ledger, variant, place).on_hand,
    counted: null,
    level_then: null,
    moved_meanwhile: false,
    putRight: false,
  }));
  return { ok: true, value: withTake(ledger, place, { id, lines }) };
}

/** What a step counts within a stock-take. */
export function countOf({ units }: StockStep): Count {
  return { kind: units % 2 === 0 ? 'typed' : 'scan', units: units - 1 };
}

export function countInTake(ledger: StockLedger, step: StockStep): StockLedger {
  const { on_hand } = levelAt(ledger, step.variant, step.place);
  return withLine(ledger, step, (line) => ({ ...countLine(line, countOf(step), on_hand), putRight: false }));
}

/** What a step chooses for the lines that nobody counted. */
export function uncountedBy({ units }: StockStep): Uncounted {
  return units > 3 ? 'zero' : 'leave';
}

export function endTake(ledger: StockLedger, step: StockStep): StockLedger {
  const { place } = step;
  const lines = ledger.takes[place]?.lines ?? [];
  const after = lines.reduce((sofar, line, variant) => {
    if (line.putRight) return sofar;
    const level = levelAt(sofar, variant, place);
    const change = adjust(level, 'count', correctionOf(line, uncountedBy(step), level.on_hand));
    return withChange(sofar, variant, place, change);
  }, ledger);
  return withTake(after, place, null);
}

function withLine(
  ledger: StockLedger,
  { variant, place }: Pick<StockStep, 'variant' | 'place'>,
  next: (line: TakeLine) => TakeLine,
): StockLedger {
  const open = ledger.takes[place];
  if (!open) return ledger;
  return withTake(ledger, place, {
    ...open,
    lines: open.lines.map((line, index) => (index === variant ? next(line) : line)),
  });
}

function withTake(ledger: StockLedger, place: number, take: Take | null): StockLedger {
  return { ...ledger, takes: ledger.takes.map((old, index) => (index === place ? take : old)) };
}
