import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../../apps/server/dist/main.js', import.meta.url));

export interface ServerProcess {
  url: string;
  dataDir: string;
  child: ChildProcess;
  /** What it printed so far. */
  output(): string;
  /** SIGTERM, and its exit awaited. */
  stop(): Promise<void>;
  /** SIGKILL: no goodbye. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  port?: number;
  dataDir?: string;
  env?: Record<string, string>;
  /** With the three stores of the demo and their year. */
  demo?: boolean;
}

/** Waits for the end of its standard input, which comes however our process ends, and then stops what that left behind. */
const CARETAKER = `cat >/dev/null
kill "$1"
for turn in $(seq 50); do kill -0 "$1" && sleep 0.1; done
rm -rf "$2"`;

/**
 * Starts the built server as `npm start` does and waits until it answers. After a run that was killed nothing of it is
 * left, neither process nor data.
 */
export async function startServer(options: ServerOptions = {}): Promise<ServerProcess> {
  const dataDir = options.dataDir ?? (await newDataDir());
  const port = options.port ?? (await freePort());
  const child = spawn(process.execPath, [main, ...(options.demo ? ['--demo'] : [])], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const caretaker = spawn('/bin/sh', ['-c', CARETAKER, 'sh', String(child.pid), dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  caretaker.unref();
  child.once('exit', () => caretaker.kill('SIGKILL'));
  // Its other processes write to the same pipes: these close when the last of them is gone.
  const ended = once(child, 'close');
  const url = `http://localhost:${port}`;
  await answers(`http://127.0.0.1:${port}/readyz`, child, () => output);
  return {
    url,
    dataDir,
    child,
    output: () => output,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Below the system's temporary folder, where the user that runs the database gets through. */
async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sokoni-e2e-'));
  await chmod(folder, 0o711);
  return folder;
}

/** Stops the server and removes what it kept. */
export async function dispose(server: ServerProcess): Promise<void> {
  await server.stop();
  await rm(server.dataDir, { recursive: true, force: true });
}

/** Polls until the address answers 200; throws what the server printed when it died first. */
async function answers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended: ${output()}`);
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((again) => setTimeout(again, 25));
  }
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port could be had');
  return address.port;
}
