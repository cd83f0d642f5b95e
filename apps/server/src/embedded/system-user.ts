import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** An operating-system user, by number. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** The rights of a file as `stat` tells them. */
export interface FileRights extends SystemUser {
  mode: number;
}

const NOBODY: SystemUser = { uid: 65534, gid: 65534 };

/**
 * Who runs PostgreSQL: `null` means we ourselves. PostgreSQL refuses to run as root, so root hands it to the owner of
 * the cluster that is already there, else to `postgres`, else to `nobody`.
 */
export async function databaseUser(existingCluster: string): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(existingCluster).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return userIn(passwd, 'postgres') ?? userIn(passwd, 'nobody') ?? NOBODY;
}

/** The numbers of the user `name` in the text of /etc/passwd. */
export function userIn(passwd: string, name: string): SystemUser | null {
  for (const line of passwd.split('\n')) {
    const [user, , uid, gid] = line.split(':');
    if (user === name && Number(uid) > 0 && Number(gid) >= 0) return { uid: Number(uid), gid: Number(gid) };
  }
  return null;
}

/** Whether `user` holds all of `bits` (4 read, 2 write, 1 enter or execute) on something with these rights. */
export function allows(rights: FileRights, user: SystemUser, bits: number): boolean {
  const shift = rights.uid === user.uid ? 6 : rights.gid === user.gid ? 3 : 0;
  return ((rights.mode >> shift) & bits) === bits;
}

/** Whether `user` gets through every folder above `path` and holds `bits` on `path` itself. We ourselves always do. */
export async function mayUse(path: string, user: SystemUser | null, bits: number): Promise<boolean> {
  if (user === null) return true;
  const target = await realpath(path).catch(() => null);
  if (target === null) return false;
  if (!allows(await stat(target), user, bits)) return false;
  for (let folder = dirname(target); ; folder = dirname(folder)) {
    if (!allows(await stat(folder), user, 1)) return false;
    if (folder === dirname(folder)) return true;
  }
}
