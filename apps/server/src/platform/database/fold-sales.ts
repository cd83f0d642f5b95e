import type pg from 'pg';

const changesAtOnce = 10_000;

/** Folds what changed in the figures of all stores into their roll-ups, so that whoever reads has little to add. */
export async function foldSales(ownerPool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await ownerPool.query<{ folded: number }>('select app.fold_sales($1) as folded', [
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
