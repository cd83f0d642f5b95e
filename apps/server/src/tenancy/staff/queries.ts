import type { Role } from '@sokoni/rules/access/roles';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { Page } from '#core/http/paging.ts';

/** A member of staff with what is known about the person. */
export interface MemberRow {
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  role: Role;
  is_creator: boolean;
  joined_at: Date;
}

export type MemberSort = { key: 'name' | 'role' | 'joined_at'; direction: 'asc' | 'desc' };

const sortColumns = {
  name: sql`(person.first_name || ' ' || person.last_name) collate app.names`,
  role: sql`staff.role`,
  joined_at: sql`staff.joined_at`,
};

function members(db: Db, storeId: string) {
  return db
    .selectFrom('staff')
    .innerJoin('users as person', 'person.id', 'staff.user_id')
    .innerJoin('stores', 'stores.id', 'staff.store_id')
    .where('staff.store_id', '=', storeId);
}

const memberColumns = [
  'staff.user_id',
  'person.first_name',
  'person.last_name',
  'person.email',
  'person.phone',
  sql<Role>`staff.role`.as('role'),
  sql<boolean>`stores.created_by = staff.user_id`.as('is_creator'),
  'staff.joined_at',
] as const;

export async function findMember(db: Db, storeId: string, userId: string): Promise<MemberRow | undefined> {
  return members(db, storeId).where('staff.user_id', '=', userId).select(memberColumns).executeTakeFirst();
}

export async function findMembers(
  db: Db,
  storeId: string,
  search: string,
  sort: MemberSort,
  window: { limit: number; offset: number },
): Promise<Page<MemberRow>> {
  const found = members(db, storeId).$if(search !== '', (query) =>
    query.where(
      sql<boolean>`strpos(lower(unaccent(person.first_name || ' ' || person.last_name || ' ' || person.email)), lower(unaccent(${search}))) > 0`,
    ),
  );
  const { total } = await found
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(memberColumns)
    .orderBy(sortColumns[sort.key], sort.direction)
    .orderBy('staff.user_id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows, total };
}

/**
 * Locks the admins of the store and one member more, always in the same order: of two demotions at once,
 * the second sees what the first has done.
 */
export async function lockAdminsAnd(
  db: Db,
  storeId: string,
  userId: string,
): Promise<{ user_id: string; role: Role }[]> {
  return db
    .selectFrom('staff')
    .select(['user_id', sql<Role>`role`.as('role')])
    .where('store_id', '=', storeId)
    .where((is) => is.or([is('role', 'in', ['super_admin', 'admin']), is('user_id', '=', userId)]))
    .orderBy('user_id')
    .forUpdate()
    .execute();
}

export async function setRole(db: Db, storeId: string, userId: string, role: Role): Promise<void> {
  await db
    .updateTable('staff')
    .set({ role })
    .where('store_id', '=', storeId)
    .where('user_id', '=', userId)
    .execute();
}

/** Whether the user was not there yet. */
export async function insertMember(
  db: Db,
  member: { storeId: string; userId: string; role: Role; joinedAt: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('staff')
    .values({
      store_id: member.storeId,
      user_id: member.userId,
      role: member.role,
      joined_at: member.joinedAt,
    })
    .onConflict((conflict) => conflict.columns(['store_id', 'user_id']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function deleteMember(db: Db, storeId: string, userId: string): Promise<void> {
  await db.deleteFrom('staff').where('store_id', '=', storeId).where('user_id', '=', userId).execute();
}
