import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { query } from '@sokoni/server/testing/database/query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, newMerchant, newStore } from '#support/server/api.ts';
import { embeddedDatabase } from '#support/server/embedded-database.ts';
import { externalDatabase } from '#support/server/external-database.ts';
import { dispose, freePort, type ServerProcess, startServer } from '#support/server/server-process.ts';

const main = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));

let server: ServerProcess;
/** The folder with a space in its name is used by one server after the other: making a database takes longest. */
let parent: string;
let dataDir: string;
beforeAll(async () => {
  server = await startServer();
  parent = await mkdtemp(join(tmpdir(), 'sokoni-space-'));
  dataDir = join(parent, 'my data');
  await mkdir(dataDir);
});
afterAll(async () => {
  await dispose(server);
  await rm(parent, { recursive: true, force: true });
});

/** Runs the server until it ends by itself. */
async function runToEnd(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

describe('CONTRACT Running it', () => {
  it('refuses a second process on the same DATA_DIR, names the first and leaves its uploads alone', async () => {
    const incoming = await leftOverIn(server.dataDir);
    const { code, output } = await runToEnd({ DATA_DIR: server.dataDir, PORT: '0' });
    expect(code).toBe(1);
    expect(output).toContain(String(server.child.pid));
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(await readdir(incoming)).toEqual(['half-a-picture']);
  });

  it('starts without the uploads that never ended', async () => {
    const incoming = await leftOverIn(dataDir);
    const started = await startServer({ dataDir });
    expect(await readdir(incoming).catch(() => [])).toEqual([]);
    await started.stop();
  });

  it.each([
    [{ PORT: 'seventy' }, 'PORT'],
    [{ DATABASE_URL: 'postgresql://a@127.0.0.1:1/x' }, 'DATABASE_OWNER_URL'],
    [{ ENTERPRISE_GATING: 'maybe' }, 'ENTERPRISE_GATING'],
  ])('stops the start with one sentence for %o', async (env, named) => {
    const { code, output } = await runToEnd({ DATA_DIR: join(tmpdir(), 'sokoni-never-made'), ...env });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(named);
  });

  it('stops the start when its port is taken, and says so once', async () => {
    const { port } = new URL(server.url);
    const { code, output } = await runToEnd({ DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'warn' });
    expect(code).toBe(1);
    expect(output.match(/EADDRINUSE: address already in use/g)).toHaveLength(1);
  });

  it('starts in a folder with a space in its name, and finds everything again', async () => {
    const first = await startServer({ dataDir });
    const { token } = await newMerchant(first.url);
    const store = await newStore(first.url, token);
    await first.stop();
    const second = await startServer({ dataDir });
    const { data } = await call(second.url, 'GET /marketplace/v1/user/start', { token });
    expect(data.stores.map(({ id }) => id)).toEqual([store.id]);
    await second.stop();
  });

  it('runs as several servers on one PostgreSQL that migrate once', async () => {
    const { superUrl, env } = await externalDatabase(server.dataDir, 'shared');
    const [one, other] = await Promise.all([startServer({ env }), startServer({ env })]);
    const migrations = await query<{ number: number }>(superUrl, 'select number from app.migrations');
    expect(new Set(migrations.map(({ number }) => number)).size).toBe(migrations.length);
    const token = await signUpWithoutMail(one.url);
    const seen = await call(other.url, 'GET /marketplace/v1/user/start', { token });
    expect(seen.status).toBe(200);
    await Promise.all([dispose(one), dispose(other)]);
  });

  async function leftOverIn(dataDir: string): Promise<string> {
    const incoming = join(dataDir, 'incoming');
    await mkdir(incoming, { recursive: true });
    await writeFile(join(incoming, 'half-a-picture'), 'half');
    return incoming;
  }

  async function signUpWithoutMail(url: string): Promise<string> {
    const answer = await call(url, 'POST /accounts/api/v1/auth/users/register', {
      body: {
        app_id: 'sokoni',
        email: 'wanjiru@example.com',
        password: 'two servers',
        first_name: 'W',
        last_name: 'K',
      },
    });
    return answer.token ?? '';
  }
});

describe('Graceful stop', () => {
  it('answers every request that it has taken when SIGTERM comes', async () => {
    const stopping = await startServer({ dataDir });
    const { email, password } = await newMerchant(stopping.url);
    // Logins take long enough to be under way when the signal comes; all of them have been accepted before it.
    const logins = Array.from({ length: 12 }, () =>
      call(stopping.url, 'POST /accounts/api/v1/auth/users/login', {
        body: { app_id: 'sokoni', email, password },
      }),
    );
    await Promise.race(logins);
    await stopping.stop();
    const answers = await Promise.all(logins);
    expect(answers.map(({ status }) => status)).toEqual(logins.map(() => 200));
    expect(stopping.child.exitCode).toBe(0);
  });

  it('closes connections that are kept alive and idle', async () => {
    const stopping = await startServer({ dataDir });
    const agent = new Agent({ keepAlive: true });
    const { port } = new URL(stopping.url);
    await new Promise((done) =>
      get({ host: '127.0.0.1', port, path: '/livez', agent }, (response) =>
        response.resume().on('end', done),
      ),
    );
    await stopping.stop();
    expect(stopping.child.exitCode).toBe(0);
    agent.destroy();
  });

  it('leaves no process behind when it is killed and started again', async () => {
    const port = await freePort();
    const killed = await startServer({ port, dataDir });
    const { token } = await newMerchant(killed.url);
    await killed.kill();
    const again = await startServer({ port, dataDir });
    const { data } = await call(again.url, 'GET /accounts/api/v1/users/me', { token });
    expect(data.first_name).toBe('Amina');
    await again.stop();
  });
});

describe('Durability', () => {
  it('syncs the log at least once for each acknowledged commit of a sequential client', async () => {
    const { token } = await newMerchant(server.url);
    const { superUrl } = await embeddedDatabase(server.dataDir);
    const syncs = async () => {
      const [row] = await query<{ syncs: string }>(
        superUrl,
        "select coalesce(sum(fsyncs), 0)::text as syncs from pg_stat_io where object = 'wal'",
      );
      return Number(row?.syncs);
    };
    const before = await syncs();
    const commits = 40;
    for (let count = 0; count < commits; count += 1) {
      const body = { first_name: `Amina ${count}`, last_name: 'Bello', phone: '' };
      const answer = await call(server.url, 'PUT /accounts/api/v1/users/me', { token, body });
      expect(answer.status).toBe(200);
    }
    // A connection tells its figures when it has been idle for a while.
    await expect
      .poll(async () => (await syncs()) - before, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(commits);
  });
});
