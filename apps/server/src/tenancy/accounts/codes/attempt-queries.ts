import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { Attempts } from '#core/database/tables.ts';

/** One at a time until the end of the transaction: whoever counts after us sees what we have written. */
export async function lockSubject(db: Db, subject: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${subject.readBigInt64BE().toString()}::bigint)`.execute(db);
}

export interface NewAttempt {
  id: string;
  kind: Attempts['kind'];
  subject: Buffer;
  networkAddress: string;
  pending?: boolean;
}

export async function insertAttempt(db: Db, attempt: NewAttempt, now: Date): Promise<void> {
  await db
    .insertInto('attempts')
    .values({
      id: attempt.id,
      kind: attempt.kind,
      subject: attempt.subject,
      network_address: attempt.networkAddress,
      at: now,
      pending: attempt.pending ?? false,
    })
    .execute();
}

/** A right try is no attempt. */
export async function deleteAttempt(db: Db, attemptId: string): Promise<void> {
  await db.deleteFrom('attempts').where('id', '=', attemptId).execute();
}

export async function markFailed(db: Db, attemptId: string): Promise<void> {
  await db.updateTable('attempts').set({ pending: false }).where('id', '=', attemptId).execute();
}

/** How many there are since a time, and when the oldest of them was. */
export interface Tries {
  count: number;
  first: Date | null;
}

const tries = [sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(at)`.as('first')] as const;

export async function triesOfSubject(
  db: Db,
  kinds: readonly Attempts['kind'][],
  subject: Buffer,
  since: Date,
): Promise<Tries> {
  return db
    .selectFrom('attempts')
    .select(tries)
    .where('kind', 'in', kinds)
    .where('subject', '=', subject)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
}

export async function triesFromNetwork(
  db: Db,
  kind: Attempts['kind'],
  networkAddress: string,
  since: Date,
): Promise<Tries> {
  return db
    .selectFrom('attempts')
    .select(tries)
    .where('kind', '=', kind)
    .where('network_address', '=', networkAddress)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
}

/** Log-ins to one account, failed or being compared right now. */
export interface LoginTries {
  everywhere: number;
  here: number;
  failed_everywhere: number;
  failed_here: number;
  first: Date | null;
  first_here: Date | null;
  last_failed_here: Date | null;
}

export async function loginTries(
  db: Db,
  subject: Buffer,
  networkAddress: string,
  since: Date,
): Promise<LoginTries> {
  const isHere = sql`network_address = ${networkAddress}`;
  return db
    .selectFrom('attempts')
    .select([
      sql<number>`count(*)::int`.as('everywhere'),
      sql<number>`(count(*) filter (where ${isHere}))::int`.as('here'),
      sql<number>`(count(*) filter (where not pending))::int`.as('failed_everywhere'),
      sql<number>`(count(*) filter (where not pending and ${isHere}))::int`.as('failed_here'),
      sql<Date | null>`min(at)`.as('first'),
      sql<Date | null>`min(at) filter (where ${isHere})`.as('first_here'),
      sql<Date | null>`max(at) filter (where not pending and ${isHere})`.as('last_failed_here'),
    ])
    .where('kind', '=', 'login')
    .where('subject', '=', subject)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
}
