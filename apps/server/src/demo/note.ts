import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { writeAuditRow } from '#core/database/commands/audit.ts';

/** Writes into the audit log what a command would have written. */
export async function note(
  db: Db,
  storeId: string,
  { actor, occurredAt: at }: Action,
  action: string,
  subject: string,
  after: Record<string, unknown>,
): Promise<void> {
  const row = { storeId, actor, at, action, subject, after };
  await writeAuditRow(db, { ...row, networkAddress: '', requestId: 'demo' });
}
