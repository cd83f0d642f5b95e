import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import { limits } from '@sokoni/rules/limits';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { mountReceiptPages } from './channels/point-of-sale/receipts/mount-receipt-pages.ts';
import { mountDomains } from './channels/storefront/domains/mount-domains.ts';
import { mountShops } from './channels/storefront/web/mount-shops.ts';
import { routedPath } from './channels/storefront/web/shop-host.ts';
import { mountWholesaleShop } from './channels/wholesale/shop/mount-wholesale-shop.ts';
import { mountConsole } from './core/console-files/mount.ts';
import { mountDevMailbox } from './core/dev-mailbox/mount.ts';
import { mountDocs } from './core/docs-pages/mount.ts';
import { mountHealth } from './core/health/mount.ts';
import { answerFailure } from './core/http/answer.ts';
import { answerUnreadable } from './core/http/answer-unreadable.ts';
import { mountDownloads } from './core/http/downloads.ts';
import { readJson } from './core/http/json-body.ts';
import { mountMetrics } from './core/http/metrics.ts';
import { mountRoutes } from './core/http/mount.ts';
import type { RouteTable } from './core/http/route.ts';
import { addSecurityHeaders } from './core/http/security-headers.ts';
import { mountUploads } from './core/http/uploads-route.ts';
import { newId } from './core/ids.ts';
import { inServer } from './core/in-server.ts';
import type { Services } from './core/services.ts';
import { downloads } from './routes.ts';
import { mountPaymentWebhooks } from './sales/online-payments/webhooks/mount-webhooks.ts';

const bodyLimit = 256 * 1024;

/** The whole HTTP side of one server: API, console, uploads and the pages around them. */
export async function buildApp(
  services: Services,
  routes: RouteTable,
  consoleFolder: string,
): Promise<FastifyInstance> {
  const { config, log } = services;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit,
    rewriteUrl: ({ url, headers }) => routedPath(url ?? '/', headers.host, config),
    frameworkErrors: answerFailure,
    clientErrorHandler: answerUnreadable,
    requestTimeout: limits.requestTimeoutMs,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  });
  app.setErrorHandler(answerFailure);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readJson);
  await app.register(multipart, {
    // A second file is let in so that it can be refused with a sentence of its own.
    limits: { fileSize: limits.uploadBytes, files: 2, fields: 2, fieldSize: bodyLimit, parts: 4 },
    throwFileSizeLimit: false,
    // Browsers name a file for every part that has a type of its own, as the JSON part `payload` may.
    isPartAFile: (name, _type, fileName) => name !== 'payload' && fileName !== undefined,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  closeConnectionsAtTheEnd(app);
  app.addHook('preClose', async () => services.live.end());
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
  addSecurityHeaders(app, config);
  mountMetrics(app, services);
  mountHealth(app, services);
  mountRoutes(app, services, routes);
  mountDocs(app);
  mountUploads(app, services);
  mountDownloads(app, services, downloads);
  mountReceiptPages(app, services);
  mountPaymentWebhooks(app, services);
  mountDomains(app, services);
  mountShops(app, services, inServer('../storefront/dist'), [mountWholesaleShop]);
  mountDevMailbox(app, services);
  await mountConsole(app, services, consoleFolder);
  return app;
}

/** Zod reads and each route writes for itself: the compilers that fastify would load at every start are never asked. */
function noSchemas(): never {
  throw new Error('A route has a schema of fastify');
}

/**
 * While the server stops, each answer is the last on its connection, and a connection that has brought no request yet (browsers
 * open some ahead) is let go: nobody's keep-alive holds the stop up.
 */
function closeConnectionsAtTheEnd(app: FastifyInstance): void {
  let stopping = false;
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  app.addHook('preClose', async () => {
    stopping = true;
    for (const socket of unused) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
