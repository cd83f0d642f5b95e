import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ZonePlace } from './delivery.ts';
import { mayBeInZone, sharedPlace, zoneOf } from './zones.ts';

const place = (country: string, named: Partial<ZonePlace> = {}): ZonePlace => ({
  ...{ country, regions: [], cities: [], postal_codes: [] },
  ...named,
});
const zone = (name: string, ...places: ZonePlace[]) => ({ name, places });
const at = (country: string, more: object = {}) => ({
  ...{ country, region: '', city: '', postal_code: '' },
  ...more,
});

const zones = [
  zone('Elsewhere'),
  zone('Nigeria', place('NG')),
  zone('Lagos', place('NG', { regions: ['Lagos'] })),
  zone('Ikeja', place('NG', { cities: ['Ikeja'] }), place('GH')),
  zone('London', place('GB', { postal_codes: ['E1', 'SW'] })),
  zone('Whitechapel', place('GB', { postal_codes: ['E1 1'] })),
];

describe('The zone of an address', () => {
  it.each([
    ['Nigeria', at('NG', { region: 'Kano' })],
    ['Lagos', at('NG', { region: 'lagos state', city: 'Epe' })],
    ['Ikeja', at('NG', { region: 'Lagos', city: 'IKEJA' })],
    ['Ikeja', at('GH', { city: 'Accra' })],
    ['London', at('GB', { postal_code: 'sw1a1aa' })],
    ['London', at('GB', { postal_code: 'E1 6AN' })],
    ['Whitechapel', at('GB', { postal_code: 'E1 1AA' })],
    ['Elsewhere', at('GB', { postal_code: 'M1 1AE' })],
    ['Elsewhere', at('FR')],
  ])('is %s', (name, destination) => {
    expect(zoneOf(zones, destination)?.name).toBe(name);
  });

  it('is none where nobody goes', () => {
    expect(zoneOf(zones.slice(1), at('FR'))).toBeUndefined();
    expect(zoneOf([], at('NG'))).toBeUndefined();
    // What was left empty is no city that a zone could name.
    expect(zoneOf([zone('Odd', place('NG', { cities: ['-'] }))], at('NG'))).toBeUndefined();
  });

  it.each([
    [true, at('')],
    [true, at('NG')],
    [true, at('NG', { region: 'Kano' })],
    [false, at('NG', { region: 'Kano', city: 'Kano' })],
    [false, at('GH')],
    [true, at('GB', { city: 'London' })],
    [false, at('GB', { postal_code: 'M1 1AE' })],
  ])('may still be found once more is said: %s of %o', (expected, destination) => {
    const near = [
      zone('Ikeja', place('NG', { regions: ['Lagos'] }), place('NG', { cities: ['Ikeja'] })),
      zone('Accra', place('GH')),
      zone('London', place('GB', { postal_codes: ['E1'] })),
    ];
    expect(mayBeInZone(near, destination)).toBe(expected);
  });

  const words = fc.constantFrom('Lagos', 'Ikeja', 'Kano', 'Abuja', '');
  const places = fc.record({
    country: fc.constantFrom('NG', 'KE'),
    regions: fc.subarray(['Lagos', 'Kano']),
    cities: fc.subarray(['Ikeja', 'Abuja']),
    postal_codes: fc.subarray(['1', '10', '100001']),
  });
  const somewhere = fc.record({
    country: fc.constantFrom('NG', 'KE', 'FR'),
    region: words,
    city: words,
    postal_code: fc.constantFrom('', '100001', '101', '9'),
  });

  it('does not depend on the order of zones that name no place twice', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(places, { maxLength: 2 }), { maxLength: 6 }),
        somewhere,
        (all, destination) => {
          const apart: { name: string; places: ZonePlace[] }[] = [];
          for (const [index, one] of all.entries())
            if (!sharedPlace(one, apart)) apart.push({ name: String(index), places: one });
          const found = zoneOf(apart, destination)?.name;
          expect(zoneOf(apart.toReversed(), destination)?.name).toBe(found);
          // A zone for everywhere else leaves nobody out.
          if (apart.some((one) => one.places.length === 0)) expect(found).toBeDefined();
        },
      ),
    );
  });
});

describe('Two zones', () => {
  it('are told what both of them name', () => {
    expect(sharedPlace([place('NG')], zones)).toEqual({ place: 'NG', zone: 'Nigeria' });
    expect(sharedPlace([place('NG', { regions: ['LAGOS STATE'] })], zones)).toMatchObject({ zone: 'Lagos' });
    expect(sharedPlace([place('GB', { postal_codes: ['e11'] })], zones)).toMatchObject({
      zone: 'Whitechapel',
    });
    expect(sharedPlace([], zones)).toEqual({ place: null, zone: 'Elsewhere' });
    expect(sharedPlace([place('KE', { regions: ['Lagos'] })], zones)).toBeUndefined();
  });
});
