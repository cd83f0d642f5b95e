import type { Kysely } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { openOutbox, takeEvents } from '#core/database/events/publish.ts';
import { pipelined } from '#core/database/pipelined.ts';
import type { DB } from '#core/database/tables.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { gather, kyselyOf, mayPrepare, planOnce } from './connect.ts';
import { isConnectionLost, isRetryable } from './failures.ts';

/** The open transaction, as every query function takes it. */
export type Db = Kysely<DB>;

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

/** A plan that serves lists of any length guesses at ten: a small table would rather be read whole than be looked into so often. */
const findById = 'set local random_page_cost = 1.1';

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
  const isPrepared = prepared && mayPrepare(pool);
  const opening = isPrepared ? `${beginAs(scope)}; ${planOnce}; ${findById}` : beginAs(scope);
  const result = await untilDone(async () => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await attempt(client, opening, kyselyOf<DB>(client, isPrepared), work);
    } catch (error) {
      isBroken = isConnectionLost(error) || !(await rollBack(client));
      throw error;
    } finally {
      client.release(isBroken);
    }
  });
  if (result instanceof DomainError) throw result;
  return result as Exclude<T, DomainError>;
}

async function untilDone<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (isRetryable(error) && count < tries) continue;
      throw isConnectionLost(error) ? new DomainError('unavailable', { retryAfterSeconds: 2 }) : error;
    }
  }
}

/**
 * The first statement of the work travels with the opening. Where that fails, no row is within reach of what follows, and its failure
 * is the one that is thrown.
 */
async function attempt<T>(
  client: PoolClient,
  opening: string,
  db: Db,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  openOutbox(db);
  gather(client);
  const [, result] = await pipelined([client.query(opening), work(db)]);
  const events = takeEvents(db);
  gather(client);
  const [, { command }] = await pipelined([
    events && client.query('select app.publish($1::jsonb)', [events]),
    client.query('commit'),
  ]);
  if (command !== 'COMMIT') throw new Error('A failed statement was passed over inside a transaction');
  return result;
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

function checkedId(id: string | null): string {
  if (id === null) return '';
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('A scope takes a lower-case uuid');
  return id;
}
