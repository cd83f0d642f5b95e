import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { kyselyOf, openPool, plannedOnce } from './connect.ts';
import { silentLog } from './log.ts';
import { transaction } from './transaction.ts';

interface Notes {
  'app.notes': { id: number; text: string };
}

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool(database.ownerUrl, {
    max: 2,
    applicationName: 'test',
    log: silentLog,
    statementTimeoutMs: 1000,
  });
  await pool.query('create table app.notes (id bigint primary key, text text not null)');
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('A pool on the database', () => {
  it('reads int8 as a number, date as text and timestamptz as a Date', async () => {
    const { rows } = await pool.query(
      `select 9007199254740991::int8 as big, date '2026-02-28' as day, timestamptz '2026-02-28T10:00:00Z' as at`,
    );
    expect(rows).toEqual([
      { big: 9007199254740991, day: '2026-02-28', at: new Date('2026-02-28T10:00:00Z') },
    ]);
  });

  it('fails instead of rounding an int8 beyond 2^53', async () => {
    await expect(pool.query('select 9007199254740993::int8')).rejects.toThrow('9007199254740993');
    await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  it('ends a statement that runs too long', async () => {
    await expect(pool.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' });
  });

  it('starts without a parameter that a pooler in transaction mode would refuse', async () => {
    const plain = openPool(database.appUrl, { max: 1, applicationName: 'test', log: silentLog });
    const { rows } = await plain.query(
      `select name from pg_settings where source = 'client' and name not in ('application_name', 'client_encoding') order by 1`,
    );
    await plain.end();
    expect(rows).toEqual([]);
  });

  it('lets a statement of a transaction run for 30 s at most', async () => {
    const scope = { userId: null, storeId: null };
    const { rows } = await transaction(pool, scope, (db) => sql`show statement_timeout`.execute(db));
    expect(rows).toEqual([{ statement_timeout: '30s' }]);
  });

  it('keeps the statements of a prepared transaction, and only where it may', async () => {
    const scope = { userId: null, storeId: null };
    const kept = async (prepare: boolean, prepared: boolean) => {
      const own = openPool(database.appUrl, { max: 1, applicationName: 'test', log: silentLog, prepare });
      await transaction(own, scope, (db) => sql`select ${1}::int as one`.execute(db), { prepared });
      const { rows } = await own.query('select statement from pg_prepared_statements');
      await own.end();
      return rows;
    };
    expect(await kept(true, true)).toEqual([{ statement: 'select $1::int as one' }]);
    expect(await kept(true, false)).toEqual([]);
    expect(await kept(false, true)).toEqual([]);
  });

  it('plans one statement once, and the next as it would; everything where the transaction does so, nothing without keeping', async () => {
    const scope = { userId: null, storeId: null };
    const mode = sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`;
    const modes = async (prepare: boolean, prepared: boolean) => {
      const own = openPool(database.appUrl, { max: 1, applicationName: 'test', log: silentLog, prepare });
      const asked = await transaction(
        own,
        scope,
        async (db) => [await plannedOnce(db, (kept) => mode.execute(kept)), await mode.execute(db)],
        { prepared },
      );
      await own.end();
      return asked.map(({ rows }) => rows[0]?.mode);
    };
    expect(await modes(true, false)).toEqual(['force_generic_plan', 'auto']);
    expect(await modes(true, true)).toEqual(['force_generic_plan', 'force_generic_plan']);
    expect(await modes(false, false)).toEqual(['auto', 'auto']);
  });

  it('opens nothing for good when the opening fails', async () => {
    const own = openPool(database.appUrl, { max: 1, applicationName: 'test', log: silentLog });
    const elsewhere = { userId: 'nobody', storeId: null };
    await expect(transaction(own, elsewhere, (db) => sql`select 1`.execute(db))).rejects.toThrow('uuid');
    const { rows } = await own.query(
      'select pg_current_xact_id_if_assigned() as assigned, now() = statement_timestamp() as alone',
    );
    await own.end();
    expect(rows).toEqual([{ assigned: null, alone: true }]);
  });

  it('gives a statement of a transaction one core', async () => {
    const scope = { userId: null, storeId: null };
    const { rows } = await transaction(pool, scope, (db) =>
      sql`show max_parallel_workers_per_gather`.execute(db),
    );
    expect(rows).toEqual([{ max_parallel_workers_per_gather: '0' }]);
  });

  it('lives on when the database ends a connection, idle or lent out', async () => {
    const client = await pool.connect();
    const {
      rows: [own],
    } = await client.query('select pg_backend_pid() as pid');
    await pool.query('select pg_terminate_backend($1)', [own?.pid]);
    await expect(client.query('select 1')).rejects.toThrow();
    client.release(true);
    await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });
});

describe('Kysely inside one transaction', () => {
  it('runs every query on the client it was given', async () => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const db = kyselyOf<Notes>(client);
      const inserted = await db
        .insertInto('app.notes')
        .values({ id: 1, text: 'maize' })
        .executeTakeFirstOrThrow();
      expect(inserted.numInsertedOrUpdatedRows).toBe(1n);
      await expect(db.selectFrom('app.notes').selectAll().execute()).resolves.toEqual([
        { id: 1, text: 'maize' },
      ]);
      await client.query('rollback');
      await expect(db.selectFrom('app.notes').selectAll().execute()).resolves.toEqual([]);
    } finally {
      client.release();
    }
  });

  it('opens no transaction of its own', async () => {
    const client = await pool.connect();
    try {
      await expect(
        kyselyOf<Notes>(client)
          .transaction()
          .execute(async () => 1),
      ).rejects.toThrow('open already');
    } finally {
      client.release();
    }
  });
});
