import { describe, expect, it } from 'vitest';
import { aPayment, aSale } from '#offline/testing/fake-till.ts';
import type { PastSale, SaleRung } from '#offline/till-types.ts';
import { balanceOf, refundOf, returnableLines, returnedValue } from './returned-value.ts';
import { foundSale, returnsShown, withBalancePaid } from './shown-sale.ts';

const cash = { id: 'paid', method: 'cash' as const, label: '', rounding: 0, amount: 1620 };

/** Two mugs at 900 less a tenth, of which one has been collected. */
function onServer(change: Partial<PastSale> = {}): PastSale {
  const totals = { lines: 1800, discount: 180, offer: 0, vat: 0, shipping: 0, shipping_vat: 0, total: 1620 };
  return {
    ...{ id: 'sale', number: 'R1-000007', at: '2026-03-01T08:00:00.000Z', test: false, state: 'fulfilled' },
    ...{ register: 'Front', seller: 'Amina Bello', customer: null, offer: null, prices_include_vat: false },
    lines: [
      {
        ...{ id: 'mug', title: 'Mug', variant_name: 'Blue', quantity: 2, fulfilled: 1 },
        ...{ unit_price: 900, discount: 0, offered: 0, total: 1620 },
      },
    ],
    totals: { ...totals, taxes: [] },
    payments: [{ ...cash, tip: 0, reference: '' }],
    ...{ due_on: null, exchange: null, returns: [], refunds: [], note: '', receipt_token: null },
    ...change,
  };
}

describe('A sale that the server found', () => {
  it('is worth what the server says, and no more comes back than left the store', () => {
    const sale = foundSale(onServer());
    const lines = returnableLines(sale, []);
    expect(lines).toEqual([{ id: 'mug', name: 'Mug · Blue', sold: 2, returned: 0, left: 1, total: 1620 }]);
    expect(returnedValue(lines, { mug: 2 })).toBe(810);
    expect(refundOf(sale, lines, [], 810)).toEqual({ due: 810, most: 1620 });
    expect(sale.fulfilled).toBe(true);
    expect(foundSale(onServer({ lines: [] })).fulfilled).toBe(false);
  });

  it('keeps what only the till that rang it knows: what was handed over', () => {
    const own = {
      ...aSale(),
      payments: [aPayment({ id: 'paid', amount: 1620, tendered: 2000 })],
    } as SaleRung;
    expect(foundSale(onServer(), own).payments).toMatchObject([{ id: 'paid', tendered: 2000 }]);
    expect(foundSale(onServer()).payments).toMatchObject([{ id: 'paid', amount: 1620 }]);
  });
});

describe('What was paid of a balance at this till', () => {
  const later = { ...cash, id: 'later', amount: 620, tip: 0, reference: '' };
  const { id: _, ...payload } = { ...later, order_id: 'sale' };
  const own = [{ id: 'later', payload }] as unknown as Parameters<typeof withBalancePaid>[1];

  it('is counted once, whether the server has heard of it by then or not', () => {
    const before = onServer({ payments: [{ ...cash, amount: 1000, tip: 0, reference: '' }] });
    const after = { ...before, payments: [...before.payments, later] };
    expect(balanceOf(foundSale(before), [])).toBe(620);
    for (const sale of [before, after]) expect(balanceOf(withBalancePaid(foundSale(sale), own), [])).toBe(0);
    expect(withBalancePaid(foundSale(before), own).payments.at(-1)).toEqual({
      ...later,
      tendered: undefined,
    });
  });
});

describe('What came back of a sale', () => {
  const back = { id: 'return', lines: [{ line_id: 'mug', quantity: 1 }] };
  const refund = { ...cash, id: 'refund', amount: 810 };
  const own = [{ id: 'return', payload: { lines: back.lines, refund, exchange: null } }];

  it('is counted once, whether the server has heard of it by then or not', () => {
    const before = onServer();
    const after = onServer({ returns: [back], refunds: [refund] });
    for (const [sale, rows] of [
      [before, own],
      [after, own],
      [after, []],
      [null, own],
    ] as const) {
      const earlier = returnsShown(sale, rows);
      const sold = foundSale(before);
      expect(returnableLines(sold, earlier)).toMatchObject([{ returned: 1, left: 0 }]);
      expect(balanceOf(sold, earlier)).toBe(0);
      expect(refundOf(sold, returnableLines(sold, earlier), earlier, 0).most).toBe(810);
    }
  });

  it('is what went into an exchange, too', () => {
    const exchanged = onServer({ returns: [back], refunds: [{ ...refund, method: 'exchange' }] });
    expect(returnsShown(exchanged, [])).toMatchObject([
      { lines: back.lines },
      { refund: null, exchange: { amount: 810 } },
    ]);
  });
});
