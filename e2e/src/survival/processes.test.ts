import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, newMerchant } from '#support/server/api.ts';
import { externalDatabase } from '#support/server/external-database.ts';
import { childPid, isRunning, knows, servingPid } from '#support/server/processes.ts';
import { dispose, freePort, type ServerProcess, startServer } from '#support/server/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => dispose(server));

const patience = { timeout: 60_000 };

function mainOf({ child }: ServerProcess): number {
  return found(child.pid);
}

/** Never 0, which would signal the whole group. */
function found(pid: number | null | undefined): number {
  if (!pid) throw new Error('This process does not run');
  return pid;
}

function webOf({ url }: ServerProcess): number | null {
  return servingPid(Number(new URL(url).port));
}

async function kill(pid: number | null): Promise<void> {
  const running = found(pid);
  process.kill(running, 'SIGKILL');
  await expect.poll(() => isRunning(running), patience).toBe(false);
}

describe("The process that serves HTTP does not know the owner's database URL", () => {
  it('neither the first nor the next one, in memory, environment or arguments', async () => {
    const { env } = await externalDatabase(server.dataDir, 'guarded');
    const [ownerPassword, appPassword] = [secret(), secret()];
    const guarded = await startServer({
      env: {
        ...env,
        DATABASE_URL: `${env.DATABASE_URL}&password=${appPassword}`,
        DATABASE_OWNER_URL: `${env.DATABASE_OWNER_URL}&password=${ownerPassword}`,
      },
    });
    const first = await checkedWeb();
    await kill(first);
    await expect.poll(() => webOf(guarded), patience).not.toBeNull();
    expect(await checkedWeb()).not.toBe(first);
    await dispose(guarded);

    async function checkedWeb(): Promise<number> {
      await newMerchant(guarded.url);
      const pid = found(webOf(guarded));
      expect(knows(pid, ownerPassword)).toBe(false);
      // What it may know is found, and so is what another process knows.
      expect(knows(pid, appPassword)).toBe(true);
      expect(knows(mainOf(guarded), ownerPassword)).toBe(true);
      return pid;
    }
  });

  function secret(): string {
    return randomBytes(16).toString('hex');
  }
});

describe('A process that dies is started again', () => {
  it('the one that serves HTTP: at the same address, with all that was acknowledged', async () => {
    const { token } = await newMerchant(server.url);
    const first = webOf(server);
    await kill(first);
    await expect.poll(() => webOf(server), patience).not.toBeNull();
    expect(webOf(server)).not.toBe(first);
    const { data } = await call(server.url, 'GET /accounts/api/v1/users/me', { token });
    expect(data.first_name).toBe('Amina');
  });

  it('the worker: mail goes out again', async () => {
    const first = childPid(mainOf(server), 'worker.js');
    await kill(first);
    // Waits for the code in the mail.
    await newMerchant(server.url);
    expect(childPid(mainOf(server), 'worker.js')).not.toBe(first);
  });
});

describe('No process is left behind', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sokoni-processes-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('when the first one is killed', async () => {
    const port = await freePort();
    const killed = await startServer({ port, dataDir });
    const children = [found(webOf(killed)), found(childPid(mainOf(killed), 'worker.js'))];
    await killed.kill();
    await expect.poll(() => children.filter(isRunning), patience).toEqual([]);
    const again = await startServer({ port, dataDir });
    await again.stop();
  });

  it('when a signal reaches all of them, and what is under way is answered first', async () => {
    const stopping = await startServer({ dataDir });
    const { email, password } = await newMerchant(stopping.url);
    const all = [mainOf(stopping), found(webOf(stopping)), found(childPid(mainOf(stopping), 'worker.js'))];
    const logins = Array.from({ length: 12 }, () =>
      call(stopping.url, 'POST /accounts/api/v1/auth/users/login', {
        body: { app_id: 'sokoni', email, password },
      }),
    );
    await Promise.race(logins);
    for (const pid of all) process.kill(pid, 'SIGINT');
    await stopping.stop();
    const answers = await Promise.all(logins);
    expect(answers.map(({ status }) => status)).toEqual(logins.map(() => 200));
    expect(stopping.child.exitCode).toBe(0);
    expect(all.filter(isRunning)).toEqual([]);
  });
});
