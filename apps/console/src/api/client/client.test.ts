import { limits } from '@sokoni/rules/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFetch, anUser, aStore, openFakeBrowser } from '#session/fake-browser.ts';
import { getSession, loggedOut, signedIn, storeEntered } from '#session/session.ts';
import { userTokenCookie } from '#session/storage.ts';
import { ApiError } from './api-error.ts';
import { api, apiEnvelope } from './client.ts';
import { sendRefusedTo } from './on-refused.ts';

const went: unknown[] = [];
let here = { pathname: '/products', search: '?page=2' };

beforeEach(() => {
  openFakeBrowser();
  loggedOut();
  went.length = 0;
  here = { pathname: '/products', search: '?page=2' };
  sendRefusedTo({ location: () => here, go: (...step) => went.push(step) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function logIn() {
  signedIn({ token: 'user-token', info: anUser, expiresIn: 43_200 });
}

function enterStore() {
  const store = aStore('store-1');
  storeEntered(store, [store]);
}

function headersOf(call: { init: RequestInit } | undefined): Headers {
  return new Headers(call?.init.headers);
}

function formOf(call: { init: RequestInit } | undefined): FormData {
  const body = call?.init.body;
  if (!(body instanceof FormData)) throw new Error('Expected a multipart request');
  return body;
}

function refusal(status: number, body: object = {}, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`);
  return error;
}

const inbox = 'GET /accounts/api/v1/users/invites/inbox';
const start = 'GET /marketplace/v1/user/start';
const login = 'POST /accounts/api/v1/auth/users/login';
const credentials = { app_id: 'sokoni', email: 'a@b.c', password: 'secret' } as const;

describe('SPEC 7: what every request carries', () => {
  it('sends the token, the fixed client id and the time zone', async () => {
    logIn();
    const asked = answerFetch({ [inbox]: [] });
    await api(inbox);
    const headers = headersOf(asked[0]);
    expect(headers.get('Authorization')).toBe('Bearer user-token');
    expect(headers.get('X-Client-Id')).toBe('sokoni-console');
    expect(headers.get('X-Timezone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('sends no Authorization when nobody is logged in', async () => {
    const asked = answerFetch({ [inbox]: [] });
    await api(inbox);
    expect(headersOf(asked[0]).has('Authorization')).toBe(false);
  });

  it('gives the business token precedence (SPEC 6), but sends the user token with the start call', async () => {
    logIn();
    enterStore();
    const asked = answerFetch({ [inbox]: [], [start]: { stores: [] } });
    await api(inbox);
    await api(start, { asUser: true });
    expect(asked.map((call) => headersOf(call).get('Authorization'))).toEqual([
      'Bearer business-token-of-store-1',
      'Bearer user-token',
    ]);
  });

  it('fills the path and the query', async () => {
    const asked = answerFetch({ 'GET /marketplace/v1/stores/a%2Fb/staff?page=2&limit=10': { items: [] } });
    await api('GET /marketplace/v1/stores/{id}/staff', {
      params: { id: 'a/b' },
      query: { page: 2, limit: 10, search: '' },
    });
    expect(asked).toHaveLength(1);
  });

  it('does not compile without its parameters and its body', () => {
    // @ts-expect-error the path names a store
    const withoutParams = () => api('GET /marketplace/v1/stores/{id}');
    // @ts-expect-error the login takes a body
    const withoutBody = () => api('POST /accounts/api/v1/auth/users/login');
    // @ts-expect-error no such call
    const unknownCall = () => api('GET /nowhere');
    expect([withoutParams, withoutBody, unknownCall]).toHaveLength(3);
  });

  it('sends JSON', async () => {
    const asked = answerFetch({ [login]: {} });
    await api(login, { body: credentials });
    expect(headersOf(asked[0]).get('Content-Type')).toBe('application/json');
    expect(asked[0]?.init.body).toBe(JSON.stringify(credentials));
  });

  it('sends a multipart call as a JSON part payload and a part file', async () => {
    const asked = answerFetch({ 'POST /marketplace/v1/stores/s1/logo': {} });
    const file = new File(['picture'], 'logo.png', { type: 'image/png' });
    await api('POST /marketplace/v1/stores/{id}/logo', {
      params: { id: 's1' },
      body: { store_id: 's1' },
      file,
    });
    const form = formOf(asked[0]);
    const payload = form.get('payload') as File;
    expect(payload.type).toBe('application/json');
    expect(await payload.text()).toBe('{"store_id":"s1"}');
    expect(await (form.get('file') as File).text()).toBe('picture');
    expect(headersOf(asked[0]).has('Content-Type')).toBe(false);
  });

  it('leaves the file part out when there is no file', async () => {
    const asked = answerFetch({ 'POST /marketplace/v1/stores/s1/logo': {} });
    await api('POST /marketplace/v1/stores/{id}/logo', { params: { id: 's1' }, body: {}, file: null });
    expect([...formOf(asked[0]).keys()]).toEqual(['payload']);
  });
});

describe('CONTRACT The wire: idempotency keys', () => {
  it('gives every POST a key, the given one first, and no GET', async () => {
    const asked = answerFetch({ [login]: {}, [inbox]: [] });
    await api(login, { body: credentials });
    await api(login, { body: credentials, idempotencyKey: 'mine' });
    await api(inbox);
    const keys = asked.map((call) => headersOf(call).get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(keys.slice(1)).toEqual(['mine', null]);
  });
});

describe('SPEC 7: Responses are unwrapped', () => {
  it('answers data, or the envelope with message, code and token', async () => {
    answerFetch({
      [login]: () => Response.json({ code: 200, message: 'Hello', token: 't', data: { message: 'Hello' } }),
    });
    expect(await api(login, { body: credentials })).toEqual({ message: 'Hello' });
    expect(await apiEnvelope(login, { body: credentials })).toMatchObject({
      code: 200,
      message: 'Hello',
      token: 't',
    });
  });
});

describe('SPEC 8: errors of a request', () => {
  it('carry what the server said', async () => {
    const body = {
      code: 422,
      error: 'invalid_fields',
      message: 'Check the highlighted fields',
      fields: { email: 'Email is required' },
      request_id: 'r-1',
    };
    answerFetch({ [login]: () => refusal(422, body) });
    const error = await failureOf(api(login, { body: credentials }));
    expect(error).toMatchObject({
      status: 422,
      code: 422,
      error: 'invalid_fields',
      message: 'Check the highlighted fields',
      fields: { email: 'Email is required' },
      requestId: 'r-1',
      supportId: undefined,
      response: { status: 422, data: body },
    });
    expect(went).toEqual([]);
  });

  it('are looked up by support where the server failed', async () => {
    const body = { code: 500, error: 'internal', message: 'Something went wrong', request_id: 'r-2' };
    answerFetch({ [login]: () => refusal(500, body) });
    expect(await failureOf(api(login, { body: credentials }))).toMatchObject({ supportId: 'r-2' });
  });

  it('survive an answer that is not ours', async () => {
    answerFetch({ [inbox]: () => new Response('<html>Bad gateway</html>', { status: 502 }) });
    const error = await failureOf(api(inbox));
    expect(error.message).toBe('Request failed with status code 502');
    expect(error.fields).toEqual({});
  });

  it('tell how long to wait', async () => {
    answerFetch({ [inbox]: () => refusal(503, {}, { 'Retry-After': '7' }) });
    expect((await failureOf(api(inbox))).retryAfter).toBe(7);
  });

  it("are 'Network Error' when nothing answers", async () => {
    answerFetch({});
    const error = await failureOf(api(inbox));
    expect([error.message, error.status]).toEqual(['Network Error', 0]);
  });

  it('say what to do of a write without an answer; not of a read, a sign-in or a refusal', async () => {
    const close = 'DELETE /marketplace/v1/stores/{id}';
    const closing = () => failureOf(api(close, { params: { id: 's1' } }));
    answerFetch({});
    expect(await closing()).toMatchObject({
      message: 'Network Error',
      advice: expect.stringMatching(/^We got no reply/),
    });
    expect((await failureOf(api(inbox))).advice).toBeUndefined();
    expect((await failureOf(api(login, { body: credentials }))).advice).toBeUndefined();
    answerFetch({ 'DELETE /marketplace/v1/stores/s1': () => new Response('<html>Pay for the Wi-Fi</html>') });
    expect((await closing()).advice).toMatch(/^We got no reply/);
    answerFetch({ 'DELETE /marketplace/v1/stores/s1': () => refusal(409) });
    expect((await closing()).advice).toBeUndefined();
  });

  it("are 'Network Error' when a page of someone else answers in our place", async () => {
    answerFetch({ [inbox]: () => new Response('<html>Pay for the Wi-Fi</html>') });
    expect((await failureOf(api(inbox))).message).toBe('Network Error');
  });

  it("are 'Request aborted' when the caller left", async () => {
    stubNeverAnsweringFetch();
    const controller = new AbortController();
    const call = failureOf(api(inbox, { signal: controller.signal }));
    controller.abort();
    expect((await call).message).toBe('Request aborted');
    expect((await failureOf(api(inbox, { signal: controller.signal }))).message).toBe('Request aborted');
  });

  it("are 'timeout of 500000ms exceeded' after 500000 ms (SPEC 9), not before", async () => {
    vi.useFakeTimers();
    stubNeverAnsweringFetch();
    let ended = false;
    const call = failureOf(api(inbox)).finally(() => {
      ended = true;
    });
    await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs - 1);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await call).message).toBe('timeout of 500000ms exceeded');
  });
});

describe('SPEC 8: 401 and 403', () => {
  it('a 401 clears all session data and goes to /login with the origin', async () => {
    logIn();
    answerFetch({ [inbox]: () => refusal(401) });
    expect((await failureOf(api(inbox))).status).toBe(401);
    expect(getSession().user).toBeNull();
    expect(localStorage.getItem('sokoni_admin_info')).toBeNull();
    expect(went).toEqual([['/login', { from: '/products?page=2' }]]);
  });

  it('goes to /login/ios if the path contains ios', async () => {
    here = { pathname: '/verify/ios', search: '' };
    answerFetch({ [inbox]: () => refusal(401) });
    await failureOf(api(inbox));
    expect(went).toEqual([['/login/ios', { from: '/verify/ios' }]]);
  });

  it.each(['/login', '/login/ios'])('stays on %s', async (pathname) => {
    here = { pathname, search: '' };
    answerFetch({ [inbox]: () => refusal(401) });
    await failureOf(api(inbox));
    expect(went).toEqual([]);
  });

  it.each([
    [login, () => api(login, { body: credentials })],
    [
      'POST /accounts/api/v1/auth/users/google/signin',
      () =>
        api('POST /accounts/api/v1/auth/users/google/signin', {
          body: { app_id: 'sokoni', code: 'c', state: 's' },
        }),
    ],
    [
      'POST /accounts/api/v1/auth/users/otp/login',
      () => api('POST /accounts/api/v1/auth/users/otp/login', { body: { otp: 'x' } }),
    ],
  ] as const)('is never triggered by the login call %s', async (route, call) => {
    logIn();
    answerFetch({ [route]: () => refusal(401, { error: 'wrong_credentials' }) });
    expect((await failureOf(call())).error).toBe('wrong_credentials');
    expect(went).toEqual([]);
    expect(getSession().user).toEqual(anUser);
  });

  it('is asked again with the token that another tab renewed while it was on its way', async () => {
    logIn();
    const asked = answerFetch({
      [inbox]: (init: RequestInit) => {
        if (new Headers(init.headers).get('Authorization') !== 'Bearer user-token') return [];
        userTokenCookie.set('Bearer renewed', 60);
        return refusal(401);
      },
    });
    expect(await api(inbox)).toEqual([]);
    expect(asked).toHaveLength(2);
    expect(went).toEqual([]);
    expect(getSession().userToken).toBe('Bearer renewed');
  });

  it('a 403 goes to /unauthorized and keeps the session', async () => {
    logIn();
    answerFetch({ [inbox]: () => refusal(403, { error: 'not_allowed' }) });
    expect((await failureOf(api(inbox))).error).toBe('not_allowed');
    expect(went).toEqual([['/unauthorized']]);
    expect(getSession().user).toEqual(anUser);
  });

  it.each([400, 404, 409, 422, 429, 500])('a %d is the caller’s', async (status) => {
    logIn();
    answerFetch({ [inbox]: () => refusal(status) });
    expect((await failureOf(api(inbox))).status).toBe(status);
    expect(went).toEqual([]);
  });
});

function stubNeverAnsweringFetch() {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      const stop = () => reject(new DOMException('stopped', 'AbortError'));
      if (signal?.aborted) stop();
      signal?.addEventListener('abort', stop);
    });
  });
}
