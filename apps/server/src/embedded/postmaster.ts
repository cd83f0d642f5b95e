import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Placement } from './cluster-location.ts';

/** A locale that says nothing, and none of the caller's PG* variables. */
export const DATABASE_ENVIRONMENT = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const LARGEST_LOG = 10 * 1024 * 1024;

/** What must hold however postgresql.conf was edited: an acknowledged row is on the disk, and nobody else gets in. */
function settings(placement: Placement, socketFolder: string, fsync: boolean): Record<string, string> {
  return {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    cluster_name: placement.clusterName,
    fsync: fsync ? 'on' : 'off',
    synchronous_commit: fsync ? 'on' : 'off',
    full_page_writes: fsync ? 'on' : 'off',
  };
}

/** Starts the server program itself, in its own session so that Ctrl-C in the terminal reaches only us. */
export function spawnPostmaster(
  placement: Placement,
  socketFolder: string,
  logFile: string,
  fsync: boolean,
): ChildProcess {
  const flags = Object.entries(settings(placement, socketFolder, fsync)).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ]);
  const log = openSync(logFile, 'a', 0o600);
  try {
    return spawn(placement.binaries.postgres, ['-D', placement.clusterFolder, ...flags], {
      ...placement.user,
      cwd: placement.home,
      env: DATABASE_ENVIRONMENT,
      detached: true,
      stdio: ['ignore', log, log],
    });
  } finally {
    closeSync(log);
  }
}

/** Waits until the postmaster accepts connections; false when it ended instead. */
export async function accepting(child: ChildProcess, clusterFolder: string): Promise<boolean> {
  const failed = once(child, 'error').then(([error]) => Promise.reject(error));
  const state = { ended: child.exitCode !== null || child.signalCode !== null };
  child.once('exit', () => {
    state.ended = true;
  });
  failed.catch(() => {});
  while (!state.ended) {
    const lines = (await readFile(join(clusterFolder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true;
    await Promise.race([wait(5), failed]);
  }
  return false;
}

/** Waits for the end of a child, which may have come already. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Keeps one older log: PostgreSQL appends, and nobody else cuts. */
export async function turnLog(logFile: string): Promise<void> {
  const size = (await stat(logFile).catch(() => null))?.size ?? 0;
  if (size > LARGEST_LOG) await rename(logFile, `${logFile}.1`);
}

/** Why the server gave up, in its own words: the last fatal line of its log. */
export async function lastFatalLine(logFile: string): Promise<string> {
  const lines = (await readFile(logFile, 'utf8').catch(() => '')).trim().split('\n');
  const fatal = lines.findLast((line) => /\b(FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? '';
  return fatal.replace(/^.*?\b(FATAL|PANIC): +/, '');
}
