import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stockTakeClient } from '#testing/clients/stock-take-client.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let shop: string;
let basin: { variantId: string; productId: string; barcode: string };
let kettle: typeof basin;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
  shop = await firstPlace();
  basin = await newProduct('Basin', 10, { brand: 'Kuku' });
  kettle = await newProduct('Kettle', 4, { tags: ['kitchen'] });
});

const { at, firstPlace, newProduct, start, scan, typed, count, apply, cancel, adjust, onHand, started } =
  stockTakeClient(
    () => test,
    () => ({ token: owner.token, storeId, shop }),
  );

describe('A stock-take from its beginning to its end', () => {
  it('goes over a category, a brand, a tag or a list, and refuses to count nothing', async () => {
    const category = await test.call('POST /marketplace/v1/stores/{id}/categories', {
      ...at(),
      body: { name: 'Food' },
    });
    const rice = await newProduct('Rice', 1, { category_id: category.data.id });
    const scopes: [Record<string, unknown>, number][] = [
      [{ scope: 'category', scope_value: category.data.id }, 1],
      [{ scope: 'tag', scope_value: 'Kitchen' }, 1],
      [{ scope: 'list', variant_ids: [rice.variantId, basin.variantId] }, 2],
      [{}, 3],
    ];
    for (const [scope, lines] of scopes) {
      const { data } = await start(scope);
      expect(data.lines).toBe(lines);
      await cancel(data.id);
    }
    const nothing = [
      { scope: 'brand', scope_value: 'Nobody' },
      { scope: 'brand' },
      { scope: 'list' },
      { scope: 'category', scope_value: randomUUID() },
      { scope: 'list', variant_ids: [randomUUID()] },
    ];
    for (const scope of nothing) expect((await start(scope)).status, JSON.stringify(scope)).toBe(400);
  });

  it('is the only one at its place, which stays open so long', async () => {
    const answers = await Promise.all([start(), start(), start()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toBe('stock_take_open');
    await test.call('POST /marketplace/v1/stores/{id}/locations', { ...at(), body: { name: 'Kiosk' } });
    await adjust(basin.variantId, { counted: 0 });
    await adjust(kettle.variantId, { counted: 0 });
    const closed = await test.call('DELETE /marketplace/v1/stores/{id}/locations/{location_id}', {
      token: owner.token,
      params: { id: storeId, location_id: shop },
    });
    expect(closed).toMatchObject({ error: 'in_use' });
  });

  it('is applied once, however often it is asked for, and counts nothing afterwards', async () => {
    const take = await started();
    const counted = [typed(basin.variantId, 7)];
    await count(take, counted);
    const answers = await Promise.all([apply(take), apply(take), apply(take)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await onHand(basin)).toBe(7);
    expect((await count(take, [scan(basin.barcode)])).error).toBe('stock_take_ended');
    // An answer that was lost: the same counts again are fine, and change nothing.
    expect((await count(take, counted)).status).toBe(200);
    expect((await cancel(take)).error).toBe('stock_take_ended');
  });

  it('keeps its counts when it is cancelled, and leaves the books alone', async () => {
    const take = await started();
    await count(take, [typed(basin.variantId, 7)]);
    expect((await cancel(take)).data).toMatchObject({ state: 'cancelled', counted: 1, different: 1 });
    expect(await onHand(basin)).toBe(10);
    expect((await apply(take)).error).toBe('stock_take_ended');
  });

  it('leaves what nobody counted, or sets it to zero, by choice; what came since stays', async () => {
    const first = await started();
    await count(first, [typed(basin.variantId, 10)]);
    await apply(first, 'leave');
    expect(await onHand(kettle)).toBe(4);
    const second = await started();
    await adjust(kettle.variantId, { change: 3 });
    await count(second, [typed(basin.variantId, 10)]);
    await apply(second, 'zero');
    expect([await onHand(basin), await onHand(kettle)]).toEqual([10, 3]);
  });

  it('takes away no more than is there when it sets to zero what was sold while it counted', async () => {
    const take = await started();
    await adjust(kettle.variantId, { change: -3 });
    await apply(take, 'zero');
    expect([await onHand(basin), await onHand(kettle)]).toEqual([0, 0]);
  });

  it('sets nothing to zero that somebody counted by hand meanwhile', async () => {
    await adjust(basin.variantId, { counted: 9 });
    test.advance(60);
    const take = await started();
    test.advance(60);
    await adjust(kettle.variantId, { counted: 7 });
    await apply(take, 'zero');
    // Who counted before it began is not asked.
    expect([await onHand(basin), await onHand(kettle)]).toEqual([0, 7]);
  });

  it('rests while the module is off, and goes on afterwards', async () => {
    const take = await started();
    const modules = (module_inventory: string) =>
      test.call('PUT /marketplace/v1/stores/{storeId}/modules', {
        token: owner.token,
        params: { storeId },
        body: { module_inventory },
      });
    await modules('disabled');
    expect((await count(take, [scan(basin.barcode)])).error).toBe('module_disabled');
    await modules('active');
    expect((await count(take, [scan(basin.barcode)])).status).toBe(200);
  });
});
