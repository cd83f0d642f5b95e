import { describe, expect, it } from 'vitest';
import type { ItemForSale } from '#api/catalogue/sellable-items.ts';
import {
  atCostNow,
  changedItems,
  newSettling,
  quantityProblem,
  type Settling,
  saleBody,
  totalsOf,
  withItem,
  without,
  withQuantity,
} from './sale.ts';

const good = (name: string, price: number, fields: Partial<ItemForSale> = {}): ItemForSale => ({
  variant_id: name,
  product_id: `${name}s`,
  product_title: name,
  variant_name: '',
  sku: '',
  image: null,
  price,
  exempt_vat: false,
  tax_percent: null,
  available: 5,
  is_own_code: false,
  ...fields,
});
const rice = good('rice', 1250);
const bread = good('bread', 300, { exempt_vat: true });
const noVat = { apply_vat: false, vat_percent: '0', prices_include_vat: false };
const settling: Settling = {
  type: 'instant',
  method: 'cash',
  giftCardCode: '',
  part: null,
  dueOn: '2026-12-24',
  customer: null,
  code: '',
  isFulfilled: true,
};

describe('A sale at the counter', () => {
  it('on credit is due a month after the day that it is in the store', () => {
    expect(newSettling('2026-12-15').dueOn).toBe('2027-01-14');
  });

  it('grows by a piece when a good is picked again, and its pieces can be typed', () => {
    const lines = withItem(withItem(withItem([], rice), bread), rice);
    expect(lines.map(({ quantity }) => quantity)).toEqual(['2', '1']);
    expect(withQuantity(lines, 'bread', '7').map(({ quantity }) => quantity)).toEqual(['2', '7']);
    expect(withItem(withQuantity(lines, 'rice', ''), rice)[0]?.quantity).toBe('1');
    expect(without(lines, 'rice')).toHaveLength(1);
  });

  it('follows what its goods cost now, and keeps what they cost when they were picked', () => {
    const lines = withQuantity(withItem(withItem([], rice), bread), 'rice', '3');
    expect(changedItems(lines, [rice, bread])).toEqual([]);
    const dearer = atCostNow(lines, [{ ...rice, price: 1300 }]);
    expect(dearer).toMatchObject([{ good: { price: 1300 }, quantity: '3', was: 1250 }, { good: bread }]);
    expect(totalsOf(dearer, noVat)?.total).toBe(3 * 1300 + 300);
    expect(changedItems(lines, [{ ...rice, price: 1300 }, bread])).toEqual([dearer[0]]);
    const again = atCostNow(dearer, [{ ...rice, price: 1400 }]);
    expect(again[0]).toMatchObject({ good: { price: 1400 }, was: 1250 });
    expect(atCostNow(again, [rice])[0]).toEqual({ good: rice, quantity: '3' });
    expect(withItem(lines, { ...rice, price: 1300 })[0]).toMatchObject({
      good: { price: 1300 },
      quantity: '4',
      was: 1250,
    });
    expect(atCostNow(lines, [{ ...rice, exempt_vat: true }])[0]).toEqual({
      good: { ...rice, exempt_vat: true },
      quantity: '3',
    });
  });

  it('says which pieces do not count, and costs nothing that is wrong meanwhile', () => {
    for (const quantity of ['', '0', '-1', '1.5', '1e3', '1000000000']) {
      const lines = withQuantity(withItem([], rice), 'rice', quantity);
      expect(lines.map(quantityProblem), quantity).not.toEqual([undefined]);
      expect(totalsOf(lines, noVat)).toBeNull();
    }
  });

  it('costs what the server reckons: VAT on top, or inside, and none on what is exempt', () => {
    const lines = withItem(withItem([], rice), bread);
    expect(totalsOf(lines, { ...noVat, apply_vat: true, vat_percent: '16' })).toMatchObject({
      vat: 200,
      total: 1750,
    });
    const inside = { apply_vat: true, vat_percent: '25', prices_include_vat: true };
    expect(totalsOf(lines, inside)).toMatchObject({ vat: 250, total: 1550 });
  });

  it('is sent as each payment type asks', () => {
    const lines = withItem([], rice);
    const settlement = (fields: Partial<Settling>) =>
      saleBody(lines, { ...settling, ...fields }, 1250).settlement;
    expect(settlement({})).toEqual({
      payment_type: 'instant',
      due_on: null,
      payments: [{ method: 'cash', amount: 1250 }],
      expected_total: 1250,
      fulfilled: true,
    });
    expect(settlement({ type: 'part_instant', part: 500 })).toMatchObject({
      due_on: '2026-12-24',
      payments: [{ amount: 500 }],
    });
    expect(settlement({ type: 'credit' })).toMatchObject({ due_on: '2026-12-24', payments: [] });
    expect(settlement({ type: 'pod' })).toMatchObject({ due_on: null, payments: [], fulfilled: false });
  });
});
