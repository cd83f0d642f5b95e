import type { CurrencyCode } from '#money/currencies.ts';
import { type StoreDates, storeDates } from '#stores/store-dates.ts';
import { dayAfter, wallTimeOf } from '#wall-time.ts';

/** For whom amounts and days are written. */
export interface DiscountReader {
  readonly currency: CurrencyCode;
  /** Of the store. */
  readonly timezone: string;
  /** Of the store, ISO 3166; empty where it names none. */
  readonly country: string;
  /** Writes the amounts, with a country where the reader's is known. */
  readonly locale: string;
  /** Writes the days, as the store's country does. */
  readonly language: string;
}

/**
 * An instant (ISO 8601) as a day in the store's time zone, with the time unless a day begins there. A span that ends as a day
 * begins reads as ending on the day before.
 */
export function momentText(instant: string, reader: DiscountReader, edge: 'start' | 'end'): string {
  const { time } = wallTimeOf(instant, reader.timezone);
  return time === '00:00' ? edgeDayText(instant, reader, edge) : datesOf(reader).moment(instant);
}

/** The first or last day of a span in the store's time zone, without the time. */
export function edgeDayText(instant: string, reader: DiscountReader, edge: 'start' | 'end'): string {
  const { day, time } = wallTimeOf(instant, reader.timezone);
  return datesOf(reader).calendarDay(time === '00:00' && edge === 'end' ? dayAfter(day, -1) : day);
}

function datesOf({ timezone, country, currency, language }: DiscountReader): StoreDates {
  return storeDates({ timezone, country, currency_code: currency }, language);
}
