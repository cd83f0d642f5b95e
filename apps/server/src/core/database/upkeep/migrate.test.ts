import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '#core/config/config-error.ts';
import { silentLog } from '#core/database/access/log.ts';
import { query } from '#testing/database/query.ts';
import { freshDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { startScript } from '#testing/processes/start-script.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await freshDatabase();
  await query(database.ownerUrl, 'drop schema app cascade');
  folder = await mkdtemp(join(tmpdir(), 'sokoni migrations '));
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const file = (name: string, sql: string) => writeFile(join(folder, name), sql);
const run = () => migrate({ ownerUrl: database.ownerUrl, folder, log: silentLog });
const names = async () =>
  (await query<{ name: string }>(database.ownerUrl, 'select name from app.migrations order by number')).map(
    ({ name }) => name,
  );

describe('Migrations', () => {
  it('run forward, each once', async () => {
    await file('0001_one.sql', 'create table app.one (n int); insert into app.one values (1)');
    await run();
    await file('0002_two.sql', 'insert into app.one values (2)');
    await run();
    await run();
    expect(await names()).toEqual(['0001_one.sql', '0002_two.sql']);
    expect(await query(database.ownerUrl, 'select n from app.one order by n')).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('run once when two servers start at once', async () => {
    await file('0001_one.sql', 'create table app.one (n int); select pg_sleep(0.3)');
    await file('0002_two.sql', 'insert into app.one values (2); select pg_sleep(0.3)');
    await file('0003_three.sql', 'insert into app.one values (3); select pg_sleep(0.3)');
    const servers = [1, 2].map(() => startScript('run-migrations.ts', database.ownerUrl, folder));
    await Promise.all(servers.map((server) => server.nextLine()));
    const reports = await Promise.all(servers.map((server) => server.nextLine()));
    const applied = reports.flatMap((report) => report.split(' ').slice(1)).filter(Boolean);
    expect(applied.sort()).toEqual(['0001_one.sql', '0002_two.sql', '0003_three.sql']);
    expect(await query(database.ownerUrl, 'select n from app.one order by n')).toEqual([{ n: 2 }, { n: 3 }]);
  });

  it('give way to a lock that someone holds, and succeed when it is gone', async () => {
    await file('0001_one.sql', 'create table app.one (n int)');
    await run();
    await file('0002_two.sql', 'alter table app.one add column m int');
    const reader = new pg.Client({ connectionString: database.ownerUrl });
    await reader.connect();
    await reader.query('begin; select * from app.one');
    const migrating = run();
    await waitForTimeoutOf(database.superUrl);
    // While the migration backed off, others are not held up behind it.
    await expect(query(database.ownerUrl, 'select count(*)::int as rows from app.one')).resolves.toEqual([
      { rows: 0 },
    ]);
    await reader.query('commit');
    await reader.end();
    await migrating;
    expect(await names()).toEqual(['0001_one.sql', '0002_two.sql']);
  });

  it('leave nothing of one that fails, and tell file and line', async () => {
    await file('0001_one.sql', 'create table app.one (n int);\n\ninsert into app.two values (1);');
    await expect(run()).rejects.toThrow('0001_one.sql, line 3: relation "app.two" does not exist');
    await file('0001_one.sql', 'create table app.one (n int)');
    await run();
    expect(await names()).toEqual(['0001_one.sql']);
  });

  it.each<[string, () => Promise<void>, RegExp]>([
    [
      'was changed afterwards',
      () => file('0001_one.sql', 'select 2'),
      /^The migration 0001_one.sql was changed .*: put the file back.*\.$/,
    ],
    [
      'comes too late',
      () => file('0000_zero.sql', 'select 1'),
      /^The migration 0000_zero.sql was added below number 1 .*: give it the next free number\.$/,
    ],
    [
      'shares its number',
      () => file('0001_too.sql', 'select 1'),
      /^The migrations 0001_one.sql and 0001_too.sql have one number: .*\.$/,
    ],
  ])('stop the start with one sentence when a file %s', async (_, change, sentence) => {
    await file('0001_one.sql', 'select 1');
    await run();
    await change();
    const failure = await run().catch((error: Error) => error);
    expect(failure).toBeInstanceOf(ConfigError);
    expect((failure as Error).message).toMatch(sentence);
  });

  it('take no offence at other line ends', async () => {
    await file('0001_one.sql', 'select 1;\nselect 2;\n');
    await run();
    await file('0001_one.sql', 'select 1;\r\nselect 2;\r\n');
    await expect(run()).resolves.toBeUndefined();
  });
});

/** Until a lock timeout was counted: the migration has been turned away at least once. */
async function waitForTimeoutOf(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  for (;;) {
    const [row] = await query<{ rolled_back: string }>(
      url,
      'select pg_stat_get_db_xact_rollback(oid) as rolled_back from pg_database where datname = $1',
      [name],
    );
    if (Number(row?.rolled_back) > 0) return;
  }
}
