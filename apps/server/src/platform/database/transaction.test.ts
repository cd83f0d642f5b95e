import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DomainError } from '#platform/domain-error.ts';
import { freshDatabase, type TestDatabase } from '#testing/database.ts';
import { keeping, openPool } from './connect.ts';
import { silentLog } from './log.ts';
import { type Db, transaction, transactionThenRead } from './transaction.ts';

const scope = { userId: null, storeId: null };

let database: TestDatabase;
let owner: pg.Client;
let pool: pg.Pool;

beforeAll(async () => {
  database = await freshDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query('create table app.notes (text text primary key); grant all on app.notes to sokoni_app');
  pool = openPool(database.appUrl, { max: 2, applicationName: 'test', log: silentLog, prepare: true });
});
afterEach(() => owner.query('delete from app.notes'));
afterAll(async () => {
  await Promise.all([owner.end(), pool.end()]);
  await database.drop();
});

const write = (text: string) => sql`insert into notes (text) values (${text})`;

async function notes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from notes order by text`.execute(db);
  return rows.map(({ text }) => text);
}

const kept = () => transaction(pool, scope, notes);

describe('the last statements of a transaction', () => {
  it('are written with the commit, in their order', async () => {
    await transaction(pool, scope, async (db, last) => {
      last({ compile: () => write('first').compile(db) });
      last({ compile: () => sql`update notes set text = 'second' where text = 'first'`.compile(db) });
    });
    expect(await kept()).toEqual(['second']);
  });

  it('undo all of it where one of them fails', async () => {
    const work = transaction(pool, scope, async (db, last) => {
      await write('before').execute(db);
      last({ compile: () => write('before').compile(db) });
    });
    await expect(work).rejects.toThrow('duplicate key');
    expect(await kept()).toEqual([]);
  });
});

describe('what was asked of a transaction already, and not waited for', () => {
  it('is written before what comes last', async () => {
    await transaction(pool, scope, async (db, last) => {
      last(write('first').execute(db));
      last({ compile: () => sql`update notes set text = 'second' where text = 'first'`.compile(db) });
    });
    expect(await kept()).toEqual(['second']);
  });

  it('undoes all of it where it fails, and is what is thrown', async () => {
    const work = transaction(pool, scope, async (db, last) => {
      await write('before').execute(db);
      const twice = write('before').execute(db);
      last(twice.catch(() => Promise.reject(new DomainError('id_taken'))));
      last({ compile: () => write('behind').compile(db) });
    });
    await expect(work).rejects.toMatchObject({ code: 'id_taken' });
    expect(await kept()).toEqual([]);
  });

  it('is tried again with all of it where that may help', async () => {
    let runs = 0;
    await transaction(pool, scope, async (db, last) => {
      runs += 1;
      last(
        runs === 1
          ? sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`.execute(db)
          : write('done').execute(db),
      );
    });
    expect(runs).toBe(2);
    expect(await kept()).toEqual(['done']);
  });
});

describe('what is read when the work is done', () => {
  it('is what was committed, and is told the result', async () => {
    const answer = await transactionThenRead(
      pool,
      scope,
      async (db) =>
        write('done')
          .execute(db)
          .then(() => 7),
      async (db, result) => ({ result, notes: await notes(db) }),
    );
    expect(answer).toEqual([7, { result: 7, notes: ['done'] }]);
  });

  it('undoes nothing where it fails, and is not tried again', async () => {
    let runs = 0;
    const failing = transactionThenRead(
      pool,
      scope,
      async (db) => {
        runs += 1;
        await write('done').execute(db);
      },
      (db) => sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(db),
    );
    await expect(failing).rejects.toThrow('again');
    expect(runs).toBe(1);
    expect(await kept()).toEqual(['done']);
  });

  it('is not read where the work is refused, and what the refusal wrote stays', async () => {
    let isRead = false;
    const refused = transactionThenRead(
      pool,
      scope,
      async (db) =>
        write('tried')
          .execute(db)
          .then(() => new DomainError('not_found')),
      async () => {
        isRead = true;
      },
    );
    await expect(refused).rejects.toThrow(DomainError);
    expect(isRead).toBe(false);
    expect(await kept()).toEqual(['tried']);
  });

  it('is not read where the commit fails', async () => {
    await owner.query(`create table app.later (text text references app.notes deferrable initially deferred);
      grant all on app.later to sokoni_app`);
    const dangling = transactionThenRead(
      pool,
      scope,
      (db) => sql`insert into later values ('nowhere')`.execute(db),
      notes,
    );
    await expect(dangling).rejects.toThrow('foreign key');
    expect(await kept()).toEqual([]);
  });
});

describe('a statement that the connection keeps', () => {
  it('is kept beside those that are not', async () => {
    const statements = await transaction(pool, scope, async (db) => {
      await sql`select ${1}::int as kept`.execute(keeping(db));
      await sql`select ${1}::int as forgotten`.execute(db);
      return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
    });
    expect(statements.rows.map(({ statement }) => statement)).toEqual(['select $1::int as kept']);
  });
});
