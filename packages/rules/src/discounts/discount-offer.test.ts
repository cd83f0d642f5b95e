import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals } from '#cart/cart-totals.ts';
import { anyCart, anyDiscount, smallCart, tenOff } from '#testing/discount-arbitraries.ts';
import {
  bestAutomatic,
  type DiscountCart,
  type NoOffer,
  type OfferedDiscount,
  offerOf,
} from './discount-offer.ts';

const discount = (given: Partial<OfferedDiscount> = {}): OfferedDiscount => ({ ...tenOff, ...given });
const cart = (given: Partial<DiscountCart> = {}): DiscountCart => ({ ...smallCart, ...given });
const line = (quantity: number, unit_price: number, product_id = 'p1') => ({
  ...{ product_id, category_id: null, quantity, unit_price },
  discount: 0,
});

const offered = (given: Partial<OfferedDiscount>, where: Partial<DiscountCart> = {}) => {
  const answer = offerOf(discount(given), cart(where));
  return answer.ok ? answer.offer : answer.refusal;
};

describe('What a discount takes off an order', () => {
  it('is a share of what is left of its lines', () => {
    expect(offered({ percent: 12.5 })).toEqual({ amount: 375, lines: [125, 250] });
    const [first, second] = smallCart.lines;
    const lines = [
      { ...line(2, 500), ...first, discount: 200 },
      { ...line(1, 2000), ...second },
    ];
    expect(offered({}, { lines })).toEqual({ amount: 280, lines: [80, 200] });
  });

  it('is rounded once, half up, and shared to the last minor unit', () => {
    const lines = [line(1, 333), line(1, 333), line(1, 333)];
    expect(offered({ percent: 50 }, { lines })).toEqual({ amount: 500, lines: [167, 167, 166] });
  });

  it('is an amount, but never more than they cost', () => {
    expect(offered({ kind: 'amount', percent: null, amount: 600 })).toEqual({
      amount: 600,
      lines: [200, 400],
    });
    expect(offered({ kind: 'amount', percent: null, amount: 9999 })).toEqual({
      amount: 3000,
      lines: [1000, 2000],
    });
  });

  it('is taken off chosen products alone', () => {
    expect(offered({ applies_to: 'products', product_ids: ['p2'] })).toEqual({
      amount: 200,
      lines: [0, 200],
    });
  });

  it('is taken off chosen categories with everything below them', () => {
    expect(offered({ applies_to: 'categories', category_ids: ['food'] })).toEqual({
      amount: 100,
      lines: [100, 0],
    });
    expect(offered({ applies_to: 'categories', category_ids: ['mango', 'soap'] })).toMatchObject({
      amount: 300,
    });
  });

  const twoAndOne = { kind: 'buy_get', percent: 100, buy_quantity: 2, get_quantity: 1 } as const;

  it('is the cheapest pieces, as often as there are enough of them', () => {
    const lines = [line(2, 900), line(3, 200), line(1, 500)];
    expect(offered(twoAndOne, { lines })).toEqual({ amount: 400, lines: [0, 400, 0] });
    expect(offered({ ...twoAndOne, percent: 50 }, { lines })).toMatchObject({ amount: 200 });
    expect(offered({ ...twoAndOne, most_times: 1 }, { lines })).toMatchObject({ amount: 200 });
    expect(offered(twoAndOne, { lines: [line(5, 900)] })).toMatchObject({ amount: 900 });
    expect(offered({ ...twoAndOne, buy_quantity: 1, get_quantity: 2 }, { lines })).toEqual({
      amount: 1100,
      lines: [0, 600, 500],
    });
  });

  it('counts what is left of a piece when it says which is the cheapest', () => {
    const lines = [line(1, 500), { ...line(1, 600), discount: 400 }, line(1, 900)];
    expect(offered(twoAndOne, { lines })).toEqual({ amount: 200, lines: [0, 200, 0] });
  });
});

describe('Why a discount does not hold', () => {
  it.each<[NoOffer, Partial<OfferedDiscount>, Partial<DiscountCart>]>([
    [{ reason: 'off' }, { active: false }, {}],
    [{ reason: 'to_come', at: '2026-11-30T21:00:00Z' }, { starts_at: '2026-11-30T21:00:00Z' }, {}],
    [{ reason: 'ended', at: '2026-11-21T12:00:00Z' }, { ends_at: '2026-11-21T12:00:00Z' }, {}],
    [{ reason: 'channel', channels: ['web'] }, { channels: ['web'] }, { channel: 'in_person' }],
    [
      { reason: 'channel', channels: ['in_person', 'wholesale'] },
      { channels: ['wholesale', 'in_person'] },
      {},
    ],
    [{ reason: 'used_up' }, { use_limit: 3, uses: 3 }, {}],
    [{ reason: 'no_customer' }, { customer_limit: 1 }, {}],
    [{ reason: 'customer_used_up', uses: 1 }, { customer_limit: 1, customer_uses: 1 }, { hasCustomer: true }],
    [{ reason: 'customer_used_up', uses: 2 }, { customer_limit: 2, customer_uses: 2 }, { hasCustomer: true }],
    [{ reason: 'no_items' }, {}, { lines: [] }],
    [{ reason: 'no_such_products' }, { applies_to: 'products', product_ids: ['p9'] }, {}],
    [{ reason: 'no_such_categories' }, { applies_to: 'categories', category_ids: ['x'] }, {}],
    [{ reason: 'too_little_spent', missing: 501, target: 'order' }, { minimum_spend: 3501 }, {}],
    [
      { reason: 'too_little_spent', missing: 1, target: 'products' },
      { minimum_spend: 1001, applies_to: 'products', product_ids: ['p1'] },
      {},
    ],
    [{ reason: 'too_few_items', missing: 1, target: 'order' }, { minimum_quantity: 4 }, {}],
    [
      { reason: 'too_few_items', missing: 1, target: 'order' },
      { kind: 'buy_get', percent: 100, buy_quantity: 3, get_quantity: 1 },
      {},
    ],
    [
      { reason: 'too_few_items', missing: 2, target: 'order' },
      { kind: 'buy_get', percent: 100, buy_quantity: 4, get_quantity: 1 },
      {},
    ],
    [{ reason: 'takes_nothing' }, {}, { lines: [line(1, 0)] }],
    [{ reason: 'takes_nothing' }, { percent: 0.001 }, {}],
  ])('%j', (refusal, given, where) => {
    expect(offered(given, where)).toEqual(refusal);
  });

  it('and holds at the first instant, up to the last use, for the limit of a customer', () => {
    const edge = {
      ...{ starts_at: smallCart.at, ends_at: '2026-11-21T12:00:00.001Z' },
      ...{ use_limit: 3, uses: 2, customer_limit: 2, customer_uses: 1 },
      ...{ minimum_spend: 3000, minimum_quantity: 3 },
    };
    expect(offered(edge, { hasCustomer: true })).toMatchObject({ amount: 300 });
  });
});

describe('Every discount, in every currency', () => {
  it('takes whole minor units, never more than a line costs, and its shares are all of it', () => {
    fc.assert(
      fc.property(anyDiscount, anyCart, (given, where) => {
        const answer = offerOf(given, where);
        if (!answer.ok) return;
        const { amount, lines } = answer.offer;
        expect(amount).toBeGreaterThan(0);
        expect(lines).toHaveLength(where.lines.length);
        expect(lines.reduce((whole, off) => whole + off, 0)).toBe(amount);
        for (const [index, { quantity, unit_price, discount: own }] of where.lines.entries()) {
          const off = lines[index] ?? -1;
          expect(Number.isSafeInteger(off) && off >= 0 && off <= quantity * unit_price - own).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('takes the same, in whatever order the lines stand', () => {
    const shuffled = anyCart.chain((where) =>
      fc
        .shuffledSubarray([...where.lines], { minLength: where.lines.length })
        .map((lines) => ({ where, other: { ...where, lines } })),
    );
    fc.assert(
      fc.property(anyDiscount, shuffled, (given, { where, other }) => {
        const [one, two] = [offerOf(given, where), offerOf(given, other)];
        expect(one.ok ? one.offer.amount : one.refusal).toEqual(two.ok ? two.offer.amount : two.refusal);
      }),
      { numRuns: 500 },
    );
  });

  it('makes an order cheaper by just that much', () => {
    fc.assert(
      fc.property(anyDiscount, anyCart, (given, where) => {
        const answer = offerOf(given, where);
        if (!answer.ok) return;
        const vat = { apply_vat: false, vat_percent: 0, prices_include_vat: false };
        const charges = { discount: null, shipping: 0, vat };
        const priced = where.lines.map((one) => ({ ...one, exempt_vat: false }));
        const lower = priced.map((one, index) => ({
          ...one,
          discount: one.discount + (answer.offer.lines[index] ?? 0),
        }));
        expect(cartTotals(priced, charges).total - cartTotals(lower, charges).total).toBe(
          answer.offer.amount,
        );
      }),
    );
  });
});

describe('The best of the discounts that apply by themselves', () => {
  const small = discount({ code: null, title: 'Small', percent: 5 });
  const large = discount({ code: null, title: 'Large', percent: 20 });

  it('takes off most; the first of equals; never one with a code', () => {
    const typed = discount({ code: 'HALF', percent: 50 });
    const twin = { ...large, title: 'Twin' };
    expect(bestAutomatic([typed, small, large, twin], smallCart)).toMatchObject({
      discount: { title: 'Large' },
      offer: { amount: 600 },
    });
  });

  it('is none when none of them holds', () => {
    expect(bestAutomatic([{ ...large, active: false }], smallCart)).toBeNull();
    expect(bestAutomatic([], smallCart)).toBeNull();
  });

  it('is worse than none of the others', () => {
    fc.assert(
      fc.property(fc.array(anyDiscount, { maxLength: 5 }), anyCart, (given, where) => {
        const best = bestAutomatic(given, where)?.offer.amount ?? 0;
        for (const one of given.filter(({ code }) => code === null)) {
          const answer = offerOf(one, where);
          expect(answer.ok ? answer.offer.amount : 0).toBeLessThanOrEqual(best);
        }
      }),
    );
  });
});
