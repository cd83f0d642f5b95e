import type { Actor } from '@sokoni/rules/access/actor';
import type { Db } from '#core/database/access/transaction.ts';
import { newId } from '#core/ids.ts';
import { actorColumns } from './actor-columns.ts';

/**
 * What an operation adds to the audit row of its command. Personal data is referred to by id, never copied,
 * so that erasing a person erases it there.
 */
export interface AuditNote {
  /** What was acted on, as `noun:id`. */
  subject: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

export interface AuditRow extends AuditNote {
  action: string;
  storeId: string | null;
  actor: Actor;
  networkAddress: string;
  requestId: string;
  at: Date;
}

export async function writeAuditRow(db: Db, row: AuditRow): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id: newId(),
      store_id: row.storeId,
      at: row.at,
      ...actorColumns(row.actor),
      action: row.action,
      subject: row.subject,
      before: row.before ? JSON.stringify(row.before) : null,
      after: row.after ? JSON.stringify(row.after) : null,
      network_address: row.networkAddress,
      request_id: row.requestId,
    })
    .execute();
}

/** The fields that differ, before and after, for an audit note. */
export function changedFields<T extends object>(
  before: T,
  after: Partial<T>,
): Required<Pick<AuditNote, 'before' | 'after'>> {
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(before[key as keyof T]) !== JSON.stringify(after[key as keyof T]),
  );
  const pick = (from: object) =>
    Object.fromEntries(Object.entries(from).filter(([key]) => changed.includes(key)));
  return { before: pick(before), after: pick(after) };
}
