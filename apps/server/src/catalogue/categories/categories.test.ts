import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token)).id;
});

const add = (name: string, parent_id: string | null = null) =>
  test.call('POST /marketplace/v1/stores/{id}/categories', {
    token: owner.token,
    params: { id: storeId },
    body: { name, parent_id },
  });
const change = (category_id: string, body: unknown) =>
  test.call('PUT /marketplace/v1/stores/{id}/categories/{category_id}', {
    token: owner.token,
    params: { id: storeId, category_id },
    body,
  });
const remove = (category_id: string) =>
  test.call('DELETE /marketplace/v1/stores/{id}/categories/{category_id}', {
    token: owner.token,
    params: { id: storeId, category_id },
  });
const tree = async () =>
  (
    await test.call('GET /marketplace/v1/stores/{id}/categories', {
      token: owner.token,
      params: { id: storeId },
    })
  ).data;

describe('the categories of a store', () => {
  it('make a tree in which a name stands once beside its siblings', async () => {
    const food = (await add('Food')).data;
    const fresh = (await add('Fresh', food.id)).data;
    expect((await add('food')).error).toBe('category_taken');
    expect((await add('Food', food.id)).status).toBe(200);
    expect(await tree()).toContainEqual(fresh);
    expect(fresh).toMatchObject({ name: 'Fresh', parent_id: food.id, position: 0 });
  });

  it('are renamed and moved, never into themselves or too deep', async () => {
    const food = (await add('Food')).data;
    const fresh = (await add('Fresh', food.id)).data;
    expect((await change(fresh.id, { name: 'Fruit', parent_id: null })).data).toMatchObject({
      name: 'Fruit',
      parent_id: null,
    });
    expect((await change(food.id, { parent_id: food.id })).fields?.parent_id).toBe(
      'A category can’t be inside itself',
    );
    expect((await change(fresh.id, { name: 'FOOD' })).error).toBe('category_taken');
    let below: string = food.id;
    for (const name of ['2', '3', '4', '5']) below = (await add(name, below)).data.id;
    expect((await add('6', below)).fields?.parent_id).toMatch(/5 levels/);
  });

  it('two moves at once close no circle', async () => {
    const one = (await add('One')).data;
    const two = (await add('Two')).data;
    const moves = await Promise.all([
      change(one.id, { parent_id: two.id }),
      change(two.id, { parent_id: one.id }),
    ]);
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('leave what lay in them to their parent when they go', async () => {
    const food = (await add('Food')).data;
    const fresh = (await add('Fresh', food.id)).data;
    const fruit = (await add('Fruit', fresh.id)).data;
    const mango = await test.call('POST /marketplace/v1/stores/{id}/products', {
      token: owner.token,
      params: { id: storeId },
      body: { title: 'Mango', category_id: fresh.id, variants: [{}] },
    });
    expect((await remove(fresh.id)).data.message).toBe('Fresh deleted');
    expect((await tree()).find(({ id }) => id === fruit.id)?.parent_id).toBe(food.id);
    const seen = await test.call('GET /marketplace/v1/stores/{id}/products/{product_id}', {
      token: owner.token,
      params: { id: storeId, product_id: mango.data.id },
    });
    expect(seen.data.category_id).toBe(food.id);
  });

  it('of another store are not there', async () => {
    const food = (await add('Food')).data;
    storeId = (await test.newStore(owner.token)).id;
    expect((await change(food.id, { name: 'Mine' })).status).toBe(404);
    expect((await remove(food.id)).status).toBe(404);
    expect((await add('Fresh', food.id)).status).toBe(404);
    expect(await tree()).toEqual([]);
  });
});
