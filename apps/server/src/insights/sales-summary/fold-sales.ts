import type pg from 'pg';
import type { Log } from '#core/database/access/log.ts';
import { forEachStore } from '#core/jobs/for-each-store.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    /** Each minute, by the clock of the queue. */
    fold_sales: object;
  }
}

const changesAtOnce = 10_000;

/** Folds what changed in the figures of each store into its roll-ups, so that whoever reads has little to add. */
export async function foldSales(ownerPool: pg.Pool, log: Log): Promise<void> {
  const { rows } = await ownerPool.query<{ id: string }>(
    'select distinct store_id as id from app.sale_changes',
  );
  const ids = rows.map(({ id }) => id);
  await forEachStore(ids, { job: 'fold_sales', log }, (storeId) => foldStore(ownerPool, storeId));
}

async function foldStore(ownerPool: pg.Pool, storeId: string): Promise<void> {
  for (;;) {
    const { rows } = await ownerPool.query<{ folded: number }>('select app.fold_sales($1, $2) as folded', [
      storeId,
      changesAtOnce,
    ]);
    if ((rows[0]?.folded ?? 0) < changesAtOnce) return;
  }
}

/** Reckons the figures of all stores from their orders, one after another, while everyone else goes on. @returns how many */
export async function rebuildSales(ownerPool: pg.Pool): Promise<number> {
  const { rows } = await ownerPool.query<{ id: string }>('select id from app.stores order by id');
  for (const { id } of rows) await ownerPool.query('select app.rebuild_sales($1)', [id]);
  return rows.length;
}
