import type { overview } from '@sokoni/contract/stores';
import type { z } from 'zod';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { countListedSamples } from '#products/samples/count-listed-samples.ts';
import { readReadiness } from './go-live.ts';
import { findFigures, findStore } from './queries.ts';

/** How far a store is set up: its first figures, and what a buyer would still miss. */
export async function readOverview(db: Db, storeId: string, now: Date): Promise<z.output<typeof overview>> {
  const store = await findStore(db, storeId);
  if (!store) throw new DomainError('not_found');
  const active = Object.values(store.modules as object).filter((status) => status === 'active');
  return {
    readiness: await readReadiness(db, store),
    figures: {
      ...(await findFigures(db, storeId, now)),
      active_modules: active.length,
      products: store.product_count,
      samples: await countListedSamples(db, storeId),
    },
  };
}
