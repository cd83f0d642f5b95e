import type { ParamsOf } from '@sokoni/contract/call';
import type { Calls } from '@sokoni/contract/calls';
import { currentLanguage } from '@sokoni/messages/current-language';
import { limits } from '@sokoni/rules/limits';
import { say } from '#sentences/frame/network.ts';
import { stripQuotes } from '#session/bearer.ts';
import { deviceZone } from '#session/device-zone.ts';
import { newId } from '#session/new-id.ts';
import { authorization, followOtherTabs, getSession } from '#session/session.ts';
import { ApiError, type FailureBody } from './api-error.ts';
import { noteAnswer } from './connection.ts';
import { onRefused } from './on-refused.ts';
import { uploadFetch } from './upload-fetch.ts';

type ParamsPart<R extends string> = [keyof ParamsOf<R>] extends [never]
  ? { params?: undefined }
  : { params: ParamsOf<R> };

type BodyPart<B> = undefined extends B ? { body?: B } : { body: B };

/** What a route takes besides its name. */
export type CallOptions<R extends keyof Calls> = ParamsPart<R> &
  BodyPart<Calls[R]['body']> & {
    query?: Calls[R]['query'];
    /** Multipart routes only: the file part; the body travels as the JSON part `payload`. */
    file?: Calls[R]['file'] extends true ? File | Blob | null : never;
    /** Told the share of the file that is sent, 0 to 1. */
    onProgress?: Calls[R]['file'] extends true ? (share: number) => void : never;
    signal?: AbortSignal | undefined;
    /** One per intent of a person, so that a retry does not act twice. A POST without one gets its own. */
    idempotencyKey?: string;
    /** Sends the user token even when there is a business token (SPEC section 7: the start call). */
    asUser?: boolean;
  };

/** A whole answer: SPEC section 7 reads `message`, `code` and `token` of some calls. */
export interface Envelope<R extends keyof Calls> {
  code: number;
  message: string;
  data: Calls[R]['data'];
  token: Calls[R]['token'] extends true ? string : undefined;
}

type OptionsArgument<R extends keyof Calls> =
  Record<string, never> extends CallOptions<R> ? [options?: CallOptions<R>] : [options: CallOptions<R>];

/** Calls the API and answers `data`. Throws an ApiError; shows nothing to anybody. */
export async function api<R extends keyof Calls>(
  route: R,
  ...[options]: OptionsArgument<R>
): Promise<Calls[R]['data']> {
  return (await request(route, options as CallOptions<R> | undefined)).data;
}

/** Calls the API and answers the whole envelope, where the message or a token is wanted too. */
export async function apiEnvelope<R extends keyof Calls>(
  route: R,
  ...[options]: OptionsArgument<R>
): Promise<Envelope<R>> {
  return request(route, options as CallOptions<R> | undefined);
}

/**
 * Opens a call whose answer goes on, as it comes over the wire. It may end at any time; a dead session is acted upon as for
 * every call.
 */
export async function openStream<R extends keyof Calls>(
  route: R,
  { params, lastEventId, signal }: StreamOptions<R>,
): Promise<ReadableStream<Uint8Array>> {
  const [, template = ''] = route.split(' ');
  const url = addressOf(template, params, {});
  const ask = (token: string | null) => {
    const headers = commonHeaders('text/event-stream');
    if (token !== null) headers.set('Authorization', token);
    if (lastEventId !== null) headers.set('Last-Event-ID', lastEventId);
    return fetch(url, { headers, signal, cache: 'no-store' });
  };
  const response = await askSignedIn({}, ask);
  noteAnswer(true);
  if (response.ok && response.body) return response.body;
  const { status } = response;
  const data = parse(await response.text()) ?? {};
  throw new ApiError(data.message ?? '', { status, data, retryAfter: retryAfterOf(response) });
}

interface StreamOptions<R extends string> {
  params: ParamsOf<R>;
  /** Of the last event that came over an earlier stream. */
  lastEventId: string | null;
  signal: AbortSignal;
}

interface LooseOptions {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob | null;
  onProgress?: (share: number) => void;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string;
  asUser?: boolean;
}

async function request<R extends keyof Calls>(
  route: R,
  options: CallOptions<R> | undefined,
): Promise<Envelope<R>> {
  const loose = (options ?? {}) as LooseOptions;
  const [method = 'GET', template = ''] = route.split(' ');
  const url = addressOf(template, loose.params ?? {}, loose.query ?? {});
  const headers = commonHeaders('application/json');
  if (method === 'POST') headers.set('Idempotency-Key', loose.idempotencyKey ?? newId());
  const body = encodeBody(loose, headers);

  // SPEC section 8 gives the calls before a sign-in their whole text.
  const isPlain = method === 'GET' || isLoginCall(template);
  const lost = (message: string) => new ApiError(message, undefined, isPlain ? undefined : say('writeLost'));
  const ask = (token: string | null) => send(url, { method, headers, body }, token, loose, lost);
  const answer = isLoginCall(template) ? await ask(tokenFor(loose)) : await askSignedIn(loose, ask);
  if (answer.status === 403) onRefused(403);
  if (!answer.ok) {
    const data = parse(answer.text) ?? {};
    const message = data.message || say('requestFailed', { status: String(answer.status) });
    throw new ApiError(message, { status: answer.status, data, retryAfter: answer.retryAfter });
  }
  const envelope = parse(answer.text);
  if (!envelope) throw lost(say('networkError'));
  return envelope as unknown as Envelope<R>;
}

/** SPEC section 7: the fixed client id header. */
const clientId = 'sokoni-console';

function commonHeaders(accept: string): Headers {
  return new Headers({
    Accept: accept,
    'Accept-Language': currentLanguage(),
    'X-Client-Id': clientId,
    'X-Timezone': deviceZone(),
  });
}

/** Seconds; undefined when the server asks for none. */
function retryAfterOf({ headers }: Pick<Response, 'headers'>): number | undefined {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

interface RawAnswer {
  ok: boolean;
  status: number;
  text: string;
  retryAfter: number | undefined;
}

async function send(
  url: string,
  request: { method: string; headers: Headers; body: BodyInit | null },
  token: string | null,
  { signal, onProgress }: LooseOptions,
  lost: (message: string) => ApiError,
): Promise<RawAnswer> {
  const { headers, body } = request;
  if (token === null) headers.delete('Authorization');
  else headers.set('Authorization', token);

  const controller = new AbortController();
  const stop = () => controller.abort();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    stop();
  }, limits.requestTimeoutMs);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);

  try {
    const init = { ...request, signal: controller.signal };
    const response =
      onProgress && body ? await uploadFetch(url, { ...init, body }, onProgress) : await fetch(url, init);
    const text = await response.text();
    noteAnswer(true);
    return { ok: response.ok, status: response.status, text, retryAfter: retryAfterOf(response) };
  } catch {
    if (!signal?.aborted) noteAnswer(false);
    if (timedOut) throw lost(say('timeoutExceeded', { ms: String(limits.requestTimeoutMs) }));
    throw signal?.aborted ? new ApiError(say('requestAborted')) : lost(say('networkError'));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** SPEC section 8: a 401 ends the session here, unless another tab has refreshed the token. */
async function askSignedIn<Asked extends { status: number }>(
  options: LooseOptions,
  ask: (token: string | null) => Promise<Asked>,
): Promise<Asked> {
  const token = tokenFor(options);
  let answer = await ask(token);
  if (answer.status !== 401) return answer;
  // A dead token was not acted upon, so asking again is safe.
  followOtherTabs();
  const fresh = tokenFor(options);
  if (fresh !== null && fresh !== token) answer = await ask(fresh);
  if (answer.status === 401) onRefused(401);
  return answer;
}

function tokenFor(options: LooseOptions): string | null {
  const session = getSession();
  const userToken = options.asUser ? session.userToken : null;
  return userToken === null ? authorization(session) : stripQuotes(userToken);
}

/** CONTRACT: the login calls themselves never trigger the 401 rule. */
function isLoginCall(template: string): boolean {
  return template.startsWith('/accounts/api/v1/auth/');
}

function addressOf(template: string, params: Record<string, string>, query: Record<string, unknown>): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** SPEC section 7: multipart calls send a JSON part named payload and an optional file part. */
function encodeBody(options: LooseOptions, headers: Headers): BodyInit | null {
  if (options.file !== undefined) {
    const form = new FormData();
    form.set('payload', new Blob([JSON.stringify(options.body ?? {})], { type: 'application/json' }));
    if (options.file) form.set('file', options.file);
    return form;
  }
  if (options.body === undefined || options.body === null) return null;
  headers.set('Content-Type', 'application/json');
  return JSON.stringify(options.body);
}

function parse(text: string): FailureBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : null;
  } catch {
    return null;
  }
}
