import { createHash } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack as packTar } from 'tar-stream';
import { ConfigError } from '#core/config/config-error.ts';
import type { Files } from '#core/files/files.ts';
import { withSnapshot } from './copy-out.ts';
import { type End, FORMAT, type Manifest } from './manifest.ts';

export interface BackupOptions {
  /** A direct connection as the owner role. */
  ownerUrl: string;
  secretKeys: readonly string[];
  /** The uploads, wherever they lie. */
  files: Pick<Files, 'list' | 'read'>;
  /** Must not exist. */
  file: string;
  now: Date;
}

/** What a backup or a restore has moved. */
export interface Moved {
  tables: number;
  rows: number;
  uploads: number;
}

/** Small enough for memory, large enough for tar's 512 bytes of heading not to matter. */
const PART_BYTES = 4 * 1024 * 1024;

/**
 * Writes the whole platform into one file, readable by us alone because the secret key is in it. It appears under its
 * name when it is whole and on the disk. A picture that is removed while the backup runs may be missing from it.
 */
export async function writeBackup({ ownerUrl, secretKeys, files, file, now }: BackupOptions): Promise<Moved> {
  if (await stat(file).catch(() => null)) {
    throw new ConfigError(`The file ${file} exists: name another one, or move it away.`);
  }
  const unfinished = `${file}.unfinished`;
  const target = await open(unfinished, 'wx', 0o600).catch((error: Error) => {
    throw new ConfigError(`The file ${unfinished} cannot be made (${error.message}): name another one.`);
  });
  const tar = packTar();
  const written = pipeline(tar, createGzip(), target.createWriteStream({ flush: true }));
  written.catch((error: Error) => tar.destroy(error));
  try {
    const moved = await withSnapshot(ownerUrl, async (snapshot) => {
      const manifest: Manifest = { format: FORMAT, created_at: now.toISOString(), ...snapshot.manifest };
      await addJson(tar, 'manifest.json', manifest);
      await addBytes(tar, 'secret-key', Buffer.from(`${secretKeys.join(',')}\n`));
      const end: End = { tables: {}, uploads: await addUploads(tar, files) };
      for (const table of manifest.tables) {
        end.tables[table.name] = await addTable(tar, table.name, snapshot.rowsOf(table));
      }
      await addJson(tar, 'jobs.json', snapshot.jobs);
      await addJson(tar, 'end.json', end);
      return movedBy(end);
    });
    tar.finalize();
    await written;
    await rename(unfinished, file);
    return moved;
  } catch (error) {
    tar.destroy();
    await written.catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The sums that a person is told. */
export function movedBy({ tables, uploads }: End): Moved {
  const counts = Object.values(tables).map(({ rows }) => rows);
  return { tables: counts.length, rows: counts.reduce((sum, rows) => sum + rows, 0), uploads };
}

async function addTable(tar: Pack, name: string, rows: Readable): Promise<End['tables'][string]> {
  const sha256 = createHash('sha256');
  let count = 0;
  let part = 0;
  let waiting: Buffer[] = [];
  let bytes = 0;
  const flush = async () => {
    part += 1;
    await addBytes(tar, `tables/${name}/${String(part).padStart(6, '0')}`, Buffer.concat(waiting));
    waiting = [];
    bytes = 0;
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    sha256.update(chunk);
    // COPY text ends each row, and nothing else, with a line feed.
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1;
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART_BYTES) await flush();
  }
  if (bytes > 0) await flush();
  return { rows: count, sha256: sha256.digest('hex') };
}

async function addUploads(tar: Pack, files: BackupOptions['files']): Promise<number> {
  let count = 0;
  for await (const key of files.list()) {
    const file = await files.read(key);
    if (!file) continue;
    await pipeline(file.stream, tar.entry({ name: `uploads/${key}`, size: file.bytes, mode: 0o600 }));
    count += 1;
  }
  return count;
}

function addJson(tar: Pack, name: string, value: unknown): Promise<void> {
  return addBytes(tar, name, Buffer.from(JSON.stringify(value)));
}

/** Waits until the archive has taken it, so that no more than one part is in memory. */
function addBytes(tar: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    tar
      .entry({ name, size: bytes.length, mode: 0o600 }, (error) => (error ? reject(error) : resolve()))
      .end(bytes);
  });
}
