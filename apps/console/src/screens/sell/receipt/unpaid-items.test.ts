import { describe, expect, it } from 'vitest';
import { aPayment, aSale } from '#offline/testing/fake-till.ts';
import { unpaidItems } from './unpaid-items.ts';

const text = { money: (minor: number) => String(minor), day: (day: string) => `on ${day}` };

describe('What is left to be paid after a sale', () => {
  it('is the balance due of a part payment, not what was paid of it', () => {
    const sale = aSale({
      payment_type: 'part_instant',
      due_on: '2026-12-30',
      payments: [aPayment({ amount: 200 })],
    });
    expect(unpaidItems(sale, text)).toEqual([
      { term: 'Balance due', value: String(sale.total - 200) },
      { term: 'Due by', value: 'on 2026-12-30' },
    ]);
  });

  it('is all of a sale on credit or paid on delivery', () => {
    const credit = aSale({ payment_type: 'credit', payments: [] });
    expect(unpaidItems(credit, text)).toEqual([{ term: 'Credit Purchase', value: String(credit.total) }]);
    const delivered = aSale({ payment_type: 'pod', payments: [] });
    expect(unpaidItems(delivered, text)[0]?.term).toBe('Pay on Delivery');
  });

  it('is nothing of what was paid', () => {
    const sale = aSale();
    expect(unpaidItems({ ...sale, payments: [aPayment({ amount: sale.total })] }, text)).toEqual([]);
  });
});
