import type { SalesReport, SalesRow } from '#api/insights/reports.ts';
import { calendarDayText } from '#parts/dates/dates.ts';
import { dayOfWeekText, monthText, shortDayText } from '#parts/dates/day-text.ts';

/** How a row is called: a day, week or month by its words, all else by its name. */
export function rowLabel({ key, label, behind }: SalesRow, step: SalesReport['step']): string {
  if (step === null || key === null) return label || 'Unnamed';
  if (step === 'month') return monthText(key);
  if (step === 'week') return `${shortDayText(behind.from)} to ${calendarDayText(behind.to)}`;
  return `${dayOfWeekText(key, 'short')}, ${calendarDayText(key)}`;
}

/** The same where there is little room. */
export function shortRowLabel({ key, label }: SalesRow, step: SalesReport['step']): string {
  if (step === null || key === null) return label || 'Unnamed';
  return step === 'month' ? monthText(key) : shortDayText(key);
}

/** A part of a whole as `34.5%`; a dash where there is no whole. */
export function percentText(part: number, whole: number): string {
  if (whole === 0) return '–';
  return `${((part / whole) * 100).toLocaleString(navigator.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}%`;
}
