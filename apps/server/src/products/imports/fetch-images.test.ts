import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '#platform/database/log.ts';
import { runJob } from '#store-jobs/run-job.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/app.ts';
import { query } from '#testing/query.ts';
import { fetchImagesRunner } from './fetch-images.ts';
import { runImportRunner } from './run-import.ts';

let app: TestApp;
let owner: TestUser;
let store: string;
let shop: Server;
let url: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
  store = (await app.newStore(owner.token)).id;
  const red = { width: 12, height: 8, channels: 3, background: '#f00' } as const;
  const picture = await sharp({ create: red }).png().toBuffer();
  shop = createServer((request, response) =>
    response.end(request.url === '/red.png' ? picture : 'no picture'),
  );
  await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(async () => {
  shop.closeAllConnections();
  shop.close();
  await app.close();
});

const at = (import_id = '') => ({ token: owner.token, params: { id: store, import_id } });

/** Imports a file; its pictures wait until `fetchPictures`. */
async function importFile(text: string): Promise<string> {
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/product-imports', {
    ...at(),
    body: {},
    file: new Blob([text]),
  });
  await app.call('POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks', {
    ...at(data.id),
    body: { mapping: data.mapping },
  });
  await app.mails();
  await app.call('POST /marketplace/v1/stores/{id}/product-imports/{import_id}/runs', {
    ...at(data.id),
    body: {},
  });
  return data.id;
}

describe('Issue 3 "image URLs fetched safely": the pictures of an import', () => {
  it('of this network are left out, each with a warning at its row', async () => {
    const id = await importFile(`Title,SKU,Price,Images\nBasin,B-1,5,${url}/red.png\n`);
    await app.mails();
    const path = 'GET /marketplace/v1/stores/{id}/product-imports/{import_id}';
    expect((await app.call(path, at(id))).data.images).toMatchObject({ state: 'done', done: 0, failed: 1 });
    const rows = await app.call(`${path}/rows`, { ...at(id), query: { level: 'warning' } });
    expect(rows.data.items).toMatchObject([
      { row: 2, warnings: [`The picture ${url}/red.png was left out: its address is not public`] },
    ]);
  });

  it('are fetched once, and not again by the same file', async () => {
    const text = `Title,SKU,Price,Images\nCup,C-1,5,${url}/red.png ${url}/words.txt\n`;
    const id = await importFile(text);
    const { pool, clock, files, pictures } = app.services;
    const [waiting] = await query<{ id: string }>(
      app.database.ownerUrl,
      `select id from app.store_jobs where store_id = $1 and kind = 'product_import' and state = 'waiting'`,
      [store],
    );
    const services = { pool, clock, files, log: silentLog };
    await runJob(services, { product_import: runImportRunner }, store, waiting?.id ?? '');
    const [job] = await query<{ id: string }>(
      app.database.ownerUrl,
      'select images_job_id as id from app.product_imports where id = $1',
      [id],
    );
    const runner = fetchImagesRunner(pictures, (address) => address === '127.0.0.1');
    await runJob(services, { product_import_images: runner }, store, job?.id ?? '');
    const path = 'GET /marketplace/v1/stores/{id}/product-imports/{import_id}';
    expect((await app.call(path, at(id))).data.images).toMatchObject({ state: 'done', done: 1, failed: 1 });
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/products', {
      token: owner.token,
      params: { id: store },
      query: { search: 'cup' },
    });
    expect(data.items[0]?.image).toContain('/uploads/');
    const again = await app.call('POST /marketplace/v1/stores/{id}/product-imports', {
      ...at(),
      body: {},
      file: new Blob([text.replace(` ${url}/words.txt`, '')]),
    });
    await app.call('POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks', {
      ...at(again.data.id),
      body: { mapping: again.data.mapping },
    });
    await app.mails();
    expect((await app.call(path, at(again.data.id))).data.check?.result).toMatchObject({
      same: 1,
      updated: 0,
    });
  });
});
