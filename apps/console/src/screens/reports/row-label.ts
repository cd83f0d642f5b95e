import type { StoreDates } from '@sokoni/rules/stores/store-dates';
import type { SalesReport, SalesRow } from '#api/insights/reports.ts';
import { sayReport } from '#sentences/reports/pages.ts';
import { currentLocale } from '#session/language.ts';

/** How a row is called: a day, week or month by its words, all else by its name. */
export function rowLabel(
  { key, label, behind }: SalesRow,
  step: SalesReport['step'],
  dates: StoreDates,
): string {
  if (step === null || key === null) return label || sayReport('row.unnamed');
  if (step === 'month') return dates.month(key);
  if (step === 'week') return dates.days(behind.from, behind.to);
  return sayReport('row.day', { weekday: dates.weekday(key, 'short'), day: dates.calendarDay(key) });
}

/** The same where there is little room. */
export function shortRowLabel(
  { key, label }: SalesRow,
  step: SalesReport['step'],
  dates: StoreDates,
): string {
  if (step === null || key === null) return label || sayReport('row.unnamed');
  return step === 'month' ? dates.month(key) : dates.shortDay(key);
}

/** What the card of a bar in a ranking says: its figure, and what part of all of them it is. */
export function rankFigures(label: string, words: string, value: number, total: number | null) {
  const figures = [{ label, value: words, colour: 'now' as const }];
  if (total === null || total <= 0) return figures;
  return [...figures, { label: sayReport('chart.share'), value: percentText(value, total) }];
}

/** A part of a whole as `34.5%`; a dash where there is no whole. */
export function percentText(part: number, whole: number): string {
  if (whole === 0) return '–';
  return `${((part / whole) * 100).toLocaleString(currentLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })}%`;
}
