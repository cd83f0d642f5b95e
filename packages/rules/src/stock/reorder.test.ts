import { describe, expect, it } from 'vitest';
import { isLow, reorderProposal } from './reorder.ts';

const rice = { available: 4, incoming: 0, threshold: 5, soldIn30Days: 20 };

describe('low stock and what to order', () => {
  it('is low at the threshold and below', () => {
    expect(isLow({ available: 5, threshold: 5 })).toBe(true);
    expect(isLow({ available: 6, threshold: 5 })).toBe(false);
    expect(isLow({ available: 0, threshold: null })).toBe(false);
  });

  it('proposes a month of sales above the threshold, less what is there and on its way', () => {
    expect(reorderProposal(rice)).toBe(21);
    expect(reorderProposal({ ...rice, incoming: 15 })).toBe(6);
    expect(reorderProposal({ ...rice, incoming: 50 })).toBe(0);
    expect(reorderProposal({ ...rice, available: -3 })).toBe(28);
  });

  it('proposes nothing while there is enough, and fills up to the threshold what has not sold', () => {
    expect(reorderProposal({ ...rice, available: 6 })).toBe(0);
    expect(reorderProposal({ ...rice, soldIn30Days: 0 })).toBe(1);
  });
});
