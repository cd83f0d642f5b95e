import { saleRung } from '@sokoni/contract/point-of-sale/till-commands';
import { cartTotals } from '@sokoni/rules/cart/cart-totals';
import { newSale, type OpenSale, saleFigures } from '@sokoni/rules/point-of-sale/open-sale';
import { describe, expect, it } from 'vitest';
import type { TillSetup } from '#offline/till-types.ts';
import type { TillDiscount } from '../sales/use-sale-figures.ts';
import { rungSale } from './rung-sale.ts';
import type { Settlement } from './settlement.ts';

const id = (figure: number) => `0190a000-0000-7000-8000-${String(figure).padStart(12, '0')}`;
const vat = { apply_vat: true, vat_percent: '7.500', prices_include_vat: false, shipping_vat_percent: null };
const setup = { store: { mode: 'live', vat } } as TillSetup;
const moment = { cashier_id: id(1), approved_by: null, at: '2026-11-25T10:00:00.000Z' };
const line = {
  ...{ product_id: id(2), variant_id: id(3), category_id: null, title: 'Mug', variant_name: 'Blue' },
  ...{ sku: 'M1', image: null, quantity: 3, unit_price: 999, listed_price: 1050, discount: 101 },
  ...{ exempt_vat: false, tax_percent: null, note: 'Gift wrap' },
};
const twoPercent = {
  ...{ id: id(9), title: 'Two off', code: null, kind: 'percent', percent: 2, amount: null },
  ...{ applies_to: 'order', buy_quantity: null, get_quantity: null, most_times: null, product_ids: [] },
  ...{ category_ids: [], minimum_spend: null, minimum_quantity: null, channels: ['in_person'] },
  ...{ starts_at: '2026-01-01T00:00:00.000Z', ends_at: null, use_limit: null, customer_limit: null },
  ...{ active: true, uses: 0, customer_uses: 0 },
} as unknown as TillDiscount;

const sale: OpenSale = {
  ...newSale(id(4)),
  lines: [
    { ...line, id: id(5) },
    {
      ...line,
      id: id(6),
      product_id: null,
      variant_id: null,
      listed_price: null,
      discount: 0,
      tax_percent: '18.000',
    },
    { ...line, id: id(7), quantity: 1, exempt_vat: true },
  ],
  customer: { id: id(8), name: 'Amina', phone: '' },
  discount: { kind: 'percent', percent: '12.50' },
  reason: 'Regular',
  note: 'By the door',
};
const figures = saleFigures(sale, { vat, discounts: [twoPercent], categories: [], at: moment.at });
const total = figures.totals?.total ?? 0;

function paidInCash(tendered: number): Settlement {
  const tender = {
    id: id(10),
    method: 'cash' as const,
    ...{ label: '', rounding: 0, tip: 0 },
    amount: total,
    tendered,
    reference: '',
    gift_card_code: '',
  };
  return { type: 'instant', tenders: [tender], dueOn: null, isFulfilled: true };
}

describe('A sale as its receipt says it', () => {
  const rung = rungSale(sale, figures, paidInCash(total + 500), setup, moment);

  it('is what the contract of the till takes, with nothing left out', () => {
    const placed = { ...rung, number: 'R2-000001', receipt_token: null, register_id: id(11), shift_id: null };
    expect(saleRung.parse(placed)).toEqual(placed);
  });

  it('comes to the total that stood on the screen, by its own lines', () => {
    const lines = rung.lines.map((each) => ({ ...each, exempt_vat: each.tax_percent === null }));
    const again = cartTotals(lines, {
      discount: { kind: 'percent', percent: rung.discount_percent ?? 0 },
      offer: rung.lines.map(({ offered }) => offered),
      shipping: 0,
      vat: rung.vat,
    });
    expect(again).toEqual(figures.totals);
    expect(rung.total).toBe(total);
    expect(rung.offer).toEqual({ discount_id: id(9), title: 'Two off', code: null });
  });

  it('writes rates in their shortest form, and exempt lines without one', () => {
    expect(rung.lines.map(({ tax_percent }) => tax_percent)).toEqual(['7.5', '18', null]);
    expect(rung.discount_percent).toBe('12.5');
  });

  it('says what was handed over only where change went back', () => {
    expect(rung.payments).toMatchObject([{ amount: total, tendered: total + 500 }]);
    const exact = rungSale(sale, figures, paidInCash(total), setup, moment);
    expect(exact.payments[0]).not.toHaveProperty('tendered');
  });

  it('takes off an amount as it was typed', () => {
    const off = { ...sale, discount: { kind: 'amount' as const, amount: 300 } };
    expect(rungSale(off, figures, paidInCash(total), setup, moment)).toMatchObject({
      discount_amount: 300,
      discount_percent: null,
    });
  });
});
