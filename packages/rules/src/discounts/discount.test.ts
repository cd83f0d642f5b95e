import { describe, expect, it } from 'vitest';
import { smallCart, tenOff } from '#testing/discount-arbitraries.ts';
import { type DiscountTerms, discountState } from './discount.ts';
import { checkDiscount, settledTerms } from './discount-check.ts';
import { momentText } from './discount-days.ts';

const terms = (given: Partial<DiscountTerms> = {}): DiscountTerms => ({ ...tenOff, ...given });
const bogo = { kind: 'buy_get', buy_quantity: 2, get_quantity: 1, percent: 100 } as const;

describe('Where a discount stands', () => {
  const at = smallCart.at;
  it.each([
    ['active', {}],
    ['active', { starts_at: at, use_limit: 2, uses: 1 }],
    ['scheduled', { starts_at: '2026-11-21T12:00:00.001Z' }],
    ['off', { active: false }],
    ['off', { active: false, starts_at: '2027-01-01T00:00:00Z' }],
    ['ended', { ends_at: at }],
    ['ended', { ends_at: at, active: false }],
    ['ended', { use_limit: 2, uses: 2 }],
  ])('is %s with %j', (state, given) => {
    expect(discountState({ ...tenOff, ...given }, at)).toBe(state);
  });
});

describe('What a merchant says about a discount', () => {
  it.each<Partial<DiscountTerms>>([
    {},
    { code: ' summer-10 ', title: '' },
    { percent: 9.975 },
    { percent: 100 },
    { kind: 'amount', percent: null, amount: 1 },
    bogo,
    { ...bogo, most_times: 3 },
    { applies_to: 'products', product_ids: ['p1'] },
    { applies_to: 'categories', category_ids: ['food'] },
    { minimum_quantity: 2, use_limit: 1, customer_limit: 1, ends_at: '2026-12-01T00:00:00Z' },
  ])('is fine: %j', (given) => {
    expect(checkDiscount(terms(given))).toEqual({ ok: true });
  });

  it.each<[Partial<Record<keyof DiscountTerms, string>>, Partial<DiscountTerms>]>([
    [{ title: 'Enter a title. It is shown on receipts.' }, { code: null, title: ' ' }],
    [{ code: 'Enter a code' }, { code: ' ' }],
    [{ code: 'Use letters A to Z, digits and dashes' }, { code: 'TEN %' }],
    [{ code: 'Use letters A to Z, digits and dashes' }, { code: '-TEN' }],
    [{ code: 'Use letters A to Z, digits and dashes' }, { code: 'ÉTÉ' }],
    [{ code: 'Use at most 40 characters' }, { code: 'A'.repeat(41) }],
    [{ percent: 'Enter a percentage above 0, up to 100' }, { percent: 0 }],
    [{ percent: 'Enter a percentage above 0, up to 100' }, { percent: 100.1 }],
    [{ percent: 'Enter a percentage above 0, up to 100' }, { percent: Number.NaN }],
    [{ percent: 'Enter a percentage such as 7.5' }, { percent: null }],
    [{ percent: 'A percentage can have at most 3 decimals' }, { percent: 1.2345 }],
    [{ amount: 'Enter an amount above 0' }, { kind: 'amount', amount: 0 }],
    [{ amount: 'Enter an amount above 0' }, { kind: 'amount', amount: null }],
    [{ amount: 'This is too large' }, { kind: 'amount', amount: 1_000_000_000_001 }],
    [{ buy_quantity: 'Enter 1 or more' }, { ...bogo, buy_quantity: 0 }],
    [{ get_quantity: 'Enter 1 or more' }, { ...bogo, get_quantity: 1.5 }],
    [{ most_times: 'This is too large' }, { ...bogo, most_times: 10_001 }],
    [{ product_ids: 'Choose at least one product' }, { applies_to: 'products' }],
    [
      { product_ids: 'Choose at most 200 products' },
      { applies_to: 'products', product_ids: Array.from({ length: 201 }, (_, index) => `p${index}`) },
    ],
    [{ category_ids: 'Choose at least one category' }, { applies_to: 'categories' }],
    [{ minimum_spend: 'Enter an amount above 0' }, { minimum_spend: 0 }],
    [
      { minimum_quantity: 'Choose a minimum amount or a minimum quantity, not both' },
      { minimum_quantity: 2, minimum_spend: 100 },
    ],
    [{ channels: 'Choose at least one sales channel' }, { channels: [] }],
    [{ ends_at: 'The end must be after the start' }, { ends_at: tenOff.starts_at }],
    [{ use_limit: 'Enter 1 or more' }, { use_limit: 0 }],
    [{ customer_limit: 'Enter 1 or more' }, { customer_limit: -1 }],
  ])('is refused with %j', (fields, given) => {
    expect(checkDiscount(terms(given))).toMatchObject({ ok: false, fields });
  });

  it('is kept without what belongs to another kind', () => {
    const mixed = {
      ...bogo,
      amount: 5,
      applies_to: 'order',
      product_ids: ['p1'],
      category_ids: ['food'],
    } as const;
    expect(settledTerms(terms({ ...mixed, kind: 'amount', code: ' ten-a ' }))).toMatchObject({
      ...{
        code: 'TEN-A',
        percent: null,
        amount: 5,
        buy_quantity: null,
        get_quantity: null,
        most_times: null,
      },
      ...{ product_ids: [], category_ids: [] },
    });
    expect(settledTerms(terms(mixed))).toMatchObject({ ...bogo, amount: null });
  });
});

describe('When a discount holds, as its store says it', () => {
  const nairobi = { currency: 'KES', timezone: 'Africa/Nairobi', locale: 'en' } as const;
  it.each([
    ['Dec 1, 2026', '2026-11-30T21:00:00Z', 'start'],
    ['Nov 30, 2026, 23:30', '2026-11-30T20:30:00Z', 'start'],
    ['Nov 20, 2026', '2026-11-20T21:00:00Z', 'end'],
    ['Nov 21, 2026, 15:00', '2026-11-21T12:00:00Z', 'end'],
  ] as const)('%s', (words, instant, edge) => {
    expect(momentText(instant, nairobi, edge)).toBe(words);
  });
});
