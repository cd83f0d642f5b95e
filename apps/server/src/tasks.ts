import type pg from 'pg';
import { issueCode } from '#accounts/issue-code.ts';
import { describeInvite } from '#invites/describe-invite.ts';
import { remindDebtors, storesToRemind } from '#papers/remind-debtors.ts';
import { sendPaper } from '#papers/send-paper.ts';
import { analyzeNewTables } from '#platform/database/analyze-new-tables.ts';
import type { Jobs } from '#platform/database/enqueue.ts';
import { foldSales } from '#platform/database/fold-sales.ts';
import type { Log } from '#platform/database/log.ts';
import { purge } from '#platform/database/purge.ts';
import { removeOldImports } from '#platform/database/remove-old-imports.ts';
import { removeUnusedImages } from '#platform/database/remove-unused-images.ts';
import { transaction } from '#platform/database/transaction.ts';
import type { Tasks } from '#platform/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import {
  confirmSessionMail,
  inviteMail,
  lowStockMail,
  resetPasswordMail,
  verifyEmailMail,
} from '#platform/mail/templates.ts';
import type { Services } from '#platform/services.ts';
import { describeLowStock, storesToTell, tellLowStock } from '#purchasing/tell-low-stock.ts';
import { runJob } from '#store-jobs/run-job.ts';
import { jobRunners } from './job-runners.ts';

export interface TaskServices extends Pick<Services, 'config' | 'pool' | 'clock' | 'secrets' | 'files'> {
  log: Log;
  ownerPool: pg.Pool;
  mailer: Mailer;
}

type AccountMail = Exclude<Jobs['send_mail'], { template: 'invite' | 'low_stock' | 'paper' }>;
type InviteMail = Extract<Jobs['send_mail'], { template: 'invite' }>;
type LowStockMail = Extract<Jobs['send_mail'], { template: 'low_stock' }>;

/** Every job and what does it. A job may run twice: its worker can die between the work and the tick. */
export function makeTasks(services: TaskServices): Tasks {
  return {
    send_mail(job) {
      if (job.template === 'invite') return sendInvite(services, job);
      if (job.template === 'paper') return sendPaper(services, job.store_id, job.mail_id);
      return job.template === 'low_stock' ? sendLowStock(services, job) : sendAccountMail(services, job);
    },
    tell_low_stock: () => tellAllStores(services),
    remind_debtors: () => remindAllStores(services),
    run_store_job: ({ store_id: storeId, job_id: jobId }) => runJob(services, jobRunners, storeId, jobId),
    analyze_new_tables: () => analyzeNewTables(services.ownerPool),
    fold_sales: () => foldSales(services.ownerPool),
    async remove_files({ keys }) {
      for (const key of keys) await services.files.remove(key);
    },
    async purge() {
      await purge(services.ownerPool, services.clock());
      await removeUnusedImages(services.ownerPool, services.clock());
      await removeOldImports(services.ownerPool, services.clock());
    },
  };
}

const accountMails = {
  verify_email: { write: verifyEmailMail, page: 'verify-email' },
  reset_password: { write: resetPasswordMail, page: 'reset-password' },
  confirm_session: { write: confirmSessionMail, page: null },
};

async function sendAccountMail(
  { pool, config, secrets, clock, mailer }: TaskServices,
  job: AccountMail,
): Promise<void> {
  const issued = await transaction(pool, { userId: null, storeId: null }, (db) =>
    issueCode(db, secrets, job.template, job.email_key, clock()),
  );
  if (!issued) return;
  const { write, page } = accountMails[job.template];
  const link = page && issued.linkToken ? `${config.publicUrl}/${page}/${issued.linkToken}` : null;
  await mailer.send(write(issued.email, { code: issued.code, link }));
}

async function sendInvite(
  { pool, config, clock, mailer }: TaskServices,
  { store_id: storeId, invite_id: inviteId }: InviteMail,
): Promise<void> {
  const words = await transaction(pool, { userId: null, storeId }, (db) =>
    describeInvite(db, storeId, inviteId, clock()),
  );
  if (words) await mailer.send(inviteMail(words, config.publicUrl));
}

/** Each store in its own transaction. */
async function tellAllStores({ pool, clock }: TaskServices): Promise<void> {
  const now = clock();
  const nobody = { userId: null, storeId: null };
  for (const storeId of await transaction(pool, nobody, (db) => storesToTell(db, now))) {
    await transaction(pool, { userId: null, storeId }, (db) => tellLowStock(db, storeId, now));
  }
}

/** Each store in its own transaction. */
async function remindAllStores({ pool, clock }: TaskServices): Promise<void> {
  const now = clock();
  const nobody = { userId: null, storeId: null };
  for (const storeId of await transaction(pool, nobody, (db) => storesToRemind(db, now))) {
    await transaction(pool, { userId: null, storeId }, (db) => remindDebtors(db, storeId, now));
  }
}

async function sendLowStock(
  { pool, config, mailer }: TaskServices,
  { store_id: storeId, user_id: userId, told_at: toldAt }: LowStockMail,
): Promise<void> {
  const words = await transaction(pool, { userId: null, storeId }, (db) =>
    describeLowStock(db, storeId, { userId, toldAt: new Date(toldAt) }),
  );
  if (words) await mailer.send(lowStockMail(words, config.publicUrl));
}
