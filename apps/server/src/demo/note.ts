import { writeAuditRow } from '#platform/database/audit.ts';
import type { Db } from '#platform/database/transaction.ts';

/** Writes into the audit log what a command would have written. */
export async function note(
  db: Db,
  by: { storeId: string; actorUserId: string; at: Date },
  action: string,
  subject: string,
  after: Record<string, unknown>,
): Promise<void> {
  await writeAuditRow(db, { ...by, action, subject, after, networkAddress: '', requestId: 'demo' });
}
