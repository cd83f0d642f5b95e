import type { Readable } from 'node:stream';
import { currentLanguage } from '@sokoni/messages/current-language';
import { firstLanguage } from '@sokoni/rules/languages';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '#core/errors/domain-error.ts';
import { say } from '#core/errors/sentences.ts';
import { inCallersLanguage } from '#core/language/in-callers-language.ts';
import { inLanguage } from '#core/language/in-language.ts';
import type { Secrets } from '#core/security/secrets.ts';
import type { Services } from '#core/services.ts';

/** A file that is made while it is downloaded. */
export interface Download {
  fileName: string;
  type: string;
  stream: Readable;
}

/** What a link leads to: made when it is opened, of what its maker was allowed to see. Null when it is there no longer. */
export type Downloads = Record<string, (services: Services, input: unknown) => Promise<Download | null>>;

const path = '/marketplace/v1/downloads';
const linkSeconds = 60;

/**
 * A link that a browser can open without the session's header, for 60 seconds; what it leads to is said in the language of this call.
 * @param kind the line of `Downloads` that answers it
 * @param input what that line needs to know; it stands in the link, signed and readable
 */
export function signedLink(secrets: Secrets, kind: string, input: object, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + linkSeconds;
  const words = Buffer.from(JSON.stringify({ kind, input, until, language: currentLanguage() })).toString(
    'base64url',
  );
  return `${path}?link=${words}.${secrets.sign('signed-link', words).toString('base64url')}`;
}

/** `GET /marketplace/v1/downloads`: what a signed link leads to. */
export function mountDownloads(app: FastifyInstance, services: Services, downloads: Downloads): void {
  app.get<{ Querystring: { link?: unknown } }>(path, async (request, reply) => {
    const link = readLink(services, request.query.link);
    const make = link && Object.hasOwn(downloads, link.kind) ? downloads[link.kind] : undefined;
    const download =
      link && make ? await inLanguage(firstLanguage(link.language), () => make(services, link.input)) : null;
    if (!download) {
      const message = inCallersLanguage(request, () => say('link.expired'));
      throw new DomainError('not_found', { message });
    }
    return reply
      .headers({
        'content-type': download.type,
        'content-disposition': `attachment; filename="${download.fileName.replaceAll(/[^\w.-]+/g, '-')}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(download.stream);
  });
}

interface Link {
  kind: string;
  input: unknown;
  /** Seconds since 1970. */
  until: number;
  language: string;
}

function readLink({ secrets, clock }: Services, link: unknown): Link | null {
  if (typeof link !== 'string') return null;
  const [words = '', signature = ''] = link.split('.');
  if (!secrets.verifies('signed-link', words, Buffer.from(signature, 'base64url'))) return null;
  const read = JSON.parse(Buffer.from(words, 'base64url').toString()) as Link;
  return read.until * 1000 >= clock().getTime() ? read : null;
}
