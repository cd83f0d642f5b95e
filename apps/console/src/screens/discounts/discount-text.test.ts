import type { DiscountTerms } from '@sokoni/rules/discounts/discount';
import { describe, expect, it } from 'vitest';
import { discountText, discountValueText } from './discount-text.ts';

const nairobi = {
  currency: 'KES',
  timezone: 'Africa/Nairobi',
  country: 'KE',
  locale: 'en',
  language: 'en',
} as const;
const tenOff: DiscountTerms = {
  ...{ title: 'A tenth off', code: 'TEN', kind: 'percent', percent: 10, amount: null },
  ...{ buy_quantity: null, get_quantity: null, most_times: null },
  ...{ applies_to: 'order', product_ids: [], category_ids: [] },
  ...{ minimum_spend: null, minimum_quantity: null },
  channels: ['web', 'in_person', 'wholesale', 'manual'],
  ...{ starts_at: '2026-11-01T00:00:00.000Z', ends_at: null, use_limit: null, customer_limit: null },
};
const terms = (given: Partial<DiscountTerms> = {}): DiscountTerms => ({ ...tenOff, ...given });
const bogo = { kind: 'buy_get', buy_quantity: 2, get_quantity: 1, percent: 100 } as const;

describe('A discount in plain words', () => {
  const text = (given: Partial<DiscountTerms>, names: string[] = []) =>
    discountText(terms(given), names, nairobi);

  it.each<[string, Partial<DiscountTerms>, string[]]>([
    ['10% off the whole order, from 1 Nov 2026, 03:00', {}, []],
    [
      '10% off Shoes, for the web store, from 1 Dec 2026 to 24 Dec 2026, once per customer',
      {
        ...{ applies_to: 'categories', category_ids: ['a'], channels: ['web'], customer_limit: 1 },
        ...{ starts_at: '2026-11-30T21:00:00Z', ends_at: '2026-12-24T21:00:00Z' },
      },
      ['Shoes'],
    ],
    [
      'KES 5.00 off 4 selected products, minimum KES 20.00, from 1 Nov 2026, 03:00, 3 times in total',
      {
        ...{ kind: 'amount', amount: 500, minimum_spend: 2000, use_limit: 3 },
        ...{ applies_to: 'products', product_ids: ['1', '2', '3', '4'] },
      },
      ['One'],
    ],
    [
      'Buy 2 of Mango and Lime, get 1 free, at most once per order, minimum 1 item, from 1 Nov 2026, 03:00',
      { ...bogo, most_times: 1, minimum_quantity: 1, applies_to: 'products', product_ids: ['1', '2'] },
      ['Mango', 'Lime'],
    ],
    ['Buy 2, get 1 at 50% off, from 1 Nov 2026, 03:00', { ...bogo, percent: 50 }, []],
  ])('%s', (words, given, names) => {
    expect(text(given, names)).toBe(`${words}.`);
  });

  it('says in short what comes off', () => {
    expect(discountValueText(terms({ percent: 9.975 }), nairobi)).toBe('9.975% off');
    expect(discountValueText(terms(bogo), nairobi)).toBe('Buy 2, get 1 free');
  });
});
