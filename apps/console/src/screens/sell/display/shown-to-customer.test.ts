import { newSale, type OpenSale, saleFigures } from '@sokoni/rules/point-of-sale/open-sale';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SaleRung } from '#offline/till-types.ts';
import type { TillDiscount } from '../sales/use-sale-figures.ts';
import { shownPaid, shownSale } from './shown-to-customer.ts';

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://duka.example' }));
afterEach(() => vi.unstubAllGlobals());

const vat = { apply_vat: true, vat_percent: '10', prices_include_vat: false, shipping_vat_percent: null };
const store = { id: 'store', vat };
const line = {
  ...{ product_id: null, variant_id: null, category_id: null, title: 'Mug', variant_name: '' },
  ...{ sku: '', image: null, quantity: 1, unit_price: 1000, listed_price: null, discount: 0 },
  ...{ exempt_vat: false, tax_percent: null, note: 'For Asha' },
};
const sale: OpenSale = {
  ...newSale('sale'),
  lines: [
    { ...line, id: 'one', quantity: 2, variant_name: 'Blue', discount: 100 },
    { ...line, id: 'two' },
  ],
  customer: { id: 'asha', name: 'Asha Mwangi', phone: '+254722000111' },
  discount: { kind: 'amount', amount: 900 },
};
const figuresOf = (one: OpenSale, method = vat) =>
  saleFigures<TillDiscount>(one, {
    vat: method,
    discounts: [],
    categories: [],
    at: '2026-11-25T10:00:00.000Z',
  });

it('A sale is shown with what is off its lines, off the whole of it, and VAT on top', () => {
  const shown = shownSale(sale, figuresOf(sale), store);
  expect(shown).toEqual({
    kind: 'sale',
    lines: [
      { id: 'one', name: 'Mug · Blue', quantity: 2, unit_price: 1000, amount: 1900 },
      { id: 'two', name: 'Mug', quantity: 1, unit_price: 1000, amount: 1000 },
    ],
    ...{ discount: 900, vat: 200, total: 2200 },
  });
  expect(JSON.stringify(shown)).not.toMatch(/Asha|254722/);
});

it('VAT that is in the prices is no row of its own', () => {
  const inside = { ...vat, prices_include_vat: true };
  expect(shownSale(sale, figuresOf(sale, inside), { ...store, vat: inside })).toMatchObject({
    vat: 0,
    total: 2000,
  });
});

it('Nothing is shown of an empty sale, and of one beyond what can be counted', () => {
  const empty = newSale('empty');
  expect(shownSale(empty, figuresOf(empty), store)).toEqual({ kind: 'idle' });
  expect(shownSale(sale, { ...figuresOf(sale), totals: null }, store)).toEqual({ kind: 'idle' });
});

it('A sale that was completed is shown with its change, what is left to pay, and its link', () => {
  const token = 'A'.repeat(22);
  const rung = { total: 2200, receipt_token: token, payments: [{ amount: 2000, tendered: 2500 }] };
  expect(shownPaid(rung as SaleRung, store)).toEqual({
    ...{ kind: 'paid', total: 2200, change: 500, balance: 200 },
    link: `https://duka.example/r/store/${token}`,
  });
});

it('What came back for a sale pays for it, and cash is rounded to the coin', () => {
  const payments = [{ amount: 1203, tendered: 2000, rounding: -3 }];
  const rung = { total: 2203, receipt_token: '', payments, exchange: { order_id: 'other', amount: 1000 } };
  expect(shownPaid(rung as unknown as SaleRung, store)).toMatchObject({ change: 800, balance: 0 });
});

it('A sale of a build before receipts had links has none', () => {
  expect(shownPaid({ total: 0, payments: [] } as unknown as SaleRung, store)).toMatchObject({ link: null });
});
