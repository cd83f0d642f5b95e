import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { type CommandRow, lockCommand, updateCommand } from '../sales/command-queries.ts';

/**
 * Opens a command that could not be recorded for another try, or sets it aside for good.
 * @returns the command as it is then
 * @throws DomainError `not_found`, `wrong_state` for one that is in the books, or that another one has the id of: it is never recorded
 */
export async function decideOnCommand(
  db: Db,
  storeId: string,
  id: string,
  { decision, userId, now }: { decision: 'retry' | 'dismiss'; userId: string; now: Date },
): Promise<CommandRow> {
  const row = await lockCommand(db, storeId, id);
  if (!row) throw new DomainError('not_found');
  const isOpen = row.state === 'needs_attention' || (row.state === 'refused' && decision === 'dismiss');
  if (!isOpen) throw new DomainError('wrong_state');
  const values =
    decision === 'retry'
      ? { state: 'received' as const, reason: '', message: '', settled_at: null }
      : { state: 'dismissed' as const, settled_at: now, settled_by: userId };
  await updateCommand(db, row, values);
  return { ...row, ...values };
}
