import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from './core/config/config.ts';
import { openPool } from './core/database/access/connect.ts';
import { silentLog } from './core/database/access/log.ts';
import { transaction } from './core/database/access/transaction.ts';
import { enqueue } from './core/database/commands/enqueue.ts';
import { publishChange } from './core/database/events/publish.ts';
import type { LiveNews } from './core/live/live-news.ts';
import { capturedMails, mailFolder } from './core/mail/captured.ts';
import { makePictures } from './core/pictures/pictures.ts';
import type { WorkerStart } from './core/processes/worker-messages.ts';
import { startWorkerProcess, type WorkerProcess } from './core/processes/worker-process.ts';
import { freshDatabase, type TestDatabase } from './testing/database/test-database.ts';
import { addStore, addUser } from './testing/fixtures/add-rows.ts';
import { startMailServer } from './testing/http/mail-server.ts';
import { type BuiltWorker, buildWorker } from './testing/processes/build-worker.ts';

let build: BuiltWorker;
let database: TestDatabase;
let pool: pg.Pool;
let ownerPool: pg.Pool;
let dataDir: string;
let running: WorkerProcess[] = [];

beforeAll(async () => {
  build = await buildWorker();
  database = await freshDatabase();
  pool = openPool(database.appUrl, { max: 2, applicationName: 'test', log: silentLog });
  ownerPool = openPool(database.ownerUrl, { max: 2, applicationName: 'test', log: silentLog });
});
afterAll(async () => {
  await Promise.all([pool.end(), ownerPool.end()]);
  await database.drop();
  await build.remove();
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sokoni-worker-'));
});
afterEach(async () => {
  await Promise.all(running.map((worker) => worker.stop()));
  running = [];
  // A worker that was killed may have left a job that it had done.
  await ownerPool.query('delete from graphile_worker._private_jobs');
  await rm(dataDir, { recursive: true, force: true });
});

function startOf(env: Record<string, string> = {}): WorkerStart {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  const { appUrl, ownerUrl } = database;
  return {
    config,
    appUrl,
    prepare: false,
    ownerUrl,
    secretKeys: ['the key of these tests, which is long enough'],
  };
}

function startWorker(
  env: Record<string, string> = {},
  onNews: (news: LiveNews) => void = () => {},
): WorkerProcess {
  const worker = startWorkerProcess({
    onNews,
    entry: build.entry,
    execArgv: [],
    start: startOf(env),
    log: silentLog,
  });
  running.push(worker);
  return worker;
}

async function queueMail(): Promise<string> {
  const user = await addUser(ownerPool);
  await transaction(pool, { userId: null, storeId: null }, (db) =>
    enqueue(db, 'send_account_mail', { template: 'verify_email', email_key: user.emailKey }),
  );
  return user.email;
}

const patience = { timeout: 25_000, interval: 20 };
const until = <T>(look: () => Promise<T> | T) => vi.waitUntil(look, patience);

const mailTo = (email: string) =>
  until(async () => (await capturedMails(mailFolder({ dataDir }))).find(({ to }) => to === email));

const jobsLeft = async () =>
  (
    await ownerPool.query<{ attempts: number; locked_by: string | null }>(
      'select attempts, locked_by from graphile_worker.jobs',
    )
  ).rows;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const kill = (worker: WorkerProcess) => process.kill(worker.pid() ?? 0, 'SIGKILL');

describe('ARCHITECTURE Rooms: the worker, started and watched by its parent', () => {
  it('sends mail as soon as its cause is committed', async () => {
    startWorker();
    const email = await queueMail();
    const mail = await mailTo(email);
    expect(mail.text).toMatch(/^\d{4}$/m);
  });

  it('is started again when it was killed, and goes on with the queue', async () => {
    const worker = startWorker();
    await mailTo(await queueMail());
    const first = worker.pid();
    kill(worker);
    const email = await queueMail();
    await mailTo(email);
    expect(worker.pid()).not.toBe(first);
  });

  it('a mail that was being sent when the worker was killed is sent by the next one', async () => {
    const server = await startMailServer();
    server.hold();
    const worker = startWorker({ SMTP_URL: server.url });
    const email = await queueMail();
    await server.held();
    kill(worker);
    server.release();
    await server.received(1);
    await until(async () => (await jobsLeft()).length === 0);
    await worker.stop();
    // It goes out once more if the server had taken in the first before its sender died.
    expect(new Set(server.mails.flatMap(({ to }) => to))).toEqual(new Set([email]));
    await server.stop();
  });

  it('ends by itself when its parent is killed', async () => {
    const parent = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        fileURLToPath(new URL('./testing/processes/worker-parent.ts', import.meta.url)),
        JSON.stringify({ entry: build.entry, start: startOf() }),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = await once(parent.stdout, 'data');
    const pid = Number(String(line));
    await mailTo(await queueMail());
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await until(() => !isRunning(pid));
  });

  it('stops without breaking off a mail, and starts no more', async () => {
    const server = await startMailServer();
    server.hold();
    const worker = startWorker({ SMTP_URL: server.url });
    await queueMail();
    await server.held();
    const stopping = worker.stop();
    server.release();
    await stopping;
    expect(server.mails).toHaveLength(1);
    expect(await jobsLeft()).toEqual([]);
    expect(worker.pid()).toBeNull();
    await expect(worker.decodePicture(join(dataDir, 'x'))).rejects.toMatchObject({ code: 'unavailable' });
    await server.stop();
  });
});

describe('ARCHITECTURE Outbox: what happens in a store is heard by the worker, who alone may listen', () => {
  it('tells its parent which store it was', async () => {
    const user = await addUser(ownerPool);
    const storeId = await addStore(ownerPool, user.id);
    const heard: LiveNews[] = [];
    startWorker({}, (news) => heard.push(news));
    await expect.poll(() => heard, patience).toEqual([{ kind: 'listening' }]);
    await transaction(pool, { userId: null, storeId }, async (db) => publishChange(db, 'store', [storeId]));
    await expect.poll(() => heard).toEqual([{ kind: 'listening' }, { kind: 'event', storeId }]);
  });
});

describe('ARCHITECTURE Rooms: pictures are decoded in the worker', () => {
  async function picture(name: string, width = 64): Promise<string> {
    const path = join(dataDir, name);
    const create = { width, height: 32, channels: 3, background: '#1b7a4b' } as const;
    await writeFile(path, await sharp({ create }).png().toBuffer());
    return path;
  }

  it('four sizes come back, and no file is left but the original', async () => {
    const pictures = makePictures(startWorker().decodePicture);
    const made = await pictures.renditions(await picture('one', 3200));
    expect([made.width, made.height]).toEqual([3200, 32]);
    const widths = [
      await widthOf('small', made.small),
      await widthOf('card', made.card),
      await widthOf('medium', made.medium),
      await widthOf('large', made.large),
    ];
    expect(widths).toEqual([160, 400, 640, 1600]);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('one'))).toEqual(['one']);
  });

  /** Read from a file: who decodes pictures takes none from memory. */
  async function widthOf(name: string, bytes: Buffer): Promise<number> {
    const path = join(dataDir, name);
    await writeFile(path, bytes);
    return (await sharp(path).metadata()).width;
  }

  it('what is no picture is told by its code and sentence', async () => {
    const path = join(dataDir, 'page');
    await writeFile(path, '<!doctype html>');
    await expect(startWorker().decodePicture(path)).rejects.toMatchObject({
      code: 'not_a_picture',
      status: 415,
      message: 'Use a JPEG, PNG, WebP, GIF or AVIF picture',
    });
  });

  it('a picture that comes while the worker is down waits for the next one', async () => {
    const worker = startWorker();
    const path = await picture('early');
    await worker.decodePicture(path);
    kill(worker);
    await until(() => worker.pid() === null);
    expect(await worker.decodePicture(path)).toMatchObject({ width: 64, height: 32 });
  });

  it('a picture over which the worker dies is answered, and not given to the next one', async () => {
    const worker = startWorker();
    const asked = worker.decodePicture(await picture('last'));
    kill(worker);
    await expect(asked).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  });

  it('the worker stays under 200 MB resident, whatever it is given', async () => {
    const worker = startWorker();
    for (let mails = 0; mails < 200; mails += 1) await queueMail();
    await until(async () => (await jobsLeft()).length === 0);
    const path = join(dataDir, 'large');
    for (const bytes of await largestOfEachKind()) {
      await writeFile(path, bytes);
      await worker.decodePicture(path);
    }
    const status = await readFile(`/proc/${worker.pid()}/status`, 'utf8');
    const peakMegabytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
    expect(peakMegabytes).toBeLessThan(200);
  });

  /** Close to the most pixels that each is taken with. */
  async function largestOfEachKind(): Promise<Buffer[]> {
    const grey = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#777777' } });
    return Promise.all([
      grey(8000, 6200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      grey(5200, 4100).jpeg({ progressive: true }).toBuffer(),
      grey(8000, 6200).png({ compressionLevel: 1 }).toBuffer(),
      grey(4900, 3700).png({ progressive: true, compressionLevel: 1 }).toBuffer(),
      grey(4100, 3100).webp({ lossless: true, effort: 0 }).toBuffer(),
      grey(3700, 2850).gif({ effort: 1 }).toBuffer(),
      grey(1900, 1700).avif({ effort: 0 }).toBuffer(),
    ]);
  }
});
