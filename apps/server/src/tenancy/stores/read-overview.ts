import type { overview } from '@sokoni/contract/tenancy/stores';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { Hooks } from '#core/hooks.ts';
import { guideOf } from './guide-queries.ts';
import { readReadiness } from './lifecycle/go-live.ts';
import { findFigures, findStore } from './queries.ts';

/** How far a store is set up: its first figures, and what a buyer would still miss. */
export async function readOverview(
  db: Db,
  storeId: string,
  hooks: Hooks,
  now: Date,
): Promise<z.output<typeof overview>> {
  const store = await findStore(db, storeId);
  if (!store) throw new DomainError('not_found');
  const active = Object.values(store.modules as object).filter((status) => status === 'active');
  let samples = 0;
  for (const count of hooks.countSamples ?? []) samples += await count(db, storeId);
  return {
    guide: guideOf(store),
    readiness: await readReadiness(db, store, hooks),
    figures: {
      ...(await findFigures(db, storeId, now)),
      active_modules: active.length,
      products: store.product_count,
      samples,
    },
  };
}
