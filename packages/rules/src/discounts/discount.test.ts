import { describe, expect, it } from 'vitest';
import { smallCart, tenOff } from '#testing/discount-arbitraries.ts';
import { type DiscountTerms, discountState } from './discount.ts';
import { checkDiscount, type DiscountReason, settledTerms } from './discount-check.ts';
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

  it.each<[Partial<Record<keyof DiscountTerms, DiscountReason>>, Partial<DiscountTerms>]>([
    [{ title: { reason: 'discount_title_missing' } }, { code: null, title: ' ' }],
    [{ code: { reason: 'discount_code_missing' } }, { code: ' ' }],
    [{ code: { reason: 'discount_code_characters' } }, { code: 'TEN %' }],
    [{ code: { reason: 'discount_code_characters' } }, { code: '-TEN' }],
    [{ code: { reason: 'discount_code_characters' } }, { code: 'ÉTÉ' }],
    [{ code: { reason: 'discount_code_too_long', max: 40 } }, { code: 'A'.repeat(41) }],
    [{ percent: { reason: 'discount_percent_range' } }, { percent: 0 }],
    [{ percent: { reason: 'discount_percent_range' } }, { percent: 100.1 }],
    [{ percent: { reason: 'discount_percent_range' } }, { percent: Number.NaN }],
    [{ percent: { reason: 'discount_percent_missing' } }, { percent: null }],
    [{ percent: { reason: 'discount_percent_decimals', places: 3 } }, { percent: 1.2345 }],
    [{ amount: { reason: 'discount_amount_missing' } }, { kind: 'amount', amount: 0 }],
    [{ amount: { reason: 'discount_amount_missing' } }, { kind: 'amount', amount: null }],
    [{ amount: { reason: 'discount_too_large' } }, { kind: 'amount', amount: 1_000_000_000_001 }],
    [{ buy_quantity: { reason: 'discount_count_missing' } }, { ...bogo, buy_quantity: 0 }],
    [{ get_quantity: { reason: 'discount_count_missing' } }, { ...bogo, get_quantity: 1.5 }],
    [{ most_times: { reason: 'discount_too_large' } }, { ...bogo, most_times: 10_001 }],
    [{ product_ids: { reason: 'discount_products_missing' } }, { applies_to: 'products' }],
    [
      { product_ids: { reason: 'discount_products_too_many', max: 200 } },
      { applies_to: 'products', product_ids: Array.from({ length: 201 }, (_, index) => `p${index}`) },
    ],
    [{ category_ids: { reason: 'discount_categories_missing' } }, { applies_to: 'categories' }],
    [{ minimum_spend: { reason: 'discount_amount_missing' } }, { minimum_spend: 0 }],
    [{ minimum_quantity: { reason: 'discount_two_minimums' } }, { minimum_quantity: 2, minimum_spend: 100 }],
    [{ channels: { reason: 'discount_channels_missing' } }, { channels: [] }],
    [{ ends_at: { reason: 'discount_end_before_start' } }, { ends_at: tenOff.starts_at }],
    [{ use_limit: { reason: 'discount_count_missing' } }, { use_limit: 0 }],
    [{ customer_limit: { reason: 'discount_count_missing' } }, { customer_limit: -1 }],
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
  const nairobi = {
    currency: 'KES',
    timezone: 'Africa/Nairobi',
    country: 'KE',
    locale: 'en',
    language: 'en',
  } as const;
  it.each([
    ['1 Dec 2026', '2026-11-30T21:00:00Z', 'start'],
    ['30 Nov 2026, 23:30', '2026-11-30T20:30:00Z', 'start'],
    ['20 Nov 2026', '2026-11-20T21:00:00Z', 'end'],
    ['21 Nov 2026, 15:00', '2026-11-21T12:00:00Z', 'end'],
  ] as const)('%s', (words, instant, edge) => {
    expect(momentText(instant, nairobi, edge)).toBe(words);
  });
});
