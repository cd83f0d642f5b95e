import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/http/app.ts';

let test: TestApp;
let token: string;
let id: string;

beforeAll(async () => {
  test = await startTestApp({ TRUST_PROXY: '1' });
  ({ token } = await test.verifiedUser());
  ({ id } = await test.newStore(token));
});
afterAll(() => test.close());

/** Whether a refusal has the shape of CONTRACT "The wire". */
function refusal(status: number, error: string) {
  return {
    status,
    body: { code: status, error, message: expect.any(String), request_id: expect.any(String) },
  };
}

async function send(path: string, init: RequestInit = {}) {
  const response = await fetch(test.url + path, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  });
  return { status: response.status, body: (await response.json()) as { data?: unknown } };
}

const post = (body: string | Blob, type = 'application/json', path = '/accounts/api/v1/auth/users/login') =>
  send(path, { method: 'POST', body, headers: { 'content-type': type } });

/** Sends these bytes and reads what comes back until the connection ends or has answered as often as wanted. */
function raw(bytes: string, answers = 1): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(test.url).port), '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
      if (text.match(/HTTP\/1\.1 /g)?.length === answers && /[}\]]$/.test(text)) socket.destroy();
    });
    socket.on('close', () => resolve(text)).on('error', reject);
  });
}

/** The last answer in what came back. */
function answerIn(text: string) {
  const [head = '', body = ''] = text.slice(text.lastIndexOf('HTTP/1.1 ')).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

describe('CONTRACT "The wire": bodies that are not meant well', () => {
  it.each([
    ['no JSON', '{'],
    ['NUL', '{"email":"a\\u0000b@c.de"}'],
    ['NUL in a name', '{"a\\u0000":1}'],
    ['half a character', '{"email":"\\ud800"}'],
    ['the other half', '{"email":["\\udc00x"]}'],
    ['__proto__', '{"__proto__":{"email":"x"}}'],
    ['__proto__ in disguise', '{"a":{"\\u005f_proto__":{"email":"x"}}}'],
    ['a great depth', `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['depth without end', '{"a":'.repeat(40_000)],
  ])('%s is malformed', async (_name, body) => {
    expect(await post(body)).toMatchObject(refusal(400, 'malformed_request'));
  });

  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a number beyond all numbers', '{"app_id":1e999}'],
    ['a field named as every object has one', '{"constructor":1,"toString":2}'],
    ['one key twice, the last counts', '{"app_id":"sokoni","app_id":"x"}'],
  ])('%s has invalid fields', async (_name, body) => {
    expect(await post(body)).toMatchObject(refusal(400, 'invalid_fields'));
  });

  it('text that only looks like an escape, emoji and right-to-left names are text', async () => {
    for (const name of ['a\\u0000b', '\\ud800', '👩🏾‍🌾', 'שוק הכרמל', 'سوق']) {
      const stored = await send(`/marketplace/v1/stores/${id}/update`, {
        method: 'PUT',
        body: JSON.stringify({ name }),
        headers: { 'content-type': 'application/json' },
      });
      expect(stored).toMatchObject({ status: 200, body: { data: { name } } });
    }
  });

  it.each(['', 'text/plain', 'application/xml', 'application/jsonp', ';;;'])('415 for %j', async (type) => {
    expect(await post(new Blob(['{}']), type)).toMatchObject(refusal(415, 'unsupported_media_type'));
  });

  it.each([
    ['no boundary', 'multipart/form-data', ''],
    ['no end', 'multipart/form-data; boundary=x', '--x\r\ngarbage'],
    ['an unknown end', 'multipart/form-data; boundary=y', '--x--'],
    ['no JSON', 'multipart/form-data; boundary=x', part('{')],
    ['NUL', 'multipart/form-data; boundary=x', part('{"store_id":"\\u0000"}')],
    [
      'NUL in a part of type JSON',
      'multipart/form-data; boundary=x',
      part('{"a":"\\u0000"}', 'application/json'),
    ],
    ['__proto__', 'multipart/form-data; boundary=x', part('{"__proto__":{"a":1}}')],
  ])('a form with %s is malformed', async (_name, type, body) => {
    const answer = await post(body, type, `/marketplace/v1/stores/${id}/logo`);
    expect(answer).toMatchObject(refusal(400, 'malformed_request'));
  });

  function part(payload: string, type = 'text/plain'): string {
    return `--x\r\nContent-Disposition: form-data; name="payload"\r\nContent-Type: ${type}\r\n\r\n${payload}\r\n--x--`;
  }
});

describe('CONTRACT "The wire": addresses that are not meant well', () => {
  it.each(['/%', '/%ff', '/accounts/%', '/marketplace/v1/stores/%c0%af'])('%s is malformed', async (path) => {
    expect(await send(path)).toMatchObject(refusal(400, 'malformed_request'));
  });

  it.each([
    '/uploads/..%2f..%2fsecret-key',
    '/uploads/%00',
    '/assets/..%2f..%2fpackage.json',
    '/marketplace/v1/stores/%00',
    '/marketplace/v1/stores/__proto__',
    '/accounts/api/v1/users/me/',
    '/accounts/api/v1//users/me',
  ])('%s is not there', async (path) => {
    expect(await send(path)).toMatchObject(refusal(404, 'not_found'));
  });

  it.each(['stores/all', 'staff', 'invites'])('NUL is refused in the search of %s', async (list) => {
    const path = list === 'stores/all' ? list : `stores/${id}/${list}`;
    const answer = await send(`/marketplace/v1/${path}?search=%00`);
    expect(answer).toMatchObject(refusal(400, 'invalid_fields'));
  });

  it.each(['page=1&page=2', 'page=1e99', 'sort=__proto__', '__proto__=1', 'constructor=1', 'search[]=x'])(
    'a list refuses ?%s',
    async (query) => {
      expect(await send(`/marketplace/v1/stores/all?${query}`)).toMatchObject(refusal(400, 'invalid_fields'));
    },
  );

  it('a list has a hundred pages, and says what to do for what lies behind them', async () => {
    const orders = `/marketplace/v1/stores/${id}/orders`;
    expect(await send(`${orders}?page=100`)).toMatchObject({ status: 200 });
    const answer = await send(`${orders}?page=101`);
    expect(answer).toMatchObject(refusal(400, 'invalid_fields'));
    const sentence = 'Only the first 100 pages are shown. Narrow the list by search, filters or dates.';
    expect(answer.body).toMatchObject({ message: sentence, fields: { page: sentence } });
  });

  it('HEAD answers as GET does, and other methods are not there', async () => {
    const status = async (method: string, path: string) => (await fetch(test.url + path, { method })).status;
    expect(await status('HEAD', '/login')).toBe(200);
    expect(await status('HEAD', '/uploads/x')).toBe(404);
    for (const method of ['OPTIONS', 'PATCH', 'PROPFIND'])
      expect(await send('/accounts/api/v1/users/me', { method })).toMatchObject(refusal(404, 'not_found'));
  });
});

describe('CONTRACT "The wire": connections that are not meant well', () => {
  const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
  const login = (type: string, body: string) =>
    `POST /accounts/api/v1/auth/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

  it.each([
    ['an endless header', get('/livez', `X-A: ${'a'.repeat(70_000)}\r\n`)],
    ['an endless address', get(`/${'a'.repeat(70_000)}`)],
  ])('%s is too long', async (_name, bytes) => {
    expect(answerIn(await raw(bytes))).toMatchObject(refusal(431, 'headers_too_long'));
  });

  it.each([
    ['another protocol', '\x16\x03\x01\x02\x00\x01'],
    ['two lengths', login('application/json', '{}').replace('\r\n\r\n', '\r\nContent-Length: 3\r\n\r\n')],
    [
      'a length and chunks',
      login('application/json', '{}').replace('\r\n\r\n', '\r\nTransfer-Encoding: chunked\r\n\r\n'),
    ],
    ['a path without a slash', get('livez')],
    ['a path out of the root', get('/../../etc/passwd')],
  ])('%s is malformed', async (_name, bytes) => {
    expect(answerIn(await raw(bytes))).toMatchObject(refusal(400, 'malformed_request'));
  });

  it('a connection goes on after a refusal', async () => {
    const unsigned = get('/accounts/api/v1/users/me');
    for (const refused of [login('application/json', '{}'), login('text/plain', 'hello'), unsigned]) {
      const text = await raw(refused + get('/livez'), 2);
      expect(answerIn(text)).toMatchObject({ status: 200, body: { status: 'alive' } });
    }
  });

  it('a connection whose body could not be read is closed, and says so', async () => {
    const text = await raw(login('application/json', '{') + get('/livez'), 2);
    expect(text.toLowerCase()).toContain('connection: close');
    expect(answerIn(text)).toMatchObject(refusal(400, 'malformed_request'));
  });

  it('an upgrade to another protocol is not taken up', async () => {
    const text = await raw(get('/accounts/api/v1/users/me', 'Upgrade: websocket\r\nConnection: Upgrade\r\n'));
    expect(answerIn(text)).toMatchObject(refusal(401, 'not_signed_in'));
  });
});

describe('CONTRACT "Running it": TRUST_PROXY', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['198.51.100.7, 203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['unknown', '127.0.0.1'],
    ['"><script>', '127.0.0.1'],
    ['999.1.1.1', '127.0.0.1'],
    ['x'.repeat(4000), '127.0.0.1'],
    [',', '127.0.0.1'],
  ])('behind a proxy that tells %j the address is %s', async (told, address) => {
    const answer = await send('/accounts/api/v1/network-address', { headers: { 'x-forwarded-for': told } });
    expect(answer.body.data).toBe(address);
  });
});
