import { expectedCash } from '@sokoni/rules/point-of-sale/cash';
import { describe, expect, it } from 'vitest';
import { aSale } from '#offline/fake-till.ts';
import type { OutboxRow } from '#offline/till-database.ts';
import type { SaleDraft } from '#offline/till-types.ts';
import { shiftFigures } from './shift-figures.ts';

const cash = (amount: number, tendered = amount) => ({
  ...{ id: `cash ${amount}`, method: 'cash' as const, amount, tendered, reference: '' },
});
const other = (method: 'card' | 'gift_card', amount: number) => ({ ...cash(amount), method });

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
    row('return', { refund: { method: 'cash', amount: 250 } }),
    row('return', { refund: { method: 'card', amount: 100 } }),
    row('return', { refund: null }),
  ];

  it('is summed up for the drawer, without the change that went back', () => {
    const { drawer } = shiftFigures(5000, rows);
    expect(drawer).toEqual({
      ...{ opening_float: 5000, cash_payments: 800, cash_refunds: 250, cash_in: 70, cash_out: 1200 },
    });
    expect(expectedCash(drawer)).toBe(4420);
  });

  it('is counted by sales, returns and methods', () => {
    expect(shiftFigures(0, rows)).toMatchObject({ sales: 2, total: 1000, gross: 1000, returns: 3 });
    expect(shiftFigures(0, rows).methods).toEqual([
      { method: 'cash', payments: 800, refunds: 250 },
      { method: 'card', payments: 200, refunds: 100 },
    ]);
  });

  it('leaves out what the server refused to take as paid', () => {
    const refused = sold([other('gift_card', 500)], { state: 'needs_attention' });
    expect(shiftFigures(0, [refused]).sales).toBe(0);
    expect(shiftFigures(0, [sold([other('gift_card', 500)], { state: 'stored' })]).sales).toBe(1);
  });
});
