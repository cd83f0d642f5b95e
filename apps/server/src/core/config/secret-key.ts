import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { ConfigError } from './config-error.ts';

/**
 * The platform's secret keys, the signing one first: those of SECRET_KEY, else the one kept in DATA_DIR, which is made
 * on the first start. Whoever loses it loses every password and session, so `npm run backup` carries it along.
 */
export async function readSecretKeys(
  fromConfig: readonly string[] | null,
  file: string,
): Promise<readonly string[]> {
  if (fromConfig) return fromConfig;
  const kept = await read(file);
  if (kept !== null) return kept;
  await keepSecretKey(randomBytes(32).toString('base64url'), file);
  const made = await read(file);
  if (made === null)
    throw new ConfigError(`The secret key in ${file} vanished: make DATA_DIR a folder that keeps its files.`);
  return made;
}

/** Writes a key whole and on the disk, or not at all; one that is there already stays. */
export async function keepSecretKey(key: string, file: string): Promise<void> {
  const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    await handle.writeFile(`${key}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** One key, or the former one after a comma as in SECRET_KEY: a restored platform may bring two. */
async function read(file: string): Promise<string[] | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new ConfigError(
      `The secret key in ${file} cannot be read (${error.message}): make it readable, or set SECRET_KEY.`,
    );
  });
  if (text === null) return null;
  const keys = text.trim().split(',');
  if (keys.every((key) => key.length >= 32)) return keys;
  throw new ConfigError(
    `The secret key in ${file} is cut short: restore it from a backup, or set SECRET_KEY.`,
  );
}
