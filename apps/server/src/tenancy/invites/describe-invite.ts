import { firstLanguage } from '@sokoni/rules/languages';
import { storeDates } from '@sokoni/rules/stores/store-dates';
import type { Db } from '#core/database/access/transaction.ts';
import { inLanguage } from '#core/language/in-language.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import { roleLabel } from '#tenancy/staff/sentences.ts';
import type { InviteWords } from './invite-mail.ts';
import { findInviteToMail } from './mail-queries.ts';

/** What the mail of an invite says; null when it was answered or withdrawn, is too old, or its store is closed. */
export async function describeInvite(
  db: Db,
  storeId: string,
  inviteId: string,
  now: Date,
): Promise<InviteWords | null> {
  const invite = await findInviteToMail(db, storeId, inviteId, now);
  if (!invite) return null;
  const language = firstLanguage(invite.language, invite.store_language);
  return inLanguage(language, () => ({
    language,
    inviter: `${invite.inviter_first_name} ${invite.inviter_last_name}`,
    store: invite.store_name,
    role: roleLabel(invite.role),
    message: invite.message,
    openUntil: storeDates(invite, readerLocale()).day(invite.expires_at.toISOString()),
    email: invite.email,
  }));
}
