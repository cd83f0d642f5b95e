import { readerLocale } from '#core/language/reader-locale.ts';
import type { RowFinding } from './import-items.ts';
import { sayImport } from './sentences.ts';

/** So much of a text is shown. */
const shownLength = 80;

/** A value of the store that a row would change, and what it would be. `field` is what its column is called. */
export function valueChange(row: number, field: string, before: string, after: string): RowFinding {
  const values = { field, before: shown(before), after: shown(after) };
  return { row, level: 'change', message: sayImport('change.value', values) };
}

/** The same where the values are too long to be shown. */
export function editChange(row: number, field: string): RowFinding {
  return { row, level: 'change', message: sayImport('change.edited', { field }) };
}

/** A row that brings something new. */
export function newChange(row: number): RowFinding {
  return { row, level: 'change', message: sayImport('change.new') };
}

/** A yes or no, a number or a text as it is shown in a change; empty for nothing. */
export function valueText(value: boolean | number | string | null): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return sayImport(value ? 'change.yes' : 'change.no');
  return typeof value === 'number' ? value.toLocaleString(readerLocale()) : value;
}

function shown(text: string): string {
  if (text === '') return '–';
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}
