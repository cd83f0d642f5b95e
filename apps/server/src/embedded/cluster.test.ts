import { chmod, mkdir, mkdtemp, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataDir } from '#core/config/data-dir.ts';
import { type Log, silentLog } from '#core/database/access/log.ts';
import { hangUp, query } from '#testing/database/query.ts';
import { startScript } from '#testing/processes/start-script.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { placeCluster } from './cluster-location.ts';
import { processesOf } from './processes.ts';

let folder: string;
let dataDir: string;
const running: Cluster[] = [];

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'sokoni cluster ')));
  await chmod(folder, 0o755);
  dataDir = (await openDataDir(join(folder, 'data dir'))).path;
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((cluster) => cluster.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function start(path = dataDir, log: Log = silentLog): Promise<Cluster> {
  const cluster = await startCluster({ dataDir: path, log, systemFolders: [join(folder, 'system')] });
  running.push(cluster);
  return cluster;
}

async function postmasterOf(path = dataDir): Promise<number> {
  const found = await processesOf(await placeCluster(path, [join(folder, 'system')]));
  const [{ pid } = { pid: 0 }, ...others] = found.filter(({ postmaster }) => postmaster);
  expect(others).toEqual([]);
  return pid;
}

/** Answers once the database does again: it is being started at that moment. */
async function queryWhenBack<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  for (;;) {
    try {
      // A connection of before may outlive the postmaster for a moment.
      await hangUp([url]);
      return await query<Row>(url, statement);
    } catch (error) {
      // What the server itself refuses carries a severity; only "starting up" is worth another try.
      if (error instanceof pg.DatabaseError && error.code !== '57P03') throw error;
    }
  }
}

describe('The embedded PostgreSQL', () => {
  it('writes to the disk, listens on its private socket only and checks its pages', async () => {
    const { superUrl } = await start();
    const settings = await query<{ name: string; setting: string }>(
      superUrl,
      `select name, setting from pg_settings where name in
       ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'data_checksums', 'jit', 'server_encoding')`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      listen_addresses: '',
      data_checksums: 'on',
      jit: 'off',
      server_encoding: 'UTF8',
    });
  });

  it('has two plain roles, and the owner owns the database', async () => {
    const { superUrl, ownerUrl, appUrl } = await start();
    const roles = await query(
      superUrl,
      `select rolname, rolsuper, rolbypassrls, rolcreatedb, rolcreaterole, rolcanlogin from pg_roles where rolname like 'sokoni%' order by 1`,
    );
    const plain = {
      rolsuper: false,
      rolbypassrls: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolcanlogin: true,
    };
    expect(roles).toEqual([
      { rolname: 'sokoni_app', ...plain },
      { rolname: 'sokoni_owner', ...plain },
    ]);
    await expect(query(ownerUrl, 'create schema app')).resolves.toEqual([]);
    await expect(query(appUrl, 'create schema other')).rejects.toThrow('permission denied');
  });

  it('finds words with letters beyond ASCII', async () => {
    const { ownerUrl } = await start();
    await query(ownerUrl, 'create extension pg_trgm');
    const [row] = await query<{ close: number; words: string[] }>(
      ownerUrl,
      `select similarity('ÉCLAIR', 'éclair') as close, show_trgm('жук') as words`,
    );
    expect(row?.close).toBe(1);
    expect(row?.words).toHaveLength(4);
  });

  it('keeps what it was given over a stop and a start', async () => {
    const first = await start();
    await query(first.ownerUrl, 'create table kept as select 42 as answer');
    await first.stop();
    expect(await processesOf(await placeCluster(dataDir))).toEqual([]);
    const second = await start();
    await expect(query(second.ownerUrl, 'select answer from kept')).resolves.toEqual([{ answer: 42 }]);
  });

  it('runs where only root gets to DATA_DIR', async () => {
    const home = join(folder, 'home of root');
    await mkdir(home, { mode: 0o700 });
    const { path } = await openDataDir(join(home, 'data'));
    const first = await start(path);
    await query(first.ownerUrl, 'create table kept as select 42 as answer');
    await first.stop();
    const { ownerUrl } = await start(path);
    await expect(query(ownerUrl, 'select answer from kept')).resolves.toEqual([{ answer: 42 }]);
  });

  it('makes the cluster anew when an earlier initdb broke off', async () => {
    const { home } = await placeCluster(dataDir);
    await mkdir(join(home, 'cluster.new', 'base'), { recursive: true });
    const { ownerUrl } = await start();
    await expect(query(ownerUrl, 'select 1 as one')).resolves.toEqual([{ one: 1 }]);
  });

  it('refuses a cluster of another major release with one sentence', async () => {
    const { clusterFolder } = await placeCluster(dataDir);
    await mkdir(clusterFolder);
    await writeFile(join(clusterFolder, 'PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow(
      /made by PostgreSQL 15 and these programs are 18: take a backup .* DATA_DIR\.$/,
    );
  });

  it('says why the server did not start', async () => {
    const first = await start();
    await first.stop();
    const { clusterFolder } = await placeCluster(dataDir);
    await rm(join(clusterFolder, 'global', 'pg_control'));
    await expect(start()).rejects.toThrow(
      /^The embedded PostgreSQL did not start \(.*pg_control.*\): put right what .*\.$/,
    );
  });
});

describe('The embedded PostgreSQL is supervised', () => {
  it('is started again after kill -9, with every acknowledged row, though one of its children is busy', async () => {
    const told: string[] = [];
    const cluster = await start();
    cluster.onDown((reason) => told.push(reason));
    await query(cluster.ownerUrl, 'create table kept as select 42 as answer');
    const busy = new pg.Client({ connectionString: cluster.ownerUrl });
    const broken = new Promise((resolve) => busy.on('error', resolve));
    await busy.connect();
    const counting = busy
      .query('select count(*) from generate_series(1, 1000000000000)')
      .catch((error: Error) => error);
    const before = await postmasterOf();

    process.kill(before, 'SIGKILL');
    await expect(counting).resolves.toBeInstanceOf(Error);
    await broken;
    await expect(queryWhenBack(cluster.ownerUrl, 'select answer from kept')).resolves.toEqual([
      { answer: 42 },
    ]);
    expect(await postmasterOf()).not.toBe(before);
    expect(told).toEqual(['the database ended (SIGKILL)']);
  });

  it('is started again as often as it dies, and stopped for good when asked', async () => {
    const cluster = await start();
    for (let death = 0; death < 3; death += 1) {
      process.kill(await postmasterOf(), 'SIGKILL');
      await queryWhenBack(cluster.ownerUrl, 'select 1');
    }
    await cluster.stop();
    expect(await processesOf(await placeCluster(dataDir))).toEqual([]);
  });

  it('can be stopped while it cannot be started', async () => {
    const failures: string[] = [];
    const { clusterFolder, home } = await placeCluster(dataDir);
    const cluster = await start(dataDir, { ...silentLog, error: (_, message) => failures.push(message) });
    const down = new Promise((resolve) => cluster.onDown(resolve));
    const pid = await postmasterOf();
    await rename(clusterFolder, join(home, 'elsewhere'));
    process.kill(pid, 'SIGKILL');
    await down;
    await cluster.stop();
    expect(failures[0]).toMatch(/starting it again$/);
  });

  it('is recovered by the next start when our process died by kill -9', async () => {
    const server = startScript('run-cluster.ts', dataDir);
    const url = await server.nextLine();
    await query(url, 'create table kept as select 42 as answer');
    const orphan = await postmasterOf();
    await server.kill('SIGKILL');
    await expect(query(url, 'select answer from kept'), 'the orphan lives on').resolves.toHaveLength(1);

    const warnings: string[] = [];
    const cluster = await start(dataDir, { ...silentLog, warn: (_, message) => warnings.push(message) });
    expect(warnings).toEqual(['ended the database that an earlier start left running']);
    expect(await postmasterOf()).not.toBe(orphan);
    await expect(query(cluster.superUrl, 'select answer from kept')).resolves.toEqual([{ answer: 42 }]);
  });

  it('is recovered when both were killed and the number in the lock file belongs to a stranger', async () => {
    const server = startScript('run-cluster.ts', dataDir);
    const url = await server.nextLine();
    await query(url, 'create table kept as select 42 as answer');
    const orphan = await postmasterOf();
    await server.kill('SIGKILL');
    process.kill(orphan, 'SIGKILL');
    const { clusterFolder } = await placeCluster(dataDir);
    await writeFile(join(clusterFolder, 'postmaster.pid'), `${process.pid}\n${clusterFolder}\n`);
    const cluster = await start();
    await expect(query(cluster.superUrl, 'select answer from kept')).resolves.toEqual([{ answer: 42 }]);
  });
});
