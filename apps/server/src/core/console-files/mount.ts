import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#core/errors/domain-error.ts';
import { answerFailure } from '#core/http/answer.ts';
import type { Services } from '#core/services.ts';

/** Paths that are never a page of the console. */
const notPages = /^\/(accounts|marketplace|admin|docs|dev|uploads|metrics|livez|readyz|openapi\.json)(\/|$)/;

/** Pages that are shown before a store is entered: they do not wait for the files of one. */
const outsideStores =
  /^\/(login|signup|verify|verify-email|forgot-password|reset-password|ios|terms|privacy|about|unauthorized)(\/|$)/;

/** The built console: its files, and its one page for every address of the console. */
export async function mountConsole(app: FastifyInstance, services: Services, folder: string): Promise<void> {
  const page = await consolePage(services, folder);
  const storePage = page.replace('</head>', `${await storeFiles(folder, page)}</head>`);
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
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(outsideStores.test(pathOf(request)) ? page : storePage);
  app.get('/', sendPage);
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return sendPage(request, reply);
    return answerFailure(new DomainError('not_found'), request, reply);
  });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '';
}

function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
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

interface BuiltPart {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Tells the browser at once of the files that every page of a store needs, which it would find one after the other. */
async function storeFiles(folder: string, page: string): Promise<string> {
  const manifest: Record<string, BuiltPart> = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (name: string): void => {
    const part = manifest[name];
    if (!part || scripts.has(part.file)) return;
    scripts.add(part.file);
    for (const css of part.css ?? []) styles.add(css);
    for (const imported of part.imports ?? []) add(imported);
  };
  for (const part of ['src/store-pages.ts', 'src/shell/shell.tsx']) add(part);
  return [
    ...[...scripts]
      .filter((file) => !page.includes(file))
      .map((file) => `<link rel="modulepreload" href="/${file}">`),
    ...[...styles]
      .filter((file) => !page.includes(file))
      .map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ].join('');
}
