import { createHash } from 'node:crypto';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rename,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '#core/config/config-error.ts';
import { type Binaries, usableBinaries } from './binaries.ts';
import { databaseUser, mayUse, type SystemUser } from './system-user.ts';

/** Where the embedded database of a DATA_DIR lies and who runs it. */
export interface Placement {
  user: SystemUser | null;
  binaries: Binaries;
  /** Holds the cluster, its unfinished predecessor and the socket; belongs to `user`, closed to everyone else. */
  home: string;
  clusterFolder: string;
  /** Shown in `ps`, and how the processes of this cluster are told from those of another. */
  clusterName: string;
}

/** Folders of the system that are meant for data, where root may put what DATA_DIR cannot hold. */
const SYSTEM_FOLDERS = ['/var/lib/sokoni', '/srv/sokoni', '/opt/sokoni'];

/** A socket's address holds 108 bytes (104 on macOS) and ends in `/.s.PGSQL.5432`. */
const LONGEST_SOCKET_FOLDER = 100 - '/.s.PGSQL.5432'.length;

/**
 * Finds or chooses the place of the cluster of `dataDir` (an absolute path without links). It is `dataDir/database`,
 * unless we are root and the user that runs the database cannot get there: then it is a folder of the system, which
 * the file `dataDir/cluster-folder` names.
 */
export async function placeCluster(dataDir: string, systemFolders = SYSTEM_FOLDERS): Promise<Placement> {
  const pointer = join(dataDir, 'cluster-folder');
  const pointed = (await readFile(pointer, 'utf8').catch(() => '')).trim();
  const inside = join(dataDir, 'database');
  const user = await databaseUser(join(pointed || inside, 'cluster'));
  const home =
    pointed || (await mayUse(dataDir, user, 1))
      ? pointed || inside
      : await systemHome(dataDir, pointer, systemFolders);
  if (home !== inside) await claimSystemHome(home, dataDir);
  await mkdir(home, { recursive: true, mode: 0o700 });
  const { uid } = await stat(home);
  if (user && uid === 0) await chown(home, user.uid, user.gid);
  if (!user && uid !== process.getuid?.()) {
    throw new ConfigError(
      `The database in ${home} belongs to the system user ${uid}: start Sokoni as that user or as root, or set DATA_DIR to another folder.`,
    );
  }
  const real = await realpath(home);
  const binaries = await usableBinaries(user, async () =>
    user ? join(await systemFolder(systemFolders), 'binaries') : join(dataDir, 'binaries'),
  );
  return {
    user,
    binaries,
    home: real,
    clusterFolder: join(real, 'cluster'),
    clusterName: `sokoni-${shortHash(real)}`,
  };
}

/** Whether a cluster was ever placed for this DATA_DIR. */
export async function hasCluster(dataDir: string): Promise<boolean> {
  const places = [join(dataDir, 'database'), join(dataDir, 'cluster-folder')];
  const found = await Promise.all(places.map((place) => stat(place).catch(() => null)));
  return found.some(Boolean);
}

/**
 * The private folder of the socket: beside the cluster, or below the system's temporary folder when that path is too
 * long for a socket's address. The file `socket-folder` remembers the latter for the next start and for `backup`.
 */
export async function openSocketFolder({ home, user }: Placement): Promise<string> {
  const beside = join(home, 'socket');
  if (Buffer.byteLength(beside) <= LONGEST_SOCKET_FOLDER) return makePrivate(beside, user);
  const known = await socketFolderOf(home);
  const rights = await lstat(known).catch(() => null);
  const owner = user?.uid ?? process.getuid?.();
  if (rights?.isDirectory() && rights.uid === owner && (rights.mode & 0o077) === 0) return known;
  const folder = await makePrivate(await mkdtemp(join(tmpdir(), 'sokoni-')), user);
  await writeFile(join(home, 'socket-folder'), folder, { mode: 0o600 });
  return folder;
}

/** Where the socket of the cluster in `home` lies, as far as is known. */
export async function socketFolderOf(home: string): Promise<string> {
  const remembered = await readFile(join(home, 'socket-folder'), 'utf8').catch(() => '');
  return remembered.trim() || join(home, 'socket');
}

async function makePrivate(folder: string, user: SystemUser | null): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}

async function systemFolder(folders: string[]): Promise<string> {
  for (const folder of folders) {
    try {
      const binaries = join(folder, 'binaries');
      await mkdir(binaries, { recursive: true });
      // Whatever our umask is: the user of the database goes through these.
      await Promise.all([folder, binaries].map((path) => chmod(path, 0o755)));
      return folder;
    } catch {
      // Read-only here: the next one.
    }
  }
  throw new ConfigError(
    `The user that runs the database cannot reach this folder and none of ${folders.join(', ')} is writable: move Sokoni and DATA_DIR to a folder that every user may enter, or start it as an ordinary user.`,
  );
}

/** The pointer is written before anything is made, so that a start that broke off finds its way again. */
async function systemHome(dataDir: string, pointer: string, folders: string[]): Promise<string> {
  const home = join(await systemFolder(folders), shortHash(dataDir));
  // Left by a DATA_DIR of the same name that is gone: kept, but not taken for the data of this one.
  if (await stat(home).catch(() => null)) await rename(home, `${home}.left-${Date.now()}`);
  await writeFile(pointer, `${home}\n`, { mode: 0o600 });
  return home;
}

/** A copied DATA_DIR points to the database of the original: two servers on one cluster would destroy it. */
async function claimSystemHome(home: string, dataDir: string): Promise<void> {
  const file = `${home}.data-dir`;
  const holder = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (holder && holder !== dataDir) {
    const stillThere = await readFile(join(holder, 'cluster-folder'), 'utf8').catch(() => '');
    if (stillThere.trim() === home) {
      throw new ConfigError(
        `DATA_DIR ${dataDir} is a copy of ${holder} and names the same database ${home}: use npm run backup and npm run restore to copy a platform, or set DATA_DIR to the original.`,
      );
    }
  }
  if (holder !== dataDir) await writeFile(file, `${dataDir}\n`, { mode: 0o600 });
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
