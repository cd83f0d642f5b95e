import type { Kysely } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { DomainError } from '#platform/domain-error.ts';
import { gather, kyselyOf, mayPrepare } from './connect.ts';
import { isConnectionLost, isRetryable } from './failures.ts';
import type { Tables } from './tables.ts';

/** The open transaction, as every query function takes it. */
export type Db = Kysely<Tables>;

/** Whose rows the transaction may see; row-level security reads it. */
export interface Scope {
  userId: string | null;
  storeId: string | null;
}

export interface TransactionOptions {
  /** For statements that name what they read or write by its id: a plan made once serves all of them. */
  prepared?: boolean;
}

const tries = 5;

/**
 * Runs `work` in one transaction as this user in this store. Deadlocks and serialisation failures
 * are tried again; a `DomainError` that `work` returns is thrown after the commit.
 *
 * @throws DomainError `unavailable` when the database cannot be reached
 */
export async function transaction<T>(
  pool: Pool,
  scope: Scope,
  work: (db: Db) => Promise<T>,
  { prepared = false }: TransactionOptions = {},
): Promise<Exclude<T, DomainError>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await attemptTransaction(pool, scope, work, prepared);
      if (result instanceof DomainError) throw result;
      return result as Exclude<T, DomainError>;
    } catch (error) {
      if (isRetryable(error) && attempt < tries) continue;
      if (isConnectionLost(error)) throw new DomainError('unavailable', { retryAfterSeconds: 2 });
      throw error;
    }
  }
}

async function attemptTransaction<T>(
  pool: Pool,
  scope: Scope,
  work: (db: Db) => Promise<T>,
  prepared: boolean,
): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    // The first statement of the work travels with the opening. Where that fails, no row is within reach of what follows.
    gather(client);
    const isPrepared = prepared && mayPrepare(client);
    const begun = client.query(isPrepared ? `${beginAs(scope)}; ${planOnce}` : beginAs(scope));
    begun.catch(() => {});
    const result = await work(kyselyOf<Tables>(client, isPrepared));
    await begun;
    const committed = await client.query('commit');
    if (committed.command !== 'COMMIT')
      throw new Error('A failed statement was passed over inside a transaction');
    return result;
  } catch (error) {
    broken = isConnectionLost(error) || !(await rollBack(client));
    throw error;
  } finally {
    client.release(broken);
  }
}

async function rollBack(client: PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}

/**
 * One round trip for the opening and the settings; the ids are checked, not quoted. Path and timeout stand here and not in
 * the connection's start-up, because a pooler in transaction mode refuses it there. A statement takes one core: starting
 * workers costs more than what is asked for here, and many ask at a time.
 */
function beginAs(scope: Scope): string {
  return `begin; set local search_path = app, public; set local statement_timeout = '30s'; set local max_parallel_workers_per_gather = 0; set local app.user_id = '${checkedId(scope.userId)}'; set local app.store_id = '${checkedId(scope.storeId)}'`;
}

/** Otherwise the planner goes on weighing each call anew, in triggers too, where an array of ids might be a short one. */
const planOnce = 'set local plan_cache_mode = force_generic_plan';

function checkedId(id: string | null): string {
  if (id === null) return '';
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('A scope takes a lower-case uuid');
  return id;
}
