import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

const day = 24 * 60 * 60;
let test: TestApp;
let owner: TestUser;
let storeId: string;
let productId: string;
let file: Blob;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
  const blank = sharp({ create: { width: 20, height: 10, channels: 3, background: '#c2410c' } });
  file = new Blob([new Uint8Array(await blank.png().toBuffer())], { type: 'image/png' });
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token)).id;
  const { data } = await test.call('POST /marketplace/v1/stores/{id}/products', {
    token: owner.token,
    params: { id: storeId },
    body: { title: 'Basin', variants: [{ price: 500 }] },
  });
  productId = data.id;
});

const at = () => ({ token: owner.token, params: { id: storeId, product_id: productId } });
const add = (alt_text = '') =>
  test.call('POST /marketplace/v1/stores/{id}/products/{product_id}/images', {
    ...at(),
    file,
    body: { alt_text },
  });
const arrange = (images: unknown[], removed: unknown[] = []) =>
  test.call('PUT /marketplace/v1/stores/{id}/products/{product_id}/images', {
    ...at(),
    body: { images, removed },
  });
const listed = async () =>
  (await test.call('GET /marketplace/v1/stores/{id}/products', at())).data.items.find(
    ({ id }) => id === productId,
  );

describe('pictures of a product', () => {
  it('stand in their order, the first one in the list, and the product is ready', async () => {
    const first = (await add('From above')).data.images[0];
    const { data } = await add('From the side');
    expect(data.images.map(({ alt_text }) => alt_text)).toEqual(['From above', 'From the side']);
    expect(data.problems.map(({ key }) => key)).toEqual(['no_stock']);
    expect((await listed())?.image).toBe(first?.sizes.small);
    const seen = await fetch(`${test.url}${first?.sizes.small}`);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('are put into another order, described, and taken away', async () => {
    await add('A');
    const { data } = await add('B');
    const [first, second] = data.images;
    const arranged = await arrange([{ id: second?.id, alt_text: 'Better' }], [first?.id]);
    expect(arranged.data.images.map(({ id, alt_text }) => [id, alt_text])).toEqual([[second?.id, 'Better']]);
    expect((await listed())?.image).toBe(second?.sizes.small);
    const bare = await arrange([], [second?.id]);
    expect(bare.data.problems.map(({ key }) => key)).toContain('no_image');
    const back = await arrange([{ id: first?.id, alt_text: 'A' }]);
    expect(back.data.images.map(({ id, alt_text }) => [id, alt_text])).toEqual([[first?.id, 'A']]);
  });

  it('that somebody else has added meanwhile stay when the others are arranged', async () => {
    const first = (await add('A')).data.images[0];
    const second = (await add('B')).data;
    expect(second.image_id).toBe(second.images[1]?.id);
    const { data } = await arrange([{ id: first?.id, alt_text: 'First' }]);
    expect(data.images.map(({ alt_text }) => alt_text)).toEqual(['First', 'B']);
  });

  it('are shown by the variants that they are given to, and by variants of this product only', async () => {
    const { data } = await add();
    const [picture, variant] = [data.images[0]?.id, data.variants[0]?.id];
    const shown = await arrange([{ id: picture, variant_ids: [variant] }]);
    expect(shown.data.variants[0]?.image_id).toBe(picture);
    expect((await arrange([{ id: picture }])).data.variants[0]?.image_id).toBe(picture);
    expect((await arrange([{ id: picture, variant_ids: [] }])).data.variants[0]?.image_id).toBeNull();

    const other = await test.call('POST /marketplace/v1/stores/{id}/products', {
      ...at(),
      body: { title: 'Jug', variants: [{ price: 500 }] },
    });
    const strange = await arrange([{ id: picture, variant_ids: [other.data.variants[0]?.id] }]);
    expect(strange).toMatchObject({ status: 404, message: 'One of these variants no longer exists' });
    const borrowed = await test.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
      token: owner.token,
      params: { id: storeId, product_id: other.data.id },
      body: { version: 1, variants: [{ id: other.data.variants[0]?.id, image_id: picture }] },
    });
    expect(borrowed.fields).toEqual({
      'variants.0.image_id': 'This picture is not on the product. Add it first.',
    });
    const early = await test.call('POST /marketplace/v1/stores/{id}/products', {
      ...at(),
      body: { title: 'Jar', variants: [{ price: 500, image_id: picture }] },
    });
    expect(early.fields).toEqual({
      'variants.0.image_id': 'This picture is not on the product. Add it first.',
    });
  });

  it('of another store, and the logo, are no pictures for a product', async () => {
    const other = await test.newStore(owner.token);
    const elsewhere = await test.call('POST /marketplace/v1/stores/{id}/products', {
      token: owner.token,
      params: { id: other.id },
      body: { title: 'Jug', variants: [{ price: 500 }] },
    });
    const foreign = await test.call('POST /marketplace/v1/stores/{id}/products/{product_id}/images', {
      token: owner.token,
      params: { id: other.id, product_id: elsewhere.data.id },
      file,
      body: {},
    });
    const logo = await test.call('POST /marketplace/v1/images/{storeId}/upload', {
      token: owner.token,
      params: { storeId },
      query: { entity: 'store' },
      file,
      body: {},
    });
    for (const id of [foreign.data.image_id, logo.data.id]) {
      expect(await arrange([{ id }])).toMatchObject({ status: 404, error: 'not_found' });
    }
  });

  it('are shown by a duplicate too', async () => {
    const { data } = await add('From above');
    await arrange([{ id: data.image_id, alt_text: 'From above', variant_ids: [data.variants[0]?.id] }]);
    const copied = await test.call('POST /marketplace/v1/stores/{id}/products/{product_id}/copies', {
      ...at(),
      body: { title: 'Basin again' },
    });
    expect(copied.data.images.map(({ id, alt_text }) => [id, alt_text])).toEqual([
      [data.image_id, 'From above'],
    ]);
    expect(copied.data.variants[0]?.image_id).toBe(data.image_id);
    const row = (await test.call('GET /marketplace/v1/stores/{id}/products', at())).data.items.find(
      ({ id }) => id === copied.data.id,
    );
    expect(row?.image).toContain(data.image_id);
  });

  it('are taken from a variant that showed one of them', async () => {
    const { data } = await add();
    const variant = { id: data.variants[0]?.id, image_id: data.images[0]?.id };
    const saved = await test.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
      ...at(),
      body: { version: 1, variants: [variant] },
    });
    expect(saved.data.variants[0]?.image_id).toBe(data.images[0]?.id);
    expect((await arrange([], [data.image_id])).data.variants[0]?.image_id).toBeNull();
  });

  it('are refused for a product of another store, and files that are none', async () => {
    const other = await test.newStore(owner.token);
    const foreign = await test.call('POST /marketplace/v1/stores/{id}/products/{product_id}/images', {
      token: owner.token,
      params: { id: other.id, product_id: productId },
      file,
      body: {},
    });
    expect(foreign.error).toBe('not_found');
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' });
    const hostile = await test.call('POST /marketplace/v1/stores/{id}/products/{product_id}/images', {
      ...at(),
      file: svg,
      body: {},
    });
    expect(hostile.error).toBe('not_a_picture');
  });

  it('go from the disk a day after nothing shows them', async () => {
    const kept = (await add()).data.images[0];
    const { data } = await add();
    await arrange([{ id: kept?.id }], [data.image_id]);
    test.advance(day + 1);
    await query(test.database.ownerUrl, `select graphile_worker.add_job('purge')`);
    await test.mails();
    const files = await readdir(join(test.services.config.dataDir, 'uploads', storeId));
    expect(files.every((name) => name.startsWith(kept?.id ?? ' '))).toBe(true);
    expect(files).toHaveLength(4);
    expect(data.images).toHaveLength(2);
  });
});
