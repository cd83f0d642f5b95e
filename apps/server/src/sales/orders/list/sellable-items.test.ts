import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let owner: Seller;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token)).id };
});
afterAll(() => app.close());

const client = orderClient(
  () => app,
  () => owner,
);

async function aItem(units = 10, fields: object = {}) {
  return newItem(app, owner, { price: 500, opening_stock: units, track_quantity: true, ...fields });
}

describe('Goods for sale', () => {
  const items = async (search = '') =>
    (
      await app.call('GET /marketplace/v1/stores/{id}/sellable-items', {
        token: owner.token,
        params: { id: owner.storeId },
        query: { search },
      })
    ).data;

  it('are found by a piece of a word, or by their own code first; what is sold often stands without a search', async () => {
    const code = `BOWL-${randomUUID().slice(0, 6)}`;
    const bowl = await aItem(4, { sku: code, sales_price: 450, on_sales: true });
    const other = await newItem(app, owner, { price: 900 }, `Lid for ${code}`);
    for (const id of [bowl.productId, other.productId])
      await query(app.database.superUrl, `update app.products set status = 'active' where id = $1`, [id]);
    const found = await items(code);
    expect(found.map(({ variant_id }) => variant_id)).toEqual([bowl.variantId, other.variantId]);
    expect(found[0]).toMatchObject({ is_own_code: true, price: 450, available: 4 });
    expect(found[1]).toMatchObject({ is_own_code: false, price: 900 });
    const lines = [{ variant_id: bowl.variantId, quantity: 3 }];
    await client.make({ lines, settlement: { payment_type: 'pod' } });
    const usual = await items();
    expect(usual.find(({ variant_id }) => variant_id === bowl.variantId)).toMatchObject({ available: 1 });
    await query(app.database.superUrl, `update app.products set status = 'archived' where id = $1`, [
      bowl.productId,
    ]);
    expect((await items(code)).map(({ variant_id }) => variant_id)).toEqual([other.variantId]);
  });

  it('are found by the words of a kind behind those of its title', async () => {
    const title = `Kanga ${randomUUID().slice(0, 6)}`;
    const code = `K${randomUUID().slice(0, 6)}`;
    const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
      token: owner.token,
      params: { id: owner.storeId },
      body: {
        title,
        status: 'active',
        options: [
          { name: 'Colour', entries: ['Red', 'Bleu ciel'] },
          { name: 'Size', entries: ['S', 'XL'] },
        ],
        variants: [
          { entries: ['Red', 'S'], price: 500, sku: `${code}-1` },
          { entries: ['Red', 'XL'], price: 500, active: false },
          { entries: ['Bleu ciel', 'S'], price: 500, sku: `${code}-2` },
          { entries: ['Bleu ciel', 'XL'], price: 500 },
        ],
      },
    });
    expect(made.status).toBe(200);
    const names = async (words: string) =>
      (await items(`${title} ${words}`)).map(({ variant_name }) => variant_name);
    expect(await names('')).toEqual(['Red/S', 'Bleu ciel/S', 'Bleu ciel/XL']);
    expect(await names('blEu')).toEqual(['Bleu ciel/S', 'Bleu ciel/XL']);
    expect(await names('xl ciel')).toEqual(['Bleu ciel/XL']);
    expect(await names('red xl')).toEqual([]);
    expect(await names('red s of nobody else here')).toEqual([]);
    // By a code of its own, and by how codes begin: those kinds and no other.
    expect((await items(`${code}-2`)).map(({ variant_name }) => variant_name)).toEqual(['Bleu ciel/S']);
    const begun = await items(`${code}-`);
    expect(begun.map(({ variant_name }) => variant_name)).toEqual(['Red/S', 'Bleu ciel/S']);
  });
});
