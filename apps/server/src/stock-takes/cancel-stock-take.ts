import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { lockStockTake, updateStockTake } from './queries.ts';

/**
 * Ends a stock-take without touching the books; what was counted stays.
 * @throws DomainError `not_found`, `stock_take_ended`
 */
export async function cancelStockTake(db: Db, storeId: string, id: string, now: Date): Promise<void> {
  const take = await lockStockTake(db, storeId, id, 'update');
  if (!take) throw new DomainError('not_found');
  if (take.state !== 'counting') throw new DomainError('stock_take_ended');
  await updateStockTake(db, storeId, id, { state: 'cancelled', ended_at: now });
}
