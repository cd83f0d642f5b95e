import type { readinessItem } from '@sokoni/contract/tenancy/stores';
import { storeReadiness } from '@sokoni/rules/stores/store-readiness';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { Hooks } from '#core/hooks.ts';
import { lockStore, type StoreRow, updateStoreRow } from '#tenancy/stores/queries.ts';
import { sayReadiness } from '#tenancy/stores/sentences.ts';

type ReadinessLine = z.output<typeof readinessItem>;

/** What a buyer would still miss, from what is known of a store today. */
export async function readReadiness(db: Db, store: StoreRow, hooks: Hooks): Promise<ReadinessLine[]> {
  const facts = {
    hasProductWithPriceAndStock: false,
    hasBusinessEmail: store.email !== '',
    ...{ hasPayment: false, hasDelivery: false, hasTheme: false, hasPolicies: false },
  };
  for (const read of hooks.storeReadiness ?? []) Object.assign(facts, await read(db, store.id));
  return storeReadiness(facts).map(({ key, done }) => ({
    ...{ key, done },
    message: done ? sayReadiness(`present.${key}`) : sayReadiness(`missing.${key}`),
  }));
}

/**
 * Takes the store that the transaction is in live, ready or not; one that is live stays live.
 * @throws DomainError `not_found`
 */
export async function takeLive(
  db: Db,
  storeId: string,
  hooks: Hooks,
): Promise<{ before: StoreRow; readiness: ReadinessLine[] }> {
  const store = await lockStore(db, storeId);
  if (!store) throw new DomainError('not_found');
  await updateStoreRow(db, storeId, { mode: 'live' });
  return { before: store, readiness: await readReadiness(db, store, hooks) };
}
