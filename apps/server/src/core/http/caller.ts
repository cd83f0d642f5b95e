import { type Actor, system } from '@sokoni/rules/access/actor';
import type { Role } from '@sokoni/rules/access/roles';
import type { Pool } from 'pg';
import { mayPrepare } from '#core/database/access/connect.ts';
import { isConnectionLost } from '#core/database/access/failures.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { Credential } from '#core/security/tokens.ts';

/** Who calls, confirmed by the living session. */
export interface Caller {
  sessionId: string;
  userId: string;
  emailVerified: boolean;
  signedInAt: Date;
  /** Hash of the user token that came; null for a business token. */
  tokenHash: Buffer | null;
  /** The store that a business token is bound to; null for a user token. */
  boundStoreId: string | null;
  /** What the caller is in the store of the route; null outside of it. */
  membership: Membership | null;
}

export interface Membership {
  storeId: string;
  role: Role;
  modules: Record<string, string>;
  closed: boolean;
}

/** Who acts in a call; without a session the platform does, until the call finds whom it is about. */
export function actorOf(caller: Caller | null): Actor {
  if (!caller) return system;
  return { kind: 'staff', userId: caller.userId, role: caller.membership?.role ?? null };
}

interface AuthenticatedRow {
  session_id: string;
  user_id: string;
  email_verified: boolean;
  signed_in_at: Date;
  role: Role | null;
  store_modules: Record<string, string> | null;
  store_closed: boolean;
}

const authenticateText = 'select * from app.authenticate($1, $2, $3, $4)';
const authenticateName = 'authenticate';

/**
 * One statement, outside of any transaction: the session, its user, and the role in the store of the route.
 * @returns null when no living session stands behind the credential
 * @throws DomainError `unavailable` when the database cannot be reached
 */
export async function authenticate(
  pool: Pool,
  credential: Credential,
  storeId: string | null,
  now: Date,
): Promise<Caller | null> {
  const byToken = credential.kind === 'user' ? credential.tokenHash : null;
  const bySession = credential.kind === 'business' ? credential.sessionId : null;
  const found = await pool
    .query<AuthenticatedRow>({
      name: mayPrepare(pool) ? authenticateName : undefined,
      text: authenticateText,
      values: [byToken, bySession, storeId, now],
    })
    .catch((error: unknown) => {
      throw isConnectionLost(error) ? new DomainError('unavailable', { retryAfterSeconds: 2 }) : error;
    });
  const row = found.rows[0];
  if (!row) return null;
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    emailVerified: row.email_verified,
    signedInAt: row.signed_in_at,
    tokenHash: byToken,
    boundStoreId: credential.kind === 'business' ? credential.storeId : null,
    membership:
      storeId && row.role
        ? { storeId, role: row.role, modules: row.store_modules ?? {}, closed: row.store_closed }
        : null,
  };
}

/** A session that still stands behind a stream of a store, with its role there. */
export interface Standing {
  session_id: string;
  email_verified: boolean;
  role: Role | null;
  store_closed: boolean | null;
}

const standingText = `
  select standing.session_id, standing.email_verified, standing.role, standing.store_closed
  from unnest($1::uuid[]) as asked (id)
  cross join lateral app.authenticate(null, asked.id, $2, $3) as standing`;

/** Which of these sessions live, and what their users are in the store now. */
export async function findStandings(
  pool: Pool,
  sessionIds: readonly string[],
  storeId: string,
  now: Date,
): Promise<Standing[]> {
  const { rows } = await pool.query<Standing>(standingText, [sessionIds, storeId, now]);
  return rows;
}
