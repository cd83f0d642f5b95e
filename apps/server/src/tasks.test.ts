import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './core/config/config.ts';
import { openPool } from './core/database/access/connect.ts';
import { silentLog } from './core/database/access/log.ts';
import { transaction } from './core/database/access/transaction.ts';
import { enqueue, type Jobs } from './core/database/commands/enqueue.ts';
import { type Files, openFiles } from './core/files/files.ts';
import { newId } from './core/ids.ts';
import { runDueJobs } from './core/jobs/jobs.ts';
import type { TaskServices } from './core/jobs/tasks.ts';
import type { Mail } from './core/mail/mailer.ts';
import { openMailer } from './core/mail/mailer.ts';
import { decodePicture } from './core/pictures/decode-picture.ts';
import { makePictures } from './core/pictures/pictures.ts';
import { hashOfToken, makeSecrets } from './core/security/secrets.ts';
import { makeTasks } from './tasks.ts';
import type { CodePurpose } from './tenancy/accounts/codes/code-purpose.ts';
import { codeText } from './tenancy/accounts/codes/code-text.ts';
import { accountSubject } from './tenancy/accounts/codes/subjects.ts';
import { freshDatabase, type TestDatabase } from './testing/database/test-database.ts';
import { addInvite, addStore, addUser } from './testing/fixtures/add-rows.ts';
import { startMailServer } from './testing/http/mail-server.ts';

const secrets = makeSecrets(['the key of these tests, which is long enough']);
const start = new Date('2026-03-01T08:00:00Z');
const nobody = { userId: null, storeId: null };

let database: TestDatabase;
let pool: pg.Pool;
let ownerPool: pg.Pool;
let dataDir: string;
let files: Files;
let now: Date;
let sent: Mail[];

beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool(database.appUrl, { max: 4, applicationName: 'test', log: silentLog });
  ownerPool = openPool(database.ownerUrl, { max: 4, applicationName: 'test', log: silentLog });
  dataDir = await mkdtemp(join(tmpdir(), 'sokoni-tasks-'));
  files = await openFiles(readConfig({ DATA_DIR: dataDir }), silentLog);
});

afterAll(async () => {
  await Promise.all([pool.end(), ownerPool.end()]);
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

beforeEach(() => {
  now = start;
  sent = [];
});

afterEach(async () => {
  await ownerPool.query('delete from graphile_worker._private_jobs');
});

function tasks(changes: Partial<TaskServices> = {}) {
  const config = readConfig({ PUBLIC_URL: 'https://console.example.com', SECRET_KEY: 'k'.repeat(32) });
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => {} };
  return makeTasks({
    config,
    pool,
    ownerPool,
    secrets,
    files,
    pictures: makePictures(decodePicture),
    mailer,
    log: silentLog,
    clock: () => now,
    hooks: {},
    ...changes,
  });
}

async function queue<Task extends keyof Jobs>(task: Task, payload: Jobs[Task]): Promise<void> {
  await transaction(pool, nobody, (db) => enqueue(db, task, payload));
}

/** Has the mail sent through the queue and answers it. */
async function mailFor(payload: Jobs['send_account_mail'] | Jobs['send_invite']): Promise<Mail | undefined> {
  if ('template' in payload) await queue('send_account_mail', payload);
  else await queue('send_invite', payload);
  await runDueJobs(ownerPool, tasks(), silentLog);
  return sent.at(-1);
}

async function rows<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await ownerPool.query<Row>(text, values)).rows;
}

async function addWrongCodes(emailKey: string, count: number, at: Date): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await rows(
      'insert into app.attempts (id, kind, subject, network_address, at) values ($1, $2, $3, $4, $5)',
      [newId(), 'verify_email', accountSubject(secrets, emailKey), '192.0.2.1', at],
    );
  }
}

async function livingCode(userId: string, purpose: CodePurpose) {
  const [code] = await rows<{ code_hmac: Buffer; wrong_count: number; expires_at: Date }>(
    'select code_hmac, wrong_count, expires_at from app.codes where user_id = $1 and purpose = $2',
    [userId, purpose],
  );
  return code;
}

const codeIn = (mail: Mail | undefined) => mail?.text.split('\n').find((line) => /^\d{4}$/.test(line));
const tokenIn = (mail: Mail | undefined, page: string) =>
  new RegExp(`^https://console\\.example\\.com/${page}/([\\w-]{22,})$`, 'm').exec(mail?.text ?? '')?.[1];
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('ARCHITECTURE Parts: jobs are enqueued inside the transaction that causes them', () => {
  it('a transaction that fails leaves no job', async () => {
    const failing = transaction(pool, nobody, async (db) => {
      await enqueue(db, 'remove_files', { keys: [] });
      throw new Error('thrown after the job was put in');
    });
    await expect(failing).rejects.toThrow('thrown after');
    expect(await rows('select id from graphile_worker.jobs')).toEqual([]);
  });

  it('a job is tried 25 times', async () => {
    await queue('remove_files', { keys: [] });
    expect(await rows('select max_attempts from graphile_worker.jobs')).toEqual([{ max_attempts: 25 }]);
  });

  it('the application role puts jobs in and sees none', async () => {
    await expect(pool.query('select * from graphile_worker.jobs')).rejects.toMatchObject({ code: '42501' });
    await expect(pool.query(`select graphile_worker.add_job('purge')`)).rejects.toMatchObject({
      code: '42501',
    });
  });
});

describe('SPEC 7: email/otp/send mails four digits and a link', () => {
  it('whose hashes are kept, for 10 minutes and 24 hours', async () => {
    const user = await addUser(ownerPool);
    const mail = await mailFor({ template: 'verify_email', email_key: user.emailKey });
    expect(mail?.to).toBe(user.email);
    const code = await livingCode(user.id, 'verify_email');
    const digits = codeIn(mail) ?? '';
    expect(
      secrets.verifies('code', codeText(user.id, 'verify_email', digits), code?.code_hmac ?? Buffer.alloc(0)),
    ).toBe(true);
    expect(code?.expires_at).toEqual(minutesLater(10));
    const token = tokenIn(mail, 'verify-email') ?? '';
    expect(
      await rows('select token_hash, purpose, expires_at from app.mailed_links where user_id = $1', [
        user.id,
      ]),
    ).toEqual([
      { token_hash: hashOfToken(token), purpose: 'verify_email', expires_at: minutesLater(24 * 60) },
    ]);
  });

  it('a new code replaces the living one with a clean count; its own link joins the earlier', async () => {
    const user = await addUser(ownerPool);
    await mailFor({ template: 'verify_email', email_key: user.emailKey });
    const first = await livingCode(user.id, 'verify_email');
    await rows('update app.codes set wrong_count = 2 where user_id = $1', [user.id]);
    now = minutesLater(5);
    const mail = await mailFor({ template: 'verify_email', email_key: user.emailKey });
    const second = await livingCode(user.id, 'verify_email');
    expect(second).toMatchObject({ wrong_count: 0, expires_at: minutesLater(10) });
    expect(sent).toHaveLength(2);
    expect(codeIn(mail)).toMatch(/^\d{4}$/);
    expect(second?.expires_at).not.toEqual(first?.expires_at);
    expect(await rows('select 1 from app.mailed_links where user_id = $1', [user.id])).toHaveLength(2);
  });

  it('goes to nobody for an address that is unknown, erased or verified', async () => {
    const erased = await addUser(ownerPool, { erased: true });
    const verified = await addUser(ownerPool, { verified: true });
    for (const emailKey of ['nobody@example.com', erased.emailKey, verified.emailKey]) {
      await mailFor({ template: 'verify_email', email_key: emailKey });
    }
    expect(sent).toEqual([]);
    expect(await rows('select 1 from app.codes where user_id = any($1)', [[erased.id, verified.id]])).toEqual(
      [],
    );
    expect(await rows('select id from graphile_worker.jobs')).toEqual([]);
  });
});

describe('SPEC 7: password/otp/send mails four digits and a link', () => {
  it('good for 10 and 30 minutes, to a verified address too', async () => {
    const user = await addUser(ownerPool, { verified: true });
    const mail = await mailFor({ template: 'reset_password', email_key: user.emailKey });
    const code = await livingCode(user.id, 'reset_password');
    const text = codeText(user.id, 'reset_password', codeIn(mail) ?? '');
    expect(secrets.verifies('code', text, code?.code_hmac ?? Buffer.alloc(0))).toBe(true);
    expect(code?.expires_at).toEqual(minutesLater(10));
    const token = tokenIn(mail, 'reset-password') ?? '';
    expect(
      await rows('select token_hash, expires_at from app.mailed_links where user_id = $1', [user.id]),
    ).toEqual([{ token_hash: hashOfToken(token), expires_at: minutesLater(30) }]);
  });
});

describe('CONTRACT Security: at a cap the code path closes and the mailed link still works', () => {
  it.each([
    ['3 wrong codes in a day', 3, new Date(start.getTime() - 23 * 3_600_000)],
    ['10 wrong codes in 30 days', 10, new Date(start.getTime() - 29 * 24 * 3_600_000)],
  ])('after %s', async (_cap, count, at) => {
    const user = await addUser(ownerPool, { verified: true });
    await addWrongCodes(user.emailKey, count, at);
    const mail = await mailFor({ template: 'reset_password', email_key: user.emailKey });
    expect(codeIn(mail)).toBeUndefined();
    expect(tokenIn(mail, 'reset-password')).toBeDefined();
    expect(await livingCode(user.id, 'reset_password')).toBeUndefined();
  });

  it.each([
    ['2 wrong codes in a day', 2, new Date(start.getTime() - 3_600_000)],
    ['3 wrong codes, a day ago', 3, new Date(start.getTime() - 25 * 3_600_000)],
    ['10 wrong codes, 31 days ago', 10, new Date(start.getTime() - 31 * 24 * 3_600_000)],
  ])('not after %s', async (_cap, count, at) => {
    const user = await addUser(ownerPool, { verified: true });
    await addWrongCodes(user.emailKey, count, at);
    expect(codeIn(await mailFor({ template: 'reset_password', email_key: user.emailKey }))).toBeDefined();
  });

  it('a session is confirmed by code alone, so at a cap nothing is sent', async () => {
    const user = await addUser(ownerPool, { verified: true });
    const mail = await mailFor({ template: 'confirm_session', email_key: user.emailKey });
    expect(codeIn(mail)).toBeDefined();
    expect(mail?.text).not.toContain('https://');
    await addWrongCodes(user.emailKey, 3, now);
    await mailFor({ template: 'confirm_session', email_key: user.emailKey });
    expect(sent).toHaveLength(1);
  });
});

describe('CONTRACT invites: mail goes out', () => {
  it('with who, where, as what, the message and the way in', async () => {
    const owner = await addUser(ownerPool, { verified: true, name: ['Ngozi', 'Eze'] });
    const storeId = await addStore(ownerPool, owner.id, { name: 'Mama Put' });
    const mail = await mailFor({
      store_id: storeId,
      invite_id: await addInvite(ownerPool, storeId, owner.id),
    });
    expect(mail).toMatchObject({ to: 'Ben@Example.com', subject: 'Ngozi Eze invited you to join Mama Put' });
    expect(mail?.text).toContain('invited you to join Mama Put as Sales Associate.');
    expect(mail?.text).toContain('> Come along');
    expect(mail?.text).toContain('https://console.example.com/select-store');
    expect(mail?.text).toContain('8 Mar 2026');
  });

  it('and none for an invite that is withdrawn, expired, of a closed store or of another store', async () => {
    const owner = await addUser(ownerPool, { verified: true });
    const other = await addUser(ownerPool, { verified: true });
    const storeId = await addStore(ownerPool, owner.id);
    const closedId = await addStore(ownerPool, other.id, { closedAt: now });
    const expired = await addInvite(ownerPool, storeId, owner.id, now);
    const ofClosed = await addInvite(ownerPool, closedId, other.id);
    await mailFor({ store_id: storeId, invite_id: newId() });
    await mailFor({ store_id: storeId, invite_id: expired });
    await mailFor({ store_id: closedId, invite_id: ofClosed });
    await rows('update app.stores set closed_at = null where id = $1', [closedId]);
    await mailFor({ store_id: storeId, invite_id: ofClosed });
    expect(sent).toEqual([]);
  });
});

describe('A mail server that is down loses no mail', () => {
  it('the mail waits in the queue without a secret or an error that names the address, and goes out with a code that works', async () => {
    const user = await addUser(ownerPool);
    const down = await startMailServer();
    await down.stop();
    const mailer = await openMailer(readConfig({ SMTP_URL: down.url }), () => now);
    await queue('send_account_mail', { template: 'verify_email', email_key: user.emailKey });
    const work = tasks({ mailer });
    await runDueJobs(ownerPool, work, silentLog);

    const waiting = await rows<{ attempts: number; last_error: string; payload: unknown; later: boolean }>(
      `select attempts, last_error, run_at > now() as later,
              (select payload from graphile_worker._private_jobs where id = jobs.id) as payload
       from graphile_worker.jobs`,
    );
    expect(waiting).toEqual([
      {
        attempts: 1,
        later: true,
        last_error: expect.stringContaining('did not take the mail'),
        payload: { template: 'verify_email', email_key: user.emailKey },
      },
    ]);
    expect(waiting[0]?.last_error).not.toContain('@');

    now = minutesLater(60);
    const up = await startMailServer(down.port);
    await rows('update graphile_worker._private_jobs set run_at = now()');
    await runDueJobs(ownerPool, work, silentLog);
    mailer.close();
    await up.stop();
    expect(up.mails.map(({ to }) => to)).toEqual([[user.email]]);
    const digits = up.mails[0]?.text.split('\r\n').find((line) => /^\d{4}$/.test(line)) ?? '';
    const code = await livingCode(user.id, 'verify_email');
    expect(
      secrets.verifies('code', codeText(user.id, 'verify_email', digits), code?.code_hmac ?? Buffer.alloc(0)),
    ).toBe(true);
    expect(code?.expires_at).toEqual(minutesLater(10));
    expect(await rows('select id from graphile_worker.jobs')).toEqual([]);
  });
});

describe('remove_files', () => {
  it('removes each, and does no harm a second time', async () => {
    const key = `${newId()}/${newId()}-small.webp`;
    await files.write(key, Buffer.from('x'));
    for (let time = 0; time < 2; time += 1) {
      await queue('remove_files', { keys: [key] });
      await runDueJobs(ownerPool, tasks(), silentLog);
    }
    expect(await files.read(key)).toBeNull();
    expect(await rows('select id from graphile_worker.jobs')).toEqual([]);
  });
});
