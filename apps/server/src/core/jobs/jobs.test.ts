import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPool } from '#core/database/access/connect.ts';
import { silentLog } from '#core/database/access/log.ts';
import { freshDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { migrateJobs, runDueJobs, runJobs } from './jobs.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool(database.ownerUrl, { max: 10, applicationName: 'test', log: silentLog });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function addJob(): Promise<void> {
  const payload = { template: 'verify_email', email_key: 'ada@example.com' };
  await pool.query(`select app.enqueue('send_account_mail', $1)`, [payload]);
}

describe('ARCHITECTURE Parts: jobs', () => {
  it('stopping waits until what was done is struck off, so that nothing is done twice', async () => {
    const happened: string[] = [];
    await addJob();
    const blocker = await pool.connect();
    await blocker.query('begin');
    const send_account_mail = async () => {
      await blocker.query('select 1 from graphile_worker._private_jobs for update');
      happened.push('mail sent');
    };
    const jobs = await runJobs(pool, { tasks: { send_account_mail }, cron: [] }, silentLog);
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await vi.waitUntil(async () => (await pool.query(waiting)).rows.length === 1, { timeout: 20_000 });
    const stopped = jobs.stop().then(() => happened.push('stopped'));
    // Time enough for a stop that does not wait: it has nothing else to ask of the database.
    for (let trip = 0; trip < 50; trip += 1) await pool.query('select 1');
    happened.push('struck off');
    await blocker.query('commit');
    blocker.release();
    await stopped;
    await jobs.ended;
    expect(happened).toEqual(['mail sent', 'struck off', 'stopped']);
    expect((await pool.query('select 1 from graphile_worker.jobs')).rows).toEqual([]);
  });

  it('what the queue logs of a failed job names nobody', async () => {
    const lines = new PassThrough();
    const log = pino({ level: 'trace' }, lines);
    await addJob();
    const send_account_mail = () => Promise.reject(new Error('the mail server is down'));
    await runDueJobs(pool, { send_account_mail }, log);
    lines.end();
    const logged = await text(lines);
    expect(logged).toContain('the mail server is down');
    expect(logged).not.toContain('ada@');
  });

  it('servers that start at once migrate the queue once', async () => {
    await pool.query('drop schema graphile_worker cascade');
    await Promise.all([1, 2, 3].map(() => migrateJobs(database.ownerUrl, silentLog)));
    const { rows } = await pool.query('select id from graphile_worker.migrations order by id');
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    await addJob();
  });
});
