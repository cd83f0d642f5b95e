import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { dearerBreaks, hasBreakTwice, type PriceBreak } from '@sokoni/rules/wholesale/price-breaks';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { newUuid } from '#offline/new-uuid.ts';
import { amountOf, amountProblem, amountText, countOf } from '#parts/numbers/typed-number.ts';
import { sayPriceLists as say } from '#sentences/wholesale/price-lists.ts';

/** A price from a quantity on, as it is typed. */
export interface BreakFields {
  /** Of the row, whatever is typed in it. */
  key: string;
  minimum: string;
  price: string;
}

export interface BreakProblems {
  minimum?: string;
  price?: string;
}

export function breakFields(breaks: readonly PriceBreak[], currency: CurrencyCode): BreakFields[] {
  return breaks
    .toSorted((one, other) => one.minimum - other.minimum)
    .map(({ minimum, unit_price }) => ({
      key: newUuid(),
      minimum: String(minimum),
      price: amountText(unit_price, currency),
    }));
}

/** A row to be typed in: the first one holds for any quantity. */
export function blankBreak(rows: readonly BreakFields[]): BreakFields {
  return { key: newUuid(), minimum: rows.length === 0 ? '1' : '', price: '' };
}

/** What is wrong with each row, in their order. */
export function breakProblems(rows: readonly BreakFields[], currency: CurrencyCode): BreakProblems[] {
  const minimums = rows.map(({ minimum }) => countOf(minimum));
  return rows.map(({ price }, row) => {
    const minimum = minimumProblem(minimums, row);
    const wrong = price.trim() === '' ? say('problem.price') : amountProblem(price, currency);
    return { ...(minimum && { minimum }), ...(wrong && { price: wrong }) };
  });
}

/** What to look at again in the price of each row, although nothing is wrong with it. */
export function priceHints(rows: readonly BreakFields[], currency: CurrencyCode): (string | undefined)[] {
  const breaks = rows.map(({ minimum, price }) => {
    const from = countOf(minimum);
    const unit_price = amountOf(price, currency);
    return from === null || unit_price === null ? null : { minimum: from, unit_price };
  });
  const dearer = dearerBreaks(breaks.filter((one) => one !== null));
  return breaks.map((one) => {
    const than = dearer.find((found) => found.dearer === one)?.than;
    return than && say('breaks.dearer', { minimum: than.minimum });
  });
}

/** The rows as the wire takes them; nothing is wrong with them. */
export function breaksOf(rows: readonly BreakFields[], currency: CurrencyCode): PriceBreak[] {
  return rows.map(({ minimum, price }) => ({
    minimum: countOf(minimum) ?? 1,
    unit_price: amountOf(price, currency) ?? 0,
  }));
}

function minimumProblem(minimums: readonly (number | null)[], row: number): string | undefined {
  const minimum = minimums[row] ?? null;
  if (minimum === null || minimum < 1 || minimum > wholesaleLimits.quantity) return say('problem.minimum');
  const known = minimums.slice(0, row + 1).filter((one) => one !== null);
  const isTwice = hasBreakTwice(known.filter((one) => one === minimum).map((one) => ({ minimum: one })));
  return isTwice ? say('problem.minimumTwice') : undefined;
}
