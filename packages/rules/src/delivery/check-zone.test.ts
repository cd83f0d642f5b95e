import { describe, expect, it } from 'vitest';
import { checkPickup } from './check-pickup.ts';
import { checkRate, checkZone } from './check-zone.ts';
import type { DeliveryRate } from './delivery.ts';

const rate: DeliveryRate = {
  ...{ id: 'a', name: 'Standard', basis: 'flat', bands: [{ up_to: null, price: 0 }], free_from: null },
  ...{ delivery_time: '', courier: '', tracking_url: '' },
};
const place = { country: 'NG', regions: [], cities: [], postal_codes: [] };
const reasonOf = (check: { ok: true } | { ok: false; first: { reason: string } }) =>
  check.ok ? null : check.first.reason;

describe('A rate', () => {
  it.each([
    [null, {}],
    [null, { tracking_url: 'https://dhl.example/track?n={number}' }],
    [
      null,
      {
        basis: 'weight' as const,
        bands: [
          { up_to: 1, price: 0 },
          { up_to: null, price: 1 },
        ],
      },
    ],
    ['rate_name_required', { name: ' ' }],
    ['rate_price_invalid', { bands: [] }],
    ['rate_price_invalid', { bands: [{ up_to: null, price: -1 }] }],
    ['rate_price_invalid', { bands: [{ up_to: null, price: 0.5 }] }],
    ['bands_not_rising', { bands: [{ up_to: 5, price: 1 }] }],
    [
      'bands_not_rising',
      {
        basis: 'weight' as const,
        bands: [
          { up_to: 5, price: 1 },
          { up_to: 5, price: 2 },
        ],
      },
    ],
    [
      'bands_not_rising',
      {
        basis: 'weight' as const,
        bands: [
          { up_to: null, price: 1 },
          { up_to: 5, price: 2 },
        ],
      },
    ],
    ['bands_not_rising', { basis: 'subtotal' as const, bands: [{ up_to: 0, price: 1 }] }],
    ['bands_not_rising', { basis: 'weight' as const, bands: [{ up_to: 10_000_001, price: 1 }] }],
    ['amount_invalid', { free_from: -1 }],
    ['tracking_url_invalid', { tracking_url: 'https://dhl.example/track' }],
    ['tracking_url_invalid', { tracking_url: 'http://dhl.example/{number}' }],
    ['tracking_url_invalid', { tracking_url: 'javascript:alert({number})' }],
  ])('%s: %o', (reason, change) => {
    expect(reasonOf(checkRate({ ...rate, ...change }))).toBe(reason);
  });
});

describe('A zone', () => {
  it.each([
    [null, { places: [] }],
    [null, { places: [place] }],
    ['zone_name_required', { name: '' }],
    ['zone_country_invalid', { places: [{ ...place, country: '' }] }],
    ['zone_country_twice', { places: [place, place] }],
    [null, { places: [{ ...place, regions: ['lagos state', 'FCT'] }] }],
    [null, { places: [{ ...place, country: 'FR', regions: ['Bretagne'] }] }],
    ['zone_region_unknown', { places: [{ ...place, regions: ['Lagos', 'Lagoss'] }] }],
    ['rate_twice', { rates: [rate, { ...rate, name: 'Other' }] }],
    ['rate_name_twice', { rates: [rate, { ...rate, id: 'b', name: 'STANDARD ' }] }],
    ['rate_name_required', { rates: [{ ...rate, name: '' }] }],
  ])('%s: %o', (reason, change) => {
    expect(reasonOf(checkZone({ name: 'Lagos', places: [place], rates: [rate], ...change }))).toBe(reason);
  });
});

describe('Pickup', () => {
  const slot = { weekdays: [1], from: '09:00', to: '12:00', capacity: null };
  it.each([
    [null, 0, [slot]],
    [null, 336, []],
    ['lead_hours_invalid', 337, []],
    ['lead_hours_invalid', 1.5, []],
    ['slot_days_required', 0, [{ ...slot, weekdays: [] }]],
    ['slot_times_invalid', 0, [{ ...slot, to: '09:00' }]],
    ['slot_times_invalid', 0, [{ ...slot, from: '24:00' }]],
    ['slot_capacity_invalid', 0, [{ ...slot, capacity: 0 }]],
    ['slot_twice', 0, [slot, { ...slot, weekdays: [1, 2], to: '10:00' }]],
  ])('%s: %o', (reason, lead_hours, slots) => {
    expect(reasonOf(checkPickup({ lead_hours, slots }))).toBe(reason);
  });
});
