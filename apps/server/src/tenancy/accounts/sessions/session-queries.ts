import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

export interface SessionRow {
  id: string;
  user_id: string;
  lifetime_seconds: number;
}

export interface NewSession {
  id: string;
  userId: string;
  lifetimeSeconds: number;
  platform: string;
  address: string;
  timezone: string | null;
  /** As JSON; kept as told, never trusted. */
  fingerprint: string | null;
}

export async function insertSession(db: Db, session: NewSession, now: Date, expiresAt: Date): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      lifetime_seconds: session.lifetimeSeconds,
      signed_in_at: now,
      last_used_at: now,
      expires_at: expiresAt,
      platform: session.platform,
      address: session.address,
      timezone: session.timezone,
      fingerprint: session.fingerprint,
    })
    .execute();
}

/** Holds the living session against an end at the same time. */
export async function lockLivingSession(
  db: Db,
  sessionId: string,
  now: Date,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'lifetime_seconds'])
    .where('id', '=', sessionId)
    .where('expires_at', '>', now)
    .forShare()
    .executeTakeFirst();
}

export async function insertToken(
  db: Db,
  token: { tokenHash: Buffer; sessionId: string; fromRefresh: boolean },
  now: Date,
): Promise<void> {
  await db
    .insertInto('session_tokens')
    .values({
      token_hash: token.tokenHash,
      session_id: token.sessionId,
      created_at: now,
      from_refresh: token.fromRefresh,
      dies_at: null,
    })
    .execute();
}

/** Lets the session live its lifetime again, from now on. */
export async function slideSession(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const slid = await db
    .updateTable('sessions')
    .set({
      last_used_at: now,
      expires_at: sql<Date>`${now}::timestamptz + make_interval(secs => lifetime_seconds)`,
    })
    .where('id', '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return slid.numUpdatedRows === 1n;
}

/** The token that came, those of a sign-in, and what former refreshes gave out before `spareSince`. */
export async function retireTokens(
  db: Db,
  sessionId: string,
  presented: Buffer | null,
  { spareSince, diesAt }: { spareSince: Date; diesAt: Date },
): Promise<void> {
  await db
    .updateTable('session_tokens')
    .set({ dies_at: diesAt })
    .where('session_id', '=', sessionId)
    .where('dies_at', 'is', null)
    .where(({ eb, or, not, ref }) =>
      or([eb('token_hash', '=', presented), not(ref('from_refresh')), eb('created_at', '<=', spareSince)]),
    )
    .execute();
}

export async function deleteDeadTokens(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('session_tokens')
    .where('session_id', '=', sessionId)
    .where('dies_at', '<=', now)
    .execute();
}

export async function setSignedInAt(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ signed_in_at: now }).where('id', '=', sessionId).execute();
}

/** Whether the user had it. */
export async function deleteSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  await publishEnd(db, userId);
  return deleted.numDeletedRows === 1n;
}

/** Tells every server that sessions of the user have ended, once this commits: streams that they have open end. */
async function publishEnd(db: Db, userId: string): Promise<void> {
  await sql`select pg_notify('sokoni_sessions', ${userId})`.execute(db);
}

/** Every session of the user, or every one but `keepSessionId`; codes for the mobile app go with them. */
export async function deleteSessions(db: Db, userId: string, keepSessionId: string | null): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keepSessionId !== null, (query) => query.where('id', '!=', keepSessionId))
    .execute();
  await db.deleteFrom('handoffs').where('user_id', '=', userId).execute();
  await publishEnd(db, userId);
}

export async function findSessions(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'platform', 'address', 'signed_in_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function insertHandOff(
  db: Db,
  handOff: { codeHash: Buffer; userId: string; lifetimeSeconds: number; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('handoffs')
    .values({
      code_hash: handOff.codeHash,
      user_id: handOff.userId,
      lifetime_seconds: handOff.lifetimeSeconds,
      expires_at: handOff.expiresAt,
    })
    .execute();
}

/** Takes it away: of two that come at once, one gets it. */
export async function takeHandOff(
  db: Db,
  codeHash: Buffer,
): Promise<{ user_id: string; lifetime_seconds: number; expires_at: Date } | undefined> {
  return db
    .deleteFrom('handoffs')
    .where('code_hash', '=', codeHash)
    .returning(['user_id', 'lifetime_seconds', 'expires_at'])
    .executeTakeFirst();
}
