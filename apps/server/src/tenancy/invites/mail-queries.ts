import type { AssignableRole } from '@sokoni/rules/access/roles';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** What the mail of an invite says. */
export interface MailedInvite {
  email: string;
  role: AssignableRole;
  message: string;
  expires_at: Date;
  store_name: string;
  timezone: string;
  country: string;
  currency_code: string;
  /** Of who is invited, where that is a user already. */
  language: string | null;
  store_language: string;
  inviter_first_name: string;
  inviter_last_name: string;
}

/** An invite of the transaction's store that can still be accepted. */
export async function findInviteToMail(
  db: Db,
  storeId: string,
  inviteId: string,
  now: Date,
): Promise<MailedInvite | undefined> {
  return db
    .selectFrom('invites as invite')
    .innerJoin('stores as store', 'store.id', 'invite.store_id')
    .innerJoin('users as inviter', 'inviter.id', 'invite.invited_by')
    .leftJoin('users as invited', 'invited.email_key', 'invite.email_key')
    .select([
      'invite.email',
      sql<AssignableRole>`invite.role`.as('role'),
      'invite.message',
      'invite.expires_at',
      'store.name as store_name',
      'store.timezone',
      'store.country',
      'store.currency_code',
      'store.language as store_language',
      'invited.language',
      'inviter.first_name as inviter_first_name',
      'inviter.last_name as inviter_last_name',
    ])
    .where('invite.store_id', '=', storeId)
    .where('invite.id', '=', inviteId)
    .where('invite.expires_at', '>', now)
    .where('store.closed_at', 'is', null)
    .executeTakeFirst();
}
