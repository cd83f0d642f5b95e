import { type CurrencyCode, currencyOf } from '#money/currencies.ts';

/** What costs a dollar in an ordinary shop costs about so much where this currency is used: no rates of exchange. */
const levels: Readonly<Record<CurrencyCode, number>> = {
  USD: 1,
  GBP: 0.8,
  AED: 3.5,
  NGN: 900,
  KES: 90,
  GHS: 9,
  ZAR: 12,
  EGP: 28,
  CAD: 1.35,
  RWF: 900,
};

/**
 * A believable price for a sample product, in minor units: at the level of the currency, in a step that shops use.
 * @param dollars what it costs in US dollars, above zero
 */
export function samplePrice(dollars: number, currency: CurrencyCode): number {
  const amount = dollars * levels[currency] * 10 ** currencyOf(currency).decimals;
  const step = Math.max(smallestStep, 10 ** Math.floor(Math.log10(amount)) / 20);
  return Math.max(step, Math.round(amount / step) * step);
}

/** In minor units: nobody asks for a price that ends in a single cent. */
const smallestStep = 5;
