import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from 'kysely';
import pg from 'pg';
import { pipelined } from '#core/database/pipelined.ts';
import type { Log } from './log.ts';

export interface PoolOptions {
  max: number;
  /** Shown in pg_stat_activity. */
  applicationName: string;
  log: Log;
  /**
   * For a direct connection only: a pooler in transaction mode refuses it at start-up. Without it the transaction sets
   * its own (core/database/access/transaction).
   */
  statementTimeoutMs?: number;
  /** Whether a connection may keep statements from one transaction to the next: not behind a pooler that does not know them. */
  prepare?: boolean;
}

/** How long to wait for a free connection before a request is told to come back. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Opens a pool. A connection that breaks while nobody uses it is logged and replaced. `int8` is a number (beyond 2^53
 * the query fails), `date` stays text `YYYY-MM-DD`, `timestamptz` is a Date, `numeric` stays text. Statements that nobody waits
 * for one by one travel together (see pipelined.ts); nothing is copied in or out through a pool.
 */
export function openPool(
  url: string,
  { max, applicationName, log, statementTimeoutMs, prepare = false }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types,
    pipeline: true,
    ...(statementTimeoutMs === undefined ? {} : { statement_timeout: statementTimeoutMs }),
  });
  const nameOf = prepare ? makeNaming() : null;
  if (prepare) preparing.add(pool);
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  // While a client is lent out the pool does not listen: without this its end would end our process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke'));
    if (nameOf) namings.set(client, nameOf);
  });
  return pool;
}

/** The name under which a connection keeps a statement; undefined for one that it does not keep. */
type Naming = (text: string) => string | undefined;

const namings = new WeakMap<pg.ClientBase, Naming>();

const mostPrepared = 400;
/** There are as many statements with lists as there are lengths of lists: long ones are rare. */
const longestPrepared = 5000;

/** The same names on each connection of a pool, for the first statements that come. */
function makeNaming(): Naming {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostPrepared || text.length > longestPrepared) return known;
    const name = `sokoni_${names.size}`;
    names.set(text, name);
    return name;
  };
}

const preparing = new WeakSet<pg.Pool>();

/** Whether the connections of the pool may keep statements from one transaction to the next. */
export function mayPrepare(pool: pg.Pool): boolean {
  return preparing.has(pool);
}

/**
 * The same transaction, for statements whose plan does not hang on what is asked, such as those that find rows by their ids: where
 * the connection may keep them, they are parsed once, and planned once where that is good enough.
 */
export function keeping<DB>(db: Kysely<DB>): Kysely<DB> {
  const client = clients.get(db);
  return client ? kyselyOf<DB>(client, true) : db;
}

/**
 * Asks what is kept and has one good plan, however unlike what is asked for may look to the planner: it would rather plan anew each
 * time. For nothing whose way hangs on how much there is.
 * @param found asks one statement
 */
export async function plannedOnce<DB, Found>(
  db: Kysely<DB>,
  found: (kept: Kysely<DB>) => Promise<Found>,
): Promise<Found> {
  const kept = keeping(db);
  // Nothing is kept here, or everything.
  if (kept === db) return found(db);
  const [, answer] = await pipelined([
    sql.raw(planOnce).execute(kept),
    found(kept),
    sql`set local plan_cache_mode = auto`.execute(kept),
  ]);
  return answer;
}

/** Otherwise the planner goes on weighing each call anew, in triggers too, where an array of ids might be a short one. */
export const planOnce = 'set local plan_cache_mode = force_generic_plan';

/** The column types as openPool reads them, for a single pg.Client. */
export const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.INT8 && format !== 'binary') return safeInteger;
    if (oid === pg.types.builtins.DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The number ${text} is beyond what can be kept exactly.`);
  return value;
}

/**
 * A Kysely whose every query runs on this one client, inside the transaction that its caller opened. It
 * opens no transaction of its own: there is one place for that (core/database/access/transaction).
 * @param isPrepared whether its statements are parsed and planned once; only where the connection may keep them
 */
export function kyselyOf<DB>(client: pg.ClientBase, isPrepared = false): Kysely<DB> {
  const nameOf = isPrepared ? namings.get(client) : undefined;
  const byClient = nameOf ? preparedByClient : plainByClient;
  const known = byClient.get(client);
  if (known) return known as Kysely<DB>;
  const made = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new ClientDriver(client, nameOf),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  byClient.set(client, made);
  clients.set(made, client);
  return made;
}

/** One for each connection, however many transactions it lives through. */
const plainByClient = new WeakMap<pg.ClientBase, unknown>();
const preparedByClient = new WeakMap<pg.ClientBase, unknown>();
const clients = new WeakMap<object, pg.ClientBase>();

class ClientDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(client: pg.ClientBase, nameOf: Naming | undefined) {
    this.#connection = new ClientConnection(client, nameOf);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  beginTransaction(): Promise<void> {
    throw new Error('The transaction is open already: this Kysely lives inside it.');
  }

  commitTransaction(): Promise<void> {
    return this.beginTransaction();
  }

  rollbackTransaction(): Promise<void> {
    return this.beginTransaction();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

const gathering = new WeakSet<pg.ClientBase>();

/**
 * What is asked of a pooled connection in this turn of the event loop is written at once: waking the database costs more than
 * many a statement.
 */
export function gather(client: pg.ClientBase): void {
  // Whatever a pool lends out is a client.
  const { pipeline, connection } = client as pg.Client;
  if (!pipeline || gathering.has(client)) return;
  gathering.add(client);
  connection.stream.cork();
  setImmediate(() => {
    gathering.delete(client);
    connection.stream.uncork();
  });
}

const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class ClientConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase;
  readonly #nameOf: Naming | undefined;

  constructor(client: pg.ClientBase, nameOf: Naming | undefined) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { sql: text, parameters } = query;
    gather(this.#client);
    const { command, rowCount, rows } = await this.#client.query({
      name: this.#nameOf?.(text),
      text,
      values: [...parameters],
    });
    return COUNTED.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing of ours streams through Kysely.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming goes through pg-query-stream or COPY, not through Kysely.');
  }
}
