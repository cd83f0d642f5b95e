import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepSecretKey, readSecretKeys } from './secret-key.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sokoni-key-'));
  file = join(folder, 'secret-key');
});

afterEach(() => rm(folder, { recursive: true }));

describe('CONTRACT "Running it": SECRET_KEY', () => {
  it('is made once and kept for us alone', async () => {
    const [first] = await readSecretKeys(null, file);
    expect(first).toHaveLength(43);
    await expect(readSecretKeys(null, file)).resolves.toEqual([first]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['secret-key']);
  });

  it('is one key when several starts make it at once', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => readSecretKeys(null, file)));
    expect(new Set(made.flat()).size).toBe(1);
  });

  it('comes from the configuration when that names keys', async () => {
    await expect(readSecretKeys(['a', 'b'], file)).resolves.toEqual(['a', 'b']);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is never overwritten', async () => {
    const [first] = await readSecretKeys(null, file);
    await keepSecretKey('x'.repeat(43), file);
    await expect(readSecretKeys(null, file)).resolves.toEqual([first]);
  });

  it('refuses a file that is cut short', async () => {
    await writeFile(file, '');
    await expect(readSecretKeys(null, file)).rejects.toThrow(
      /is cut short: restore it from a backup, or set SECRET_KEY\.$/,
    );
  });
});
