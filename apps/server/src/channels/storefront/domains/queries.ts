import { type Insertable, type Selectable, sql } from 'kysely';
import { isTaken } from '#core/database/access/failures.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { StorefrontDomains } from '#core/database/tables.ts';

export type DomainRow = Selectable<StorefrontDomains>;

export async function findDomain(db: Db, storeId: string): Promise<DomainRow | undefined> {
  return db.selectFrom('storefront_domains').selectAll().where('store_id', '=', storeId).executeTakeFirst();
}

/** The store that a proved domain leads to, whatever store is named in the transaction. */
export async function findStoreOfDomain(db: Db, domain: string): Promise<string | null> {
  const { rows } = await sql<{
    id: string | null;
  }>`select app.find_storefront_domain(${domain}) as id`.execute(db);
  return rows[0]?.id ?? null;
}

/** In the place of the one that the store had. */
export async function keepDomain(db: Db, row: Insertable<StorefrontDomains>): Promise<void> {
  await removeDomain(db, row.store_id);
  await db.insertInto('storefront_domains').values(row).execute();
}

/** Whether what was found out is written; it is not when another store has proved the domain, and the transaction is lost then. */
export async function noteCheck(
  db: Db,
  { store_id, token }: DomainRow,
  found: Pick<DomainRow, 'state' | 'checked_at' | 'verified_at'>,
): Promise<boolean> {
  try {
    await db
      .updateTable('storefront_domains')
      .set(found)
      .where('store_id', '=', store_id)
      .where('token', '=', token)
      .execute();
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

export async function removeDomain(db: Db, storeId: string): Promise<void> {
  await db.deleteFrom('storefront_domains').where('store_id', '=', storeId).execute();
}
