import { transaction } from '#core/database/access/transaction.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { inLanguage } from '#core/language/in-language.ts';
import { describeInvite } from './describe-invite.ts';
import { inviteMail } from './invite-mail.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    send_invite: { store_id: string; invite_id: string };
  }
}

export async function mailInvite(
  { pool, config, clock, mailer }: TaskServices,
  { store_id: storeId, invite_id: inviteId }: { store_id: string; invite_id: string },
): Promise<void> {
  const words = await transaction(pool, { userId: null, storeId }, (db) =>
    describeInvite(db, storeId, inviteId, clock()),
  );
  if (words) await mailer.send(inLanguage(words.language, () => inviteMail(words, config.publicUrl)));
}
