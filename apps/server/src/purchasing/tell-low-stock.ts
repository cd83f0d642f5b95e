import { enqueue } from '#platform/database/enqueue.ts';
import type { Db } from '#platform/database/transaction.ts';
import type { LowStockWords } from '#platform/mail/templates.ts';
import { claimDay, findReader, findReaders, findStoresToTell, findTold, markTold } from './digest-queries.ts';

/** The mail of the day goes out when the clock of the store has passed this hour. */
const digestHour = 7;
const namedInMail = 25;

/** The stores that have a mail of the day to send at this moment. */
export async function storesToTell(db: Db, now: Date): Promise<string[]> {
  return findStoresToTell(db, now, digestHour);
}

/**
 * Queues the mail of the day to those who keep the stock of the store, when something has run low since the last one. Each
 * variant is told once for each time that it runs low.
 */
export async function tellLowStock(db: Db, storeId: string, now: Date): Promise<void> {
  if (!(await claimDay(db, storeId, now))) return;
  if ((await markTold(db, storeId, now)) === 0) return;
  for (const userId of await findReaders(db, storeId)) {
    const told_at = now.toISOString();
    await enqueue(db, 'send_mail', { template: 'low_stock', store_id: storeId, user_id: userId, told_at });
  }
}

/** What the mail says; null when its reader has left or does not want it any more, or nothing of it is low any more. */
export async function describeLowStock(
  db: Db,
  storeId: string,
  { userId, toldAt }: { userId: string; toldAt: Date },
): Promise<LowStockWords | null> {
  const reader = await findReader(db, storeId, userId);
  if (!reader) return null;
  const { rows, total } = await findTold(db, storeId, toldAt, namedInMail);
  if (total === 0) return null;
  return {
    email: reader.email,
    store: reader.store_name,
    lines: rows.map(({ product_title, variant_name, state, available }) => ({
      name: variant_name ? `${product_title}, ${variant_name}` : product_title,
      left: state === 'out' ? null : available,
    })),
    more: total - rows.length,
  };
}
