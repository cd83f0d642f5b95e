import { countryProblem } from '#contacts/contact-fields.ts';
import { regionNamed, regionsOf } from '#contacts/regions.ts';
import { type FormProblems, formProblems, type ReasonedField } from '#forms/form-problems.ts';
import { isHttpUrl } from '#forms/http-url.ts';
import { maxPrice } from '#money/price-change.ts';
import { type DeliveryRate, deliveryLimits, type RateBand, type ZonePlace } from './delivery.ts';
import type { DeliveryReason } from './delivery-reasons.ts';

/** What a merchant types of a zone. */
export interface ZoneDraft {
  readonly name: string;
  readonly places: readonly ZonePlace[];
  readonly rates: readonly DeliveryRate[];
}

export type RateField = 'name' | 'bands' | 'free_from' | 'tracking_url';

/** Checks a zone by itself; that no other one names its places is the store's to say. Problems of a rate are named `rates.0.bands`. */
export function checkZone({ name, places, rates }: ZoneDraft): FormProblems<string, DeliveryReason> {
  return formProblems<string, DeliveryReason>([
    ['name', name.trim() === '' ? { reason: 'zone_name_required' } : undefined],
    ['places', placesProblem(places)],
    ...rates.flatMap((rate, index) =>
      problemsOf(rate).map(
        ([field, reason]): ReasonedField<string, DeliveryReason> => [`rates.${index}.${field}`, reason],
      ),
    ),
    ['rates', hasTwice(rates.map((rate) => rate.id)) ? { reason: 'rate_twice' } : undefined],
    [
      'rates',
      hasTwice(rates.map((rate) => rate.name.trim().toLowerCase()))
        ? { reason: 'rate_name_twice' }
        : undefined,
    ],
  ]);
}

/** Checks one rate, in the order of its form. */
export function checkRate(rate: DeliveryRate): FormProblems<RateField, DeliveryReason> {
  return formProblems(problemsOf(rate));
}

function problemsOf(rate: DeliveryRate): ReasonedField<RateField, DeliveryReason>[] {
  const { name, free_from, tracking_url } = rate;
  return [
    ['name', name.trim() === '' ? { reason: 'rate_name_required' } : undefined],
    ['bands', bandsProblem(rate)],
    ['free_from', free_from !== null && !isPrice(free_from) ? { reason: 'amount_invalid' } : undefined],
    [
      'tracking_url',
      tracking_url === '' || isTrackingUrl(tracking_url) ? undefined : { reason: 'tracking_url_invalid' },
    ],
  ];
}

function placesProblem(places: readonly ZonePlace[]): DeliveryReason | undefined {
  const countries = places.map(({ country }) => country);
  if (countries.some((country) => country === '' || countryProblem(country)))
    return { reason: 'zone_country_invalid' };
  if (hasTwice(countries)) return { reason: 'zone_country_twice' };
  const region = places.flatMap(unknownRegions).at(0);
  return region === undefined ? undefined : { reason: 'zone_region_unknown', region };
}

/** Regions that no address of the country can have; where we know none, all of them may be right. */
function unknownRegions({ country, regions }: ZonePlace): string[] {
  const known = regionsOf(country);
  return known.length === 0 ? [] : regions.filter((region) => !known.includes(regionNamed(country, region)));
}

/** Bands rise, each ends where it should, and only the last may be without an end. */
function bandsProblem({ basis, bands }: DeliveryRate): DeliveryReason | undefined {
  if (bands.length === 0 || bands.some(({ price }) => !isPrice(price)))
    return { reason: 'rate_price_invalid' };
  if (basis === 'flat')
    return bands.length === 1 && bands[0]?.up_to === null ? undefined : { reason: 'bands_not_rising' };
  return bands.every((band, index) => rises(band, bands[index - 1], index === bands.length - 1, basis))
    ? undefined
    : { reason: 'bands_not_rising' };
}

function rises(
  { up_to }: RateBand,
  before: RateBand | undefined,
  isLast: boolean,
  basis: DeliveryRate['basis'],
): boolean {
  if (up_to === null) return isLast;
  const most = basis === 'weight' ? deliveryLimits.weight : maxPrice;
  return Number.isInteger(up_to) && up_to > (before?.up_to ?? 0) && up_to <= most;
}

function isPrice(amount: number): boolean {
  return Number.isInteger(amount) && amount >= 0 && amount <= maxPrice;
}

function isTrackingUrl(url: string): boolean {
  return url.startsWith('https://') && url.includes('{number}') && isHttpUrl(url);
}

function hasTwice(values: readonly string[]): boolean {
  return new Set(values).size < values.length;
}
