import { transaction } from '#core/database/access/transaction.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { inLanguage } from '#core/language/in-language.ts';
import { confirmSessionMail, resetPasswordMail, verifyEmailMail } from './account-mails.ts';
import type { CodePurpose } from './code-purpose.ts';
import { issueCode } from './issue-code.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    send_account_mail: { template: CodePurpose; email_key: string };
  }
}

const accountMails = {
  verify_email: { write: verifyEmailMail, page: 'verify-email' },
  reset_password: { write: resetPasswordMail, page: 'reset-password' },
  confirm_session: { write: confirmSessionMail, page: null },
};

export async function sendAccountMail(
  { pool, config, secrets, clock, mailer }: TaskServices,
  job: { template: CodePurpose; email_key: string },
): Promise<void> {
  const issued = await transaction(pool, { userId: null, storeId: null }, (db) =>
    issueCode(db, secrets, job.template, job.email_key, clock()),
  );
  if (!issued) return;
  const { write, page } = accountMails[job.template];
  const link = page && issued.linkToken ? `${config.publicUrl}/${page}/${issued.linkToken}` : null;
  const mail = inLanguage(issued.language, () => write(issued.email, { code: issued.code, link }));
  await mailer.send(mail);
}
