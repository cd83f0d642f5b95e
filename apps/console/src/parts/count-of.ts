import { decimalParts } from '@sokoni/rules/decimal';

/** A whole number that was typed; null when nothing was, or what is none. */
export function countOf(text: string): number | null {
  const parts = decimalParts(text);
  if (parts?.fraction !== '') return null;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : null;
}
