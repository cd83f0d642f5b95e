import { transaction } from '#core/database/access/transaction.ts';
import { forEachStore } from '#core/jobs/for-each-store.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { lockLevels } from '#stock/queries.ts';
import { freeLapsed } from './free-lapsed.ts';
import { findLapsedPlaces, findStoresWithLapsedHolds } from './hold-queries.ts';

/** Gives back what has lapsed in all stores, so that screens and pages show it. Who needs units finds them without it. */
export async function releaseLapsedHolds({ pool, log }: Pick<TaskServices, 'pool' | 'log'>): Promise<void> {
  const storeIds = await transaction(pool, { userId: null, storeId: null }, findStoresWithLapsedHolds);
  await forEachStore(storeIds, { job: 'release_lapsed_holds', log }, (storeId) =>
    transaction(pool, { userId: null, storeId }, async (db) => {
      const places = await findLapsedPlaces(db, storeId);
      if (places.length === 0) return;
      await lockLevels(db, storeId, places);
      await freeLapsed(db, storeId, places);
    }),
  );
}
