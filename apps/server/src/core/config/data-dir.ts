import { mkdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ConfigError } from './config-error.ts';

/** DATA_DIR and its parts, all absolute and free of symbolic links. The database's is database/placement.ts's matter. */
export interface DataDir {
  path: string;
  uploads: string;
  mail: string;
  logs: string;
  secretKeyFile: string;
}

/**
 * Makes DATA_DIR when it is not there. Its parts are private to us; the folder itself stays traversable when we are
 * root, because the database then runs as another user and lies inside.
 */
export async function openDataDir(path: string): Promise<DataDir> {
  const wanted = resolve(path);
  try {
    await mkdir(wanted, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    const real = await realpath(wanted);
    const dir = pathsOf(real);
    await Promise.all(
      [dir.uploads, dir.mail, dir.logs].map((part) => mkdir(part, { recursive: true, mode: 0o700 })),
    );
    return dir;
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR ${wanted} cannot be used (${(error as Error).message}): make it writable or set DATA_DIR to a folder that is.`,
    );
  }
}

function pathsOf(path: string): DataDir {
  return {
    path,
    uploads: join(path, 'uploads'),
    mail: join(path, 'mail'),
    logs: join(path, 'logs'),
    secretKeyFile: join(path, 'secret-key'),
  };
}
