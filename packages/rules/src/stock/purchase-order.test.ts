import { describe, expect, it } from 'vitest';
import {
  allowsAct,
  checkOrderTotal,
  fewestUnits,
  isExpectingItems,
  openUnits,
  purchaseOrderNumber,
  purchaseOrderStates,
  returnableUnits,
  stateByReceipts,
  surplus,
} from './purchase-order.ts';

describe('Purchase orders with partial receipts', () => {
  it('follow what has come', () => {
    const line = (quantity: number, received: number) => ({ quantity, received });
    expect(stateByReceipts('ordered', [line(5, 0), line(2, 0)])).toBe('ordered');
    expect(stateByReceipts('ordered', [line(5, 5), line(2, 1)])).toBe('part_received');
    expect(stateByReceipts('part_received', [line(5, 5), line(2, 3)])).toBe('received');
    expect(stateByReceipts('received', [line(5, 0)])).toBe('ordered');
    expect(stateByReceipts('closed', [line(5, 0)])).toBe('closed');
  });

  it('take goods only while they are on their way', () => {
    expect((['ordered', 'part_received'] as const).every(isExpectingItems)).toBe(true);
    expect((['draft', 'received', 'closed', 'cancelled'] as const).some(isExpectingItems)).toBe(false);
    expect(allowsAct('cancelled', 'changeCosts')).toBe(false);
    expect(allowsAct('received', 'changeCosts')).toBe(true);
    expect(allowsAct('part_received', 'cancel')).toBe(false);
    expect(allowsAct('ordered', 'rewrite')).toBe(false);
  });

  it('count what is open and what is too much', () => {
    expect(openUnits({ quantity: 5, received: 3 })).toBe(2);
    expect(openUnits({ quantity: 5, received: 7 })).toBe(0);
    expect(fewestUnits({ quantity: 5, received: 3 })).toBe(3);
    expect(fewestUnits({ quantity: 5, received: 7 })).toBe(5);
    expect(surplus({ quantity: 5, received: 3 }, 2)).toBe(0);
    expect(surplus({ quantity: 5, received: 3 }, 4)).toBe(2);
    expect(surplus({ quantity: 5, received: 7 }, 1)).toBe(1);
  });

  it('give back what has come, and no more', () => {
    expect(purchaseOrderStates.filter((state) => allowsAct(state, 'returnItems'))).toEqual([
      'part_received',
      'received',
      'closed',
    ]);
    expect(returnableUnits({ received: 5, returned: 0 })).toBe(5);
    expect(returnableUnits({ received: 5, returned: 5 })).toBe(0);
  });

  it('have numbers that people read', () => {
    expect(purchaseOrderNumber(7)).toBe('PO-0007');
    expect(purchaseOrderNumber(12_345)).toBe('PO-12345');
  });

  it('keep sums that stay exact', () => {
    expect(checkOrderTotal([{ quantity: 2, unit_cost: null }], [{ amount: 5 }]).ok).toBe(true);
    expect(checkOrderTotal([{ quantity: 1_000_000_000, unit_cost: 1_000_000_000_000 }], []).ok).toBe(false);
    const dearest = { quantity: 10, unit_cost: 100_000_000_000 };
    expect(checkOrderTotal([dearest], []).ok).toBe(true);
    expect(checkOrderTotal([dearest], [{ amount: 1 }]).ok).toBe(false);
  });
});
