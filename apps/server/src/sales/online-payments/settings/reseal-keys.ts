import { providerKeyFields } from '@sokoni/rules/online-payments/provider-keys';
import { transaction } from '#core/database/access/transaction.ts';
import { forEachStore } from '#core/jobs/for-each-store.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { isSealedByFormer } from '#core/security/sealed.ts';
import { openKey, placeOf, sealKey } from './provider-keys.ts';
import {
  findProviders,
  findStoresWithProviders,
  lockProviders,
  type ProviderRow,
  updateKeys,
} from './queries.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    /** Each night, by the clock of the queue. */
    reseal_provider_keys: object;
  }
}

/** While SECRET_KEY is rotated, keys that the former one sealed are sealed with the new one, so that the former can go. */
export async function resealProviderKeys({
  pool,
  ownerPool,
  secrets,
  log,
}: Pick<TaskServices, 'pool' | 'ownerPool' | 'secrets' | 'log'>): Promise<void> {
  const storeIds = await transaction(ownerPool, { userId: null, storeId: null }, findStoresWithProviders);
  await forEachStore(storeIds, { job: 'reseal_provider_keys', log }, (storeId) =>
    transaction(pool, { userId: null, storeId }, async (db) => {
      await lockProviders(db, storeId);
      for (const row of await findProviders(db, storeId)) {
        const keys = resealed(secrets, row);
        if (Object.keys(keys).length > 0) await updateKeys(db, row, keys);
      }
    }),
  );
}

function resealed(secrets: TaskServices['secrets'], row: ProviderRow): Record<string, Buffer> {
  const keys: Record<string, Buffer> = {};
  for (const field of providerKeyFields) {
    const sealed = row[field];
    if (sealed === null || !isSealedByFormer(secrets, 'provider-key', sealed, placeOf(row, field))) continue;
    const key = openKey(secrets, row, field);
    if (key !== null) keys[field] = sealKey(secrets, row, field, key);
  }
  return keys;
}
