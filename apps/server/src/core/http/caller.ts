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

/** The device that calls, confirmed by its key. */
export interface RegisterDevice {
  storeId: string;
  deviceId: string;
  registerId: string;
  locationId: string;
  /** The store is closed. */
  closed: boolean;
}

/** Who acts in a call; without a session the platform does, until the call finds whom it is about. */
export function actorOf(caller: Caller | null, device: RegisterDevice | null = null): Actor {
  if (device) {
    const { registerId } = device;
    return { kind: 'register', registerId, shiftId: null, cashier: null, approver: null };
  }
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
  credential: Exclude<Credential, { kind: 'register' }>,
  storeId: string | null,
  now: Date,
): Promise<Caller | null> {
  const byToken = credential.kind === 'user' ? credential.tokenHash : null;
  const bySession = credential.kind === 'business' ? credential.sessionId : null;
  const row = await askOne<AuthenticatedRow>(pool, authenticateName, authenticateText, [
    byToken,
    bySession,
    storeId,
    now,
  ]);
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

const registerText = 'select * from app.authenticate_register($1, $2, $3, $4)';
const registerName = 'authenticate_register';

interface RegisterRow {
  register_id: string;
  location_id: string;
  store_closed: boolean;
}

/**
 * The same for the key of a register.
 * @returns null when the key is not that of a device that sells
 * @throws DomainError `unavailable` when the database cannot be reached
 */
export async function authenticateRegister(
  pool: Pool,
  { storeId, deviceId, keyHash }: Extract<Credential, { kind: 'register' }>,
  now: Date,
): Promise<RegisterDevice | null> {
  const row = await askOne<RegisterRow>(pool, registerName, registerText, [storeId, deviceId, keyHash, now]);
  if (!row) return null;
  const { register_id: registerId, location_id: locationId, store_closed: closed } = row;
  return { storeId, deviceId, registerId, locationId, closed };
}

async function askOne<Row extends object>(
  pool: Pool,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row | undefined> {
  const found = await pool
    .query<Row>({ name: mayPrepare(pool) ? name : undefined, text, values })
    .catch((error: unknown) => {
      throw isConnectionLost(error) ? new DomainError('unavailable', { retryAfterSeconds: 2 }) : error;
    });
  return found.rows[0];
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
