import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ImportClient,
  type ImportPlace,
  importClient,
  stockedStore,
} from '#testing/clients/import-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { runHere, withPowerCut } from '#testing/processes/interrupted-job.ts';
import { runImportRunner } from '../run-product-import.ts';
import { fetchImagesRunner } from './fetch-images.ts';

let app: TestApp;
let owner: TestUser;
let place: ImportPlace;
let client: ImportClient;
let shop: Server;
let url: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
  const red = { width: 12, height: 8, channels: 3, background: '#f00' } as const;
  const picture = await sharp({ create: red }).png().toBuffer();
  shop = createServer((request, response) =>
    response.end(request.url?.startsWith('/red.png') ? picture : 'no picture'),
  );
  await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  place = await stockedStore(app, owner.token);
  client = importClient(place);
});
afterAll(async () => {
  shop.closeAllConnections();
  shop.close();
  await app.close();
});

/** Imports a file; its pictures wait. Answers the import and the job of its pictures. */
async function importUpToPictures(text: string): Promise<{ id: string; jobId: string }> {
  const { id } = await client.check(text);
  await client.start('runs', id);
  await runHere(place, 'product_import', (await client.read(id)).run?.id ?? '', runImportRunner);
  return { id, jobId: (await client.read(id)).images?.id ?? '' };
}

/** Fetches from this machine too, where the other shop of these tests is. */
const runner = () => fetchImagesRunner((address) => address === '127.0.0.1');

describe('Image URLs fetched safely: the pictures of an import', () => {
  it('of this network are left out, each with a warning at its row', async () => {
    const done = await client.importFile(`Title,SKU,Price,Images\nBasin,B-1,5,${url}/red.png\n`);
    expect(done.images).toMatchObject({ state: 'done', done: 0, failed: 1 });
    expect(await client.rowsOf(done.id, 'warning')).toEqual([
      [2, `The picture ${url}/red.png was skipped: its address is not public`],
    ]);
  });

  it('are fetched once, and not again by the same file', async () => {
    const text = `Title,SKU,Price,Images\nCup,C-1,5,${url}/red.png ${url}/words.txt\n`;
    const { id, jobId } = await importUpToPictures(text);
    await runHere(place, 'product_import_images', jobId, runner());
    expect((await client.read(id)).images).toMatchObject({ state: 'done', done: 1, failed: 1 });
    const [cup] = await client.products();
    expect(cup?.images).toHaveLength(1);
    const again = await client.check(text.replace(` ${url}/words.txt`, ''));
    expect(again.check?.result).toMatchObject({ same: 1, updated: 0 });
  });

  it('whose step broke off are fetched again and shown once, in the order of the file', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `${url}/red.png?${index}`);
    const { id, jobId } = await importUpToPictures(`Title,Price,Images\nJug,5,${names.join(' ')}\n`);
    const broken = withPowerCut(runner(), 2);
    await expect(runHere(place, 'product_import_images', jobId, broken)).rejects.toThrow('the power went');
    expect((await client.read(id)).images).toMatchObject({ state: 'running', done: 4 });
    await runHere(place, 'product_import_images', jobId, runner());
    expect((await client.read(id)).images).toMatchObject({ state: 'done', done: 10, failed: 0 });
    const rows = await query<{ position: number; url: string }>(
      app.database.ownerUrl,
      `select shown.position, fetched.url from app.product_images shown
       join app.product_import_images fetched on fetched.store_id = shown.store_id and fetched.id = shown.image_id
       where shown.store_id = $1 order by shown.position`,
      [place.storeId],
    );
    expect(rows.map((row) => row.url)).toEqual(names);
  });
});
