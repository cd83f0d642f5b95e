import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { freshDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { openPool } from './connect.ts';
import { silentLog } from './log.ts';
import { assertSafeDatabase, currentRole, grantApplicationRole } from './roles.ts';

let database: TestDatabase;
const roles: string[] = [];

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(async () => {
  const { superUrl } = database;
  for (const role of roles) await query(superUrl, `drop owned by ${role}; drop role ${role}`);
  await database.drop();
});

/** A role of this test, and the URL of a connection as it. */
async function roleWith(name: string, attributes = ''): Promise<string> {
  const role = `${name}_${new URL(database.appUrl).pathname.slice(-6)}`;
  await query(database.superUrl, `create role ${role} login ${attributes}`);
  roles.push(role);
  return role;
}

const urlAs = (role: string) => database.appUrl.replace('user=sokoni_app', `user=${role}`);

async function verdictFor(url: string, settings = ''): Promise<string> {
  const pool = openPool(url, { max: 1, applicationName: 'test', log: silentLog });
  try {
    if (settings) await pool.query(settings);
    return await assertSafeDatabase(pool).then(
      () => 'safe',
      (error: Error) => error.message,
    );
  } finally {
    await pool.end();
  }
}

describe('CONTRACT "Running it": a database that must not be used', () => {
  it('takes the application role with durable settings', async () => {
    const { appUrl } = database;
    expect(await verdictFor(appUrl, 'set synchronous_commit = on')).toMatch(
      /^The database runs with (fsync|full_page_writes) = off: switch it on/,
    );
  });

  it('refuses a superuser', async () => {
    expect(await verdictFor(database.superUrl)).toMatch(
      /^The application role postgres is a superuser: alter it with NOSUPERUSER .*\.$/,
    );
  });

  it('refuses BYPASSRLS', async () => {
    const role = await roleWith('bypasser', 'bypassrls');
    expect(await verdictFor(urlAs(role))).toMatch(
      /passes row-level security: alter it with NOBYPASSRLS .*\.$/,
    );
  });

  it('refuses the owner of the tables, and a member of it', async () => {
    expect(await verdictFor(database.ownerUrl)).toMatch(
      /^The application role sokoni_owner owns app\.\w+ .*: set DATABASE_URL to a role that owns nothing\.$/,
    );
    const member = await roleWith('member', 'in role sokoni_owner');
    expect(await verdictFor(urlAs(member))).toMatch(/owns app\.\w+ \(or is a member of the role that does\)/);
  });

  it.each([
    [
      'a server that is too old',
      { version: 140_012 },
      /runs PostgreSQL 14: set DATABASE_URL to PostgreSQL 15 or newer\.$/,
    ],
    [
      'another encoding',
      { encoding: 'SQL_ASCII' },
      /stores text as SQL_ASCII: create one with ENCODING 'UTF8'/,
    ],
    ['fsync off', { unsafe: 'fsync' }, /^The database runs with fsync = off: switch it on/],
    ['nothing else', {}, /^safe$/],
  ])('refuses %s', async (_, facts, sentence) => {
    const sound = {
      role: 'app',
      version: 180_004,
      encoding: 'UTF8',
      superuser: false,
      bypassrls: false,
      owned: null,
      unsafe: null,
    };
    const answer = { query: async () => ({ rows: [{ ...sound, ...facts }] }) } as unknown as pg.Pool;
    const verdict = await assertSafeDatabase(answer).then(
      () => 'safe',
      (error: Error) => error.message,
    );
    expect(verdict).toMatch(sentence);
  });
});

describe('The application role gets what a table leaves it', () => {
  it('by the first word of the comment', async () => {
    const role = await roleWith('till', '');
    await query(
      database.ownerUrl,
      `create table app.items (id bigint generated always as identity, n int);
       create table app.log (n int); comment on table app.log is 'append-only: what happened';
       create table app.facts (n int); comment on table app.facts is 'read-only';
       create table app.secrets (n int); comment on table app.secrets is 'owner-only';
       create function app.open() returns int language sql return 1;
       create function app.closed() returns int language sql return 1;
       comment on function app.closed() is 'owner-only';
       revoke execute on function app.open(), app.closed() from public;`,
    );
    await grantApplicationRole({ ownerUrl: database.ownerUrl, appRole: role });
    const rights = await query<{ name: string; rights: string }>(
      database.superUrl,
      `select relname as name, (select string_agg(privilege_type, ' ' order by privilege_type)
         from aclexplode(relacl) where grantee = $1::regrole) as rights
       from pg_class where relnamespace = 'app'::regnamespace and relname in ('items', 'log', 'facts', 'secrets', 'migrations', 'items_id_seq')`,
      [role],
    );
    expect(Object.fromEntries(rights.map((row) => [row.name, row.rights]))).toEqual({
      items: 'DELETE INSERT SELECT UPDATE',
      items_id_seq: 'SELECT USAGE',
      log: 'INSERT SELECT',
      facts: 'SELECT',
      migrations: 'SELECT',
      secrets: null,
    });
    await expect(query(urlAs(role), 'insert into app.items (n) values (1)')).resolves.toEqual([]);
    await expect(query(urlAs(role), 'update app.log set n = 2')).rejects.toThrow(
      'permission denied for table log',
    );
    await expect(query(urlAs(role), 'truncate app.items')).rejects.toThrow('permission denied');
    await expect(query(urlAs(role), 'select app.open()')).resolves.toHaveLength(1);
    await expect(query(urlAs(role), 'select app.closed()')).rejects.toThrow(
      'permission denied for function closed',
    );
  });

  it('takes back what a later migration withdrew, and what was given by hand', async () => {
    const role = await roleWith('later', '');
    await query(database.ownerUrl, `create table app.ledger (n int)`);
    await grantApplicationRole({ ownerUrl: database.ownerUrl, appRole: role });
    await query(
      database.ownerUrl,
      `comment on table app.ledger is 'append-only'; grant truncate on app.ledger to ${role}`,
    );
    await grantApplicationRole({ ownerUrl: database.ownerUrl, appRole: role });
    await expect(query(urlAs(role), 'delete from app.ledger')).rejects.toThrow('permission denied');
    await expect(query(urlAs(role), 'truncate app.ledger')).rejects.toThrow('permission denied');
    await expect(query(urlAs(role), 'insert into app.ledger values (1)')).resolves.toEqual([]);
  });

  it('by several servers at once', async () => {
    const role = await roleWith('crowd', '');
    const { ownerUrl } = database;
    await Promise.all(Array.from({ length: 4 }, () => grantApplicationRole({ ownerUrl, appRole: role })));
    await expect(query(urlAs(role), 'select number from app.migrations')).resolves.not.toEqual([]);
  });

  it('whatever the role is called', async () => {
    const role = 'Till "1"';
    await query(database.superUrl, `create role "Till ""1""" login`);
    roles.push('"Till ""1"""');
    await grantApplicationRole({ ownerUrl: database.ownerUrl, appRole: role });
    const pool = openPool(urlAs(encodeURIComponent(role)), {
      max: 1,
      applicationName: 'test',
      log: silentLog,
    });
    expect(await currentRole(pool)).toBe(role);
    await expect(pool.query('select number from app.migrations')).resolves.toBeTruthy();
    await pool.end();
  });
});

describe('The ground of the schema', () => {
  it('sorts names as people do, here and on any server', async () => {
    const names = ['Zoo', 'Shelf 10', 'eclair', 'Éclair', 'zebra', 'Shelf 9'];
    const rows = await query<{ name: string }>(
      database.appUrl,
      'select name from unnest($1::text[]) as name order by name collate app.names',
      [names],
    );
    expect(rows.map(({ name }) => name)).toEqual(['eclair', 'Éclair', 'Shelf 9', 'Shelf 10', 'zebra', 'Zoo']);
  });

  it.each([
    ['nothing is set', ''],
    ['the settings are empty', `set app.store_id = ''; set app.user_id = '';`],
  ])('names no store and no user when %s', async (_, settings) => {
    const pool = openPool(database.appUrl, { max: 1, applicationName: 'test', log: silentLog });
    if (settings) await pool.query(settings);
    const { rows } = await pool.query('select app.current_store() as store, app.current_user_id() as person');
    await pool.end();
    expect(rows).toEqual([{ store: null, person: null }]);
  });
});
