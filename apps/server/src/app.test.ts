import { get } from 'node:http';
import { calls } from '@sokoni/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from './testing/http/app.ts';

let test: TestApp;
let user: TestUser;
beforeAll(async () => {
  test = await startTestApp();
  user = await test.verifiedUser();
});
afterAll(() => test.close());

const login = 'POST /accounts/api/v1/auth/users/login';

function fetchPath(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${test.url}${path}`, init);
}

/** `fetch` mends a path before it sends it; this one does not. */
function rawStatus(path: string, headers: Record<string, string> = {}): Promise<number> {
  const { port } = new URL(test.url);
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).on('error', reject);
  });
}

describe('CONTRACT The wire: answers', () => {
  it('wraps a success as code, message and data', async () => {
    const answer = await test.call('GET /accounts/api/v1/users/me', { token: user.token });
    expect(answer).toMatchObject({ status: 200, code: 200, data: { email: user.email } });
    expect(Object.keys(answer).sort()).toEqual(['code', 'data', 'headers', 'message', 'status']);
  });

  it('carries the token of a login at the top and the same sentence inside and outside', async () => {
    const body = { app_id: 'sokoni', email: user.email, password: user.password };
    const answer = await test.call(login, { body });
    expect(answer.token).toMatch(/^[\w-]{43}$/);
    expect(answer.message).toBe('Welcome back, Amina!');
    expect(answer.data.message).toBe(answer.message);
  });

  it('answers a failure with code, error, message and a request id that is in the header too', async () => {
    const answer = await test.call('GET /accounts/api/v1/users/me');
    expect(answer).toMatchObject({ status: 401, code: 401, error: 'not_signed_in' });
    expect(answer.message).not.toBe('');
    expect(answer.request_id).toBe(answer.headers.get('x-request-id'));
  });

  it('names the fields that are wrong, its message being the first of them', async () => {
    const answer = await test.call('POST /accounts/api/v1/auth/users/register', {
      body: { app_id: 'sokoni' },
    });
    expect(answer).toMatchObject({ status: 400, error: 'invalid_fields', message: 'First name is required' });
    expect(answer.fields).toMatchObject({
      first_name: 'First name is required',
      last_name: 'Last name is required',
      email: 'Email is required',
      password: 'Password is required',
    });
  });

  it('tells a malformed body, a wrong kind of body and one that is too large apart', async () => {
    const post = (body: string, type = 'application/json') =>
      fetchPath('/accounts/api/v1/auth/users/login', {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      });
    expect((await post('{')).status).toBe(400);
    expect((await post('{"email":"a\\u0000b@c.de"}')).status).toBe(400);
    expect((await post('{"__proto__":{"email":"x"}}')).status).toBe(400);
    expect((await post('a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post(JSON.stringify({ email: 'x'.repeat(300_000) }))).status).toBe(413);
  });

  it('takes an empty body for none', async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${user.token}` };
    const response = await fetchPath('/accounts/api/v1/users/token/refresh', {
      method: 'POST',
      headers,
      body: '',
    });
    expect(response.status).toBe(200);
  });

  it('refuses unknown fields in a call of our own and ignores them in a call of SPEC section 7', async () => {
    const { token } = user;
    const ours = await test.call('PUT /accounts/api/v1/users/me', {
      token,
      body: { first_name: 'Amina', last_name: 'Bello', phone: '', roles: { x: ['admin'] } },
    });
    expect(ours).toMatchObject({ status: 400, error: 'invalid_fields' });
    expect(ours.fields).toHaveProperty('roles');
    const spec = await test.call(login, {
      body: { app_id: 'sokoni', email: user.email, password: user.password, roles: { x: ['admin'] } },
    });
    expect(spec.status).toBe(200);
    expect(spec.data.info.roles).toEqual({});
  });

  it('answers 404 for a path of the API that is not there, and for ids that cannot be', async () => {
    expect((await fetchPath('/marketplace/v1/nothing')).status).toBe(404);
    expect(
      await rawStatus('/marketplace/v1/stores/not-an-id', { authorization: `Bearer ${user.token}` }),
    ).toBe(404);
    expect(
      await rawStatus('/marketplace/v1/sub-domains/a%00b', { authorization: `Bearer ${user.token}` }),
    ).toBe(404);
  });

  it('keeps lists within their limits', async () => {
    const { token } = user;
    const list = (query: Record<string, string>) =>
      test.call('GET /marketplace/v1/stores/all', { token, query });
    expect((await list({ limit: '101' })).status).toBe(400);
    expect((await list({ page: '0' })).status).toBe(400);
    expect((await list({ page: '1.5' })).status).toBe(400);
    expect((await list({ colour: 'red' })).status).toBe(400);
    expect((await list({})).data).toEqual({ items: [], page: 1, limit: 10, total: 0 });
  });
});

describe('CONTRACT Security: headers and tokens', () => {
  it('authenticates from Authorization only, never from a cookie', async () => {
    const response = await fetchPath('/accounts/api/v1/users/me', {
      headers: { cookie: `user_token=Bearer ${user.token}` },
    });
    expect(response.status).toBe(401);
  });

  it('sends the content policy and its companions with every answer', async () => {
    for (const path of ['/', '/livez', '/docs/api', '/marketplace/v1/nothing']) {
      const { headers } = await fetchPath(path);
      const policy = headers.get('content-security-policy') ?? '';
      for (const part of [
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]) {
        expect(policy, path).toContain(part);
      }
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('counts forwarded headers only behind proxies of ours', async () => {
    const told = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    const direct = (await (await fetchPath('/accounts/api/v1/network-address', told)).json()) as {
      data: string;
    };
    expect(direct.data).toBe('127.0.0.1');
    const behind = await startTestApp({ TRUST_PROXY: '1' });
    const proxied = await fetch(`${behind.url}/accounts/api/v1/network-address`, {
      headers: { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' },
    });
    expect(((await proxied.json()) as { data: string }).data).toBe('203.0.113.9');
    await behind.close();
  });
});

describe('CONTRACT Running it: pages around the API', () => {
  it('is alive, ready and measured', async () => {
    expect((await fetchPath('/livez')).status).toBe(200);
    expect((await fetchPath('/readyz')).status).toBe(200);
    const metrics = await (await fetchPath('/metrics')).text();
    expect(metrics).toContain('sokoni_http_request_seconds_bucket');
    expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('shows metrics to nobody behind a proxy, and with a token to its bearer only', async () => {
    expect((await fetchPath('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404);
    const guarded = await startTestApp({ METRICS_TOKEN: 'a-token-of-sixteen' });
    expect((await fetch(`${guarded.url}/metrics`)).status).toBe(404);
    const bearer = await fetch(`${guarded.url}/metrics`, {
      headers: { authorization: 'Bearer a-token-of-sixteen' },
    });
    expect(bearer.status).toBe(200);
    await guarded.close();
  });

  it('documents every call for programs and for people', async () => {
    const document = (await (await fetchPath('/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    };
    expect(document.openapi).toBe('3.1.0');
    const page = (await (await fetchPath('/docs/api')).text()).replaceAll('<wbr>', '');
    for (const route of Object.keys(calls)) {
      const [method = '', path = ''] = route.split(' ');
      expect(document.paths[path]?.[method.toLowerCase()], route).toBeDefined();
      expect(page.includes(path), path).toBe(true);
    }
  });

  it('serves the one page of the console at every address of the console, and nothing of it elsewhere', async () => {
    for (const path of ['/', '/login', '/settings/store', '/verify-email/abc', '/onboarding']) {
      const response = await fetchPath(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('content-type'), path).toContain('text/html');
      expect(await response.text()).toContain('id="sokoni-config"');
    }
    const filesNamedAt = async (path: string) =>
      [...(await (await fetchPath(path)).text()).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(await filesNamedAt('/products')).toEqual([
      '/assets/store.js',
      '/assets/shared.js',
      '/assets/store.css',
    ]);
    expect(await filesNamedAt('/login')).toEqual([]);
    for (const path of ['/accounts/x', '/marketplace/x', '/uploads/x', '/missing.js']) {
      expect((await fetchPath(path)).status, path).toBe(404);
    }
  });
});
