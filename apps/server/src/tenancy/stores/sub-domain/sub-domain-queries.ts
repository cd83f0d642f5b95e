import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '#core/database/access/transaction.ts';

/** Whether the label is the store's now; a race for one label is decided by the database. */
export async function claimSubDomain(db: Db, label: string, storeId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ claimed: boolean }>`
    select app.claim_sub_domain(${label}, ${storeId}, ${now}) as claimed`.execute(db);
  return rows[0]?.claimed ?? false;
}

export async function isSubDomainFree(db: Db, label: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean;
  }>`select app.sub_domain_is_free(${label}, ${now}) as free`.execute(db);
  return rows[0]?.free ?? false;
}

/** Until when the label stays the store's own; null makes it the current one again. */
export async function holdSubDomain(
  db: Db,
  storeId: string,
  label: string,
  until: Date | null,
): Promise<void> {
  await db
    .updateTable('sub_domains')
    .set({ held_until: until })
    .where('store_id', '=', storeId)
    .where('label', '=', label)
    .execute();
}

/** Former labels of the store that nobody else can have yet. */
export async function countHeldSubDomains(db: Db, storeId: string, now: Date): Promise<number> {
  const { held } = await db
    .selectFrom('sub_domains')
    .select((of) => of.fn.countAll<number>().as('held'))
    .where('store_id', '=', storeId)
    .where('held_until', '>', now)
    .executeTakeFirstOrThrow();
  return held;
}

/** Nobody can reopen the store any more; its orders stay for the books, its addresses rest and are then free. */
export async function holdOldSubDomains(ownerPool: pg.Pool, now: Date): Promise<void> {
  await ownerPool.query(
    `update app.sub_domains held
     set held_until = store.closed_at + interval '90 days'
     from app.stores store
     where store.id = held.store_id and held.held_until is null and store.closed_at < $1::timestamptz - interval '30 days'`,
    [now],
  );
}
