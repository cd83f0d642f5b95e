import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#core/config/config.ts';
import { ConfigError } from '#core/config/config-error.ts';
import { silentLog } from '#core/database/access/log.ts';
import { type Files, openFiles } from '#core/files/files.ts';
import { diskFiles } from '#core/files/files-on-disk.ts';
import { digestOfEveryTable, fillPlatform } from '#testing/database/fill-platform.ts';
import { query } from '#testing/database/query.ts';
import { freshDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { startFakeS3 } from '#testing/http/fake-s3.ts';
import { isEmptyDatabase } from './copy-in.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));
const now = new Date('2026-03-01T12:00:00Z');
const secretKeys = ['k'.repeat(43), 'f'.repeat(43)];

let folder: string;
let files: Files;
let file: string;
const databases: TestDatabase[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sokoni backup '));
  files = diskFiles(join(folder, 'uploads'), silentLog);
  file = join(folder, 'platform.backup');
});

afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.drop()));
  await rm(folder, { recursive: true });
});

async function newDatabase({ empty }: { empty: boolean }): Promise<TestDatabase> {
  const database = await freshDatabase();
  databases.push(database);
  if (empty) await query(database.ownerUrl, 'drop schema app, graphile_worker cascade');
  return database;
}

async function fullPlatform(): Promise<TestDatabase> {
  const database = await newDatabase({ empty: false });
  await fillPlatform(database.ownerUrl);
  return database;
}

const backUp = ({ ownerUrl }: TestDatabase) => writeBackup({ ownerUrl, secretKeys, files, file, now });

async function restoreInto(
  { ownerUrl }: TestDatabase,
  from = migrations,
  target: Files = diskFiles(join(folder, 'restored uploads'), silentLog),
): Promise<{ keys: readonly string[]; files: Files }> {
  let keys: readonly string[] = [];
  const takeSecretKeys = async (found: readonly string[]) => {
    keys = found;
  };
  await restoreBackup({ file, ownerUrl, migrations: from, log: silentLog, takeSecretKeys, files: target });
  return { keys, files: target };
}

async function contentOf(from: Files, key: string): Promise<Buffer | null> {
  const found = await from.read(key);
  return found && buffer(found.stream);
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((failure: Error) => failure);
  expect(error).toBeInstanceOf(ConfigError);
  expect((error as Error).message).toMatch(/^[A-Z][^\n]*[^.]\.$/);
  return (error as Error).message;
}

describe('Backup and restore', () => {
  it('bring back every row of every table, the queue, the uploads and the keys', async () => {
    const before = await fullPlatform();
    const picture = randomBytes(300_000);
    await files.write('a-store/logo-large.webp', picture);
    await files.write('a-store/empty.webp', Buffer.alloc(0));
    await writeFile(join(folder, 'uploads', 'a-store', 'logo-large.webp.1.unfinished'), 'half');
    const digest = await digestOfEveryTable(before.ownerUrl);
    const moved = await backUp(before);
    expect(moved).toMatchObject({ uploads: 2 });
    expect(moved.rows).toBeGreaterThan(5000);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await digestOfEveryTable(before.ownerUrl)).toEqual(digest);

    const after = await newDatabase({ empty: true });
    expect(await isEmptyDatabase(after.ownerUrl)).toBe(true);
    const restored = await restoreInto(after);
    expect(await digestOfEveryTable(after.ownerUrl)).toEqual(digest);
    expect(restored.keys).toEqual(secretKeys);
    expect(await contentOf(restored.files, 'a-store/logo-large.webp')).toEqual(picture);
    expect(await contentOf(restored.files, 'a-store/empty.webp')).toHaveLength(0);
    expect(await isEmptyDatabase(after.ownerUrl)).toBe(false);
  });

  it('take uploads out of one bucket and bring them back into another, or onto the disk', async () => {
    const [from, to] = [await startFakeS3(), await startFakeS3()];
    const before = await fullPlatform();
    const pictures = ['a', 'b', 'c', 'd', 'e'].map(
      (name) => [`a-store/${name}.webp`, randomBytes(2000)] as const,
    );
    for (const [key, picture] of pictures) from.objects.set(key, picture);
    from.objects.set('something else', Buffer.from('of somebody else'));
    files = await openFiles(readConfig(from.env), silentLog);
    expect(await backUp(before)).toMatchObject({ uploads: 5 });

    const toDisk = await restoreInto(await newDatabase({ empty: true }));
    for (const [key, picture] of pictures) expect(await contentOf(toDisk.files, key)).toEqual(picture);
    const bucket = await openFiles(readConfig(to.env), silentLog);
    expect(await restoreInto(await newDatabase({ empty: true }), migrations, bucket)).toMatchObject({
      keys: secretKeys,
    });
    expect(to.objects).toEqual(new Map(pictures));

    from.behaviour.refusesWith = 403;
    await rm(file);
    await expect(backUp(before)).rejects.toMatchObject({ code: 'unavailable' });
    expect((await readdir(folder)).sort()).toEqual(['restored uploads']);
    await Promise.all([from.stop(), to.stop()]);
  });

  it('bring back the queue without attempts, and the sequences where they stood', async () => {
    const before = await fullPlatform();
    await query(
      before.ownerUrl,
      'create table app.numbered (n bigint generated always as identity, double bigint generated always as (n * 2) stored, t text)',
    );
    await query(
      before.ownerUrl,
      `insert into app.numbered (t) values ('one'), ('two'), ('three'); delete from app.numbered where n = 3`,
    );
    const [first] = await query(before.ownerUrl, 'select n, double from app.numbered order by n');
    expect(first).toEqual({ n: '1', double: '2' });
    const extra = join(folder, 'migrations');
    await copyMigrations(extra, '9999_numbered.sql', before);

    await backUp(before);
    const after = await newDatabase({ empty: true });
    await restoreInto(after, extra);
    await query(after.ownerUrl, `insert into app.numbered (t) values ('four')`);
    expect(await query(after.ownerUrl, 'select n, double, t from app.numbered order by n')).toEqual([
      { n: '1', double: '2', t: 'one' },
      { n: '2', double: '4', t: 'two' },
      { n: '4', double: '8', t: 'four' },
    ]);
    expect(
      await query(
        after.ownerUrl,
        'select task_identifier, attempts, key, priority from graphile_worker.jobs',
      ),
    ).toEqual([{ task_identifier: 'send_mail', attempts: 0, key: 'only-once', priority: 5 }]);
  });

  it('take everything as of one moment, while others go on writing', async () => {
    const before = await fullPlatform();
    let writing = true;
    const busy = (async () => {
      while (writing) {
        await query(
          before.ownerUrl,
          `with two as (insert into app.attempts (id, kind, subject, network_address, at) values (gen_random_uuid(), 'login', '\\x01', 'pair', now()))
          insert into app.codes (user_id, purpose, code_hmac, created_at, expires_at) select id, 'confirm_session', '\\x02', now(), now() from app.users order by random() limit 1
          on conflict (user_id, purpose) do update set wrong_count = codes.wrong_count + 1`,
        );
      }
    })();
    await backUp(before);
    writing = false;
    await busy;
    const after = await newDatabase({ empty: true });
    await restoreInto(after);
    const [row] = await query(
      after.ownerUrl,
      `select (select count(*) from app.attempts where network_address = 'pair') as attempts,
              (select sum(wrong_count + 1) from app.codes where purpose = 'confirm_session') as codes`,
    );
    expect(row?.codes ?? '0').toBe(row?.attempts);
  });

  it('put the foreign keys, the triggers and the forced policies back', async () => {
    const walls = (url: string) =>
      query(
        url,
        `select conrelid::regclass::text as at, conname::text as what, pg_get_constraintdef(oid) as how from pg_constraint where connamespace = 'app'::regnamespace
         union all select oid::regclass::text, 'forced', relforcerowsecurity::text from pg_class where relnamespace = 'app'::regnamespace and relkind = 'r'
         union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
         order by 1, 2`,
      );
    const before = await fullPlatform();
    await backUp(before);
    const after = await newDatabase({ empty: true });
    await restoreInto(after);
    expect(await walls(after.ownerUrl)).toEqual(await walls(before.ownerUrl));
  });

  it('never overwrite a file, and leave none behind when they fail', async () => {
    const before = await fullPlatform();
    await writeFile(file, 'of yesterday');
    expect(await refusal(backUp(before))).toContain('exists: name another one');
    expect(await readFile(file, 'utf8')).toBe('of yesterday');
    await rm(file);
    await files.write('a-store/logo-large.webp', randomBytes(1000));
    files.read = async () => ({ stream: Readable.from([Buffer.alloc(10)]), bytes: 1000 });
    await expect(backUp(before)).rejects.toThrow('Size mismatch');
    expect(await readdir(folder)).toEqual(['uploads']);
  });

  it('refuse a table whose rows the owner may not see, instead of losing them', async () => {
    const before = await fullPlatform();
    await query(
      before.ownerUrl,
      'create table app.veiled (n int); alter table app.veiled enable row level security; alter table app.veiled force row level security',
    );
    expect(await refusal(backUp(before))).toContain('may not see every row of app.veiled');
  });
});

describe('What a restore refuses', () => {
  beforeEach(async () => {
    await backUp(await fullPlatform());
  });

  async function nothingRestored(work: (database: TestDatabase) => Promise<unknown>): Promise<string> {
    const database = await newDatabase({ empty: true });
    const message = await refusal(work(database));
    const [users] = await query(database.ownerUrl, `select to_regclass('app.users') is not null as there`);
    if (users?.there) expect(await query(database.ownerUrl, 'select from app.users')).toEqual([]);
    return message;
  }

  it('a backup of a newer release', async () => {
    const older = join(folder, 'older release');
    await mkdir(older);
    await writeFile(join(older, '0001_core.sql'), await readFile(join(migrations, '0001_core.sql')));
    const message = await nothingRestored((database) => restoreInto(database, older));
    expect(message).toContain('was made by a newer release (it has seen the migration 0002_tenancy.sql)');
  });

  it('a backup of other migrations', async () => {
    const other = join(folder, 'other release');
    await copyMigrations(other);
    await writeFile(join(other, '0001_core.sql'), 'create schema if not exists app');
    expect(await nothingRestored((database) => restoreInto(database, other))).toContain(
      'another migration 0001_core.sql',
    );
  });

  it('a file that is cut short', async () => {
    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, whole.length - 200));
    expect(await nothingRestored(restoreInto)).toMatch(
      /cannot be read as a backup \(unexpected end of file\)/,
    );
  });

  it('an archive whose end is missing', async () => {
    const tar = gunzipSync(await readFile(file));
    await writeFile(file, gzipSync(tar.subarray(0, tar.indexOf('end.json'))));
    expect(await nothingRestored(restoreInto)).toMatch(/is cut short|Unexpected end of data/);
  });

  it('an archive in which a value was changed', async () => {
    const tar = gunzipSync(await readFile(file));
    tar.write('Zanzibar', tar.indexOf('Mombasa '));
    await writeFile(file, gzipSync(tar));
    expect(await nothingRestored(restoreInto)).toContain('is damaged');
  });

  it('something else', async () => {
    await writeFile(file, gzipSync('hello'));
    expect(await nothingRestored(restoreInto)).toMatch(
      /is not a backup of Sokoni|cannot be read as a backup/,
    );
    await rm(file);
    expect(await nothingRestored(restoreInto)).toMatch(/cannot be read as a backup \(ENOENT/);
  });
});

/** A folder of migrations as a release would have; `added` is recorded in the database as if it had been run there. */
async function copyMigrations(target: string, added?: string, database?: TestDatabase): Promise<void> {
  await mkdir(target);
  for (const name of await readdir(migrations))
    await writeFile(join(target, name), await readFile(join(migrations, name)));
  if (!added || !database) return;
  const sql =
    'create table app.numbered (n bigint generated always as identity, double bigint generated always as (n * 2) stored, t text)';
  await writeFile(join(target, added), sql);
  await query(
    database.ownerUrl,
    'insert into app.migrations (number, name, checksum) values ($1, $2, encode(sha256($3), $4))',
    [Number(added.slice(0, 4)), added, sql, 'hex'],
  );
}
