import { type ReadinessLine, storeReadiness } from '@sokoni/rules/store-readiness';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { hasSomethingToSell } from '#products/has-something-to-sell.ts';
import { lockStore, type StoreRow, updateStoreRow } from './queries.ts';

/** What a buyer would still miss, from what is known of a store today. */
export async function readReadiness(db: Db, store: StoreRow): Promise<ReadinessLine[]> {
  return storeReadiness({
    hasProductWithPriceAndStock: await hasSomethingToSell(db, store.id),
    hasBusinessEmail: store.email !== '',
    hasPayment: false,
  });
}

/**
 * Takes the store that the transaction is in live, ready or not; one that is live stays live.
 * @throws DomainError `not_found`
 */
export async function takeLive(
  db: Db,
  storeId: string,
): Promise<{ before: StoreRow; readiness: ReadinessLine[] }> {
  const store = await lockStore(db, storeId);
  if (!store) throw new DomainError('not_found');
  await updateStoreRow(db, storeId, { mode: 'live' });
  return { before: store, readiness: await readReadiness(db, store) };
}
