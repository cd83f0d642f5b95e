import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#core/config/config.ts';
import { writeWhole } from '#core/files/write-whole.ts';
import { newId } from '#core/ids.ts';
import type { Attachment, Mail } from './mailer.ts';

/** A mail that went to nobody, as `GET /dev/mailbox.json` lists it (CONTRACT "Running it"). */
export interface CapturedMail extends Pick<Mail, 'to' | 'subject' | 'text' | 'html'> {
  id: string;
  from?: string;
  reply_to?: string;
  attachments?: { file_name: string; type: string; base64: string }[];
  /** ISO 8601, UTC. */
  created_at: string;
}

const newestShown = 200;

/** Where mail is kept while SMTP_URL is not set. */
export function mailFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'mail');
}

/** Keeps a mail as a file of its own. */
export async function captureMail(folder: string, mail: Mail, now: Date): Promise<void> {
  const { to, subject, text, html, from, replyTo, attachments } = mail;
  const id = mail.id ?? newId();
  const captured: CapturedMail = {
    ...{ id, to, subject, text, html },
    ...(from === undefined ? {} : { from }),
    ...(replyTo === undefined ? {} : { reply_to: replyTo }),
    ...(attachments === undefined ? {} : { attachments: attachments.map(capturedFile) }),
    created_at: now.toISOString(),
  };
  await writeWhole(join(folder, `${id}.json`), JSON.stringify(captured));
}

function capturedFile({ fileName, type, content }: Attachment) {
  return { file_name: fileName, type, base64: content.toString('base64') };
}

/** The newest 200, newest first; ids sort by the time they were made. */
export async function capturedMails(folder: string): Promise<CapturedMail[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, newestShown);
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as CapturedMail),
  );
}
