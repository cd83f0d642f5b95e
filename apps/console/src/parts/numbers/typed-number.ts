import { type CurrencyCode, currencyOf } from '@sokoni/rules/money/currencies';
import { decimalParts } from '@sokoni/rules/money/decimal';
import { fromMinorUnits, toMinorUnits } from '@sokoni/rules/money/money';
import { maxPrice } from '@sokoni/rules/money/price-change';
import { numberSigns, writeDecimal } from '@sokoni/rules/money/typed-decimal';
import { isQuantity } from '@sokoni/rules/products/product-check';
import { sayNumber } from '#sentences/frame/numbers.ts';
import { currentLocale } from '#session/language.ts';

/** A price that was typed, in minor units; null when nothing was, or what is no amount. */
export function amountOf(text: string, currency: CurrencyCode): number | null {
  const amount = text.trim() === '' ? null : toMinorUnits(text, currency);
  return amount?.ok ? amount.value : null;
}

/** A whole number that was typed; null when nothing was, or what is none. */
export function countOf(text: string): number | null {
  const parts = decimalParts(text);
  if (parts?.fraction !== '') return null;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : null;
}

/**
 * What is wrong with a typed amount; nothing typed is fine.
 * @param noun what is asked for: what a thing costs, money that may move, or money that does
 */
export function amountProblem(
  text: string,
  currency: CurrencyCode,
  noun: 'a price' | 'an amount' | 'an amount above 0' = 'a price',
): string | undefined {
  if (text.trim() === '') return undefined;
  const amount = toMinorUnits(text, currency);
  const kind = noun === 'a price' ? 'price' : 'amount';
  if (amount.ok && amount.value <= 0 && noun === 'an amount above 0') return sayNumber('above.amount');
  if (amount.ok && amount.value < 0) return sayNumber(`negative.${kind}`);
  if (amount.ok) return amount.value > maxPrice ? sayNumber('tooLarge') : undefined;
  const { decimals } = currencyOf(currency);
  if (amount.reason === 'not_a_number') {
    const example = writeDecimal(decimals === 0 ? '1250' : '12.50', numberSigns(currentLocale()));
    return sayNumber(`example.${kind}`, { example });
  }
  if (amount.reason === 'too_large') return sayNumber('tooLarge');
  return sayNumber('decimals', { currency, decimals });
}

/** What is wrong with typed units; nothing typed is fine. */
export function countProblem(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const count = countOf(text);
  if (count === null || count < 0) return sayNumber('count');
  return isQuantity(count) ? undefined : sayNumber('tooLarge');
}

/** What stands in a field for an amount; nothing for what nobody knows. */
export function amountText(minor: number | null, currency: CurrencyCode): string {
  return minor === null ? '' : fromMinorUnits(minor, currency);
}
