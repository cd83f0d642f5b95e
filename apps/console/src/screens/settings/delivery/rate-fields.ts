import { checkZone } from '@sokoni/rules/delivery/check-zone';
import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import type { Rate, Zone } from '#api/sales/delivery.ts';
import { amountOf, amountText, countOf } from '#parts/numbers/typed-number.ts';
import { deliverySentences } from '#sentences/settings/delivery.ts';

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
