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

const { at, firstPlace, newProduct, start, one, scan, typed, count, read, apply, adjust, onHand, started } =
  stockTakeClient(
    () => test,
    () => ({ token: owner.token, storeId, shop }),
  );

describe('A stock-take', () => {
  it('counts by scanner and by list, and puts the books right by what was counted', async () => {
    const begun = await start({ note: 'Christmas' });
    expect(begun.data).toMatchObject({ number: 'ST-0001', state: 'counting', lines: 2, counted: 0 });
    const take = begun.data.id;
    const beeps = await count(take, [scan(basin.barcode), scan('basin-1', 7), scan(basin.barcode)]);
    expect(beeps.data.lines[0]).toMatchObject({ counted: 9, expected: 10, difference: -1, value: -300 });
    await count(take, [typed(kettle.variantId, 6)]);
    expect((await read(take)).data).toMatchObject({
      ...{ counted: 2, different: 2, quantity_over: 2, quantity_short: 1, value: 300 },
    });
    expect((await apply(take)).data).toMatchObject({ state: 'applied', uncounted: 'leave' });
    expect([await onHand(basin), await onHand(kettle)]).toEqual([9, 6]);
    const ledger = await test.call('GET /marketplace/v1/stores/{id}/stock-movements', {
      ...at(),
      query: { product_id: basin.productId },
    });
    expect(ledger.data.items[0]).toMatchObject({
      reason: 'count',
      quantity: -1,
      reference: `stock_take:${take}`,
    });
  });

  it('adds up what several people scan at once, and loses and doubles none of it', async () => {
    const helper = await test.staffMember(owner.token, storeId, 'inventory_officer');
    const take = await started();
    const sendings = Array.from({ length: 20 }, (_, index) =>
      count(take, [scan(basin.barcode), scan(kettle.barcode)], index % 2 ? helper.token : owner.token),
    );
    expect((await Promise.all(sendings)).every(({ status }) => status === 200)).toBe(true);
    const repeated = [scan(basin.barcode)];
    await Promise.all([1, 2, 3, 4].map(() => count(take, repeated)));
    const lines = (await count(take, [...repeated, scan(kettle.barcode, 0)])).data.lines;
    const counted = new Map(lines.map((line) => [line.variant_id, line.counted]));
    expect([counted.get(basin.variantId), counted.get(kettle.variantId)]).toEqual([21, 20]);
  });

  it('lets a typed figure take the place of what was scanned', async () => {
    const take = await started();
    await count(take, [scan(basin.barcode, 3)]);
    expect((await count(take, [typed(basin.variantId, 8), scan(basin.barcode)])).data.lines[0]?.counted).toBe(
      9,
    );
  });

  it('takes nothing for a difference that was sold or received after the count', async () => {
    const take = await started();
    await adjust(basin.variantId, { change: -2 });
    await count(take, [typed(basin.variantId, 7)]);
    await adjust(basin.variantId, { change: -3 });
    await adjust(basin.variantId, { change: 5 });
    await apply(take);
    // 8 in the books when 7 were counted; 3 went and 5 came since.
    expect(await onHand(basin)).toBe(9);
  });

  it('marks a line that moved between two scans of it', async () => {
    const take = await started();
    await count(take, [scan(basin.barcode)]);
    await adjust(basin.variantId, { change: -1 });
    expect((await count(take, [scan(basin.barcode)])).data.lines[0]?.moved_meanwhile).toBe(true);
    expect((await count(take, [typed(basin.variantId, 9)])).data.lines[0]?.moved_meanwhile).toBe(false);
  });

  it('gives way to who counted by hand later', async () => {
    const take = await started();
    await count(take, [typed(basin.variantId, 7)]);
    test.advance(60);
    await adjust(basin.variantId, { counted: 6 });
    await apply(take);
    expect(await onHand(basin)).toBe(6);
  });

  it('keeps codes that nothing has as notes, and takes in goods that its scope does not have', async () => {
    const take = await started({ scope: 'brand', scope_value: 'Kuku' });
    expect((await read(take)).data.lines).toBe(1);
    const answer = await count(take, [scan('999', 2), scan('999'), scan(kettle.barcode, 4)]);
    expect(answer.data.unknown).toEqual(['999']);
    expect(answer.data.lines[0]).toMatchObject({ outside: true, expected: 4, difference: 0 });
    const unknown = await test.call(
      'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/unknown-codes',
      one(take),
    );
    expect(unknown.data).toEqual([{ code: '999', units: 3 }]);
    expect((await read(take)).data.unknown).toBe(1);
  });

  it('takes goods that were deleted after they were counted for no unknown code', async () => {
    const cup = await newProduct('Cup', 0);
    const take = await started();
    await count(take, [typed(cup.variantId, 2), scan('999')]);
    const gone = await test.call('DELETE /marketplace/v1/stores/{id}/products/{product_id}', {
      token: owner.token,
      params: { id: storeId, product_id: cup.productId },
    });
    expect(gone.status).toBe(200);
    expect((await read(take)).data.unknown).toBe(1);
  });
});

describe('the lines of a stock-take', () => {
  it('are shown by what became of them, and found by word, SKU and barcode', async () => {
    const take = await started();
    await count(take, [typed(basin.variantId, 9)]);
    const titles = async (query: Record<string, string>) => {
      const answer = await test.call('GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/lines', {
        ...one(take),
        query,
      });
      expect(answer.data.total).toBe(answer.data.items.length);
      return answer.data.items.map(({ product_title }) => product_title);
    };
    expect(await titles({})).toEqual(['Basin', 'Kettle']);
    for (const show of ['counted', 'different']) expect(await titles({ show })).toEqual(['Basin']);
    expect(await titles({ show: 'uncounted' })).toEqual(['Kettle']);
    expect(await titles({ search: 'ket' })).toEqual(['Kettle']);
    expect(await titles({ search: 'KETTLE-' })).toEqual(['Kettle']);
    expect(await titles({ search: basin.barcode })).toEqual(['Basin']);
    expect(await titles({ search: '%' })).toEqual([]);
  });
});
