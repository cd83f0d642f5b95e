import { closeSync, openSync, readdirSync, readFileSync, readlinkSync, readSync } from 'node:fs';

/** The process that listens on a port of this machine; null when nobody does. */
export function servingPid(port: number): number | null {
  const address = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const listening = '0A';
  const inode = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find(([, local, , state]) => local?.endsWith(address) && state === listening)?.[9];
  if (!inode) return null;
  return pids().find((pid) => opened(pid).includes(`socket:[${inode}]`)) ?? null;
}

/** The children of a process that run one of our modules, such as `worker.js`. */
export function childPid(parent: number, module: string): number | null {
  const isOurs = (pid: number) => {
    const stat = told(`/proc/${pid}/stat`);
    const [, ppid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(ppid) === parent && told(`/proc/${pid}/cmdline`).includes(`/${module}\0`);
  };
  return pids().find(isOurs) ?? null;
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Everything that a process can read of a text: its memory, its environment, its arguments. */
export function knows(pid: number, text: string): boolean {
  return (
    told(`/proc/${pid}/environ`).includes(text) ||
    told(`/proc/${pid}/cmdline`).includes(text) ||
    remembers(pid, text)
  );
}

const pieceBytes = 1024 * 1024;

function remembers(pid: number, text: string): boolean {
  const wanted = [Buffer.from(text, 'latin1'), Buffer.from(text, 'utf16le')];
  const piece = Buffer.alloc(pieceBytes);
  const memory = openSync(`/proc/${pid}/mem`, 'r');
  try {
    for (const [from, to] of writableRegions(pid)) {
      // Units overlap by what is looked for.
      for (let at = from; at < to; at += pieceBytes - 2 * text.length) {
        const read = readUpTo(memory, piece, at, Math.min(pieceBytes, to - at));
        const found = piece.subarray(0, read);
        if (wanted.some((bytes) => found.includes(bytes))) return true;
      }
    }
    return false;
  } finally {
    closeSync(memory);
  }
}

function writableRegions(pid: number): [number, number][] {
  return readFileSync(`/proc/${pid}/maps`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, from, to] = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line) ?? [];
      return from && to ? [[Number.parseInt(from, 16), Number.parseInt(to, 16)] as [number, number]] : [];
    });
}

/** Nothing of a region that was given back meanwhile. */
function readUpTo(file: number, into: Buffer, position: number, bytes: number): number {
  try {
    return readSync(file, into, 0, bytes, position);
  } catch {
    return 0;
  }
}

function pids(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function opened(pid: number): string[] {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).map((name) => readlinkSync(`${folder}/${name}`));
  } catch {
    return [];
  }
}

/** Empty where the process is gone. */
function told(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The processes that were started with this argument. */
export function startedWith(argument: string): number[] {
  return pids().filter((pid) => told(`/proc/${pid}/cmdline`).split('\0').includes(argument));
}
