import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

const day = 24 * 60 * 60;
let app: TestApp;
let amina: TestUser;
let id: string;
let file: Blob;

beforeAll(async () => {
  app = await startTestApp();
  const blank = sharp({ create: { width: 20, height: 20, channels: 3, background: '#c2410c' } });
  file = new Blob([new Uint8Array(await blank.png().toBuffer())], { type: 'image/png' });
});

beforeEach(async () => {
  amina = await app.verifiedUser();
  ({ id } = await app.newStore(amina.token));
});

afterAll(() => app.close());

const upload = () =>
  app.call('POST /marketplace/v1/images/{storeId}/upload', {
    token: amina.token,
    params: { storeId: id },
    query: { entity: 'store' },
    file,
    body: {},
  });

const setLogo = () =>
  app.call('POST /marketplace/v1/stores/{id}/logo', { token: amina.token, params: { id }, file, body: {} });

const filesOfStore = () => readdir(join(app.services.config.dataDir, 'uploads', id));

async function purge(): Promise<void> {
  await query(app.database.ownerUrl, `select graphile_worker.add_job('purge')`);
  await app.mails();
}

/** As if they had been uploaded by calls. */
const addUnused = (count: number) =>
  query(
    app.database.ownerUrl,
    `insert into app.images (store_id, id, entity, width, height, bytes, uploaded_by, created_at)
     select $1, gen_random_uuid(), 'store', 1, 1, 1, $2, $3 from generate_series(1, $4::int)`,
    [id, amina.id, app.services.clock(), count],
  );

async function countImages(): Promise<number> {
  const rows = await query(app.database.ownerUrl, 'select 1 from app.images where store_id = $1', [id]);
  return rows.length;
}

describe('Pictures that nothing shows', () => {
  test('are removed a day after their upload, row and files; a logo stays', async () => {
    const logo = (await setLogo()).data.logo_key;
    const { data: unused } = await upload();
    app.advance(day - 60);
    await purge();
    expect(await countImages()).toBe(2);

    app.advance(120);
    await purge();
    expect(await countImages()).toBe(1);
    const left = await filesOfStore();
    expect(left).toHaveLength(4);
    expect(left.map((name) => `${id}/${name}`)).toContain(logo);
    expect((await fetch(`${app.url}/uploads/${unused.key}`)).status).toBe(404);
    expect((await fetch(`${app.url}/uploads/${logo}`)).status).toBe(200);
  });

  test('are all removed, however many there are', async () => {
    await addUnused(450);
    app.advance(day + 1);
    await purge();
    expect(await countImages()).toBe(0);
  });

  test('are at most 100 in a store, also when many come at once; a logo can still be set', async () => {
    await addUnused(98);
    const answers = await Promise.all([upload(), upload(), upload(), upload()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
    expect(answers.find(({ status }) => status === 429)).toMatchObject({
      error: 'too_many_attempts',
      message: expect.stringMatching(/^This store has 100 unused pictures\./),
    });
    expect(await filesOfStore()).toHaveLength(2 * 4);
    expect((await setLogo()).status).toBe(200);
  });
});
