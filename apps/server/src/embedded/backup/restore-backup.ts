import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { runMigrations } from 'graphile-worker';
import { extract, type Header } from 'tar-stream';
import * as z from 'zod';
import { ConfigError } from '#core/config/config-error.ts';
import type { Log } from '#core/database/access/log.ts';
import { migrate, readMigrations } from '#core/database/upkeep/migrate.ts';
import { isFileKey } from '#core/files/file-key.ts';
import type { Files } from '#core/files/files.ts';
import { type Loading, withLoading } from './copy-in.ts';
import { type End, endSchema, jobSchema, type Manifest, manifestSchema } from './manifest.ts';
import { type Moved, movedBy } from './write-backup.ts';

export interface RestoreOptions {
  file: string;
  /** A direct connection as the owner role to an empty database. */
  ownerUrl: string;
  migrations: string;
  log: Log;
  /** Called with the keys of the backup before anything is written. */
  takeSecretKeys(keys: readonly string[]): Promise<void>;
  /** Where the uploads of the restored platform lie. */
  files: Pick<Files, 'write'>;
}

/**
 * Brings a platform back into an empty database: migrates it as far as the backup was, loads everything in one
 * transaction, compares counts and checksums, and migrates the rest of the way. Errors: ConfigError for a backup that
 * is no backup, is cut short or damaged, or was made by a newer release.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Moved> {
  const { file, ownerUrl, migrations: folder, log } = options;
  const archive = openArchive(file);
  try {
    const manifest = await readManifest(archive.entries, file);
    await refuseOtherSchema(manifest, folder);
    await migrate({ ownerUrl, folder, log, upTo: manifest.migrations.at(-1)?.number ?? 0 });
    await runMigrations({ connectionString: ownerUrl });
    const end = await withLoading(ownerUrl, manifest, (loading) =>
      loadAll(archive.entries, manifest, loading, options),
    );
    await migrate({ ownerUrl, folder, log });
    return movedBy(end);
  } catch (error) {
    throw (await archive.failure()) ?? error;
  }
}

/** One file of the archive. */
type Entry = AsyncIterable<Buffer> & { header: Header };

async function loadAll(
  entries: AsyncIterator<Entry>,
  manifest: Manifest,
  loading: Loading,
  { file, files, takeSecretKeys }: RestoreOptions,
): Promise<End> {
  const found: End = { tables: {}, uploads: 0 };
  const tables = tableLoader(manifest, loading, found);
  for (let next = await entries.next(); !next.done; next = await entries.next()) {
    const entry = next.value;
    const [kind, ...rest] = entry.header.name.split('/');
    if (kind !== 'tables') await tables.finish();
    if (kind === 'secret-key') await takeSecretKeys((await textOf(entry)).trim().split(','));
    else if (kind === 'uploads') {
      await saveUpload(entry, rest.join('/'), files);
      found.uploads += 1;
    } else if (kind === 'tables') await tables.take(rest[0] ?? '', entry);
    else if (kind === 'jobs.json')
      await loading.addJobs(parsed(z.array(jobSchema), await textOf(entry), file));
    else if (kind === 'end.json') {
      const promised = parsed(endSchema, await textOf(entry), file);
      refuseDifference(promised, found, file);
      return promised;
    } else throw damaged(file);
  }
  throw new ConfigError(`The backup ${file} is cut short: use another one.`);
}

interface TableLoader {
  take(name: string, part: Entry): Promise<void>;
  finish(): Promise<void>;
}

/** The parts of one table follow each other and go into one COPY. */
function tableLoader(manifest: Manifest, loading: Loading, found: End): TableLoader {
  let open: {
    name: string;
    stream: Writable;
    rows: Promise<number>;
    sha256: ReturnType<typeof createHash>;
  } | null = null;

  async function finish(): Promise<void> {
    if (!open) return;
    const { name, stream, rows, sha256 } = open;
    open = null;
    stream.end();
    found.tables[name] = { rows: await rows, sha256: sha256.digest('hex') };
  }

  async function take(name: string, part: Entry): Promise<void> {
    if (open?.name !== name) {
      await finish();
      const table = manifest.tables.find((known) => known.name === name);
      if (!table)
        throw new ConfigError(
          `The backup holds rows of a table ${name} that it does not announce: use another one.`,
        );
      open = { name, sha256: createHash('sha256'), ...loading.table(table) };
    }
    for await (const chunk of part) {
      open.sha256.update(chunk);
      if (!open.stream.write(chunk)) await Promise.race([once(open.stream, 'drain'), open.rows]);
    }
  }

  return { take, finish };
}

async function saveUpload(entry: Entry, key: string, files: RestoreOptions['files']): Promise<void> {
  if (!isFileKey(key)) {
    throw new ConfigError(
      `The backup holds a file outside of its folder (${entry.header.name}): use another one.`,
    );
  }
  await files.write(key, await bytesOf(entry));
}

interface Archive {
  entries: AsyncIterator<Entry>;
  /** Closes the file; answers why it could not be read, null when the fault lies elsewhere. */
  failure(): Promise<ConfigError | null>;
}

function openArchive(file: string): Archive {
  const source = createReadStream(file);
  const tar = extract();
  const feeding = pipeline(source, createGunzip(), tar).then(
    () => null,
    (error: NodeJS.ErrnoException) => error,
  );
  return {
    entries: tar[Symbol.asyncIterator]() as AsyncIterator<Entry>,
    async failure() {
      source.destroy();
      tar.destroy();
      const error = await feeding;
      if (error === null || error.code === 'ERR_STREAM_PREMATURE_CLOSE') return null;
      return new ConfigError(
        `The file ${file} cannot be read as a backup (${error.message}): use another one.`,
      );
    },
  };
}

async function readManifest(entries: AsyncIterator<Entry>, file: string): Promise<Manifest> {
  const first = await entries.next();
  if (first.done || first.value.header.name !== 'manifest.json') {
    throw new ConfigError(
      `The file ${file} is not a backup of Sokoni: name one that npm run backup has written.`,
    );
  }
  return parsed(manifestSchema, await textOf(first.value), file);
}

async function refuseOtherSchema(manifest: Manifest, folder: string): Promise<void> {
  const ours = new Map((await readMigrations(folder)).map((migration) => [migration.number, migration]));
  for (const { number, name, checksum } of manifest.migrations) {
    const known = ours.get(number);
    if (!known) {
      throw new ConfigError(
        `The backup was made by a newer release (it has seen the migration ${name}): install that release or a later one and restore again.`,
      );
    }
    if (known.checksum !== checksum) {
      throw new ConfigError(
        `The backup was made with another migration ${name} than this release has: install the release that made it.`,
      );
    }
  }
}

function refuseDifference(promised: End, found: End, file: string): void {
  const names = Object.keys(promised.tables);
  const same = names.every((name) => {
    const { rows = 0, sha256 = createHash('sha256').digest('hex') } = found.tables[name] ?? {};
    return rows === promised.tables[name]?.rows && sha256 === promised.tables[name]?.sha256;
  });
  if (!same || promised.uploads !== found.uploads) throw damaged(file);
}

async function textOf(entry: Entry): Promise<string> {
  return (await bytesOf(entry)).toString();
}

async function bytesOf(entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function parsed<T>(schema: z.ZodType<T>, text: string, file: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw damaged(file);
  }
}

function damaged(file: string): ConfigError {
  return new ConfigError(`The backup ${file} is damaged or of an unknown format: use another one.`);
}
