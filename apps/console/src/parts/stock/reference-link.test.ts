import { describe, expect, it } from 'vitest';
import { referenceLink } from './reference-link.ts';

describe('referenceLink', () => {
  it('leads from a sale or a return to its order', () => {
    const link = { path: '/orders/one', label: 'Order', note: 'Too small' };
    expect(referenceLink('order:one', 'Too small', ['inventory_officer'])).toEqual(link);
  });

  it('leads to what else moves stock', () => {
    expect(referenceLink('transfer:a', 'T-0001', 'manager')).toEqual({
      path: '/inventory/transfers/a',
      label: 'Transfer T-0001',
      note: '',
    });
    expect(referenceLink('stock_take:c', 'ST-0001', 'manager')?.label).toBe('Stock-take ST-0001');
    const receipt = { path: '/inventory/purchase-orders/b', label: 'Purchase order', note: '2 broken' };
    expect(referenceLink('purchase_order:b', '2 broken', 'manager')).toEqual(receipt);
  });

  it('leads nowhere without a reference or a page, and for roles that may not open it', () => {
    for (const reference of ['', 'job:a', 'order:', 'toString:a'])
      expect(referenceLink(reference, '', 'super_admin')).toBeNull();
    expect(referenceLink('purchase_order:b', '', ['associate'])).toBeNull();
    expect(referenceLink('order:one', '', [])).toBeNull();
  });
});
