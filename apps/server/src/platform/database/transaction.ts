import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { DomainError } from '#platform/domain-error.ts';
import { ask, gather, kyselyOf, mayPrepare, planOnce } from './connect.ts';
import { isConnectionLost, isRetryable } from './failures.ts';
import type { Tables } from './tables.ts';
import { onTheirWay, together } from './together.ts';

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

/**
 * Takes what nobody waits for before the commit: a statement, which travels with it, or what was asked of the transaction already.
 * Where it fails, nothing is committed, and that is what is thrown.
 */
export type Last = (statement: Compilable | Promise<unknown>) => void;

type Work<T> = (db: Db, last: Last) => Promise<T>;
type Read<T, Found> = (db: Db, result: Exclude<T, DomainError>) => Promise<Found>;

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
  work: Work<T>,
  options: TransactionOptions = {},
): Promise<Exclude<T, DomainError>> {
  const [result] = await transactionThenRead(pool, scope, work, null, options);
  return result;
}

/**
 * The same, and what `read` finds as soon as the work is committed: in a transaction of its own, which travels with the commit.
 * Whatever becomes of it, the work is done, once.
 */
export async function transactionThenRead<T, Found>(
  pool: Pool,
  scope: Scope,
  work: Work<T>,
  read: Read<T, Found> | null,
  { prepared = false }: TransactionOptions = {},
): Promise<[Exclude<T, DomainError>, Found]> {
  const isPrepared = prepared && mayPrepare(pool);
  const opening = isPrepared ? `${beginAs(scope)}; ${planOnce}` : beginAs(scope);
  const { result, found } = await untilDone(async () => {
    const client = await pool.connect();
    const onIt = { client, opening, db: kyselyOf<Tables>(client, isPrepared), isPrepared };
    let isBroken = false;
    try {
      const done = await attemptTransaction(onIt, work, read);
      isBroken = done.found?.status === 'rejected' && isConnectionLost(done.found.reason);
      return done;
    } catch (error) {
      isBroken = isConnectionLost(error) || !(await rollBack(client));
      throw error;
    } finally {
      client.release(isBroken);
    }
  });
  if (result instanceof DomainError) throw result;
  if (found?.status === 'rejected') throw asTold(found.reason);
  return [result as Exclude<T, DomainError>, found?.value as Found];
}

async function untilDone<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isRetryable(error) || count === tries) throw asTold(error);
    }
  }
}

function asTold(error: unknown): unknown {
  return isConnectionLost(error) ? new DomainError('unavailable', { retryAfterSeconds: 2 }) : error;
}

interface OnIt {
  client: PoolClient;
  /** What opens a transaction. */
  opening: string;
  db: Db;
  isPrepared: boolean;
}

async function attemptTransaction<T, Found>(
  onIt: OnIt,
  work: Work<T>,
  read: Read<T, Found> | null,
): Promise<{ result: T; found: PromiseSettledResult<Found> | null }> {
  const { client, db, isPrepared } = onIt;
  const begun = open(onIt);
  const ending: (CompiledQuery | Promise<unknown>)[] = [];
  const result = await work(db, (statement) => {
    if (statement instanceof Promise) statement.catch(() => {});
    ending.push(statement instanceof Promise ? statement : statement.compile());
  });
  if (ending.some((sent) => sent instanceof Promise)) await onTheirWay();
  gather(client);
  const ended = together(
    ending.map((statement) =>
      statement instanceof Promise ? statement : ask(client, statement, isPrepared),
    ),
  );
  const commit = client.query('commit');
  const isRefused = result instanceof DomainError;
  const next = !read || isRefused ? null : readNext(onIt, () => read(db, result as Exclude<T, DomainError>));
  const [, , { command }, found] = await together([begun, ended, commit, next]);
  if (command !== 'COMMIT') throw new Error('A failed statement was passed over inside a transaction');
  return { result, found };
}

/** The first statement of the work travels with the opening. Where that fails, no row is within reach of what follows. */
function open({ client, opening }: OnIt): Promise<unknown> {
  gather(client);
  const begun = client.query(opening);
  begun.catch(() => {});
  return begun;
}

/** Never throws: what came before it is done. */
async function readNext<Found>(onIt: OnIt, read: () => Promise<Found>): Promise<PromiseSettledResult<Found>> {
  const begun = open(onIt);
  try {
    const value = await read();
    await begun;
    await onIt.client.query('commit');
    return { status: 'fulfilled', value };
  } catch (reason) {
    await rollBack(onIt.client);
    return { status: 'rejected', reason };
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

function checkedId(id: string | null): string {
  if (id === null) return '';
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('A scope takes a lower-case uuid');
  return id;
}
