import { execFile } from 'node:child_process';
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { ConfigError } from '#core/config/config-error.ts';
import type { Placement } from './cluster-location.ts';
import { DATABASE_ENVIRONMENT } from './postmaster.ts';

/** Names inside the embedded database. */
export const DATABASE_NAME = 'sokoni';
export const OWNER_ROLE = 'sokoni_owner';
export const APPLICATION_ROLE = 'sokoni_app';
export const SUPERUSER_ROLE = 'postgres';

/** The socket's folder admits one operating-system user only; whoever passes it may already read the files. */
const WHO_MAY_CONNECT = 'local all all trust\n';

/** Written into postgresql.conf once, so that an operator may tune it. */
const INITIAL_SETTINGS = {
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '100',
  shared_buffers: '128MB',
  jit: 'off',
  huge_pages: 'off',
  log_checkpoints: 'off',
};

/**
 * Makes the cluster when it is not there: UTF-8, sorted by ICU, with page checksums. It grows under another name and
 * is renamed when whole, so that an initdb that broke off is never started.
 */
export async function ensureCluster(placement: Placement, fsync: boolean): Promise<void> {
  const major = await readFile(join(placement.clusterFolder, 'PG_VERSION'), 'utf8').catch(() => null);
  if (major !== null) return refuseOtherMajor(major.trim(), placement);
  const unfinished = `${placement.clusterFolder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await initdb(placement, unfinished, fsync);
  const hba = join(unfinished, 'pg_hba.conf');
  await writeFile(hba, WHO_MAY_CONNECT);
  if (fsync) await syncPath(hba);
  await rename(unfinished, placement.clusterFolder);
  if (fsync) await syncPath(placement.home);
}

/**
 * The C locale would do for sorting, but pg_trgm takes the letters of a word from the C library's character classes:
 * under plain C it drops every letter beyond ASCII. macOS has no C.UTF-8, hence the second choice.
 */
async function initdb(placement: Placement, folder: string, fsync: boolean): Promise<void> {
  const locales = ['C.UTF-8', 'en_US.UTF-8', 'C'];
  for (const [index, locale] of locales.entries()) {
    const flags = [
      ['-D', folder, '-U', SUPERUSER_ROLE, '--auth=trust', '--encoding=UTF8', `--locale=${locale}`],
      ['--locale-provider=icu', '--icu-locale=und', '--data-checksums', '--text-search-config=simple'],
      Object.entries(INITIAL_SETTINGS).flatMap(([key, value]) => ['--set', `${key}=${value}`]),
      fsync ? [] : ['--no-sync'],
    ].flat();
    try {
      await promisify(execFile)(placement.binaries.initdb, flags, {
        ...placement.user,
        cwd: placement.home,
        env: DATABASE_ENVIRONMENT,
      });
      return;
    } catch (error) {
      const { stderr = '', message } = error as Error & { stderr?: string };
      if (stderr.includes('invalid locale') && index < locales.length - 1) continue;
      throw new ConfigError(
        `The embedded PostgreSQL could not make its database in ${placement.home} (${(stderr.trim() || message).split('\n').join('; ')}): free space or rights there, or set DATABASE_URL and DATABASE_OWNER_URL to a PostgreSQL of your own.`,
      );
    }
  }
}

async function refuseOtherMajor(major: string, placement: Placement): Promise<void> {
  const ours = /(\d+)\./.exec(placement.binaries.release)?.[1];
  if (major === ours) return;
  throw new ConfigError(
    `The database in ${placement.clusterFolder} was made by PostgreSQL ${major} and these programs are ${ours}: take a backup with the former release and restore it into an empty DATA_DIR.`,
  );
}

/** Creates the two roles and the database; each start repairs what an earlier one left out. */
export async function ensureRolesAndDatabase(superUrl: (database: string) => string): Promise<void> {
  const client = new pg.Client({ connectionString: superUrl('postgres') });
  await client.connect();
  try {
    const { rows } = await client.query<{ owner: boolean; app: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as owner,
              exists (select from pg_roles where rolname = $2) as app,
              exists (select from pg_database where datname = $3) as database`,
      [OWNER_ROLE, APPLICATION_ROLE, DATABASE_NAME],
    );
    const there = rows[0];
    const plain = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
    if (!there?.owner) await client.query(`create role ${OWNER_ROLE} ${plain}`);
    if (!there?.app) await client.query(`create role ${APPLICATION_ROLE} ${plain}`);
    if (!there?.database) await client.query(`create database ${DATABASE_NAME} owner ${OWNER_ROLE}`);
  } finally {
    await client.end();
  }
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
