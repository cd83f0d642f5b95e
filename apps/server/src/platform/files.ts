import type { Readable } from 'node:stream';

/** Where uploads lie: on disk under DATA_DIR, or in any S3-compatible store. Keys look like `store-id/image-id-large.webp`. */
export interface Files {
  /** @throws DomainError `storage_unavailable` when nothing was stored */
  write(key: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(key: string): Promise<{ stream: Readable; bytes: number } | null>;
  remove(key: string): Promise<void>;
}
