import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultDocument } from '@sokoni/themes/document/default-document.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { shopVisitor } from '#testing/http/shop-visitor.ts';
import { aProductPicture, documentBody } from '#testing/requests/storefront-requests.ts';

const base = '/marketplace/v1/stores/{id}/storefront';

let app: TestApp;
let token: string;
let store: { id: string; subDomain: string };
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ token } = await app.verifiedUser());
  store = await app.newStore(token, { test_product: false });
});

const at = () => ({ token, params: { id: store.id } });
const copy = (image_id: string) => app.call(`POST ${base}/pictures/copies`, { ...at(), body: { image_id } });
const library = async () => (await app.call(`GET ${base}/pictures`, at())).data.items;
const list = async (query: Record<string, string> = {}) =>
  (await app.call(`GET ${base}/product-pictures`, { ...at(), query })).data;

const shop = () => shopVisitor(app.url, `${store.subDomain}.localhost:3000`).get('/');

/** A product with a picture. */
async function product(title: string) {
  const white = { width: 40, height: 20, channels: 3, background: '#fff' } as const;
  const file = new Blob([new Uint8Array(await sharp({ create: white }).png().toBuffer())]);
  return aProductPicture(app, token, store.id, file, title);
}

/** Buyers see a picture at the top of the shop. @returns the page */
async function published(image_id: string): Promise<string> {
  const plain = defaultDocument('duka');
  const picture = { image_id, alt: 'At the top', focal_x: 0.5, focal_y: 0.5 };
  const hero = { type: 'hero', settings: { picture }, blocks: {}, block_order: [] };
  const document = {
    ...plain,
    pages: { ...plain.pages, home: { sections: { hero }, order: ['hero'] } },
  };
  await app.call(`PUT ${base}/draft`, { ...at(), body: { version: 0, document: documentBody(document) } });
  await app.call(`POST ${base}/publications`, { ...at(), body: { version: 1 } });
  return (await shop()).text;
}

describe('The pictures of products in the editor of a theme', () => {
  it('are listed by title, searched and paged', async () => {
    const tea = await product('Tea cup');
    const bowl = await product('Bowl');
    const { items, has_more } = await list();
    expect(items.map(({ id, title }) => [id, title])).toEqual([
      [bowl.image_id, 'Bowl'],
      [tea.image_id, 'Tea cup'],
    ]);
    expect(items[0]).toMatchObject({ width: 40, height: 20, small: expect.stringContaining(bowl.image_id) });
    expect(has_more).toBe(false);
    expect((await list({ search: 'tea' })).items.map(({ id }) => id)).toEqual([tea.image_id]);
    expect(await list({ limit: '1' })).toMatchObject({ items: [{ id: bowl.image_id }], has_more: true });
    const second = await list({ limit: '1', page: '2' });
    expect(second).toMatchObject({ items: [{ id: tea.image_id }], has_more: false });
  });

  it('are copied into the library once, and nothing is left behind of a second time', async () => {
    const { image_id } = await product('Tea cup');
    const copied = await copy(image_id);
    expect(copied).toMatchObject({ status: 200, data: { width: 40, height: 20 } });
    expect(copied.data.id).not.toBe(image_id);
    const files = async () => (await readdir(join(app.services.config.dataDir, 'uploads', store.id))).sort();
    const before = await files();
    expect((await copy(image_id)).data).toEqual(copied.data);
    expect(await files()).toEqual(before);
    expect((await library()).map(({ id }) => id)).toEqual([copied.data.id]);
  });

  it('of another store are not there, and neither is what no product shows', async () => {
    const { image_id } = await product('Tea cup');
    const { data: uploaded } = await copy(image_id);
    expect(await copy(uploaded.id)).toMatchObject({ status: 404, error: 'not_found' });
    store = await app.newStore(token, { test_product: false });
    expect(await copy(image_id)).toMatchObject({ status: 404, error: 'not_found' });
    expect(await library()).toEqual([]);
    expect((await list()).items).toEqual([]);
  });

  it('are shown by the shop as copies only', async () => {
    const { image_id } = await product('Tea cup');
    const { data: copied } = await copy(image_id);
    expect(await published(copied.id)).toContain('alt="At the top"');
    store = await app.newStore(token, { test_product: false });
    expect(await published(copied.id)).not.toContain('alt="At the top"');
    store = await app.newStore(token, { test_product: false });
    expect(await published((await product('Bowl')).image_id)).not.toContain('alt="At the top"');
  });

  it('stay in the shop when the product and its picture are gone', async () => {
    const { image_id, product_id } = await product('Tea cup');
    const { data: copied } = await copy(image_id);
    await published(copied.id);
    await app.call('DELETE /marketplace/v1/stores/{id}/products/{product_id}', {
      ...{ token, params: { id: store.id, product_id } },
    });
    expect((await copy(image_id)).status).toBe(404);
    app.advance(2 * 24 * 60 * 60);
    await query(app.database.ownerUrl, `select graphile_worker.add_job('purge')`);
    await app.mails();
    const picture = async (id: string) => {
      const answer = await fetch(`${app.url}/uploads/${store.id}/${id}-medium.webp`);
      await answer.arrayBuffer();
      return answer.status;
    };
    expect([await picture(image_id), await picture(copied.id)]).toEqual([404, 200]);
    expect((await shop()).text).toContain(`${copied.id}-medium.webp`);
  });
});
