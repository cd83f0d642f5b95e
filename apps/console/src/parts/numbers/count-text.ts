import { type Signs, signedFormat } from '@sokoni/rules/money/signed-format';
import { currentLocale } from '#session/language.ts';

/** To make a format takes longer than to write with it. */
const formats = new Map<string, (count: number) => string>();

/** A number of things as a person reads it: `12,403`. */
export function countText(count: number): string {
  return formatWith('negative')(count);
}

/** A number with its sign: `+3`, `−1,200`, and `0` without one. */
export function changeText(change: number): string {
  return formatWith('exceptZero')(change);
}

function formatWith(signs: Signs): (count: number) => string {
  const locale = currentLocale();
  const key = `${signs} ${locale}`;
  const format = formats.get(key) ?? signedFormat(locale, {}, signs);
  formats.set(key, format);
  return format;
}
