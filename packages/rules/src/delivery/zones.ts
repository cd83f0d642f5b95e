import { placeKey, regionNamed } from '#contacts/regions.ts';
import type { DeliveryZone, Destination, ZonePlace } from './delivery.ts';

/**
 * The zone of an address: the one that names it most closely (the longest beginning of its postal code, its city, its region, its
 * country), else the one for everywhere else. The order of the zones does not matter, as no two name the same place.
 */
export function zoneOf<Zone extends Pick<DeliveryZone, 'places'>>(
  zones: readonly Zone[],
  destination: Destination,
): Zone | undefined {
  let nearest: Zone | undefined;
  let closest = -1;
  for (const zone of zones) {
    const closeness = closenessOf(zone.places, destination);
    if (closeness > closest) [nearest, closest] = [zone, closeness];
  }
  return nearest;
}

/** Whether an address that is in no zone may be in one once it says more. */
export function mayBeInZone(
  zones: readonly Pick<DeliveryZone, 'places'>[],
  { country, region, city, postal_code }: Destination,
): boolean {
  if (country === '') return zones.length > 0;
  const isUnsaid = (named: readonly string[], said: string) => named.length > 0 && said.trim() === '';
  return zones.some(({ places }) =>
    places.some(
      (place) =>
        place.country === country &&
        (isUnsaid(place.regions, region) ||
          isUnsaid(place.cities, city) ||
          isUnsaid(place.postal_codes, postal_code)),
    ),
  );
}

/** -1: not there. 0: everywhere else. Then country, region, city, and each letter of a postal code. */
function closenessOf(places: readonly ZonePlace[], destination: Destination): number {
  if (places.length === 0) return 0;
  return Math.max(
    -1,
    ...places
      .filter(({ country }) => country === destination.country)
      .map((place) => closenessInCountry(place, destination)),
  );
}

function closenessInCountry(
  { regions, cities, postal_codes, country }: ZonePlace,
  { region, city, postal_code }: Destination,
): number {
  if (regions.length + cities.length + postal_codes.length === 0) return 1;
  const code = postalKey(postal_code);
  const beginnings = postal_codes.map(postalKey).filter((beginning) => code.startsWith(beginning));
  if (beginnings.length > 0) return 3 + Math.max(...beginnings.map((beginning) => beginning.length));
  if (city !== '' && cities.some((one) => placeKey(one) === placeKey(city))) return 3;
  if (region !== '' && regions.some((one) => regionKey(country, one) === regionKey(country, region)))
    return 2;
  return -1;
}

/** What a zone names that another one of the store names too; undefined for nothing. Null stands for everywhere else. */
export function sharedPlace(
  places: readonly ZonePlace[],
  others: readonly Pick<DeliveryZone, 'name' | 'places'>[],
): { place: string | null; zone: string } | undefined {
  const named = namesOf(places);
  for (const { name: zone, places: theirs } of others) {
    const taken = namesOf(theirs);
    for (const [key, place] of named) if (taken.has(key)) return { place, zone };
  }
  return undefined;
}

/** All that a zone names, by what makes it the same. */
function namesOf(places: readonly ZonePlace[]): Map<string, string | null> {
  if (places.length === 0) return new Map([['', null]]);
  return new Map(places.flatMap(linesOf));
}

function linesOf({ country, regions, cities, postal_codes }: ZonePlace): [string, string][] {
  if (regions.length + cities.length + postal_codes.length === 0) return [[country, country]];
  return [
    ...regions.map((one): [string, string] => [`${country} region ${regionKey(country, one)}`, one]),
    ...cities.map((one): [string, string] => [`${country} city ${placeKey(one)}`, one]),
    ...postal_codes.map((one): [string, string] => [`${country} code ${postalKey(one)}`, one]),
  ];
}

function regionKey(country: string, region: string): string {
  return placeKey(regionNamed(country, region));
}

/** Postal codes are compared without blanks and hyphens. */
function postalKey(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase();
}
