import type { AssignableRole } from '@sokoni/rules/access/roles';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { Page } from '#core/http/paging.ts';

/** An invite as its receiver finds it. */
export interface InboxRow {
  store_id: string;
  invite_id: string;
  role: AssignableRole;
  message: string;
  expires_at: Date;
  business_name: string;
  business_code: string;
  logo_image_id: string | null;
}

/** An invite as its store sees it. */
export interface InviteRow {
  id: string;
  email: string;
  role: AssignableRole;
  message: string;
  sent_at: Date;
  expires_at: Date;
}

export interface NewInvite extends InviteRow {
  store_id: string;
  email_key: string;
  invited_by: string;
}

const inviteColumns = [
  'id',
  'email',
  sql<AssignableRole>`role`.as('role'),
  'message',
  'sent_at',
  'expires_at',
] as const;

/** Invites of the transaction's user, who has proven the address, that are good for longer than `after`. */
export async function findInbox(db: Db, after: Date): Promise<InboxRow[]> {
  const { rows } = await sql<InboxRow>`select * from app.invites_inbox(${after})`.execute(db);
  return rows;
}

/** Whether the user works in the store that has this code. */
export async function worksFor(db: Db, userId: string, businessCode: string): Promise<boolean> {
  const found = await db
    .selectFrom('staff')
    .innerJoin('stores', 'stores.id', 'staff.store_id')
    .select('staff.user_id')
    .where('staff.user_id', '=', userId)
    .where('stores.business_code', '=', businessCode)
    .executeTakeFirst();
  return found !== undefined;
}

/** Invites of one store are sent one after the other, so that the caps hold. */
export async function lockStoreForInviting(db: Db, storeId: string): Promise<void> {
  await db.selectFrom('stores').select('id').where('id', '=', storeId).forNoKeyUpdate().execute();
}

export async function countOpenInvites(db: Db, storeId: string, now: Date): Promise<number> {
  const { open } = await db
    .selectFrom('invites')
    .select((of) => of.fn.countAll<number>().as('open'))
    .where('store_id', '=', storeId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return open;
}

/** The audit log tells, because an invite that was answered or withdrawn is gone. */
export async function countSentInvites(db: Db, storeId: string, since: Date): Promise<number> {
  const { sent } = await db
    .selectFrom('audit_log')
    .select((of) => of.fn.countAll<number>().as('sent'))
    .where('store_id', '=', storeId)
    .where('at', '>', since)
    .where('action', '=', 'send_invite')
    .executeTakeFirstOrThrow();
  return sent;
}

export async function isStaffByEmail(db: Db, storeId: string, emailKey: string): Promise<boolean> {
  const found = await db
    .selectFrom('users as person')
    .innerJoin('staff', 'staff.user_id', 'person.id')
    .select('person.id')
    .where('person.email_key', '=', emailKey)
    .where('staff.store_id', '=', storeId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Takes the place of an expired invite to the same address; nothing comes back when there is an open one. */
export async function insertInvite(db: Db, invite: NewInvite): Promise<InviteRow | undefined> {
  return db
    .insertInto('invites')
    .values(invite)
    .onConflict((conflict) =>
      conflict
        .columns(['store_id', 'email_key'])
        .doUpdateSet((row) => ({
          id: row.ref('excluded.id'),
          email: row.ref('excluded.email'),
          role: row.ref('excluded.role'),
          message: row.ref('excluded.message'),
          invited_by: row.ref('excluded.invited_by'),
          sent_at: row.ref('excluded.sent_at'),
          expires_at: row.ref('excluded.expires_at'),
        }))
        .where('invites.expires_at', '<=', invite.sent_at),
    )
    .returning(inviteColumns)
    .executeTakeFirst();
}

export async function findInvites(
  db: Db,
  storeId: string,
  search: string,
  sort: { key: 'sent_at' | 'email' | 'role' | 'expires_at'; direction: 'asc' | 'desc' },
  window: { limit: number; offset: number },
): Promise<Page<InviteRow>> {
  const found = db
    .selectFrom('invites')
    .where('store_id', '=', storeId)
    .$if(search !== '', (query) => query.where(sql<boolean>`strpos(email_key, lower(${search})) > 0`));
  const { total } = await found
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(inviteColumns)
    .orderBy(sort.key, sort.direction)
    .orderBy('id', sort.direction)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows, total };
}

/** The role that the invite offered, or nothing when it was gone: of two that take it, one gets it. */
export async function takeInvite(
  db: Db,
  storeId: string,
  inviteId: string,
): Promise<{ role: AssignableRole } | undefined> {
  return db
    .deleteFrom('invites')
    .where('store_id', '=', storeId)
    .where('id', '=', inviteId)
    .returning(sql<AssignableRole>`role`.as('role'))
    .executeTakeFirst();
}
