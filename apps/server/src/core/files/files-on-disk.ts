import { open, readdir, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Log } from '#core/database/access/log.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { isFileKey } from './file-key.ts';
import type { Files } from './files.ts';
import { copyWhole, writeWhole } from './write-whole.ts';

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
    async copyIn(key, path) {
      await copyWhole(pathOf(key), path).catch((error: unknown) => {
        log.error({ err: error, key }, 'a file could not be stored');
        throw new DomainError('storage_unavailable', { retryAfterSeconds: 60 });
      });
    },
    async read(key, from = 0) {
      const handle = await open(pathOf(key), 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
        log.error({ err: error, key }, 'a file could not be read');
        throw new DomainError('unavailable', { retryAfterSeconds: 5 });
      });
      if (!handle) return null;
      const { size } = await handle.stat();
      return { stream: handle.createReadStream({ start: from }), bytes: Math.max(0, size - from) };
    },
    async remove(key) {
      await rm(pathOf(key), { force: true }).catch((error: unknown) => {
        log.error({ err: error, key }, 'a file could not be removed');
        throw new DomainError('unavailable', { retryAfterSeconds: 5 });
      });
    },
    async *list() {
      const names = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        log.error({ err: error }, 'the files could not be listed');
        throw new DomainError('unavailable', { retryAfterSeconds: 5 });
      });
      for (const name of names) {
        const key = name.replaceAll(sep, '/');
        if (isFileKey(key)) yield key;
      }
    },
  };
}

function checkedKey(key: string): string {
  if (!isFileKey(key)) throw new Error('A key of a file is a folder and a name');
  return key;
}
