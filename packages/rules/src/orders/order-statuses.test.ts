import { describe, expect, it } from 'vitest';
import { orderStates } from './order-state.ts';
import { fulfilmentStatus, type OrderDebt, paymentStatus } from './order-statuses.ts';

const today = '2026-11-24';
const status = (order: Partial<OrderDebt>) =>
  paymentStatus({ state: 'placed', total: 500, outstanding: 500, next_due_on: null, ...order }, today);

describe('The payment status of an order', () => {
  it('says what is paid of it', () => {
    expect(status({})).toBe('unpaid');
    expect(status({ outstanding: 1 })).toBe('part_paid');
    expect(status({ outstanding: 0 })).toBe('paid');
    expect(status({ total: 0, outstanding: 0 })).toBe('paid');
    expect(status({ outstanding: -1 })).toBe('refund_due');
  });

  it('is overdue from the day after the due day on, however much is paid', () => {
    expect(status({ next_due_on: today })).toBe('unpaid');
    expect(status({ next_due_on: '2026-11-23' })).toBe('overdue');
    expect(status({ next_due_on: '2026-11-23', outstanding: 1 })).toBe('overdue');
    expect(status({ next_due_on: '2026-11-23', outstanding: 0 })).toBe('paid');
  });

  it('is none for a draft and a cancelled order, unless money has to go back', () => {
    expect(status({ state: 'draft' })).toBeNull();
    expect(status({ state: 'cancelled', outstanding: 0 })).toBeNull();
    expect(status({ state: 'cancelled', outstanding: -500 })).toBe('refund_due');
  });
});

it('The fulfilment status follows the state, whatever is paid', () => {
  const states = orderStates;
  expect(Object.fromEntries(states.map((state) => [state, fulfilmentStatus(state)]))).toEqual({
    draft: null,
    placed: 'unfulfilled',
    part_paid: 'unfulfilled',
    paid: 'unfulfilled',
    part_fulfilled: 'part_fulfilled',
    fulfilled: 'fulfilled',
    part_returned: 'part_returned',
    returned: 'returned',
    cancelled: 'cancelled',
  });
});
