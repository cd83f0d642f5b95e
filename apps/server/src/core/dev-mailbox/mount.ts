import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '#core/config/config.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { capturedMails, mailFolder } from '#core/mail/captured.ts';
import type { Services } from '#core/services.ts';
import { mailboxPage } from './page.ts';

const forwardedHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Styles of the mails and of the page; no script, nothing from elsewhere. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The captured mails, for whoever develops on this machine (CONTRACT "Running it"): `/dev/mailbox` to look at,
 * `/dev/mailbox.json` for programs. Whoever reads them can open any account, so anywhere else they are not there.
 */
export function mountDevMailbox(app: FastifyInstance, { config }: Pick<Services, 'config'>): void {
  const folder = mailFolder(config);
  const read = async (request: FastifyRequest) => {
    if (config.production || config.smtpUrl !== null || !isFromThisMachine(request)) {
      throw new DomainError('not_found');
    }
    return capturedMails(folder);
  };
  app.get('/dev/mailbox.json', async (request) => read(request));
  app.get<{ Querystring: { refresh?: string } }>('/dev/mailbox', async (request, reply) => {
    const page = mailboxPage(await read(request), request.query.refresh !== undefined);
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page);
  });
}

/** No proxy in between, and no other name of ours that a foreign page has pointed here. */
function isFromThisMachine({ headers }: FastifyRequest): boolean {
  if (forwardedHeaders.some((name) => headers[name] !== undefined)) return false;
  const host = `http://${headers.host ?? ''}`;
  return URL.canParse(host) && isLoopback(new URL(host).hostname);
}
