import type { Config } from '#core/config/config.ts';
import { captureMail, mailFolder } from './captured.ts';

/** One mail to one address, the same content as text and as HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for the same mail, however often it is sent: who keeps mails can tell that they are one. By default its own. */
  id?: string;
  /** Whose name it carries, in place of ours; the address stays ours. */
  from?: string;
  /** Who is answered; by default nobody. */
  replyTo?: string;
  attachments?: readonly Attachment[];
}

export interface Attachment {
  fileName: string;
  type: string;
  content: Buffer;
}

export interface Mailer {
  /** Resolves when the mail server has taken the mail. The error says why not, and never to whom. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Over SMTP when SMTP_URL is set, else kept in DATA_DIR for the mailbox page. */
export async function openMailer(config: Config, clock: () => Date): Promise<Mailer> {
  if (config.smtpUrl === null) {
    const folder = mailFolder(config);
    return { send: (mail) => captureMail(folder, mail, clock()), close: () => {} };
  }
  const { smtpMailer } = await import('./smtp.ts');
  return smtpMailer(config.smtpUrl, config.mailFrom);
}
