import { describe, expect, it } from 'vitest';
import { nextAct } from './next-act.ts';

const today = '2026-11-30';
const credit = {
  outstanding: 500_00,
  payment_type: 'credit',
  next_due_on: '2026-12-30',
  payment_choice: null,
} as const;
const transfer = { method: 'bank_transfer', account: null } as const;

describe('what is to be done next with an order', () => {
  it.each([
    ['is fulfilled while it is due later', credit, 'fulfil'],
    ['is paid on the day that it is due', { ...credit, next_due_on: today }, 'pay'],
    ['is paid once it is overdue', { ...credit, next_due_on: '2026-11-01' }, 'pay'],
    ['is paid first where a part is paid at once', { ...credit, payment_type: 'part_instant' }, 'pay'],
    ['is paid where no day is agreed', { ...credit, next_due_on: null }, 'pay'],
    ['is paid first where the buyer transfers the money', { ...credit, payment_choice: transfer }, 'pay'],
    ['is refunded where too much was paid', { ...credit, outstanding: -1 }, 'refund'],
  ] as const)('it %s', (_, order, act) => {
    expect(nextAct(order, ['fulfil', 'pay', 'refund', 'cancel'], today)).toBe(act);
  });

  it('it is paid before the day where nothing is left to fulfil', () => {
    expect(nextAct(credit, ['pay', 'return'], today)).toBe('pay');
  });

  it('it is placed first', () => {
    expect(nextAct(credit, ['place', 'discard'], today)).toBe('place');
  });
});
