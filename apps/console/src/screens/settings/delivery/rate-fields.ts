import { checkZone } from '@sokoni/rules/delivery/check-zone';
import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { toMinorUnits } from '@sokoni/rules/money/money';
import { maxPrice } from '@sokoni/rules/money/price-change';
import type { Rate, Zone } from '#api/sales/delivery.ts';
import { amountOf, amountText, countOf } from '#parts/numbers/typed-number.ts';
import { deliverySentences, sayDelivery } from '#sentences/settings/delivery.ts';

/** A step of a price list as it is typed; empty `up_to`: without an end. */
export interface TypedBand {
  key: number;
  up_to: string;
  price: string;
}

/** A rate as it is typed. */
export interface TypedRate extends Omit<Rate, 'bands' | 'free_from'> {
  bands: TypedBand[];
  free_from: string;
}

/** What no field holds; a rule refuses it as it refuses any other number that is none. */
const noNumber = -1;

export function typedRate(rate: Rate, currency: CurrencyCode): TypedRate {
  return {
    ...rate,
    bands: rate.bands.map(({ up_to, price }, key) => ({
      key,
      up_to: rate.basis === 'subtotal' ? amountText(up_to, currency) : (up_to?.toString() ?? ''),
      price: amountText(price, currency),
    })),
    free_from: amountText(rate.free_from, currency),
  };
}

export function rateOf({ bands, free_from, basis, ...typed }: TypedRate, currency: CurrencyCode): Rate {
  const amount = (text: string) => amountOf(text, currency) ?? noNumber;
  const measure = (text: string) => (basis === 'subtotal' ? amount(text) : (countOf(text) ?? noNumber));
  const used = basis === 'flat' ? bands.slice(0, 1) : bands;
  return {
    ...{ ...typed, name: typed.name.trim(), basis },
    bands: used.map(({ up_to, price }) => ({
      up_to: basis === 'flat' || up_to.trim() === '' ? null : measure(up_to),
      price: amount(price),
    })),
    free_from: free_from.trim() === '' ? null : amount(free_from),
  };
}

/** The zone with this rate in it, in the place of the one with its id. */
export function withRate(zone: Zone, rate: Rate): Zone {
  const isKnown = zone.rates.some(({ id }) => id === rate.id);
  return {
    ...zone,
    rates: isKnown ? zone.rates.map((one) => (one.id === rate.id ? rate : one)) : [...zone.rates, rate],
  };
}

/**
 * What is more than a rate can cost or reach, by its fields.
 * @param most how the largest amount is written
 */
export function tooLargeProblems(
  { bands, free_from, basis }: TypedRate,
  currency: CurrencyCode,
  most: string,
): Record<string, string> {
  const isTooLarge = (text: string) => {
    const amount = toMinorUnits(text, currency);
    return amount.ok ? amount.value > maxPrice : amount.reason === 'too_large';
  };
  const used = basis === 'flat' ? bands.slice(0, 1) : bands;
  const typed = used.flatMap(({ up_to, price }) => (basis === 'subtotal' ? [up_to, price] : [price]));
  const sentence = sayDelivery('rate.tooLarge', { max: most });
  return {
    ...(typed.some(isTooLarge) ? { bands: sentence } : {}),
    ...(isTooLarge(free_from) ? { free_from: sentence } : {}),
  };
}

/** What is wrong with a rate among those of its zone, by its fields. */
export function rateProblems(zone: Zone, rate: Rate): Record<string, string> {
  const next = withRate(zone, rate);
  const check = deliverySentences(checkZone(next));
  if (check.ok) return {};
  const start = `rates.${next.rates.findIndex(({ id }) => id === rate.id)}.`;
  const own = Object.entries(check.fields).flatMap(([field, sentence]) => {
    if (sentence === undefined) return [];
    if (field === 'rates') return [['name', sentence] as const];
    return field.startsWith(start) ? [[field.slice(start.length), sentence] as const] : [];
  });
  return Object.fromEntries(own);
}
