import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from './database/log.ts';
import { DomainError } from './domain-error.ts';
import type { Files } from './files.ts';
import { writeWhole } from './write-whole.ts';

/** Files below a folder. */
export function diskFiles(folder: string, log: Log): Files {
  const pathOf = (key: string) => join(folder, checkedKey(key));
  return {
    async write(key, bytes) {
      await writeWhole(pathOf(key), bytes).catch((error: unknown) => {
        log.error({ err: error, key }, 'a file could not be stored');
        throw new DomainError('storage_unavailable', { retryAfterSeconds: 60 });
      });
    },
    async read(key) {
      const handle = await open(pathOf(key), 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
        log.error({ err: error, key }, 'a file could not be read');
        throw new DomainError('unavailable', { retryAfterSeconds: 5 });
      });
      if (!handle) return null;
      const { size } = await handle.stat();
      return { stream: handle.createReadStream(), bytes: size };
    },
    async remove(key) {
      await rm(pathOf(key), { force: true }).catch((error: unknown) => {
        log.error({ err: error, key }, 'a file could not be removed');
        throw new DomainError('unavailable', { retryAfterSeconds: 5 });
      });
    },
  };
}

/** A key cannot lead out of the folder. */
function checkedKey(key: string): string {
  if (!/^[a-z0-9-]+\/[a-z0-9-]+\.webp$/.test(key)) throw new Error('A key of a file is a folder and a name');
  return key;
}
