import { type CurrencyCode, currencyOf } from '#money/currencies.ts';
import { decimalParts, toScaled } from '#money/decimal.ts';
import { currencySign } from '#money/money.ts';
import { toThousandths } from '#money/percent.ts';
import { maxPrice } from '#money/price-change.ts';
import { numberSigns, readDecimal } from '#money/typed-decimal.ts';
import { shortPercent } from '#pricing/taxes.ts';
import { maxQuantity } from '#stock/stock.ts';
import type { CellReason } from './import-reasons.ts';

/** What a cell says, or why it cannot be taken. */
export type CellValue<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: CellReason };

/** How spreadsheets group thousands in the languages of our stores. */
const grouped = numberSigns('en');

/** An amount in minor units of the currency, with or without its sign and thousands separators: no currency of ours has the three
 * decimals that `12,500` would be otherwise. What would have to be rounded is refused, and so is `1.000`. */
export function moneyCell(cell: string, currency: CurrencyCode): CellValue<number> {
  const { decimals } = currencyOf(currency);
  const text = readDecimal(withoutCurrency(cell, currency), grouped);
  const parts = decimalParts(text);
  if (!parts) {
    const example = decimals === 0 ? '1500' : '1500.50';
    return refuse({ reason: 'amount_unreadable', cell: shortened(cell), example });
  }
  const scaled = toScaled(withoutSurplus(text, decimals), decimals);
  if (!scaled.ok && scaled.reason === 'too_many_decimals') {
    return refuse(
      decimals === 0
        ? { reason: 'amount_without_decimals', cell: shortened(cell), currency }
        : { reason: 'amount_decimals', cell: shortened(cell), decimals },
    );
  }
  if (!scaled.ok || Math.abs(scaled.value) > maxPrice)
    return refuse({ reason: 'number_too_large', cell: shortened(cell) });
  return scaled.value < 0 ? refuse({ reason: 'amount_negative' }) : { ok: true, value: scaled.value };
}

/** Whole units. Below zero only stands for what is so already, which whoever knows the stock decides. */
export function countCell(cell: string): CellValue<number> {
  const text = readDecimal(cell, grouped);
  if (!/^-?\d+$/.test(text)) return refuse({ reason: 'count_unreadable', cell: shortened(cell) });
  // Nothing is added, but -0 becomes 0.
  const value = Number(text) + 0;
  return Math.abs(value) > maxQuantity
    ? refuse({ reason: 'number_too_large', cell: shortened(cell) })
    : { ok: true, value };
}

/** Grams. `places` are the decimals of the unit: 0 for grams, 3 for kilograms. */
export function weightCell(cell: string, places: 0 | 3): CellValue<number> {
  const text = /^\d+,\d{1,3}$/.test(cell) ? cell.replace(',', '.') : cell;
  const scaled = toScaled(withoutSurplus(text, places), places);
  if (scaled.ok && scaled.value >= 0) return { ok: true, value: scaled.value };
  if (!scaled.ok && scaled.reason === 'too_many_decimals')
    return refuse({ reason: 'weight_not_whole', cell: shortened(cell) });
  return refuse({ reason: 'weight_unreadable', cell: shortened(cell) });
}

const yes = ['yes', 'true', '1', 'y', 'on'];
const no = ['no', 'false', '0', 'n', 'off', '-1'];

export function yesNoCell(cell: string): CellValue<boolean> {
  const word = cell.toLowerCase();
  if (yes.includes(word)) return { ok: true, value: true };
  if (no.includes(word)) return { ok: true, value: false };
  return refuse({ reason: 'not_yes_or_no', cell: shortened(cell) });
}

/** A percentage from 0 to 100 with up to 3 decimals, with or without its sign, in its shortest form. */
export function percentCell(cell: string): CellValue<string> {
  const text = cell.replace(/\s*%$/, '').replace(',', '.');
  if (toThousandths(text).ok) return { ok: true, value: shortPercent(text) };
  return refuse({ reason: 'percent_unreadable', cell: shortened(cell) });
}

/** Text as it was joined by `joinedCell`: a backslash before a sign makes it an ordinary one. */
export function splitCell(cell: string, separator: ',' | '>'): string[] {
  const parts = [''];
  for (let index = 0; index < cell.length; index += 1) {
    const sign = cell.charAt(index);
    const next = cell.charAt(index + 1);
    if (sign === '\\' && (next === separator || next === '\\')) {
      parts[parts.length - 1] += next;
      index += 1;
    } else if (sign === separator) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Several texts in one cell. */
export function joinedCell(parts: readonly string[], separator: ',' | '>'): string {
  const escaped = parts.map((part) => part.replaceAll('\\', '\\\\').replaceAll(separator, `\\${separator}`));
  return escaped.join(separator === ',' ? ', ' : ' > ');
}

/** Without the code or the sign of the store's currency in front or behind. */
function withoutCurrency(cell: string, currency: CurrencyCode): string {
  if (/^[\d.,-]*$/.test(cell)) return cell;
  const text = cell.toLowerCase();
  const names = [currency, currencyOf(currency).symbol, currencySign(currency, 'en')];
  for (const name of names.map((one) => one.toLowerCase())) {
    if (text.startsWith(name)) return cell.slice(name.length);
    if (text.endsWith(name)) return cell.slice(0, -name.length);
  }
  return cell;
}

/** Zeros after the decimals of the unit change nothing: 12.5000 is 12.50. Three of them may mean a thousand, and stay. */
function withoutSurplus(text: string, places: number): string {
  const match = /^(-?\d*)\.(\d+)$/.exec(text.trim());
  const fraction = match?.[2] ?? '';
  if (!match || fraction.length <= places || (places < 3 && fraction.length === 3)) return text;
  const kept = fraction.slice(0, places);
  if (/[^0]/.test(fraction.slice(places))) return text;
  return places === 0 ? (match[1] ?? '') : `${match[1]}.${kept}`;
}

function shortened(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 40)}…` : cell;
}

function refuse(reason: CellReason): { ok: false; reason: CellReason } {
  return { ok: false, reason };
}
