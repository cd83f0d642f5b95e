import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CartCharges, type CartLine, cartTotals } from '#cart/cart-totals.ts';
import { allocate } from '#money/allocate.ts';
import { orderTaxes, taxOnEach, taxPercentOf } from './taxes.ts';
import { vatBreakdown } from './vat-breakdown.ts';

const line = {
  quantity: 2,
  returned: 0,
  exempt_vat: false,
  tax_percent: null,
  share_vat: 160,
  share_total: 1160,
};
const order = {
  ...{ apply_vat: true, vat_percent: '16.000', prices_include_vat: false },
  ...{ shipping: 0, shipping_vat: 0, shipping_vat_percent: null },
};
const sum = (amounts: readonly number[]) => amounts.reduce((whole, amount) => whole + amount, 0);

describe('the rate of what is sold', () => {
  it('is none where the store charges no VAT or the product bears none, else its own, else the store’s', () => {
    const store = { apply_vat: true, vat_percent: '20.000' };
    expect(taxPercentOf({ exempt_vat: false }, store)).toBe('20');
    expect(taxPercentOf({ exempt_vat: false, tax_percent: '5.500' }, store)).toBe('5.5');
    expect(taxPercentOf({ exempt_vat: false, tax_percent: '0' }, store)).toBe('0');
    expect(taxPercentOf({ exempt_vat: true, tax_percent: '5' }, store)).toBeNull();
    expect(taxPercentOf({ exempt_vat: false, tax_percent: '5' }, { ...store, apply_vat: false })).toBeNull();
    expect(() => taxPercentOf({ exempt_vat: false, tax_percent: '101' }, store)).toThrow(RangeError);
  });
});

describe('tax by rate', () => {
  it('puts standard, reduced, zero-rated and exempt items beside each other, each rate found once', () => {
    const cart: CartLine[] = [
      { quantity: 3, unit_price: 333, discount: 0, exempt_vat: false },
      { quantity: 1, unit_price: 1010, discount: 0, exempt_vat: false, tax_percent: '5' },
      { quantity: 1, unit_price: 400, discount: 0, exempt_vat: false, tax_percent: '0' },
      { quantity: 1, unit_price: 250, discount: 0, exempt_vat: true },
      { quantity: 1, unit_price: 1, discount: 0, exempt_vat: false },
    ];
    const vat = {
      ...{ apply_vat: true, vat_percent: '20.000', prices_include_vat: false },
      shipping_vat_percent: 20,
    };
    const totals = cartTotals(cart, { discount: null, shipping: 500, vat });
    expect(totals.taxes).toEqual([
      { percent: '20', base: 1500, amount: 300 },
      { percent: '5', base: 1010, amount: 51 },
      { percent: '0', base: 400, amount: 0 },
      { percent: null, base: 250, amount: 0 },
    ]);
    expect(totals).toMatchObject({ vat: 351, shipping_vat: 100, total: 3160 + 351 });
  });

  it('finds each rate inside prices that include it', () => {
    const cart = [
      { quantity: 1, unit_price: 12_000, discount: 0, exempt_vat: false },
      { quantity: 1, unit_price: 10_500, discount: 0, exempt_vat: false, tax_percent: '5' },
    ];
    const vat = {
      ...{ apply_vat: true, vat_percent: 20, prices_include_vat: true },
      shipping_vat_percent: '20.0',
    };
    expect(cartTotals(cart, { discount: null, shipping: 600, vat })).toMatchObject({
      vat: 2600,
      shipping_vat: 100,
      total: 23_100,
      taxes: [
        { percent: '20', base: 10_500, amount: 2100 },
        { percent: '5', base: 10_000, amount: 500 },
      ],
    });
  });

  it('leaves out what came back, and has the delivery where it belongs', () => {
    expect(orderTaxes([{ ...line, returned: 1 }], order)).toEqual([{ percent: '16', base: 500, amount: 80 }]);
    const free = { ...line, exempt_vat: true, share_vat: 0, share_total: 500 };
    expect(orderTaxes([line, free], { ...order, shipping: 50 })).toEqual([
      { percent: '16', base: 1000, amount: 160 },
      { percent: null, base: 550, amount: 0 },
    ]);
    const taxed = { ...order, shipping: 100, shipping_vat: 16, shipping_vat_percent: '16' };
    expect(orderTaxes([line], taxed)).toEqual([{ percent: '16', base: 1100, amount: 176 }]);
    expect(orderTaxes([line], { ...order, apply_vat: false })).toEqual([]);
  });

  const percent = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => String(thousandths / 1000));
  const priced = fc
    .record({
      quantity: fc.integer({ min: 1, max: 50 }),
      unit_price: fc.integer({ min: 0, max: 1_000_000 }),
      exempt_vat: fc.boolean(),
      off: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ off, ...rest }) => ({ ...rest, discount: Math.floor(rest.quantity * rest.unit_price * off) }));
  const dueOf = ({ quantity, unit_price, discount }: CartLine) => quantity * unit_price - discount;

  it('is what a store with one rate always charged: once on the sum of what is not exempt, shared by the lines', () => {
    const method = fc.record({
      apply_vat: fc.boolean(),
      vat_percent: percent,
      prices_include_vat: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(priced, { maxLength: 12 }), fc.nat(100_000), method, (lines, shipping, vat) => {
        const dues = lines.map((one) => (one.exempt_vat ? 0 : dueOf(one)));
        const { vat: whole } = vatBreakdown(sum(dues), vat);
        const totals = cartTotals(lines, { discount: null, shipping, vat });
        expect([totals.vat, totals.shipping_vat]).toEqual([whole, 0]);
        expect(totals.shares.map((share) => share.vat)).toEqual(allocate(whole, dues.map(BigInt)));
        expect(totals.total).toBe(sum(lines.map(dueOf)) + shipping + (vat.prices_include_vat ? 0 : whole));
      }),
    );
  });

  it('adds up by line and by rate, and each rate is found once on its sum', () => {
    const rate = fc.constantFrom('0', '5', '9.975', '20', null);
    const lines = fc.array(
      fc.tuple(priced, rate).map(([one, tax_percent]) => ({ ...one, tax_percent })),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(
        lines,
        fc.nat(100_000),
        rate,
        fc.boolean(),
        (cart, shipping, shipping_vat_percent, included) => {
          const vat = {
            ...{ apply_vat: true, vat_percent: '16', prices_include_vat: included },
            shipping_vat_percent,
          };
          const charges: CartCharges = { discount: null, shipping, vat };
          const totals = cartTotals(cart, charges);
          expect(sum(totals.taxes.map(({ amount }) => amount))).toBe(totals.vat);
          expect(sum(totals.taxes.map(({ base, amount }) => base + amount))).toBe(totals.total);
          expect(sum(totals.shares.map((share) => share.vat)) + totals.shipping_vat).toBe(totals.vat);
          const delivery = shipping + (included ? 0 : totals.shipping_vat);
          expect(sum(totals.shares.map((share) => share.total)) + delivery).toBe(totals.total);
          for (const { percent: at, base, amount } of totals.taxes) {
            const bearing = cart.filter((one) => taxPercentOf(one, vat) === at).map(dueOf);
            const asked = sum(bearing) + (shipping_vat_percent === at ? shipping : 0);
            expect(amount).toBe(
              vatBreakdown(asked, { ...vat, apply_vat: at !== null, vat_percent: at ?? 0 }).vat,
            );
            expect(base).toBe(asked - (included ? amount : 0));
          }
          const written = cart.map((one, index) => {
            const { vat: share_vat, total: share_total } = totals.shares[index] ?? { vat: 0, total: 0 };
            return { ...one, returned: 0, share_vat, share_total };
          });
          const { shipping_vat } = totals;
          const placed = { ...vat, shipping, shipping_vat };
          expect(orderTaxes(written, placed)).toEqual(totals.taxes);
        },
      ),
    );
  });

  it('is nothing on what is exempt', () => {
    const included = { prices_include_vat: true };
    expect(
      taxOnEach(
        [
          { percent: null, amount: 500 },
          { percent: '25', amount: 125 },
        ],
        included,
      ),
    ).toEqual([0, 25]);
  });
});
