import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRate } from './check-zone.ts';
import type { DeliveryRate, PickupPoint } from './delivery.ts';
import { deliveryOptions, priceOf, trackingLink } from './delivery-options.ts';

const flat: DeliveryRate = {
  ...{ id: 'flat', name: 'Standard', basis: 'flat', bands: [{ up_to: null, price: 1500 }], free_from: null },
  ...{ delivery_time: '2 days', courier: 'GIG', tracking_url: 'https://gig.example/{number}' },
};
const byWeight: DeliveryRate = {
  ...{ ...flat, id: 'weight', name: 'Van', basis: 'weight' },
  bands: [
    { up_to: 1000, price: 500 },
    { up_to: 5000, price: 2000 },
  ],
};
const point: PickupPoint = {
  ...{ location_id: 'shop', name: 'Shop', address: ['Allen Avenue'], instructions: '', lead_hours: 0 },
  slots: [],
};
const lagos = { country: 'NG', region: 'Lagos', city: 'Ikeja', postal_code: '' };
const nigeria = [{ country: 'NG', regions: [], cities: [], postal_codes: [] }];
const zone = { id: 'zone', name: 'Nigeria', places: nigeria, rates: [flat, byWeight] };
const setup = { zones: [zone], pickup: [point], taken: [] };
const now = { day: '2026-11-25', time: '10:00' };

describe('What checkout offers', () => {
  it('are the rates of the zone, the cheapest first, and where to collect', () => {
    const { delivery, pickup, refusal } = deliveryOptions(
      { subtotal: 9000, weight_grams: 1000 },
      lagos,
      setup,
      now,
    );
    expect(delivery.map(({ rate_id, price }) => [rate_id, price])).toEqual([
      ['weight', 500],
      ['flat', 1500],
    ]);
    expect(pickup).toMatchObject([{ location_id: 'shop', slots: null }]);
    expect(refusal).toBeNull();
  });

  it('says why nothing is brought, and offers pickup all the same', () => {
    const heavy = { subtotal: 0, weight_grams: 5001 };
    const van = { ...setup, zones: [{ ...zone, rates: [byWeight] }] };
    expect(deliveryOptions(heavy, lagos, van, now)).toMatchObject({
      ...{ delivery: [], refusal: { reason: 'no_rate' } },
      pickup: [{ location_id: 'shop' }],
    });
    const ghana = { ...lagos, country: 'GH' };
    expect(deliveryOptions(heavy, ghana, setup, now).refusal).toEqual({ reason: 'no_zone' });
    expect(deliveryOptions(heavy, null, setup, now)).toMatchObject({ delivery: [], refusal: null });
  });

  it('leaves out a place whose hours are all taken', () => {
    const slot = { weekdays: [3], from: '12:00', to: '14:00', capacity: 1 };
    const narrow = { ...point, slots: [slot] };
    const days = ['2026-11-25', '2026-12-02', '2026-12-09'];
    const taken = days.map((day) => ({ location_id: 'shop', day, time: '12:00', orders: 1 }));
    const { pickup } = deliveryOptions(
      { subtotal: 0, weight_grams: 0 },
      null,
      { ...setup, pickup: [narrow], taken },
      now,
    );
    expect(pickup).toEqual([]);
  });
});

describe('The price of a rate', () => {
  it('is nothing from the sum on from which delivery is free', () => {
    const rate = { ...flat, free_from: 10_000 };
    expect(priceOf(rate, { subtotal: 9999, weight_grams: 0 })).toBe(1500);
    expect(priceOf(rate, { subtotal: 10_000, weight_grams: 0 })).toBe(0);
    // What is too heavy stays too heavy, however much it costs.
    expect(priceOf({ ...byWeight, free_from: 1 }, { subtotal: 5, weight_grams: 6000 })).toBeNull();
  });

  const steps = fc
    .uniqueArray(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 6 })
    .map((ends) => ends.sort((one, other) => one - other));
  const rates = fc
    .tuple(fc.constantFrom('weight' as const, 'subtotal' as const), steps, fc.boolean())
    .map(([basis, ends, isOpen]): DeliveryRate => {
      const bands = ends.map((up_to, index) => ({ up_to, price: index * 100 }));
      return { ...flat, basis, bands: isOpen ? [...bands, { up_to: null, price: 9000 }] : bands };
    });

  it('is that of the first step that reaches as far, and every rate that a rule takes has one or refuses', () => {
    fc.assert(
      fc.property(rates, fc.nat(30_000), fc.nat(30_000), (rate, subtotal, weight_grams) => {
        expect(checkRate(rate).ok).toBe(true);
        const measure = rate.basis === 'weight' ? weight_grams : subtotal;
        const reaching = rate.bands.filter(({ up_to }) => up_to === null || up_to >= measure);
        expect(priceOf(rate, { subtotal, weight_grams })).toBe(reaching[0]?.price ?? null);
      }),
    );
  });
});

describe('The page of a parcel', () => {
  it('is where the courier shows it', () => {
    expect(trackingLink(flat.tracking_url, 'A/1')).toBe('https://gig.example/A%2F1');
    expect(trackingLink('', 'A1')).toBe('');
    expect(trackingLink(flat.tracking_url, '')).toBe('');
  });
});
