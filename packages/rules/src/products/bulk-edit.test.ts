import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, currencyOf } from '#money/currencies.ts';
import { isPrice, maxPrice } from '#money/price-change.ts';
import { bulkEditPermission, type EditableProduct, editedProduct, roundedPrice } from './bulk-edit.ts';

const variant = { id: 'v', price: 2000, sales_price: null, on_sales: false, cost: null };
const basin: EditableProduct = {
  status: 'draft',
  brand: 'Kenpoly',
  category_id: null,
  exempt_vat: false,
  tags: ['home', 'plastic'],
  variants: [variant],
};

const prices = fc.integer({ min: 0, max: maxPrice / 2 });
const codes = fc.constantFrom(...(Object.keys(currencies) as (keyof typeof currencies)[]));

describe('one change of many products', () => {
  it('puts each field, and leaves the others', () => {
    expect(editedProduct(basin, { kind: 'status', status: 'active' })).toEqual({
      ok: true,
      value: { ...basin, status: 'active' },
    });
    expect(editedProduct(basin, { kind: 'add_tags', tags: ['home', 'new'] })).toMatchObject({
      value: { tags: ['home', 'plastic', 'new'] },
    });
    expect(editedProduct(basin, { kind: 'remove_tags', tags: ['home', 'gone'] })).toMatchObject({
      value: { tags: ['plastic'] },
    });
    expect(editedProduct(basin, { kind: 'brand', brand: '' })).toMatchObject({ value: { brand: '' } });
    expect(editedProduct(basin, { kind: 'category', category_id: 'c' })).toMatchObject({
      value: { category_id: 'c' },
    });
    expect(editedProduct(basin, { kind: 'vat', exempt_vat: true })).toMatchObject({
      value: { exempt_vat: true },
    });
  });

  it('refuses more tags than a product can have', () => {
    const tags = Array.from({ length: 49 }, (_, index) => `tag ${index}`);
    expect(editedProduct(basin, { kind: 'add_tags', tags })).toEqual({
      ok: false,
      reason: 'edit_too_many_tags',
      max: 50,
    });
  });

  it('changes prices, and refuses where the sale would cost more than the price', () => {
    const lower = { kind: 'lower', percent: '50', round_to: 1 } as const;
    expect(editedProduct(basin, { kind: 'price', change: lower })).toMatchObject({
      value: { variants: [{ price: 1000 }] },
    });
    const onSale = { ...basin, variants: [{ ...variant, sales_price: 1000, on_sales: true }] };
    expect(editedProduct(onSale, { kind: 'price', change: lower })).toEqual({
      ok: false,
      reason: 'edit_sale_not_below',
    });
  });

  it('gives nothing away by rounding, and never leaves the range of prices', () => {
    const cheap = { ...basin, variants: [{ ...variant, price: 60 }] };
    const change = { kind: 'lower', percent: '50', round_to: 100 } as const;
    expect(editedProduct(cheap, { kind: 'price', change })).toEqual({
      ok: false,
      reason: 'edit_price_rounds_to_zero',
    });
    expect(roundedPrice(maxPrice, { kind: 'raise', percent: '100', round_to: 300 })).toBeLessThanOrEqual(
      maxPrice,
    );
  });

  it('starts a sale from the price, or with the sales price that is there, and ends it', () => {
    const change = { kind: 'lower', percent: '10', round_to: 1 } as const;
    expect(editedProduct(basin, { kind: 'start_sale', change })).toMatchObject({
      value: { variants: [{ price: 2000, sales_price: 1800, on_sales: true }] },
    });
    expect(editedProduct(basin, { kind: 'start_sale', change: null })).toEqual({
      ok: false,
      reason: 'edit_no_sale_price',
    });
    const kept = { ...basin, variants: [{ ...variant, sales_price: 1500 }] };
    expect(editedProduct(kept, { kind: 'start_sale', change: null })).toMatchObject({
      value: { variants: [{ sales_price: 1500, on_sales: true }] },
    });
    expect(editedProduct(kept, { kind: 'end_sale' })).toMatchObject({
      value: { variants: [{ sales_price: 1500, on_sales: false }] },
    });
  });

  it('raises only costs that somebody has entered', () => {
    const raise = { kind: 'raise', percent: '10', round_to: 1 } as const;
    expect(editedProduct(basin, { kind: 'cost', change: raise })).toEqual({ ok: true, value: basin });
    const set = { kind: 'set', price: 700, round_to: 1 } as const;
    expect(editedProduct(basin, { kind: 'cost', change: set })).toMatchObject({
      value: { variants: [{ cost: 700 }] },
    });
  });

  it('needs to see what it changes', () => {
    expect(bulkEditPermission('status')).toBeUndefined();
    expect(bulkEditPermission('price')).toBe('seeMoney');
    expect(bulkEditPermission('vat')).toBe('seeMoney');
    expect(bulkEditPermission('end_sale')).toBe('seeMoney');
    expect(bulkEditPermission('cost')).toBe('seeCosts');
  });
});

describe('rounding after a change', () => {
  it('goes to the nearest step, half up', () => {
    const raised = (price: number, round_to: number) =>
      roundedPrice(price, { kind: 'raise', percent: '10', round_to });
    expect(raised(1999, 1)).toBe(2199);
    expect(raised(1999, 100)).toBe(2200);
    expect(raised(1000, 500)).toBe(1000);
    expect(raised(1137, 500)).toBe(1500);
  });

  it('in every currency ends on a whole step of whole units, no further from the price than half a step', () => {
    fc.assert(
      fc.property(
        prices,
        codes,
        fc.integer({ min: 1, max: 1000 }),
        fc.nat(100),
        (price, code, units, percent) => {
          const round_to = units * 10 ** currencyOf(code).decimals;
          const change = { kind: 'lower', percent: String(percent) } as const;
          const exact = roundedPrice(price, { ...change, round_to: 1 });
          const rounded = roundedPrice(price, { ...change, round_to });
          expect(rounded % round_to).toBe(0);
          expect(Math.abs(rounded - exact) * 2).toBeLessThanOrEqual(round_to);
          expect(isPrice(rounded)).toBe(true);
        },
      ),
    );
  });

  it('of francs without decimals keeps whole francs', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(100), (price, percent) => {
        const raised = roundedPrice(price, { kind: 'raise', percent: String(percent), round_to: 1 });
        expect(currencyOf('RWF').decimals).toBe(0);
        expect(Number.isInteger(raised)).toBe(true);
        expect(raised).toBeGreaterThanOrEqual(price);
        expect(Math.abs(raised - (price * (100 + percent)) / 100)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
