import type { Result } from '#result.ts';
import { type CurrencyCode, currencyOf } from './currencies.ts';
import { type DecimalReason, fromScaled, toScaled } from './decimal.ts';
import { HUNDRED_PERCENT, toThousandths } from './percent.ts';
import { type Signs, signedFormat } from './signed-format.ts';

/** A decimal text (`'1999.50'`) in the currency's minor units (199950), exactly. What does not fit is refused with
 * `not_a_number`, `too_many_decimals` (even when the surplus digits are zeros: `1.500` may mean a thousand) or
 * `too_large`. Money is an integer everywhere else (CONTRACT "The wire"). */
export function toMinorUnits(decimalText: string, currency: CurrencyCode): Result<number, DecimalReason> {
  return toScaled(decimalText, currencyOf(currency).decimals);
}

/** Minor units as the plain decimal text of the currency: 199950 NGN is `1999.50`, 2000 RWF is `2000`.
 * Throws a RangeError when `minor` is not a safe integer. */
export function fromMinorUnits(minor: number, currency: CurrencyCode): `${number}` {
  refuseFraction(minor);
  return fromScaled(minor, currencyOf(currency).decimals);
}

/** Minor units as a person of the locale reads them, with the currency's sign. */
export function formatMoney(minor: number, currency: CurrencyCode, locale: string): string {
  return moneyFormat(currency, locale)(minor);
}

/**
 * `formatMoney` for a whole list: the format is made once. What is below nothing has a minus sign (U+2212).
 * `sign` is how the currency is written: `₦`, or `NGN` where a font may not have its short sign. `short` leaves the
 * minor unit out; it is for amounts that `areWhole`. With `signs: 'exceptZero'` what is above nothing has a plus.
 */
export function moneyFormat(
  currency: CurrencyCode,
  locale: string,
  { sign = 'narrowSymbol', short = false, signs = 'negative' }: MoneyFormatOptions = {},
): (minor: number) => string {
  const decimals = short ? 0 : currencyOf(currency).decimals;
  const write = signedFormat(
    locale,
    {
      style: 'currency',
      currency,
      currencyDisplay: sign,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    },
    signs,
  );
  return (minor) => write(fromMinorUnits(minor, currency));
}

/** Whether all of the amounts, in minor units, are of the whole currency: naira without kobo. */
export function areWhole(amounts: Iterable<number | null | undefined>, currency: CurrencyCode): boolean {
  const unit = 10 ** currencyOf(currency).decimals;
  for (const minor of amounts) if (minor != null && minor % unit !== 0) return false;
  return true;
}

export type CurrencySign = 'narrowSymbol' | 'symbol';

interface MoneyFormatOptions {
  sign?: CurrencySign;
  short?: boolean;
  signs?: Signs;
}

/** What `formatMoney` writes beside the digits in that locale: `$`, `KES`. */
export function currencySign(currency: CurrencyCode, locale: string): string {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** The share of an amount in minor units, rounded half up to a minor unit. A negative amount mirrors the positive
 * one, so that taking a sale back takes back exactly its share. Throws a RangeError for a percentage that
 * `toThousandths` refuses or an amount that is not an integer: both are checked where they enter. */
export function percentOf(minor: number, percent: string | number): number {
  const thousandths = toThousandths(percent);
  if (!thousandths.ok) throw new RangeError(`percent ${percent}: ${thousandths.reason}`);
  return shareOf(minor, thousandths.value);
}

/** The same by thousandths of a percent, of which there may be more than a hundred percent. */
export function shareOf(minor: number, thousandths: number): number {
  refuseFraction(minor);
  const share = BigInt(Math.abs(minor)) * BigInt(thousandths);
  const rounded = Number((share + BigInt(HUNDRED_PERCENT / 2)) / BigInt(HUNDRED_PERCENT));
  return minor < 0 && rounded !== 0 ? -rounded : rounded;
}

function refuseFraction(minor: number): void {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`minor units must be an integer, got ${minor}`);
}
