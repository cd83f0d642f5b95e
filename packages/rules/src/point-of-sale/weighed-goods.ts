import { type CurrencyCode, currencyOf } from '#money/currencies.ts';
import { checkDigit } from '#products/barcode.ts';

/** GS1 leaves these prefixes to each shop; scales print what they weighed under one of them. */
export const weighedPrefixes = ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29'] as const;

/** Five digits of kilograms in hundredths. */
export const mostGrams = 999_990;

/** What the scales of a store print under a prefix: `PP IIIII VVVVV C`, two digits of prefix, five of the item, five of the value. */
export interface BarcodeRule {
  readonly prefix: (typeof weighedPrefixes)[number];
  /** What the value is: what the package costs, or what it weighs in kilograms. */
  readonly says: 'price' | 'weight';
  /** How many digits of the value stand behind the point. */
  readonly decimals: 0 | 2 | 3;
}

/** What a barcode of a scale can say: a whole price, one in hundredths, kilograms in hundredths or thousandths. */
export const barcodeReadings = [
  { says: 'price', decimals: 2 },
  { says: 'price', decimals: 0 },
  { says: 'weight', decimals: 3 },
  { says: 'weight', decimals: 2 },
] as const satisfies readonly Pick<BarcodeRule, 'says' | 'decimals'>[];

/** Whether no two rules read the same prefix. */
export function isReadOnce(rules: readonly Pick<BarcodeRule, 'prefix'>[]): boolean {
  return new Set(rules.map(({ prefix }) => prefix)).size === rules.length;
}

/** Whether a currency has amounts like those that a rule reads: there are no hundredths of a Rwandan franc. */
export function isReadable(
  { says, decimals }: Pick<BarcodeRule, 'says' | 'decimals'>,
  currency: CurrencyCode,
) {
  return says === 'weight' || decimals <= currencyOf(currency).decimals;
}

/** What a barcode of a scale says. */
export interface WeighedCode {
  /** SKUs or barcodes, one of which the item has. */
  readonly codes: readonly string[];
  /** Null where the code says what the package costs. */
  readonly grams: number | null;
  /** Minor units; null where the code says what the package weighs. */
  readonly price: number | null;
}

/**
 * A barcode of a scale, by the rules of the store; null for any other code, for a digit that was misread and for a package of nothing.
 * @param rules each prefix once
 */
export function readWeighedCode(
  code: string,
  rules: readonly BarcodeRule[],
  currency: CurrencyCode,
): WeighedCode | null {
  if (!/^\d{13}$/.test(code) || checkDigit(code.slice(0, 12)) !== code.slice(12)) return null;
  const rule = rules.find(({ prefix }) => code.startsWith(prefix));
  const value = Number(code.slice(7, 12));
  if (!rule || value === 0 || !isReadable(rule, currency)) return null;
  const codes = codesOfItem(rule.prefix, code.slice(2, 7));
  if (rule.says === 'weight') return { codes, grams: value * 10 ** (3 - rule.decimals), price: null };
  return { codes, grams: null, price: value * 10 ** (currencyOf(currency).decimals - rule.decimals) };
}

/** The item's digits as they are, without their leading noughts, and as the barcode of a package without a value. */
function codesOfItem(prefix: string, item: string): string[] {
  const bare = `${prefix}${item}00000`;
  return [...new Set([item, String(Number(item)), bare + checkDigit(bare)])];
}

/** What so many grams cost, rounded half up to a minor unit. @param perKilogram minor units */
export function priceOfWeight(perKilogram: number, grams: number): number {
  return Number((BigInt(perKilogram) * BigInt(grams) + 500n) / 1000n);
}
