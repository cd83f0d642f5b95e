import { mkdir, mkdtemp, type open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '#core/database/access/log.ts';
import { diskFiles } from './files-on-disk.ts';

const key = '0199c0de-0000-7000-8000-000000000001/0199c0de-0000-7000-8000-000000000002-small.webp';
let folder: string;
let files: ReturnType<typeof diskFiles>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sokoni-files-'));
  files = diskFiles(join(folder, 'uploads'), silentLog);
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function allNames(): Promise<string[]> {
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

/** The same files while Linux's /dev/full takes no byte: the error comes from the system itself, as it would from a full disk. */
async function filesOfFullDisk(): Promise<typeof files> {
  const real = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  const openFull: typeof open = async (path, flags, mode) => {
    const handle = await real.open(path, flags, mode);
    if (!String(flags).startsWith('w')) return handle;
    await handle.close();
    return real.open('/dev/full', 'w');
  };
  vi.resetModules();
  vi.doMock('node:fs/promises', () => ({ ...real, open: openFull }));
  const { diskFiles } = await import('./files-on-disk.ts');
  vi.doUnmock('node:fs/promises');
  vi.resetModules();
  return diskFiles(join(folder, 'uploads'), silentLog);
}

describe('CONTRACT Running it: uploads on disk', () => {
  it('gives back what was written', async () => {
    await files.write(key, Buffer.from('a picture'));
    const file = await files.read(key);
    expect(file?.bytes).toBe(9);
    expect(file && (await text(file.stream))).toBe('a picture');
  });

  it('has nothing under a key that was not written, or was removed', async () => {
    expect(await files.read(key)).toBeNull();
    await files.write(key, Buffer.from('a picture'));
    await files.remove(key);
    await files.remove(key);
    expect(await files.read(key)).toBeNull();
  });

  it('a reader of the old content keeps it while the new one is written in its place', async () => {
    await files.write(key, Buffer.from('old'));
    const old = await files.read(key);
    await files.write(key, Buffer.from('new content'));
    const fresh = await files.read(key);
    expect(old && (await text(old.stream))).toBe('old');
    expect(fresh && (await text(fresh.stream))).toBe('new content');
    expect(await allNames()).toHaveLength(1);
  });

  it('a full disk is said, keeps what was there and leaves no half file', async () => {
    await files.write(key, Buffer.from('old'));
    const full = await filesOfFullDisk();
    await expect(full.write(key, Buffer.from('new content'))).rejects.toMatchObject({
      code: 'storage_unavailable',
      status: 503,
    });
    expect(await readFile(join(folder, 'uploads', key), 'utf8')).toBe('old');
    expect(await allNames()).toHaveLength(1);
    await files.write(key, Buffer.from('new content'));
    expect(await readFile(join(folder, 'uploads', key), 'utf8')).toBe('new content');
  });

  it('a folder that cannot be used is said', async () => {
    await writeFile(join(folder, 'file'), '');
    const unusable = diskFiles(join(folder, 'file'), silentLog);
    await expect(unusable.write(key, Buffer.from('x'))).rejects.toMatchObject({
      code: 'storage_unavailable',
    });
    expect(await unusable.read(key)).toBeNull();
    await mkdir(join(folder, 'uploads', key), { recursive: true });
    await expect(files.remove(key)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it.each(['../secret-key', 'a/../../secret-key', '/etc/passwd', 'a/b/c.webp', 'a/b.html', ''])(
    'the key %j leads nowhere',
    async (bad) => {
      await expect(files.read(bad)).rejects.toThrow('A key of a file');
      await expect(files.write(bad, Buffer.from('x'))).rejects.toThrow('A key of a file');
      await expect(files.remove(bad)).rejects.toThrow('A key of a file');
      expect(await allNames()).toEqual([]);
    },
  );
});
