import type { Db } from '#core/database/access/transaction.ts';
import { setDeposit } from './queries.ts';

/** Writes on an order that was just placed what of it is due at once, in minor units. */
export async function askForDeposit(
  db: Db,
  { storeId, orderId, deposit }: { storeId: string; orderId: string; deposit: number },
): Promise<void> {
  if (deposit > 0) await setDeposit(db, storeId, orderId, deposit);
}
