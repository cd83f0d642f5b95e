import { expectedCash } from '@sokoni/rules/point-of-sale/cash';
import { describe, expect, it } from 'vitest';
import { aPayment, aSale } from '#offline/testing/fake-till.ts';
import type { OutboxRow } from '#offline/till-database.ts';
import type { SaleDraft } from '#offline/till-types.ts';
import { shiftFigures } from './shift-figures.ts';

const cash = (amount: number, tendered = amount) => aPayment({ amount, tendered });
const other = (method: 'card' | 'gift_card', amount: number) => aPayment({ method, amount });

function sold(payments: SaleDraft['payments'], result: object | null = null): OutboxRow {
  return { kind: 'sale', payload: aSale({ payments }), result } as unknown as OutboxRow;
}

function row(kind: OutboxRow['kind'], payload: object): OutboxRow {
  return { kind, payload, result: null } as unknown as OutboxRow;
}

describe('What this device recorded of a shift', () => {
  const rows = [
    row('shift_opened', { opening_float: 5000 }),
    sold([cash(300, 1000), other('card', 200)]),
    sold([cash(500)]),
    row('cash_moved', { direction: 'in', amount: 70 }),
    row('cash_moved', { direction: 'out', amount: 1200 }),
    row('drawer_opened', {}),
    row('drawer_opened', {}),
    row('return', { refund: { method: 'cash', amount: 250 } }),
    row('return', { refund: { method: 'card', amount: 100 } }),
    row('return', { refund: null }),
  ];

  it('is summed up for the drawer, without the change that went back', () => {
    const { drawer } = shiftFigures(5000, rows);
    expect(drawer).toEqual({
      ...{ opening_float: 5000, cash_payments: 800, cash_refunds: 250, cash_in: 70, cash_out: 1200 },
      ...{ cash_rounding: 0, cash_tips: 0 },
    });
    expect(expectedCash(drawer)).toBe(4420);
  });

  it('is counted by sales, returns, methods, and how often the drawer was opened without any', () => {
    expect(shiftFigures(0, rows)).toMatchObject({
      sales: 2,
      total: 1000,
      returns: 3,
      openings: 2,
    });
    expect(shiftFigures(0, rows).methods).toEqual([
      { method: 'cash', label: '', payments: 800, refunds: 250, rounding: 0, tips: 0 },
      { method: 'card', label: '', payments: 200, refunds: 100, rounding: 0, tips: 0 },
    ]);
  });

  it('knows what was rounded and given on top, and what the store calls its methods', () => {
    const terminal = { method: 'card', label: 'Terminal 1' } as const;
    const { drawer, methods } = shiftFigures(0, [
      sold([aPayment({ amount: 1002, rounding: -2, tip: 100 }), aPayment({ ...terminal, tip: 30 })]),
      sold([aPayment({ amount: 303, rounding: 2 }), other('card', 200)]),
      row('return', { refund: { method: 'cash', label: '', amount: 303, rounding: 2 } }),
    ]);
    expect(methods).toEqual([
      { method: 'cash', label: '', payments: 1305, refunds: 303, rounding: -2, tips: 100 },
      { ...terminal, payments: 500, refunds: 0, rounding: 0, tips: 30 },
      { method: 'card', label: '', payments: 200, refunds: 0, rounding: 0, tips: 0 },
    ]);
    expect(expectedCash(drawer)).toBe(1000 + 100 + 305 - 305);
  });

  it('comes from sales to payments by what was exchanged, what is paid later and what was refunded', () => {
    const exchange = { order_id: 'o', number: 'R1-000001', amount: 350 };
    const figures = shiftFigures(0, [
      sold([cash(500)]),
      row('sale', aSale({ payments: [cash(100)], payment_type: 'part_instant' })),
      row('sale', aSale({ payments: [], payment_type: 'credit' })),
      row('sale', aSale({ payments: [cash(150)], exchange })),
      row('return', { refund: { method: 'cash', amount: 80 } }),
    ]);
    expect(figures).toMatchObject({ total: 2000, exchanged: 350, balance: 900, net_payments: 670 });
    expect(figures.total - figures.exchanged - figures.balance - 80).toBe(figures.net_payments);
  });

  it('takes what was paid later off the balance of its own sales, and tells what was for earlier ones', () => {
    const later = (order_id: string, payment: object) => row('balance_paid', { order_id, ...payment });
    const figures = shiftFigures(0, [
      { ...row('sale', aSale({ payments: [cash(100)], payment_type: 'part_instant' })), id: 'own' },
      later('own', aPayment({ amount: 150, rounding: 50, tip: 20 })),
      later('earlier', other('card', 700)),
    ]);
    expect(figures).toMatchObject({ sales: 1, total: 500, balance: 250, earlier: 700, net_payments: 950 });
    expect(figures.total - figures.balance + figures.earlier).toBe(figures.net_payments);
    expect(expectedCash(figures.drawer)).toBe(100 + 150 + 50 + 20);
  });

  it('takes a payment of an older build as one without rounding and tip', () => {
    const { rounding: _, tip: __, label: ___, ...older } = cash(500);
    expect(
      expectedCash(shiftFigures(0, [sold([older as typeof older & ReturnType<typeof cash>])]).drawer),
    ).toBe(500);
  });

  it('has nothing of what an exchange moved from one sale to another: no money went either way', () => {
    const exchange = { order_id: 'o', number: 'R1-000001', amount: 900 };
    const exchanged = [
      row('sale', aSale({ payments: [cash(300)], exchange })),
      row('return', { refund: null, exchange: { sale_id: 's', amount: 900 } }),
    ];
    const { methods, drawer } = shiftFigures(0, exchanged);
    expect(methods).toEqual([{ method: 'cash', label: '', payments: 300, refunds: 0, rounding: 0, tips: 0 }]);
    expect(drawer).toMatchObject({ cash_payments: 300, cash_refunds: 0 });
  });

  it('leaves out what the server refused to take as paid', () => {
    const refused = sold([other('gift_card', 500)], { state: 'needs_attention' });
    expect(shiftFigures(0, [refused]).sales).toBe(0);
    expect(shiftFigures(0, [sold([other('gift_card', 500)], { state: 'stored' })]).sales).toBe(1);
  });
});
