import type { RawBuilder } from 'kysely';
import { newId } from '#platform/ids.ts';
import type { Db } from './transaction.ts';

/**
 * What an operation adds to the audit row of its command. Personal data is referred to by id, never copied,
 * so that erasing a person erases it there.
 */
export interface AuditNote {
  /** What was acted on, as `noun:id`. */
  subject: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** The same, where the database alone knows it. */
  found?: RawBuilder<string>;
}

export interface AuditRow extends AuditNote {
  action: string;
  storeId: string | null;
  actorUserId: string | null;
  networkAddress: string;
  requestId: string;
  at: Date;
}

export async function writeAuditRow(db: Db, row: AuditRow): Promise<void> {
  await insertAuditRow(db, row).execute();
}

/** The statement that writes the row. */
export function insertAuditRow(db: Db, row: AuditRow) {
  return db.insertInto('audit_log').values({
    id: newId(),
    store_id: row.storeId,
    at: row.at,
    actor_user_id: row.actorUserId,
    action: row.action,
    subject: row.subject,
    before: row.before ? JSON.stringify(row.before) : null,
    after: row.found ?? (row.after ? JSON.stringify(row.after) : null),
    network_address: row.networkAddress,
    request_id: row.requestId,
  });
}

/** The fields that differ, before and after, for an audit note. */
export function changedFields<T extends object>(
  before: T,
  after: Partial<T>,
): Pick<AuditNote, 'before' | 'after'> {
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(before[key as keyof T]) !== JSON.stringify(after[key as keyof T]),
  );
  const pick = (from: object) =>
    Object.fromEntries(Object.entries(from).filter(([key]) => changed.includes(key)));
  return { before: pick(before), after: pick(after) };
}
