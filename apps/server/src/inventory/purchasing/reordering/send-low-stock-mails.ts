import { firstLanguage } from '@sokoni/rules/languages';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { forEachStore } from '#core/jobs/for-each-store.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { inLanguage } from '#core/language/in-language.ts';
import {
  claimDay,
  findNotified,
  findReader,
  findReaders,
  findStoresToNotify,
  markNotified,
} from '#inventory/purchasing/digest-queries.ts';
import { type LowStockWords, lowStockMail } from './low-stock-mail.ts';

interface LowStockMail {
  store_id: string;
  user_id: string;
  notified_at: string;
}

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    send_low_stock_mail: LowStockMail;
    /** Each hour, by the clock of the queue. */
    notify_low_stock: object;
  }
}

/** The mail of the day goes out when the clock of the store has passed this hour. */
const digestHour = 7;
const namedInMail = 25;

/** The stores that have a mail of the day to send at this moment. */
async function storesToNotify(db: Db, now: Date): Promise<string[]> {
  return findStoresToNotify(db, now, digestHour);
}

/**
 * Queues the mail of the day to those who keep the stock of the store, when something has run low since the last one. Each
 * variant is told once for each time that it runs low.
 */
async function notifyLowStock(db: Db, storeId: string, now: Date): Promise<void> {
  if (!(await claimDay(db, storeId, now))) return;
  if ((await markNotified(db, storeId, now)) === 0) return;
  for (const userId of await findReaders(db, storeId)) {
    const notified_at = now.toISOString();
    await enqueue(db, 'send_low_stock_mail', { store_id: storeId, user_id: userId, notified_at });
  }
}

/** What the mail says; null when its reader has left or does not want it any more, or nothing of it is low any more. */
async function describeLowStock(
  db: Db,
  storeId: string,
  { userId, notifiedAt }: { userId: string; notifiedAt: Date },
): Promise<LowStockWords | null> {
  const reader = await findReader(db, storeId, userId);
  if (!reader) return null;
  const { rows, total } = await findNotified(db, storeId, notifiedAt, namedInMail);
  if (total === 0) return null;
  return {
    email: reader.email,
    language: firstLanguage(reader.language),
    store: reader.store_name,
    lines: rows.map(({ product_title, variant_name, state, available }) => ({
      ...{ product_title, variant_name },
      left: state === 'out' ? null : available,
    })),
    more: total - rows.length,
  };
}

/** Each store in its own transaction. */
export async function notifyAllStores({ pool, clock, log }: TaskServices): Promise<void> {
  const now = clock();
  const nobody = { userId: null, storeId: null };
  const storeIds = await transaction(pool, nobody, (db) => storesToNotify(db, now));
  await forEachStore(storeIds, { job: 'notify_low_stock', log }, (storeId) =>
    transaction(pool, { userId: null, storeId }, (db) => notifyLowStock(db, storeId, now)),
  );
}

export async function sendLowStockMail(
  { pool, config, mailer }: TaskServices,
  { store_id: storeId, user_id: userId, notified_at: notifiedAt }: LowStockMail,
): Promise<void> {
  const words = await transaction(pool, { userId: null, storeId }, (db) =>
    describeLowStock(db, storeId, { userId, notifiedAt: new Date(notifiedAt) }),
  );
  if (words) await mailer.send(inLanguage(words.language, () => lowStockMail(words, config.publicUrl)));
}
