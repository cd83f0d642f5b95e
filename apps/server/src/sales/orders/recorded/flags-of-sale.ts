import type { OrderFlag } from '@sokoni/rules/orders/order-flags';
import type { Db } from '#core/database/access/transaction.ts';
import { isAnyTracked } from '#sales/orders/line-queries.ts';
import type { Rung } from './rung-sale.ts';

interface Found {
  /** The variants of which more was sold than there was. */
  missing: readonly string[];
  isTotalOther: boolean;
  isOverLimit: boolean;
}

/** All that does not fit of a sale that is recorded. */
export async function flagsOfSale(
  db: Db,
  storeId: string,
  rung: Rung,
  { missing, isTotalOther, isOverLimit }: Found,
): Promise<OrderFlag[]> {
  const isBelow = await isAnyTracked(db, storeId, missing);
  return [
    ...rung.flags,
    ...(isBelow ? (['below_stock'] as const) : []),
    ...(isTotalOther ? (['total_differs'] as const) : []),
    ...(isOverLimit ? (['over_credit_limit'] as const) : []),
  ];
}
