import type { Result } from '../result.ts';
import { adjust, count } from '../stock.ts';
import { type Count, correctionOf, countLine, type Uncounted } from '../stock-take.ts';
import { levelAt, type StockBooks, type Take, type TakeLine, withChange } from './stock-books.ts';
import type { SentStep, StockStep } from './stock-steps.ts';

/** A count by hand, beside a stock-take that may be under way. */
export function countByHand(books: StockBooks, { variant, place, pieces }: StockStep): StockBooks {
  const change = count(levelAt(books, variant, place), pieces);
  const after = withChange(books, variant, place, change);
  return change.movement
    ? withLine(after, { variant, place }, (line) => ({ ...line, putRight: true }))
    : after;
}

export function beginTake(
  books: StockBooks,
  { key: id, place }: SentStep,
): Result<StockBooks, 'stock_take_open'> {
  if (books.takes[place]) return { ok: false, reason: 'stock_take_open' };
  const lines = books.levels.map((_, variant) => ({
    expected: levelAt(books, variant, place).on_hand,
    counted: null,
    level_then: null,
    moved_meanwhile: false,
    putRight: false,
  }));
  return { ok: true, value: withTake(books, place, { id, lines }) };
}

/** What a step counts within a stock-take. */
export function countOf({ pieces }: StockStep): Count {
  return { kind: pieces % 2 === 0 ? 'typed' : 'scan', pieces: pieces - 1 };
}

export function countInTake(books: StockBooks, step: StockStep): StockBooks {
  const { on_hand } = levelAt(books, step.variant, step.place);
  return withLine(books, step, (line) => ({ ...countLine(line, countOf(step), on_hand), putRight: false }));
}

/** What a step chooses for the lines that nobody counted. */
export function uncountedBy({ pieces }: StockStep): Uncounted {
  return pieces > 3 ? 'zero' : 'leave';
}

export function endTake(books: StockBooks, step: StockStep): StockBooks {
  const { place } = step;
  const lines = books.takes[place]?.lines ?? [];
  const after = lines.reduce((sofar, line, variant) => {
    if (line.putRight) return sofar;
    const level = levelAt(sofar, variant, place);
    const change = adjust(level, 'count', correctionOf(line, uncountedBy(step), level.on_hand));
    return withChange(sofar, variant, place, change);
  }, books);
  return withTake(after, place, null);
}

function withLine(
  books: StockBooks,
  { variant, place }: Pick<StockStep, 'variant' | 'place'>,
  next: (line: TakeLine) => TakeLine,
): StockBooks {
  const open = books.takes[place];
  if (!open) return books;
  return withTake(books, place, {
    ...open,
    lines: open.lines.map((line, index) => (index === variant ? next(line) : line)),
  });
}

function withTake(books: StockBooks, place: number, take: Take | null): StockBooks {
  return { ...books, takes: books.takes.map((old, index) => (index === place ? take : old)) };
}
