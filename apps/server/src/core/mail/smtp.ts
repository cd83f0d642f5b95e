import nodemailer from 'nodemailer';
import type { Mailer } from './mailer.ts';

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

/** Why the server was not reached, in words; what it answered may name the address and goes no further. */
const unreached = ['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'ETLS'];

export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  return {
    async send({ to, subject, text, html, id, from: name, replyTo, attachments = [] }) {
      try {
        await transport.sendMail({
          // As objects, too: a name can hold anything.
          from: name === undefined ? from : { name, address },
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          ...(id === undefined ? {} : { messageId: `<${id}@${address.split('@').at(-1)}>` }),
          // As an object: a string would be searched for several addresses.
          to: { name: '', address: to },
          subject,
          text,
          html,
          attachments: attachments.map(({ fileName, type, content }) => ({
            filename: fileName,
            contentType: type,
            content,
          })),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw new Error(`The mail server did not take the mail (${reasonOf(error as SmtpError)})`);
      }
    },
    close: () => transport.close(),
  };
}

function reasonOf({ code, responseCode, message }: SmtpError): string {
  if (code && unreached.includes(code) && responseCode === undefined) return `${code}: ${message}`;
  return [code, responseCode].filter(Boolean).join(' ') || 'no reason given';
}
