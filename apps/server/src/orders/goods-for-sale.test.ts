import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { orderDesk, type Seller } from '#testing/order-desk.ts';
import { newGood } from '#testing/purchasing.ts';
import { query } from '#testing/query.ts';

let app: TestApp;
let owner: Seller;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token)).id };
});
afterAll(() => app.close());

const desk = orderDesk(
  () => app,
  () => owner,
);

async function aGood(pieces = 10, fields: object = {}) {
  return newGood(app, owner, { price: 500, opening_stock: pieces, track_quantity: true, ...fields });
}

describe('Goods for sale', () => {
  const goods = async (search = '') =>
    (
      await app.call('GET /marketplace/v1/stores/{id}/goods-for-sale', {
        token: owner.token,
        params: { id: owner.storeId },
        query: { search },
      })
    ).data;

  it('are found by a piece of a word, or by their own code first; what is sold often stands without a search', async () => {
    const code = `BOWL-${randomUUID().slice(0, 6)}`;
    const bowl = await aGood(4, { sku: code, sales_price: 450, on_sales: true });
    const other = await newGood(app, owner, { price: 900 }, `Lid for ${code}`);
    for (const id of [bowl.productId, other.productId])
      await query(app.database.superUrl, `update app.products set status = 'active' where id = $1`, [id]);
    const found = await goods(code);
    expect(found.map(({ variant_id }) => variant_id)).toEqual([bowl.variantId, other.variantId]);
    expect(found[0]).toMatchObject({ is_own_code: true, price: 450, available: 4 });
    expect(found[1]).toMatchObject({ is_own_code: false, price: 900 });
    const lines = [{ variant_id: bowl.variantId, quantity: 3 }];
    await desk.make({ lines, placement: { payment_type: 'pod' } });
    const usual = await goods();
    expect(usual.find(({ variant_id }) => variant_id === bowl.variantId)).toMatchObject({ available: 1 });
    await query(app.database.superUrl, `update app.products set status = 'archived' where id = $1`, [
      bowl.productId,
    ]);
    expect((await goods(code)).map(({ variant_id }) => variant_id)).toEqual([other.variantId]);
  });

  it('are found by the words of a kind behind those of its title', async () => {
    const title = `Kanga ${randomUUID().slice(0, 6)}`;
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
          { entries: ['Red', 'S'], price: 500, sku: `${title}-1` },
          { entries: ['Red', 'XL'], price: 500, active: false },
          { entries: ['Bleu ciel', 'S'], price: 500, sku: `${title}-2` },
          { entries: ['Bleu ciel', 'XL'], price: 500 },
        ],
      },
    });
    expect(made.status).toBe(200);
    const names = async (words: string) =>
      (await goods(`${title} ${words}`)).map(({ variant_name }) => variant_name);
    expect(await names('')).toEqual(['Red/S', 'Bleu ciel/S', 'Bleu ciel/XL']);
    expect(await names('blEu')).toEqual(['Bleu ciel/S', 'Bleu ciel/XL']);
    expect(await names('xl ciel')).toEqual(['Bleu ciel/XL']);
    expect(await names('red xl')).toEqual([]);
    expect(await names('red s of nobody else here')).toEqual([]);
    // By a code of its own, and by how codes begin: those kinds and no other.
    expect((await goods(`${title}-2`)).map(({ variant_name }) => variant_name)).toEqual(['Bleu ciel/S']);
    const begun = await goods(`${title}-`);
    expect(begun.map(({ variant_name }) => variant_name)).toEqual(['Red/S', 'Bleu ciel/S']);
  });
});
