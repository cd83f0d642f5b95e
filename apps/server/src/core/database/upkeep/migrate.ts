import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { ConfigError } from '#core/config/config-error.ts';
import type { Log } from '#core/database/access/log.ts';
import { underSchemaLock } from './schema-lock.ts';

export interface MigrateOptions {
  /** A direct connection as the owner of schema app. */
  ownerUrl: string;
  /** Holds `0001_name.sql`, `0002_name.sql` … */
  folder: string;
  log: Log;
  /** Stops after this number, for a backup that an older release made. */
  upTo?: number;
}

/** One file of the migrations folder. */
export interface Migration {
  number: number;
  name: string;
  sql: string;
  /** SHA-256 of the text, whatever its line ends. */
  checksum: string;
}

interface Applied {
  number: number;
  name: string;
  checksum: string;
}

/**
 * Brings the schema up to the newest migration, forward only, each in a transaction of its own. Servers that start at
 * once migrate once. Errors: ConfigError when the files do not match what this database has seen, and the database's
 * own error, with file and line, when a migration fails.
 */
export async function migrate({ ownerUrl, folder, log, upTo = Infinity }: MigrateOptions): Promise<void> {
  const migrations = (await readMigrations(folder)).filter(({ number }) => number <= upTo);
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'sokoni-migrate' });
  await client.connect();
  try {
    const seen = await appliedMigrations(client);
    for (const migration of migrations.filter(({ number }) => !seen.has(number))) {
      const done = await underSchemaLock(client, () => applyOnce(client, migration));
      if (done) log.info({ migration: migration.name }, 'migrated the database');
    }
    const now = await appliedMigrations(client);
    refuseChanged(migrations, now);
    if (now.size > migrations.length) log.warn({}, 'the database was migrated by a newer release');
  } finally {
    await client.end();
  }
}

/** The migrations of a folder in their order. Errors: ConfigError for two files of one number. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  const migrations = await Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return {
        number: Number(name.slice(0, 4)),
        name,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      };
    }),
  );
  for (const [index, { number, name }] of migrations.entries()) {
    const before = migrations[index - 1];
    if (before?.number === number) {
      throw new ConfigError(
        `The migrations ${before.name} and ${name} have one number: give the newer one the next free number.`,
      );
    }
  }
  return migrations;
}

/** What the database has seen, by number; empty before the first migration. */
export async function appliedMigrations(client: pg.Client): Promise<Map<number, Applied>> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('app.migrations') is not null as there`,
  );
  if (!found[0]?.there) return new Map();
  const { rows } = await client.query<Applied>('select number, name, checksum from app.migrations');
  return new Map(rows.map((row) => [row.number, row]));
}

async function applyOnce(client: pg.Client, migration: Migration): Promise<boolean> {
  await client.query(`
    create schema if not exists app;
    create table if not exists app.migrations (
      number integer primary key,
      name text not null,
      checksum text not null,
      at timestamptz not null default now()
    );
    comment on table app.migrations is 'read-only';
  `);
  const seen = await appliedMigrations(client);
  if (seen.has(migration.number)) return false;
  const newest = Math.max(0, ...seen.keys());
  if (migration.number < newest) {
    throw new ConfigError(
      `The migration ${migration.name} was added below number ${newest} that this database has seen: give it the next free number.`,
    );
  }
  await run(client, migration);
  await client.query('insert into app.migrations (number, name, checksum) values ($1, $2, $3)', [
    migration.number,
    migration.name,
    migration.checksum,
  ]);
  return true;
}

async function run(client: pg.Client, { name, sql }: Migration): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code !== '55P03') {
      const line = sql.slice(0, Number(error.position ?? 0)).split('\n').length;
      error.message = `${name}, line ${line}: ${error.message}`;
    }
    throw error;
  }
}

function refuseChanged(migrations: Migration[], applied: Map<number, Applied>): void {
  for (const { number, name, checksum } of migrations) {
    if (applied.get(number)?.checksum === checksum) continue;
    throw new ConfigError(
      `The migration ${name} was changed after this database had run it: put the file back as it was and add a new migration, or make the database anew.`,
    );
  }
}
