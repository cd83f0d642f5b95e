import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '#core/config/config.ts';
import type { Log } from '#core/database/access/log.ts';
import { diskFiles } from './files-on-disk.ts';

/** Where uploads lie: on disk under DATA_DIR, or in any S3-compatible store. Keys look like `store-id/image-id-large.webp`. */
export interface Files {
  /** Returns when the file is whole and safe. @throws DomainError `storage_unavailable` when nothing was stored */
  write(key: string, bytes: Buffer): Promise<void>;
  /** Keeps a copy of a file of this machine, however large. @throws DomainError `storage_unavailable` when nothing was stored */
  copyIn(key: string, path: string): Promise<void>;
  /** From this byte on. Null when there is no such file. @throws DomainError `unavailable` */
  read(key: string, from?: number): Promise<{ stream: Readable; bytes: number } | null>;
  /** A file that is not there is removed already. @throws DomainError `unavailable` */
  remove(key: string): Promise<void>;
  /** The keys of all files; what else lies there is passed over. @throws DomainError `unavailable` */
  list(): AsyncIterable<string>;
}

/** The S3 client is large: it is loaded where S3 is configured and nowhere else. */
export async function openFiles(config: Config, log: Log): Promise<Files> {
  if (config.s3 === null) return diskFiles(join(config.dataDir, 'uploads'), log);
  const { s3Files } = await import('./files-in-s3.ts');
  return s3Files(config.s3, log);
}
