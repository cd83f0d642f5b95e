import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#core/config/config.ts';
import { startMailServer, type TestMailServer } from '#testing/http/mail-server.ts';
import { capturedMails, mailFolder } from './captured.ts';
import { openMailer } from './mailer.ts';

const mail = {
  to: 'ada@example.com',
  subject: 'Grüße, Ada',
  text: `Hello,\n\n0417\n\nhttp://localhost:3000/verify-email/${'x'.repeat(80)}\n`,
  html: '<p>Hello – Ada</p>',
};

describe('CONTRACT Running it: mail goes out over SMTP when SMTP_URL is set', () => {
  let server: TestMailServer;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.stop());

  const open = (url: string) =>
    openMailer(readConfig({ SMTP_URL: url, MAIL_FROM: 'Sokoni <no-reply@sokoni.test>' }), () => new Date());

  it('sends text and HTML to the one address', async () => {
    const mailer = await open(server.url);
    await mailer.send(mail);
    mailer.close();
    expect(server.mails).toHaveLength(1);
    const [got] = server.mails;
    expect(got).toMatchObject({ from: 'no-reply@sokoni.test', to: ['ada@example.com'] });
    expect(got?.headers).toMatch(/^From: Sokoni <no-reply@sokoni.test>$/m);
    expect(got?.headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(got?.text.replaceAll('\r', '').trim()).toBe(mail.text.trim());
    expect(got?.html.trim()).toBe(mail.html);
  });

  it('never takes one address for several, nor a subject for a header', async () => {
    const mailer = await open(server.url);
    const to = 'ada@example.com, eve@example.com';
    await mailer.send({ ...mail, to, subject: 'Hi\r\nBcc: eve@example.com' }).catch(() => {});
    await mailer.send(mail);
    mailer.close();
    expect(server.mails.flatMap((got) => got.to)).not.toContain('eve@example.com');
    expect(server.mails.map((got) => got.headers).join('\n')).not.toMatch(/^Bcc:/m);
  });

  it('carries the name of a store, its address for answers, one id however often it goes, and a file', async () => {
    const mailer = await open(server.url);
    const letter = {
      ...mail,
      ...{
        id: '01a1fd00-0000-7000-8000-000000000001',
        from: 'Duka "la" <Amina>',
        replyTo: 'shop@duka.example',
      },
      attachments: [{ fileName: 'invoice-1001.pdf', type: 'application/pdf', content: Buffer.from('%PDF') }],
    };
    await mailer.send(letter);
    await mailer.send(letter);
    mailer.close();
    for (const got of server.mails) {
      expect(got).toMatchObject({ from: 'no-reply@sokoni.test', to: ['ada@example.com'] });
      expect(got.headers).toMatch(/^From: .*Duka.* <no-reply@sokoni.test>$/m);
      expect(got.headers).toMatch(/^Reply-To: shop@duka.example$/m);
      expect(got.headers).toMatch(/^Message-ID: <01a1fd00-0000-7000-8000-000000000001@sokoni.test>$/m);
      expect(got.headers).toMatch(/^Content-Type: multipart\/mixed/m);
    }
    expect(server.mails).toHaveLength(2);
  });

  it('says that a server refused, and not the address', async () => {
    server.refuseWith = 550;
    const mailer = await open(server.url);
    const error = await mailer.send(mail).then(
      () => null,
      (reason: Error) => reason,
    );
    mailer.close();
    expect(error?.message).toContain('550');
    expect(`${error?.stack} ${JSON.stringify(error)}`).not.toContain('ada@');
    expect(error?.cause).toBeUndefined();
  });

  it('says that a server is down', async () => {
    const { url } = server;
    await server.stop();
    const mailer = await open(url);
    await expect(mailer.send(mail)).rejects.toThrow(/did not take the mail .*ECONNREFUSED/);
    mailer.close();
  });
});

describe('CONTRACT Running it: without SMTP_URL mail is captured', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sokoni-mail-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is listed newest first with what programs read', async () => {
    const config = readConfig({ DATA_DIR: folder });
    expect(await capturedMails(mailFolder(config))).toEqual([]);
    let now = new Date('2026-03-01T08:00:00Z');
    const mailer = await openMailer(config, () => now);
    await mailer.send(mail);
    now = new Date('2026-03-01T08:00:01Z');
    await mailer.send({ ...mail, subject: 'The second' });
    const listed = await capturedMails(mailFolder(config));
    expect(listed.map(({ subject }) => subject)).toEqual(['The second', mail.subject]);
    expect(listed[1]).toEqual({ id: expect.any(String), ...mail, created_at: '2026-03-01T08:00:00.000Z' });
    expect((await readdir(mailFolder(config))).every((name) => name.endsWith('.json'))).toBe(true);
  });
});
