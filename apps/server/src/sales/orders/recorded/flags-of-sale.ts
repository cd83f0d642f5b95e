import type { OrderFlag } from '@sokoni/rules/orders/order-flags';
import type { Db } from '#core/database/access/transaction.ts';
import { isAnyTracked } from '#sales/orders/line-queries.ts';
import type { Movements } from '#stock/move-stock.ts';
import type { Rung } from './rung-sale.ts';

interface Found {
  /** What is gone from the shelf; null where nothing is. */
  taken: Pick<Movements, 'lines'> | null;
  isTotalOther: boolean;
  isOverLimit: boolean;
}

/** All that does not fit of a sale that is recorded. */
export async function flagsOfSale(
  db: Db,
  storeId: string,
  rung: Rung,
  { taken, isTotalOther, isOverLimit }: Found,
): Promise<OrderFlag[]> {
  const missing = taken?.lines.filter(({ oversold }) => oversold).map(({ variantId }) => variantId) ?? [];
  const isBelow = await isAnyTracked(db, storeId, missing);
  return [
    ...rung.flags,
    ...(isBelow ? (['below_stock'] as const) : []),
    ...(isTotalOther ? (['total_differs'] as const) : []),
    ...(isOverLimit ? (['over_credit_limit'] as const) : []),
  ];
}
