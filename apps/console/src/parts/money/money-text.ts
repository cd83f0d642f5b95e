import { type CurrencyCode, isCurrencyCode } from '@sokoni/rules/money/currencies';
import { areWhole, currencySign, moneyFormat } from '@sokoni/rules/money/money';
import { useMemo } from 'react';
import { currentLocale } from '#session/language.ts';
import { useSession } from '#session/session.ts';

/** The currency of the store that this tab works in. */
export function useCurrency(): CurrencyCode {
  const code = useSession(({ activeStore }) => activeStore?.currency_code);
  return isCurrencyCode(code) ? code : 'USD';
}

/** How the store's currency is written beside an amount: in a field as in the texts around it. */
export function useCurrencySign(): string {
  const currency = useCurrency();
  const locale = currentLocale();
  return useMemo(() => currencySign(currency, locale), [currency, locale]);
}

/** To make a format takes longer than to write with it. */
const formats = new Map<string, (minor: number) => string>();

/** Writes minor units as a person reads them. */
export function useMoneyText(): (minor: number) => string {
  return moneyTextIn(useCurrency());
}

/** The same in another currency than the store's: what is bought from elsewhere. */
export function moneyTextIn(currency: string): (minor: number) => string {
  const code = isCurrencyCode(currency) ? currency : 'USD';
  const locale = currentLocale();
  const key = `${code} ${locale}`;
  const format = formats.get(key) ?? moneyFormat(code, locale);
  formats.set(key, format);
  return format;
}

/** The same for what came and went: `+₦500.00`, `−₦200.00`. */
export function useSignedMoneyText(): (minor: number) => string {
  const currency = useCurrency();
  const locale = currentLocale();
  return useMemo(() => moneyFormat(currency, locale, { signs: 'exceptZero' }), [currency, locale]);
}

/** For a list or a tile, which shows these amounts: without `.00` where all of them are whole. */
export function useShortMoneyText(shown: readonly (number | null | undefined)[]): (minor: number) => string {
  const currency = useCurrency();
  const short = areWhole(shown, currency);
  const locale = currentLocale();
  return useMemo(() => moneyFormat(currency, locale, { short }), [currency, locale, short]);
}
