import type { Role } from '@sokoni/rules/access/roles';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

export interface KnownPerson {
  id: string;
  /** Null for who was on the staff once. */
  role: Role | null;
}

/** Which of these people are on the staff of the store, or were: the audit log tells who was taken off it. */
export async function findPeople(db: Db, storeId: string, ids: readonly string[]): Promise<KnownPerson[]> {
  const { rows } = await sql<KnownPerson>`
    select asked.id, member.role
    from unnest(${ids}::uuid[]) as asked (id)
    left join staff member on member.store_id = ${storeId} and member.user_id = asked.id
    where member.user_id is not null or exists (
      select from audit_log told where told.store_id = ${storeId} and told.subject = 'user:' || asked.id
    )`.execute(db);
  return rows;
}

/** Where the register of a store is; undefined for one that it never had. */
export async function findRegisterPlace(
  db: Db,
  storeId: string,
  registerId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('registers')
    .select('location_id')
    .where('store_id', '=', storeId)
    .where('id', '=', registerId)
    .executeTakeFirst();
  return row?.location_id;
}

/** Whether the store has a customer under the id, erased or not. */
export async function isKnownCustomer(db: Db, storeId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
