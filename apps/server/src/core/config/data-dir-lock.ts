import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from './config-error.ts';

/** The exclusive use of a DATA_DIR. The operating system gives it back when our process ends, however it ends. */
export interface DataDirLock {
  release(): Promise<void>;
}

/** A socket's address holds 108 bytes, 104 on macOS. */
const LONGEST_ADDRESS = 100;
/** Fills the address to its last byte: Node 20 pads a shorter name with zeros and later ones do not. */
const NAME_DIGITS = 100;
const ANSWER_TIMEOUT_MS = 1000;

/**
 * Takes the folder of openDataDir for this process alone. On Linux the lock is a socket without a file: its name is
 * taken and given back by the kernel, so it can be neither stale nor raced for. A socket file in the folder stands
 * beside it, because containers that share a volume do not share such names; elsewhere the file is all there is.
 * Errors: ConfigError with the pid of the process that holds the folder.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const name = `sokoni-${createHash('sha512').update(dataDir).digest('hex').slice(0, NAME_DIGITS)}`;
  const beside = join(dataDir, 'lock.sock');
  const file =
    Buffer.byteLength(beside) > LONGEST_ADDRESS ? join(tmpdir(), `${name.slice(0, 32)}.sock`) : beside;
  const held: Server[] = [];
  const release = async () => {
    await Promise.all(held.map((server) => server.close()).map((server) => once(server, 'close')));
  };
  try {
    if (process.platform === 'linux') held.push(await hold(`\0${name}`, dataDir));
    held.push(await hold(file, dataDir));
  } catch (error) {
    // Some shared folders of virtual machines take no socket file; the kernel's name holds on this machine.
    if (held.length > 0 && !(error instanceof ConfigError)) return { release };
    await release();
    throw error;
  }
  return { release };
}

async function hold(address: string, dataDir: string): Promise<Server> {
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const server = await listenAt(address);
    if (server) return server;
    const holder = await ask(address);
    if (holder) throw inUse(dataDir, holder);
    if (!address.startsWith('\0')) await removeStale(address, dataDir);
  }
  throw inUse(dataDir, 'unknown');
}

/** Null when the address is taken. Whoever connects is told our process number. */
async function listenAt(address: string): Promise<Server | null> {
  const server = createServer((client) => {
    client.on('error', () => {});
    client.end(`${process.pid}\n`);
  });
  server.unref();
  try {
    server.listen(address);
    await once(server, 'listening');
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null;
    throw error;
  }
}

/** The process number of the holder, `unknown` when it does not answer in time, null when nobody listens. */
async function ask(address: string): Promise<string | null> {
  const client = connect(address);
  const late = setTimeout(() => client.destroy(), ANSWER_TIMEOUT_MS);
  let answer = '';
  client.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  try {
    await once(client, 'connect');
    await once(client, 'close');
    return answer.trim() || 'unknown';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ECONNREFUSED' || code === 'ENOENT') return null;
    return 'unknown';
  } finally {
    clearTimeout(late);
    client.destroy();
  }
}

/**
 * Takes the socket file of a dead process away. It is moved aside before it is asked once more: another process may
 * have taken its place since, and that one must find its file again.
 */
async function removeStale(file: string, dataDir: string): Promise<void> {
  const aside = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  const holder = await ask(aside);
  if (holder === null) return rm(aside, { force: true });
  await rename(aside, file);
  throw inUse(dataDir, holder);
}

function inUse(dataDir: string, pid: string): ConfigError {
  return new ConfigError(
    `DATA_DIR ${dataDir} is in use by process ${pid}: stop that one first, or set DATA_DIR to another folder.`,
  );
}
