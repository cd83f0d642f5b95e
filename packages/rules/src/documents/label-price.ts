import { type CurrencyCode, currencyOf } from '#money/currencies.ts';
import { moneyFormat } from '#money/money.ts';
import { sellingPrice, type VariantPrices } from '#pricing/selling-price.ts';

/** What a buyer pays and what it was before the sale, as a shop writes it on a label: with the currency's own sign. */
export function labelPrice(
  prices: VariantPrices,
  currency: CurrencyCode,
  locale: string,
): { price: string | null; was: string | null } {
  const { price, was } = sellingPrice(prices);
  const shown = (minor: number) => {
    const short = minor % 10 ** currencyOf(currency).decimals === 0;
    return moneyFormat(currency, locale, { short })(minor).replace(/[\u00a0\u202f]/g, ' ');
  };
  return { price: price > 0 ? shown(price) : null, was: was === null ? null : shown(was) };
}
