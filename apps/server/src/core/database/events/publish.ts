import type { LiveSubject } from '@sokoni/contract/live';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** What happened: a subject and a verb, such as `order.placed`, and what it happened to. */
interface NewEvent {
  kind: `${LiveSubject}.${string}`;
  /** `ids`: of the things; empty says that many have changed. */
  payload: { ids: readonly string[] } & Record<string, unknown>;
}

/** More ids than this say "many": whoever shows such things reads them anew. */
const mostIds = 100;

/** What each open transaction has published and not yet written. */
const unwritten = new WeakMap<Db, NewEvent[]>();

/**
 * Tells whoever follows the store of this transaction, once it commits, what happened in it. The row is written at the end of the
 * transaction: see `app.publish`.
 */
export function publish(db: Db, { kind, payload }: NewEvent): void {
  const events = unwritten.get(db);
  if (!events) throw new Error('Events are published in a transaction');
  events.push({ kind, payload: { ...payload, ids: payload.ids.length > mostIds ? [] : payload.ids } });
}

/** The same where no more is known than which things have changed. */
export function publishChange(db: Db, subject: LiveSubject, ids: readonly string[]): void {
  publish(db, { kind: `${subject}.changed`, payload: { ids } });
}

/** Begins to take what is published in a transaction. */
export function openOutbox(db: Db): void {
  unwritten.set(db, []);
}

/** How many events wait, for `dropEvents`. */
export function countEvents(db: Db): number {
  return unwritten.get(db)?.length ?? 0;
}

/** Forgets what was published since there were `count`: it did not happen. */
export function dropEvents(db: Db, count: number): void {
  unwritten.get(db)?.splice(count);
}

/** What is to be written, as `app.publish` takes it, each thing said once; null for nothing. */
export function takeEvents(db: Db): string | null {
  const events = unwritten.get(db)?.splice(0) ?? [];
  const written = [...new Set(events.map((event) => JSON.stringify(event)))];
  return written.length === 0 ? null : `[${written.join()}]`;
}

/** Writes what was published so far: for a transaction that goes on in another store. */
export async function writeEvents(db: Db): Promise<void> {
  const events = takeEvents(db);
  if (events !== null) await sql`select app.publish(${events}::jsonb)`.execute(db);
}
