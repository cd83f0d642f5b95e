import type { CurrencyCode } from '#money/currencies.ts';
import { dayAfter, wallTimeOf } from '#wall-time.ts';

/** For whom amounts and days are written. */
export interface DiscountReader {
  readonly currency: CurrencyCode;
  /** Of the store. */
  readonly timezone: string;
  readonly locale: string;
}

/**
 * An instant (ISO 8601) as a day in the store's time zone, with the time unless a day begins there. A span that ends as a day
 * begins reads as ending on the day before.
 */
export function momentText(instant: string, reader: DiscountReader, edge: 'start' | 'end'): string {
  const { time } = wallTimeOf(instant, reader.timezone);
  const day = edgeDayText(instant, reader, edge);
  return time === '00:00' ? day : `${day}, ${time}`;
}

/** The first or last day of a span in the store's time zone, without the time. */
export function edgeDayText(instant: string, reader: DiscountReader, edge: 'start' | 'end'): string {
  const { day, time } = wallTimeOf(instant, reader.timezone);
  const shown = time === '00:00' && edge === 'end' ? dayAfter(day, -1) : day;
  const format = new Intl.DateTimeFormat(reader.locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(Date.parse(`${shown}T12:00:00Z`));
}
