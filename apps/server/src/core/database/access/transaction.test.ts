import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DomainError } from '#core/errors/domain-error.ts';
import { freshDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { keeping, openPool } from './connect.ts';
import { silentLog } from './log.ts';
import { type Db, transaction } from './transaction.ts';

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

describe('a transaction', () => {
  it('undoes all of it where something fails', async () => {
    const work = transaction(pool, scope, async (db) => {
      await write('once').execute(db);
      await write('once').execute(db);
    });
    await expect(work).rejects.toThrow('duplicate key');
    expect(await kept()).toEqual([]);
  });

  it('is tried again after a deadlock', async () => {
    let runs = 0;
    await transaction(pool, scope, async (db) => {
      runs += 1;
      await write(`run ${runs}`).execute(db);
      if (runs === 1)
        await sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`.execute(db);
    });
    expect(await kept()).toEqual(['run 2']);
  });

  it('keeps what a refusal that is returned has written, and throws it', async () => {
    const refused = transaction(pool, scope, async (db) => {
      await write('tried').execute(db);
      return new DomainError('not_found');
    });
    await expect(refused).rejects.toThrow(DomainError);
    expect(await kept()).toEqual(['tried']);
  });

  it('keeps nothing where the commit fails', async () => {
    await owner.query(`create table app.later (text text references app.notes deferrable initially deferred);
      grant all on app.later to sokoni_app`);
    const dangling = transaction(pool, scope, async (db) => {
      await write('before').execute(db);
      await sql`insert into later values ('nowhere')`.execute(db);
    });
    await expect(dangling).rejects.toThrow('foreign key');
    expect(await kept()).toEqual([]);
  });

  it('fails where the failure of a statement was passed over', async () => {
    const work = transaction(pool, scope, async (db) => {
      await write('before').execute(db);
      await write('before')
        .execute(db)
        .catch(() => {});
    });
    await expect(work).rejects.toThrow('passed over');
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
