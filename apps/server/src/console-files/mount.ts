import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerFailure } from '#platform/answer.ts';
import { DomainError } from '#platform/domain-error.ts';
import type { Services } from '#platform/services.ts';

/** Paths that are never a page of the console. */
const notPages = /^\/(accounts|marketplace|admin|docs|dev|uploads|metrics|livez|readyz|openapi\.json)(\/|$)/;

/** The built console: its files, and its one page for every address of the console. */
export async function mountConsole(app: FastifyInstance, services: Services, folder: string): Promise<void> {
  const page = await consolePage(services, folder);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.setHeader(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const sendPage = (reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  app.get('/', (_request, reply) => sendPage(reply));
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return sendPage(reply);
    return answerFailure(new DomainError('not_found'), request, reply);
  });
}

function isPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  return ['GET', 'HEAD'].includes(request.method) && !notPages.test(path) && !/\.\w+$/.test(path);
}

/** index.html with what the browser must know before its first call, so that /login needs none. */
async function consolePage({ config }: Services, folder: string): Promise<string> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const known = {
    googleSignIn: config.google !== null,
    storefrontHost: config.storefrontHost,
    enterpriseGating: config.enterpriseGating,
    passwordMinLength: config.passwordMinLength,
    sentryDsn: config.sentryDsn,
  };
  const json = JSON.stringify(known).replaceAll('<', '\\u003c');
  return html.replace(
    '</head>',
    `<script type="application/json" id="sokoni-config">${json}</script></head>`,
  );
}
