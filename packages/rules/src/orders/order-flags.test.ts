import { describe, expect, it } from 'vitest';
import { flagsShown, orderFlagKinds } from './order-flags.ts';

describe('The flags of an order', () => {
  it('are shown in their order, each once', () => {
    const stored = ['below_stock', 'price_differs', 'below_stock'];
    expect(flagsShown(stored, { seesMoney: true })).toEqual(['price_differs', 'below_stock']);
    expect(flagsShown([], { seesMoney: true })).toEqual([]);
  });

  it('say nothing of prices, taxes, totals or credit to who sees no money', () => {
    expect(flagsShown(orderFlagKinds, { seesMoney: true })).toEqual(orderFlagKinds);
    expect(flagsShown(orderFlagKinds, { seesMoney: false })).toEqual([
      'product_deleted',
      'product_inactive',
      'below_stock',
      'customer_deleted',
      'location_closed',
    ]);
  });
});
