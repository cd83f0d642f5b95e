import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPayment } from '#offline/testing/fake-till.ts';
import type { SaleRung } from '#offline/till-types.ts';
import { totalsOfSale } from '../receipt/sale-totals.ts';
import { paidWith, refundOf, returnableLines, returnedValue } from './returned-value.ts';

const vat = { apply_vat: true, vat_percent: '7.5', prices_include_vat: false, shipping_vat_percent: null };

function saleOf(lines: { quantity: number; unit_price: number }[], percent: string | null = null): SaleRung {
  const sale = {
    lines: lines.map((line, index) => ({
      ...{ id: `line ${index}`, title: `Item ${index}`, variant_name: '', discount: 0, offered: 0 },
      ...{ tax_percent: '7.5', ...line },
    })),
    ...{ discount_amount: null, discount_percent: percent, vat, payments: [], total: 0 },
  } as unknown as SaleRung;
  const { total } = totalsOfSale(sale);
  return { ...sale, total, payments: [aPayment({ amount: total })] };
}

const returned = (lines: Record<string, number>, amount = 0) => ({
  lines: Object.entries(lines).map(([line_id, quantity]) => ({ line_id, quantity, restocked: true })),
  refund: amount === 0 ? null : { id: 'r', method: 'cash' as const, amount },
});

describe('What comes back', () => {
  it('is worth the total when everything does, in whatever portions', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      unit_price: fc.integer({ min: 0, max: 99_999 }),
    });
    const first = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), first, (lines, portions) => {
        const sale = saleOf(lines, '12.5');
        const all = returnableLines(sale, []);
        const some = Object.fromEntries(
          all.map(({ id, sold }, index) => [id, Math.min(sold, portions[index] ?? 0)]),
        );
        const value = returnedValue(all, some);
        const rest = returnableLines(sale, [returned(some)]);
        const others = Object.fromEntries(rest.map(({ id, sold, returned: back }) => [id, sold - back]));
        expect(value + returnedValue(rest, others)).toBe(sale.total);
      }),
    );
  });

  it('is never more than is left of a line', () => {
    const sale = saleOf([{ quantity: 2, unit_price: 1000 }]);
    const lines = returnableLines(sale, [returned({ 'line 0': 1 })]);
    expect(lines).toMatchObject([{ sold: 2, returned: 1 }]);
    expect(returnedValue(lines, { 'line 0': 5 })).toBe(1075);
  });
});

describe('The refund of a return', () => {
  const sale = saleOf([{ quantity: 2, unit_price: 1000 }]);
  const lines = returnableLines(sale, []);

  it('is the value of what came back of a sale that was paid', () => {
    expect(refundOf(sale, lines, [], 1075)).toEqual({ due: 1075, most: 2150 });
  });

  it('is less what was given back before', () => {
    const earlier = [returned({ 'line 0': 1 }, 1075)];
    expect(refundOf(sale, returnableLines(sale, earlier), earlier, 1075)).toEqual({ due: 1075, most: 1075 });
  });

  it('is nothing while the customer still owes more than came back', () => {
    const onCredit = {
      ...sale,
      payments: [aPayment({ amount: 500 })],
    };
    expect(refundOf(onCredit, lines, [], 1075)).toEqual({ due: 0, most: 500 });
    expect(refundOf(onCredit, lines, [], 2150)).toEqual({ due: 500, most: 500 });
  });

  it('knows what was paid with a gift card: that goes back under Orders', () => {
    const payments = [
      aPayment({ method: 'gift_card', amount: 500 }),
      aPayment({ amount: 1500 }),
      aPayment({ method: 'gift_card', amount: 150 }),
    ];
    expect(paidWith({ ...sale, payments }, 'gift_card')).toBe(650);
    expect(paidWith({ ...sale, payments }, 'store_credit')).toBe(0);
  });
});
