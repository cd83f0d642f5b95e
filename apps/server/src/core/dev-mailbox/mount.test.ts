import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '#core/config/config.ts';
import { answerFailure } from '#core/http/answer.ts';
import { captureMail, mailFolder } from '#core/mail/captured.ts';
import { mountDevMailbox } from './mount.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sokoni-mailbox-'));
  const folder = mailFolder({ dataDir });
  const mail = { to: 'ada@example.com', subject: 'First', text: '0417', html: '<p onclick="x">First</p>' };
  await captureMail(folder, mail, new Date('2026-03-01T08:00:00Z'));
  await captureMail(folder, { ...mail, subject: '</title><script>' }, new Date('2026-03-01T08:00:01Z'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function get(url: string, headers: Record<string, string> = {}, changes: Partial<Config> = {}) {
  const app = fastify();
  app.setErrorHandler(answerFailure);
  mountDevMailbox(app, { config: { ...readConfig({ DATA_DIR: dataDir }), ...changes } });
  const answer = await app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
  await app.close();
  return answer;
}

describe('CONTRACT Running it: the captured mails', () => {
  it('are listed as JSON, newest first', async () => {
    const answer = await get('/dev/mailbox.json');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      expect.objectContaining({ subject: '</title><script>', created_at: '2026-03-01T08:00:01.000Z' }),
      {
        id: expect.any(String),
        to: 'ada@example.com',
        subject: 'First',
        text: '0417',
        html: '<p onclick="x">First</p>',
        created_at: '2026-03-01T08:00:00.000Z',
      },
    ]);
  });

  it('are shown on a page that runs nothing of them', async () => {
    const answer = await get('/dev/mailbox');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).not.toContain('<script');
    expect(answer.body).toContain('srcdoc="&lt;p onclick=&quot;x&quot;&gt;First&lt;/p&gt;"');
    expect(answer.body.match(/<iframe[^>]+sandbox="[^"]*"/g)).toHaveLength(2);
    expect(answer.body).not.toContain('allow-scripts');
    expect(answer.body).not.toContain('http-equiv="refresh"');
    expect((await get('/dev/mailbox?refresh')).body).toContain('http-equiv="refresh"');
  });

  it.each([
    ['behind a proxy (X-Forwarded-For)', { 'x-forwarded-for': '127.0.0.1' }, {}],
    ['behind a proxy (Forwarded)', { forwarded: 'for=127.0.0.1' }, {}],
    ['behind a proxy (X-Real-IP)', { 'x-real-ip': '127.0.0.1' }, {}],
    ['behind a proxy (X-Forwarded-Host)', { 'x-forwarded-host': 'localhost' }, {}],
    ['under a name that a foreign page pointed here', { host: 'evil.example.com:3000' }, {}],
    ['in production', {}, { production: true }],
    ['when mail goes out over SMTP', {}, { smtpUrl: 'smtp://127.0.0.1' }],
  ])('are not there %s', async (_when, headers, changes) => {
    for (const url of ['/dev/mailbox', '/dev/mailbox.json']) {
      const answer = await get(url, headers as Record<string, string>, changes);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('ada@example.com');
    }
  });

  it.each(['127.0.0.1:3000', '[::1]:3000', 'localhost', 'shop.localhost:3000'])(
    'answer at %s',
    async (host) => {
      expect((await get('/dev/mailbox.json', { host })).statusCode).toBe(200);
    },
  );
});
