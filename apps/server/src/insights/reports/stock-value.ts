import { categoryPathsById } from '#catalogue/categories/category-paths.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { say } from './sentences.ts';
import { type StockValueRow, sumStockValue } from './stock-value-queries.ts';

type Value = Pick<StockValueRow, 'units' | 'value' | 'uncosted_quantity'>;

export interface StockValue {
  totals: Value;
  rows: (Value & { key: string | null; label: string })[];
}

/** What the stock of this moment had cost, by place or by category, the most valuable first. */
export async function readStockValue(
  db: Db,
  storeId: string,
  by: 'location' | 'category',
): Promise<StockValue> {
  const rows = await sumStockValue(db, storeId, by);
  const paths = by === 'category' ? await categoryPathsById(db, storeId) : new Map<string, string[]>();
  const sum = (of: keyof Value) => rows.reduce((whole, row) => whole + row[of], 0);
  return {
    totals: { units: sum('units'), value: sum('value'), uncosted_quantity: sum('uncosted_quantity') },
    rows: rows.map((row) => ({
      ...row,
      label: row.label ?? (row.key === null ? say('noCategory') : (paths.get(row.key)?.join(' > ') ?? '')),
    })),
  };
}
