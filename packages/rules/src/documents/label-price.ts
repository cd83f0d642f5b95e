import { type CurrencyCode, currencyOf } from '#money/currencies.ts';
import { sellingPrice, type VariantPrices } from '#pricing/selling-price.ts';

/** What a buyer pays and what it was before the sale, as a shop writes it on a label: with the currency's own sign. */
export function labelPrice(
  prices: VariantPrices,
  currency: CurrencyCode,
): { price: string | null; was: string | null } {
  const { price, was } = sellingPrice(prices);
  return {
    price: price > 0 ? shown(price, currency) : null,
    was: was === null ? null : shown(was, currency),
  };
}

function shown(minor: number, currency: CurrencyCode): string {
  const { decimals } = currencyOf(currency);
  const whole = minor % 10 ** decimals === 0;
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: whole ? 0 : decimals,
    maximumFractionDigits: decimals,
  });
  return format.format(minor / 10 ** decimals).replace(/\u00a0/g, ' ');
}
