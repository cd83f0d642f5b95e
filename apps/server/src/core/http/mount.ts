import type { Readable } from 'node:stream';
import type { Call } from '@sokoni/contract/call';
import { type CallRoute, calls } from '@sokoni/contract/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { command, type Origin } from '#core/command.ts';
import { transaction } from '#core/database/access/transaction.ts';
import { findAnswer, type KeyedRequest } from '#core/database/commands/idempotency.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { say } from '#core/errors/sentences.ts';
import { readId } from '#core/ids.ts';
import { inCallersLanguage } from '#core/language/in-callers-language.ts';
import { readCredential } from '#core/security/tokens.ts';
import type { Services } from '#core/services.ts';
import { answerWriter } from './answer-writer.ts';
import { actorOf, authenticate, authenticateRegister, type Caller, type RegisterDevice } from './caller.ts';
import { checkGuard } from './guards.ts';
import { networkAddressOf } from './network-address.ts';
import { assertKept, parse } from './parse.ts';
import type { GuardedRoute, RegisterCall, RouteTable, StoreCall } from './route.ts';
import { receiveUpload, type Upload } from './uploads.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

/** Puts every line of the route table on the server. */
export function mountRoutes(app: FastifyInstance, services: Services, routes: RouteTable): void {
  for (const route of Object.keys(calls) as CallRoute[]) {
    const line = routes[route] as GuardedRoute<CallRoute> | undefined;
    if (!line?.guard) throw new Error(`${route} has no guard`);
    const [method = '', path = ''] = route.split(' ');
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(line.bodyLimit === undefined ? {} : { bodyLimit: line.bodyLimit }),
      exposeHeadRoute: false,
      ...(isStream(calls[route])
        ? { config: { streams: true } }
        : { schema: { response: { 200: {} } }, serializerCompiler: () => answerWriter(calls[route]) }),
      handler: (request, reply) =>
        inCallersLanguage(request, () => answer(request, reply, services, route, line)),
    });
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  route: CallRoute,
  line: GuardedRoute<CallRoute>,
): Promise<FastifyReply> {
  const call: Call = calls[route];
  const now = services.clock();
  const params = request.params as Record<string, string>;
  const storeParam = params.storeId ?? params.id;
  const storeId = readId(storeParam);
  const { caller, device } = await callerOf(request, services, storeId, now);
  checkGuard(line.guard, { caller, device }, storeParam);
  checkIds(params, storeParam);

  const query = call.query ? parse(call.query, assertKept(request.query)) : undefined;
  const upload = call.takesFile ? await receiveUpload(request, services.config, line.fileLimit) : null;
  try {
    const sent = upload ? upload.payload : request.body;
    const body = call.body ? parse(call.body, sent) : undefined;
    const actor = actorOf(caller, device);
    const isOfStore = line.guard.kind === 'staff' || line.guard.kind === 'register';
    const origin: Origin = {
      actor,
      userId: caller?.userId ?? null,
      storeId: isOfStore ? storeId : null,
      networkAddress: networkAddressOf(request),
      requestId: request.id,
      keyed: keyedRequest(request, services, route, caller?.userId ?? device?.deviceId, {
        params,
        query,
        body,
        upload,
      }),
    };
    const scope = { userId: origin.userId, storeId: origin.storeId };
    const { keyed } = origin;
    const made = {
      body,
      query,
      params,
      file: upload?.file ?? null,
      caller,
      device,
      actor,
      storeId: storeId ?? '',
      role: caller?.membership?.role,
      networkAddress: origin.networkAddress,
      timezone: timezoneOf(request),
      requestId: request.id,
      lastEventId: headerOf(request, 'last-event-id'),
      now,
      log: request.log as Logger,
      services,
      read: (work, options) => services.reading(() => transaction(services.pool, scope, work, options)),
      command: (action, work, options) => command(services, origin, action, work, options),
      earlierAnswer: async () =>
        keyed ? transaction(services.pool, scope, (db) => findAnswer(db, keyed)) : null,
    } as StoreCall<CallRoute> & RegisterCall<CallRoute>;
    const answered = await line.handler(made);
    if ('stream' in answered) return sendStream(reply, answered.stream);
    const inner = answered.data as { message?: string } | null;
    return reply.send({
      code: 200,
      message: answered.message ?? (typeof inner === 'object' ? inner?.message : undefined) ?? 'OK',
      data: answered.data,
      ...(answered.token ? { token: answered.token } : {}),
    });
  } finally {
    await upload?.discard();
  }
}

function isStream(call: Call): boolean {
  return call.streams === true;
}

/** Each stream has its connection to itself: when it ends, nothing holds up a server that stops. */
function sendStream(reply: FastifyReply, stream: Readable): FastifyReply {
  return reply
    .type('text/event-stream')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .header('connection', 'close')
    .send(stream);
}

/** Null without a token; a token that is dead or garbage is refused wherever it is sent, except on open routes. */
async function callerOf(
  request: FastifyRequest,
  services: Services,
  storeId: string | null,
  now: Date,
): Promise<{ caller: Caller | null; device: RegisterDevice | null }> {
  const credential = readCredential(services.secrets, request.headers.authorization);
  if (!credential) return { caller: null, device: null };
  if (credential.kind === 'register')
    return { caller: null, device: await authenticateRegister(services.pool, credential, now) };
  return { caller: await authenticate(services.pool, credential, storeId, now), device: null };
}

/** An id in the path that is none cannot name anything; the store's own was read by the guard. */
function checkIds(params: Record<string, string>, storeParam: string | undefined): void {
  for (const [name, value] of Object.entries(params)) {
    if (value.includes('\0')) throw new DomainError('not_found');
    if (value === storeParam || !/_id$/.test(name)) continue;
    const id = readId(value);
    if (!id) throw new DomainError('not_found');
    params[name] = id;
  }
}

const longestKey = 200;

function keyedRequest(
  request: FastifyRequest,
  services: Services,
  route: CallRoute,
  actorId: string | undefined,
  parsed: { params: Record<string, string>; query: unknown; body: unknown; upload: Upload | null },
): KeyedRequest | null {
  const header = request.headers['idempotency-key'];
  if (request.method !== 'POST' || typeof header !== 'string' || header === '') return null;
  if (header.length > longestKey)
    throw new DomainError('malformed_request', {
      message: say('key.tooLong', { max: longestKey }),
    });
  const content = JSON.stringify([
    route,
    parsed.params,
    parsed.query,
    parsed.body,
    parsed.upload?.digest ?? null,
  ]);
  return {
    actor: actorId ?? nobody,
    key: header,
    requestHmac: services.secrets.sign('idempotency', content),
  };
}

function timezoneOf(request: FastifyRequest): string | null {
  const told = headerOf(request, 'x-timezone');
  return told !== null && told.length <= 60 && /^[\w+\-/]+$/.test(told) ? told : null;
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
