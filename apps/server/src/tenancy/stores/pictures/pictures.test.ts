import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DomainError } from '#core/errors/domain-error.ts';
import { holdRow } from '#testing/database/lock-row.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let app: TestApp;
let amina: TestUser;
let id: string;
let picture: Blob;

beforeAll(async () => {
  app = await startTestApp();
  amina = await app.verifiedUser();
  const png = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer();
  picture = new Blob([new Uint8Array(png)], { type: 'image/png' });
});

beforeEach(async () => {
  ({ id } = await app.newStore(amina.token));
});

afterAll(() => app.close());

interface Sent {
  token?: string;
  store?: string;
  file?: Blob;
  body?: unknown;
  headers?: Record<string, string>;
}

const setLogo = ({ token = amina.token, store = id, file = picture, body = {}, headers = {} }: Sent = {}) =>
  app.call('POST /marketplace/v1/stores/{id}/logo', { token, params: { id: store }, file, body, headers });

const removeLogo = (token = amina.token) =>
  app.call('DELETE /marketplace/v1/stores/{id}/logo', { token, params: { id } });

const upload = ({ token = amina.token, file = picture, headers = {} }: Sent = {}, entity = 'store') =>
  app.call('POST /marketplace/v1/images/{storeId}/upload', {
    token,
    params: { storeId: id },
    query: { entity },
    file,
    body: {},
    headers,
  });

/** The files of the store that are kept. */
async function filesOf(store = id): Promise<string[]> {
  const folder = join(app.services.config.dataDir, 'uploads', store);
  return (await readdir(folder).catch(() => [])).sort();
}

const imagesOf = (store = id) =>
  query(app.database.ownerUrl, 'select id, entity, width, height from app.images where store_id = $1', [
    store,
  ]);

/** A multipart request whose part `file` is missing. */
async function withoutFile(path: string) {
  const form = new FormData();
  form.set('payload', '{}');
  const response = await fetch(app.url + path, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${amina.token}` },
  });
  return { status: response.status, ...((await response.json()) as object) };
}

describe('SPEC 7: POST /marketplace/v1/stores/{id}/logo', () => {
  test('base_url and logo_key together are the address of the picture', async () => {
    const answer = await setLogo({ body: { store_id: id } });
    expect(answer).toMatchObject({
      status: 200,
      message: 'Logo saved',
      data: { logo_key: expect.stringMatching(new RegExp(`^${id}/[0-9a-f-]{36}-medium\\.webp$`)) },
    });
    const { base_url, logo_key, business_token } = answer.data;
    const response = await fetch(app.url + base_url + logo_key);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
    expect(business_token).toMatch(/^b1\./);
    expect(await filesOf()).toHaveLength(4);
    expect(await imagesOf()).toEqual([expect.objectContaining({ entity: 'store', width: 900, height: 300 })]);
  });

  test('a new logo takes the place of the old one, whose files go', async () => {
    const first = await setLogo();
    const second = await setLogo();
    expect(second.data.logo_key).not.toBe(first.data.logo_key);
    await app.mails();
    expect(await filesOf()).toHaveLength(4);
    expect(await imagesOf()).toHaveLength(1);
    expect(await filesOf()).toContain(second.data.logo_key?.split('/')[1]);
  });

  test('of two logos at once one stays and nothing is left behind', async () => {
    const answers = await holdRow(
      app.database.ownerUrl,
      'select 1 from app.stores where id = $1 for update',
      [id],
      2,
      () => Promise.all([setLogo(), setLogo()]),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    await app.mails();
    expect(await filesOf()).toHaveLength(4);
    expect(await imagesOf()).toHaveLength(1);
  });

  test('the part payload may come with its own type, as a browser sends it', async () => {
    const form = new FormData();
    form.set('payload', new Blob([JSON.stringify({ store_id: id })], { type: 'application/json' }));
    form.set('file', picture, 'picture.png');
    const response = await fetch(`${app.url}/marketplace/v1/stores/${id}/logo`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${amina.token}` },
    });
    expect(await response.json()).toMatchObject({ code: 200, message: 'Logo saved' });
    expect(await filesOf()).toHaveLength(4);
  });

  test('a store_id in the payload that is another store’s is refused before anything is kept', async () => {
    const other = await app.newStore(amina.token);
    expect(await setLogo({ body: { store_id: other.id } })).toMatchObject({
      status: 403,
      error: 'not_allowed',
    });
    expect(await filesOf()).toEqual([]);
    expect(await filesOf(other.id)).toEqual([]);
  });

  test('fields of the payload that do not belong there change nothing', async () => {
    await setLogo({ body: { name: 'Other', contract_type: 'enterprise', vat_percent: 9, roles: ['admin'] } });
    const { data } = await app.call('GET /marketplace/v1/stores/{id}', {
      token: amina.token,
      params: { id },
    });
    expect(data).toMatchObject({
      name: 'Duka la Amina',
      account: { contract_type: 'basic', vat_percent: 0 },
    });
  });

  test('a missing file is asked for', async () => {
    expect(await withoutFile(`/marketplace/v1/stores/${id}/logo`)).toMatchObject({
      status: 400,
      error: 'invalid_fields',
      message: 'Choose a picture',
      fields: { file: 'Choose a picture' },
    });
  });

  test('a second file is refused with a sentence, and neither is kept', async () => {
    const form = new FormData();
    form.set('payload', '{}');
    for (const name of ['one.png', 'two.png']) form.append('file', picture, name);
    const response = await fetch(`${app.url}/marketplace/v1/stores/${id}/logo`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${amina.token}` },
    });
    expect(await response.json()).toMatchObject({
      code: 400,
      error: 'malformed_request',
      message: 'Send one file',
    });
    expect(await filesOf()).toEqual([]);
    expect(await readdir(join(app.services.config.dataDir, 'incoming'))).toEqual([]);
    expect(await setLogo()).toMatchObject({ status: 200 });
  });

  test('what is no picture is refused', async () => {
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' });
    expect(await setLogo({ file: svg })).toMatchObject({ status: 415, error: 'not_a_picture' });
    expect(await filesOf()).toEqual([]);
  });

  test('CONTRACT "The wire": the same key sets one logo, keeps no token, and a retry gets a living one', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => setLogo({ headers })));
    answers.push(await setLogo({ headers }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
    expect(await filesOf()).toHaveLength(4);
    expect(await imagesOf()).toHaveLength(1);
    const kept = await query(
      app.database.ownerUrl,
      'select answer::text from app.idempotency_keys where key = $1',
      [headers['idempotency-key']],
    );
    expect(kept[0]?.answer).toContain(answers[0]?.data.logo_key);
    expect(kept[0]?.answer).not.toContain('b1.');
    const token = answers.at(-1)?.data.business_token ?? '';
    expect(await app.call('GET /marketplace/v1/stores/{id}', { token, params: { id } })).toMatchObject({
      status: 200,
    });
  });
});

describe('SPEC 7: DELETE /marketplace/v1/stores/{id}/logo', () => {
  test('takes the logo and its files away; without a logo it does nothing', async () => {
    await setLogo();
    expect(await removeLogo()).toMatchObject({ status: 200, data: { logo_key: null } });
    await app.mails();
    expect(await filesOf()).toEqual([]);
    expect(await imagesOf()).toEqual([]);
    expect(await removeLogo()).toMatchObject({ status: 200, data: { logo_key: null } });
  });
});

describe('SPEC 7: POST /marketplace/v1/images/{storeId}/upload', () => {
  test('keeps the picture in four sizes', async () => {
    const { status, data } = await upload();
    expect(status).toBe(200);
    expect(data).toMatchObject({ width: 900, height: 300, key: data.sizes.medium });
    expect(await filesOf()).toEqual(
      ['card', 'large', 'medium', 'small'].map((size) => `${data.id}-${size}.webp`),
    );
    expect(Object.values(data.sizes).map((key) => key.split('/')[1])).toEqual(
      expect.arrayContaining(await filesOf()),
    );
    expect((await imagesOf()).map((row) => row.id)).toEqual([data.id]);
  });

  test('takes no other entity, and asks for a missing file', async () => {
    expect(await upload({}, 'product')).toMatchObject({ status: 400 });
    expect(await withoutFile(`/marketplace/v1/images/${id}/upload?entity=store`)).toMatchObject({
      status: 400,
      fields: { file: 'Choose a picture' },
    });
  });

  test('the same key keeps one picture', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload({ headers })));
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1);
    expect(await filesOf()).toHaveLength(4);
  });
});

describe('Uploads when something breaks', () => {
  let files: TestApp['services']['files'];

  beforeEach(() => {
    files = app.services.files;
  });

  afterEach(() => {
    app.services.files = files;
  });

  test('a full disk is a clear error, and nothing is left behind', async () => {
    let written = 0;
    app.services.files = {
      ...files,
      write: async (key, bytes) => {
        written += 1;
        if (written === 3) throw new DomainError('storage_unavailable', { retryAfterSeconds: 60 });
        await files.write(key, bytes);
      },
    };
    expect(await setLogo()).toMatchObject({ status: 503, error: 'storage_unavailable' });
    expect(await filesOf()).toEqual([]);
    expect(await imagesOf()).toEqual([]);
  });

  test('a refused upload does not hold up the next request of its connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const post = (body: Buffer, type: string) =>
      new Promise<number | undefined>((done, fail) =>
        request(`${app.url}/marketplace/v1/stores/${id}/logo`, {
          agent,
          method: 'POST',
          headers: { authorization: `Bearer ${amina.token}`, 'content-type': type },
        })
          .on('response', (response) => response.resume().on('end', () => done(response.statusCode)))
          .on('error', fail)
          .end(body),
      );
    const form = new FormData();
    form.set('payload', 'no JSON');
    form.set('file', new Blob([new Uint8Array(400_000)]), 'picture');
    const malformed = new Response(form);
    const type = malformed.headers.get('content-type') ?? '';
    const body = Buffer.from(await malformed.arrayBuffer());
    expect([await post(body, type), await post(body, type)]).toEqual([400, 400]);
    agent.destroy();
  });

  test('a command that fails takes its files away again', async () => {
    app.services.files = {
      ...files,
      write: async (key, bytes) => {
        await files.write(key, bytes);
        expect(await filesOf()).not.toEqual([]);
      },
    };
    await query(app.database.ownerUrl, 'alter table app.images add constraint none check (false) not valid');
    try {
      expect((await setLogo()).status).toBe(500);
      expect(await filesOf()).toEqual([]);
    } finally {
      await query(app.database.ownerUrl, 'alter table app.images drop constraint none');
    }
  });
});

describe('CONTRACT "Roles": who may change the pictures', () => {
  test('a manager may, an associate may not, a stranger finds nothing', async () => {
    const manager = await app.staffMember(amina.token, id, 'manager');
    const associate = await app.staffMember(amina.token, id, 'associate');
    const stranger = await app.verifiedUser();
    for (const call of [
      (token: string) => setLogo({ token }),
      (token: string) => upload({ token }),
      (token: string) => removeLogo(token),
    ]) {
      expect(await call(manager.token)).toMatchObject({ status: 200 });
      expect(await call(associate.token)).toMatchObject({ status: 403 });
      expect(await call(stranger.token)).toMatchObject({ status: 404 });
      expect(await call('')).toMatchObject({ status: 401 });
    }
  });
});
