import { type CurrencyCode, currencyOf } from './currencies.ts';

interface Priced {
  /** Minor units. */
  readonly price: number;
  readonly sales_price: number | null;
  readonly on_sales: boolean;
}

/** What a buyer pays and what it was before the sale, as a shop writes it on a label: with the currency's own sign. */
export function labelPrice(
  { price, sales_price, on_sales }: Priced,
  currency: CurrencyCode,
): { price: string | null; was: string | null } {
  const isReduced = on_sales && sales_price !== null && sales_price < price;
  const asked = on_sales && sales_price !== null ? sales_price : price;
  return {
    price: asked > 0 ? shown(asked, currency) : null,
    was: isReduced ? shown(price, currency) : null,
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
