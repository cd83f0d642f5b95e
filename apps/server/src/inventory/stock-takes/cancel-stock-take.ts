import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { lockStockTake, updateStockTake } from './queries.ts';

/**
 * Ends a stock-take without touching the books; what was counted stays.
 * @throws DomainError `not_found`, `stock_take_ended`
 */
export async function cancelStockTake(
  db: Db,
  storeId: string,
  id: string,
  { occurredAt }: Action,
): Promise<void> {
  const take = await lockStockTake(db, storeId, id, 'update');
  if (!take) throw new DomainError('not_found');
  if (take.state !== 'counting') throw new DomainError('stock_take_ended');
  await updateStockTake(db, storeId, id, { state: 'cancelled', ended_at: occurredAt });
}
