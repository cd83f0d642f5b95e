import { describe, expect, it } from 'vitest';
import type { LowStockRow } from '#contract-types.ts';
import { beginWith, isReady, reorderBody, suppliersIn, withLine, without } from './reorder-choice.ts';

const row = (id: string, change: Partial<LowStockRow> = {}): LowStockRow => ({
  variant_id: id,
  product_id: id,
  product_title: id,
  variant_name: '',
  sku: '',
  barcode: '',
  image: null,
  available: 1,
  incoming: 0,
  last_cost: null,
  state: 'low',
  low_stock_at: 5,
  sold_in_30_days: 3,
  proposal: 7,
  supplier: { id: 's1', name: 'Mboga', lead_days: null },
  since: '2026-11-21T08:00:00.000Z',
  ...change,
});

describe('A reorder list', () => {
  it('begins with the proposal, and with one piece where there is none', () => {
    expect(beginWith(row('rice')).quantity).toBe('7');
    expect(beginWith(row('rice', { proposal: 0 })).quantity).toBe('1');
  });

  it('is ready when every line has a supplier and a count', () => {
    const rice = withLine(new Map(), beginWith(row('rice')));
    expect(isReady(new Map())).toBe(false);
    expect(isReady(rice)).toBe(true);
    const orphan = withLine(rice, beginWith(row('salt', { supplier: null })));
    expect(isReady(orphan)).toBe(false);
    for (const quantity of ['', '0', '1.5', '-1', '1e3', '1000000000']) {
      expect(isReady(withLine(rice, { ...beginWith(row('rice')), quantity })), quantity).toBe(false);
    }
    expect(isReady(without(orphan, ['salt']))).toBe(true);
  });

  it('goes to each supplier once', () => {
    const other = { id: 's2', name: 'Soko', lead_days: 2 };
    const choice = ['rice', 'salt']
      .map((id) => beginWith(row(id)))
      .concat(beginWith(row('tea', { supplier: other })))
      .reduce(withLine, new Map());
    expect(suppliersIn(choice)).toBe(2);
    expect(reorderBody(choice).lines[2]).toEqual({ variant_id: 'tea', supplier_id: 's2', quantity: 7 });
  });
});
