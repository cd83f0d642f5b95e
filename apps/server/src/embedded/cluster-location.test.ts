import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataDir } from '#core/config/data-dir.ts';
import { usableBinaries } from './binaries.ts';
import { openSocketFolder, placeCluster, socketFolderOf } from './cluster-location.ts';
import { allows, mayUse, userIn } from './system-user.ts';

const stranger = { uid: 65533, gid: 65533 };
const weAreRoot = process.getuid?.() === 0;

let folder: string;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'sokoni place ')));
  await chmod(folder, 0o755);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('CONTRACT "Running it": what the user of the database may reach', () => {
  it('reads a user from /etc/passwd, and never root', () => {
    const passwd =
      'root:x:0:0::/root:/bin/sh\npostgres:x:101:104:,,,:/var/lib/postgresql:/bin/bash\nnobody:x:65534:65534::/:\n';
    expect(userIn(passwd, 'postgres')).toEqual({ uid: 101, gid: 104 });
    expect(userIn(passwd, 'nobody')).toEqual({ uid: 65534, gid: 65534 });
    expect(userIn(passwd, 'absent')).toBeNull();
    expect(userIn('postgres:x:0:0::/:/bin/sh', 'postgres')).toBeNull();
  });

  it.each([
    ['the owner by the first digit', { uid: 7, gid: 1, mode: 0o500 }, true],
    ['the group by the second', { uid: 1, gid: 8, mode: 0o050 }, true],
    ['anyone else by the third', { uid: 1, gid: 1, mode: 0o005 }, true],
    ['the owner not by the third', { uid: 7, gid: 1, mode: 0o005 }, false],
    ['nobody with half of it', { uid: 1, gid: 1, mode: 0o004 }, false],
  ])('lets %s', (_, rights, expected) => {
    expect(allows(rights, { uid: 7, gid: 8 }, 5)).toBe(expected);
  });

  it('asks every folder on the way, behind links too', async () => {
    const inner = join(folder, 'closed', 'inner');
    await mkdir(inner, { recursive: true });
    await symlink(inner, join(folder, 'link'));
    expect(await mayUse(join(folder, 'link'), stranger, 1)).toBe(true);
    await chmod(join(folder, 'closed'), 0o700);
    expect(await mayUse(join(folder, 'link'), stranger, 1)).toBe(false);
    expect(await mayUse(join(folder, 'link'), null, 1)).toBe(true);
    expect(await mayUse(join(folder, 'absent'), stranger, 1)).toBe(false);
  });
});

/** A DATA_DIR as it lies in a clone under root's own home. */
async function underClosedHome(): Promise<{ path: string; system: string }> {
  const home = join(folder, 'home of root');
  await mkdir(home, { mode: 0o700 });
  const { path } = await openDataDir(join(home, 'data'));
  return { path, system: join(folder, 'system') };
}

describe('CONTRACT "Running it": where the cluster lies', () => {
  it('is DATA_DIR/database where the user of the database gets there', async () => {
    const { path } = await openDataDir(join(folder, 'data dir'));
    const placement = await placeCluster(path, [join(folder, 'system')]);
    expect(placement.home).toBe(join(path, 'database'));
    expect((await stat(placement.home)).uid).toBe(placement.user?.uid ?? process.getuid?.());
    expect((await stat(placement.home)).mode & 0o777).toBe(0o700);
  });

  it('is a folder of the system, named by DATA_DIR, where only root gets to DATA_DIR', async () => {
    const { path, system } = await underClosedHome();
    const first = await placeCluster(path, ['/dev/null/not-a-folder', system]);
    // An ordinary user runs the database itself and has no need of it.
    expect(first.home.startsWith(weAreRoot ? system : path)).toBe(true);
    const pointed = await readFile(join(path, 'cluster-folder'), 'utf8').catch(
      () => `${join(path, 'database')}\n`,
    );
    expect(pointed).toBe(`${first.home}\n`);
    expect((await placeCluster(path, [system])).home).toBe(first.home);
  });

  it('is never taken over from a DATA_DIR of the same name that was removed', async () => {
    const { path, system } = await underClosedHome();
    const first = await placeCluster(path, [system]);
    await writeFile(join(first.home, 'mark'), 'of the first');
    await rm(path, { recursive: true });
    await openDataDir(path);
    const second = await placeCluster(path, [system]);
    await expect(stat(join(second.home, 'mark'))).rejects.toThrow('ENOENT');
  });

  it('is not shared by a copy of DATA_DIR', async () => {
    const { path, system } = await underClosedHome();
    const original = await placeCluster(path, [system]);
    const copy = join(path, '..', 'copy');
    await cp(path, copy, { recursive: true });
    const answer = await placeCluster(copy, [system]).then(
      (placement) => placement.home,
      (error: Error) => error.message,
    );
    if (weAreRoot)
      expect(answer).toContain(`is a copy of ${path} and names the same database ${original.home}:`);
    else expect(answer).toBe(join(copy, 'database'));
  });

  it('keeps a long path out of the address of the socket, and finds the same one again', async () => {
    const { path } = await openDataDir(join(folder, 'd'.repeat(50), 'e'.repeat(50)));
    const placement = await placeCluster(path, [join(folder, 'system')]);
    const socketFolder = await openSocketFolder(placement);
    expect(Buffer.byteLength(join(socketFolder, '.s.PGSQL.5432'))).toBeLessThan(100);
    expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
    expect(await openSocketFolder(placement)).toBe(socketFolder);
    expect(await socketFolderOf(placement.home)).toBe(socketFolder);
    await rm(socketFolder, { recursive: true });
    expect(await openSocketFolder(placement)).not.toBe(socketFolder);
    await rm(await socketFolderOf(placement.home), { recursive: true });
  });
});

describe('CONTRACT "Running it": the programs of the database', () => {
  it('run from node_modules when its user gets there', async () => {
    const binaries = await usableBinaries(null, () => Promise.reject(new Error('copied')));
    expect(binaries.postgres).toContain('node_modules');
  });

  it('are copied, once, when it does not, with the links that npm left out', async () => {
    const { folder: native, release } = await usableBinaries(null, () => Promise.reject(new Error('copied')));
    const closed = join(folder, 'closed');
    await cp(native, join(closed, 'native'), { recursive: true, verbatimSymlinks: true });
    const library = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'))[0].target;
    await rm(join(closed, library));
    await chmod(closed, 0o700);
    const copies = join(folder, 'copies');
    const packaged = { ...(await usableBinaries(null, async () => copies)), folder: join(closed, 'native') };
    const first = await usableBinaries(stranger, async () => copies, packaged);
    expect(first.postgres).toBe(join(copies, release, 'bin', 'postgres'));
    expect(await mayUse(first.postgres, stranger, 5)).toBe(true);
    expect(
      await mayUse(join(copies, release, '..', release, library.replace('native/', '')), stranger, 4),
    ).toBe(true);
    await writeFile(join(first.folder, 'mark'), '');
    await usableBinaries(stranger, async () => copies, packaged);
    await expect(stat(join(first.folder, 'mark'))).resolves.toBeTruthy();
  });
});
