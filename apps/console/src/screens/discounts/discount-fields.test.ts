import { describe, expect, it } from 'vitest';
import type { Discount } from '#contract-types.ts';
import { blankDiscount, checkFields, type DiscountFields, fieldsOf, termsOf } from './discount-fields.ts';

const place = { currency: 'KES', timezone: 'Africa/Nairobi' } as const;
const now = new Date('2026-11-21T22:30:00Z');
const blank = blankDiscount(now, place);
const tenOff: DiscountFields = { ...blank, code: 'TEN', percent: '10' };
const typed = (given: Partial<DiscountFields>) => termsOf({ ...tenOff, ...given }, place, null);

const saved: Discount = {
  ...{ id: 'd', title: 'Ten', code: 'TEN', kind: 'percent', percent: 9.975, amount: null },
  ...{ buy_quantity: null, get_quantity: null, most_times: null, applies_to: 'products', product_ids: ['p'] },
  ...{ category_ids: [], minimum_spend: 5000, minimum_quantity: null, channels: ['web'] },
  ...{ starts_at: '2026-11-30T21:00:00.000Z', ends_at: '2026-12-24T21:00:00.000Z', use_limit: 9 },
  ...{ customer_limit: null, state: 'scheduled', active: true, uses: 0, total_discounted: 0, version: 1 },
  ...{ created_at: '2026-11-21T12:00:00.000Z', updated_at: '2026-11-21T12:00:00.000Z' },
  ...{ products: [{ id: 'p', title: 'Rice', image: null }], categories: [] },
};

describe('A discount as it is typed', () => {
  it('begins on the day of the store, not of the reader', () => {
    expect(blank.startDay).toBe('2026-11-22');
    expect(typed({}).starts_at).toBe('2026-11-21T21:00:00.000Z');
  });

  it('ends when its last day is over, or at a time', () => {
    expect(typed({ endDay: '2026-12-24' }).ends_at).toBe('2026-12-24T21:00:00.000Z');
    expect(typed({ endDay: '2026-12-24', endTime: '18:00' }).ends_at).toBe('2026-12-24T15:00:00.000Z');
    expect(typed({}).ends_at).toBeNull();
  });

  it('goes to the fields and back', () => {
    const fields = fieldsOf(saved, place);
    expect(fields).toMatchObject({
      ...{ percent: '9.975', minimum: 'spend', minimumSpend: '50.00', useLimit: '9', customerLimit: '' },
      ...{ startDay: '2026-12-01', startTime: '', endDay: '2026-12-24', endTime: '' },
    });
    expect(saved).toMatchObject(termsOf(fields, place, null));
  });

  it('keeps to the second what nobody touched of when it holds', () => {
    const odd = { ...saved, starts_at: '2026-11-30T21:00:07.123Z', ends_at: '2026-12-24T20:59:59.999Z' };
    const fields = fieldsOf(odd, place);
    expect(termsOf(fields, place, odd)).toMatchObject({ starts_at: odd.starts_at, ends_at: odd.ends_at });
    const moved = termsOf({ ...fields, endTime: '23:58' }, place, odd);
    expect(moved).toMatchObject({ starts_at: odd.starts_at, ends_at: '2026-12-24T20:58:00.000Z' });
  });

  it.each<[Partial<DiscountFields>, object]>([
    [{}, {}],
    [{ way: 'automatic' }, { title: expect.any(String) }],
    [{ percent: '' }, { percent: 'Enter a percentage such as 7.5' }],
    [{ percent: 'NaN' }, { percent: 'Enter a percentage above 0, up to 100' }],
    [{ kind: 'amount' }, { amount: 'Enter an amount above 0' }],
    [{ kind: 'buy_get', buyQuantity: '1.5', getQuantity: '1' }, { buy_quantity: 'Enter 1 or more' }],
    [{ minimum: 'spend' }, { minimum_spend: 'Enter an amount above 0' }],
    [{ minimum: 'units', minimumQuantity: '0' }, { minimum_quantity: 'Enter 1 or more' }],
    [{ useLimit: 'x' }, { use_limit: 'Enter 1 or more' }],
    [{ startDay: '' }, { starts_at: 'Choose a date' }],
    [{ startDay: '0002-11-22' }, { starts_at: 'Choose a date' }],
    [{ endDay: '9999-12-31' }, { ends_at: 'Choose a date' }],
    [{ endDay: '20266-12-31' }, { ends_at: 'Choose a date' }],
    [{ endDay: '2026-11-21' }, { ends_at: 'The end must be after the start' }],
    [{ appliesTo: 'products' }, { product_ids: 'Choose at least one product' }],
  ])('%j is wrong with %j', (given, problems) => {
    expect(checkFields({ ...tenOff, ...given }, place, null)).toEqual(problems);
  });
});
