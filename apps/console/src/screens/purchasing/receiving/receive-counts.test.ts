import { describe, expect, it } from 'vitest';
import type { PurchaseOrder } from '#contract-types.ts';
import { countsOf, lineWithCode, onePieceMore, openCounts } from './receive-counts.ts';

type Line = PurchaseOrder['lines'][number];

const line = (id: string, change: Partial<Line>): Line => ({
  id,
  variant_id: id,
  product_id: id,
  product_title: id,
  variant_name: '',
  sku: '',
  barcode: '',
  supplier_sku: '',
  image: null,
  weight_grams: null,
  quantity: 10,
  received: 0,
  returned: 0,
  unit_cost: null,
  landed_unit_cost: null,
  ...change,
});

const lines = [
  line('rice', { barcode: '012345678905', sku: 'Rice-1', received: 4 }),
  line('salt', { supplier_sku: 'S-9', quantity: 2, received: 3 }),
];

describe('Goods counted in with a scanner', () => {
  it('finds the line by barcode, SKU or the supplier’s code', () => {
    expect(lineWithCode(lines, '0 12345 67890 5')?.id).toBe('rice');
    expect(lineWithCode(lines, 'rice-1')?.id).toBe('rice');
    expect(lineWithCode(lines, 's-9')?.id).toBe('salt');
    expect(lineWithCode(lines, 'nothing')).toBeUndefined();
    expect(lineWithCode(lines, '')).toBeUndefined();
  });

  it('counts up, and fills in what is open', () => {
    expect(['', '4', 'NaN', '-3'].map(onePieceMore)).toEqual(['1', '5', '1', '1']);
    expect(openCounts(lines)).toEqual({ rice: '6', salt: '0' });
    expect(countsOf(lines, openCounts(lines)).map((counted) => [counted.line.id, counted.quantity])).toEqual([
      ['rice', 6],
    ]);
  });
});
