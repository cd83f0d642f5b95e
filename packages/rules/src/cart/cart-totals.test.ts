import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CartCharges, type CartLine, cartTotals, manualDiscounts } from './cart-totals.ts';

const line = (given: Partial<CartLine> = {}): CartLine => ({
  quantity: 1,
  unit_price: 1000,
  discount: 0,
  exempt_vat: false,
  ...given,
});
const charges = (given: Partial<CartCharges> = {}): CartCharges => ({
  discount: null,
  shipping: 0,
  vat: { apply_vat: false, vat_percent: 0, prices_include_vat: false },
  ...given,
});
const vat = (percent: string, included = false) => ({
  vat: { apply_vat: true, vat_percent: percent, prices_include_vat: included },
});

describe('CONTRACT The wire: what an order costs', () => {
  it('is the pieces at their prices, and the shipping', () => {
    expect(cartTotals([line({ quantity: 3, unit_price: 1999 }), line()], charges({ shipping: 500 }))).toEqual(
      {
        lines: 6997,
        discount: 0,
        offer: 0,
        vat: 0,
        shipping: 500,
        shipping_vat: 0,
        total: 7497,
        taxes: [],
        shares: [
          { discount: 0, vat: 0, total: 5997 },
          { discount: 0, vat: 0, total: 1000 },
        ],
      },
    );
  });

  it('is nothing without a line, but the shipping', () => {
    expect(cartTotals([], charges({ shipping: 250, ...vat('16') }))).toMatchObject({
      lines: 0,
      vat: 0,
      total: 250,
    });
  });

  it('has VAT once on the sum of what is not exempt, rounded half up', () => {
    // 3 x 3.33 = 9.99, of which 7.5 % are 0.74925: line by line it would be 3 x 0.25.
    const three = [line({ unit_price: 333 }), line({ unit_price: 333 }), line({ unit_price: 333 })];
    expect(cartTotals(three, charges(vat('7.5')))).toMatchObject({ vat: 75, total: 1074 });
    const half = [line({ unit_price: 30 }), line({ unit_price: 700, exempt_vat: true })];
    expect(cartTotals(half, charges(vat('5')))).toMatchObject({ vat: 2, total: 732 });
  });

  it('finds VAT inside of prices that include it', () => {
    expect(cartTotals([line({ unit_price: 11600 })], charges(vat('16', true)))).toMatchObject({
      lines: 11600,
      vat: 1600,
      total: 11600,
      shares: [{ vat: 1600, total: 11600 }],
    });
  });

  it('has VAT on what is left after discounts', () => {
    const discounted = charges({ discount: { kind: 'percent', percent: '10' }, ...vat('20') });
    expect(cartTotals([line({ unit_price: 10_000, discount: 1000 })], discounted)).toMatchObject({
      discount: 1900,
      vat: 1620,
      total: 9720,
    });
  });

  it('shares a discount of the order among its lines, to the last minor unit', () => {
    const { shares } = cartTotals(
      [line({ unit_price: 100 }), line({ unit_price: 100 }), line({ unit_price: 100 })],
      charges({ discount: { kind: 'amount', amount: 100 } }),
    );
    expect(shares.map(({ discount }) => discount)).toEqual([34, 33, 33]);
  });

  it('rounds a percentage of the order half up', () => {
    const half = charges({ discount: { kind: 'percent', percent: '50' } });
    expect(cartTotals([line({ unit_price: 5 })], half)).toMatchObject({ discount: 3, total: 2 });
  });

  it('takes the offer of a discount off what is left after all that is off by hand', () => {
    const given = { discount: { kind: 'percent' as const, percent: '10' }, ...vat('20') };
    const lines = [line({ unit_price: 10_000, discount: 1000 }), line({ unit_price: 1000 })];
    expect(manualDiscounts(lines, given.discount)).toEqual([1900, 100]);
    expect(cartTotals(lines, charges({ ...given, offer: [8100, 400] }))).toMatchObject({
      discount: 10_500,
      offer: 8500,
      vat: 100,
      total: 600,
      shares: [
        { discount: 10_000, total: 0 },
        { discount: 500, total: 600 },
      ],
    });
  });

  it('never falls below the shipping', () => {
    const gift = charges({ discount: { kind: 'amount', amount: 99_999 }, shipping: 300, ...vat('16') });
    expect(cartTotals([line()], gift)).toMatchObject({ discount: 1000, vat: 0, total: 300 });
  });

  it.each([
    [[line({ quantity: 0 })], charges()],
    [[line({ quantity: 1.5 })], charges()],
    [[line({ unit_price: -1 })], charges()],
    [[line({ unit_price: 0.5 })], charges()],
    [[line({ discount: 1001 })], charges()],
    [[line({ quantity: 999_999_999, unit_price: 99_999_999_999 })], charges()],
    [[line()], charges({ shipping: -1 })],
    [[line()], charges({ offer: [1001] })],
    [[line()], charges({ offer: [0.5] })],
    [[line()], charges({ discount: { kind: 'amount', amount: -5 } })],
    [[line()], charges({ discount: { kind: 'percent', percent: '100.1' } })],
  ])('refuses what is no order: %j', (lines, given) => {
    expect(() => cartTotals(lines, given)).toThrow(RangeError);
  });

  const anyLine = fc
    .record({
      quantity: fc.integer({ min: 1, max: 5000 }),
      unit_price: fc.integer({ min: 0, max: 10_000_000 }),
      off: fc.double({ min: 0, max: 1, noNaN: true }),
      exempt_vat: fc.boolean(),
    })
    .map(({ off, ...priced }) => ({
      ...priced,
      discount: Math.floor(priced.quantity * priced.unit_price * off),
    }));
  const percent = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => (thousandths / 1000).toFixed(3));
  const anyCharges = fc.record({
    discount: fc.oneof(
      fc.constant(null),
      fc.record({ kind: fc.constant('amount' as const), amount: fc.nat(1_000_000_000) }),
      fc.record({ kind: fc.constant('percent' as const), percent }),
    ),
    shipping: fc.nat(1_000_000),
    vat: fc.record({ apply_vat: fc.boolean(), vat_percent: percent, prices_include_vat: fc.boolean() }),
  });

  it('adds up, whatever is sold and however VAT is charged', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), anyCharges, fc.nat(10), (lines, terms, tenths) => {
        const byHand = manualDiscounts(lines, terms.discount);
        const left = lines.map(
          ({ quantity, unit_price }, index) => quantity * unit_price - (byHand[index] ?? 0),
        );
        const given = { ...terms, offer: left.map((due) => Math.floor((due * tenths) / 10)) };
        const {
          lines: gross,
          discount,
          offer,
          vat: taxed,
          shipping,
          total,
          shares,
        } = cartTotals(lines, given);
        const sum = (amounts: number[]) => amounts.reduce((whole, amount) => whole + amount, 0);
        expect([offer, discount - offer]).toEqual([sum(given.offer), sum(byHand)]);
        const added = given.vat.prices_include_vat ? 0 : taxed;
        expect(gross - discount + added + shipping).toBe(total);
        const summed = (key: 'discount' | 'vat' | 'total') =>
          shares.reduce((whole, share) => whole + share[key], 0);
        expect(summed('total') + shipping).toBe(total);
        expect(summed('discount')).toBe(discount);
        expect(summed('vat')).toBe(taxed);
        for (const [index, share] of shares.entries()) {
          expect(Object.values(share).every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
          if (lines[index]?.exempt_vat) expect(share.vat).toBe(0);
        }
      }),
    );
  });
});
