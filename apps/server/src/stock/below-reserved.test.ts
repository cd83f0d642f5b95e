import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importClient } from '#testing/clients/import-client.ts';
import { purchaseClient } from '#testing/clients/purchase-client.ts';
import { newSupplier } from '#testing/clients/purchasing-calls.ts';
import { stockTakeClient } from '#testing/clients/stock-take-client.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let shop: string;
let supplierId: string;
let radio: { productId: string; variantId: string };
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());

/** A shop with five small radios, three of them promised to an order. */
beforeEach(async () => {
  storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
  shop = await takes.firstPlace();
  supplierId = (await newSupplier(test, { token: owner.token, storeId })).id;
  radio = await newRadio(5);
  await promise(radio.variantId, 3);
});

const takes = stockTakeClient(
  () => test,
  () => ({ token: owner.token, storeId, shop }),
);
const client = purchaseClient(
  () => test,
  () => ({ token: owner.token, storeId, supplierId }),
);
const at = (params: Record<string, string> = {}) => ({
  token: owner.token,
  params: { id: storeId, ...params },
});

async function newRadio(opening_stock: number, fields: object = {}, title = 'Radio') {
  const { data } = await test.call('POST /marketplace/v1/stores/{id}/products', {
    ...at(),
    body: {
      title,
      options: [{ name: 'Size', entries: ['Small'] }],
      variants: [{ price: 500, opening_stock, entries: ['Small'], sku: `${title}-S`, ...fields }],
    },
  });
  return { productId: data.id, variantId: data.variants[0]?.id ?? '' };
}

async function promise(variant_id: string, quantity: number) {
  const made = await test.call('POST /marketplace/v1/stores/{id}/orders', {
    ...at(),
    body: { lines: [{ variant_id, quantity }], settlement: { payment_type: 'pod' } },
  });
  expect(made.status).toBe(200);
}

const adjust = (
  line: Record<string, unknown> | Record<string, unknown>[],
  fields: Record<string, unknown> = {},
  options: { token?: string; headers?: Record<string, string> } = {},
) =>
  test.call('POST /marketplace/v1/stores/{id}/stock-adjustments', {
    ...at(),
    ...options,
    body: {
      lines: [line].flat().map((one) => ({ variant_id: radio.variantId, location_id: shop, ...one })),
      ...fields,
    },
  });

async function level({ productId } = radio) {
  const { data } = await test.call(
    'GET /marketplace/v1/stores/{id}/products/{product_id}/stock',
    at({ product_id: productId }),
  );
  const [first] = data;
  return [first?.on_hand, first?.reserved];
}

const meant = { allow_below_reserved: true };
const oneLeft = '3 of Radio, Small are reserved for orders; only 1 would be left.';
const refusal = { status: 409, error: 'below_reserved', message: oneLeft };

describe('Stock that a hand lowers below what is promised', () => {
  it('is asked for in an adjustment and in a count, and done by whoever means it', async () => {
    expect(await adjust({ change: -4 })).toMatchObject(refusal);
    expect(await adjust({ counted: 1 })).toMatchObject(refusal);
    // Together they take more than each of them.
    expect(await adjust([{ change: -1 }, { change: -3 }])).toMatchObject(refusal);
    expect(await adjust({ counted: 0 })).toMatchObject({
      message: '3 of Radio, Small are reserved for orders; none would be left.',
    });
    expect(await level()).toEqual([5, 3]);
    expect((await adjust({ change: -4 }, meant)).status).toBe(200);
    expect(await level()).toEqual([1, 3]);
  });

  it('is not asked for where enough is left, where it grows, and where nothing is counted or promised', async () => {
    expect((await adjust({ change: -2 })).status).toBe(200);
    expect((await adjust({ counted: 1 }, meant)).status).toBe(200);
    for (const line of [{ counted: 1 }, { change: 1 }, { change: 0 }]) {
      expect((await adjust(line)).status, JSON.stringify(line)).toBe(200);
    }
    const free = await newRadio(5, {}, 'Torch');
    expect((await adjust({ variant_id: free.variantId, change: -7 })).status).toBe(200);
    const uncounted = await newRadio(5, { track_quantity: false }, 'Repair');
    await promise(uncounted.variantId, 4);
    expect((await adjust({ variant_id: uncounted.variantId, counted: 0 })).status).toBe(200);
  });

  it('names how many products it is about when there are several, and changes none', async () => {
    const torch = await newRadio(4, {}, 'Torch');
    await promise(torch.variantId, 4);
    const lines = [{ change: -4 }, { variant_id: torch.variantId, change: -1 }];
    expect(await adjust(lines)).toMatchObject({
      status: 409,
      message: '2 products would have fewer units left than are reserved for orders.',
    });
    expect([await level(), await level(torch)]).toEqual([
      [5, 3],
      [4, 4],
    ]);
  });

  it('is asked for however the ids are spelled', async () => {
    const loud = { variant_id: radio.variantId.toUpperCase(), location_id: shop.toUpperCase() };
    expect(await adjust({ ...loud, counted: 1 })).toMatchObject(refusal);
    expect((await adjust({ ...loud, counted: 4 })).status).toBe(200);
    expect(await level()).toEqual([4, 3]);
  });

  it('tells nothing to another store, nor to a role that may not change stock', async () => {
    const stranger = await test.verifiedUser();
    expect((await adjust({ change: -4 }, meant, { token: stranger.token })).status).toBe(404);
    const { token } = await test.staffMember(owner.token, storeId, 'associate');
    expect((await adjust({ change: -4 }, meant, { token })).error).toBe('not_allowed');
    expect(await level()).toEqual([5, 3]);
  });

  it('goes once when it is sent twice, and of two at once the second one is asked', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const twice = await Promise.all([1, 2].map(() => adjust({ change: -4 }, meant, { headers })));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await level()).toEqual([1, 3]);
    await adjust({ counted: 5 });
    const both = await Promise.all([1, 2].map(() => adjust({ change: -2 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await level()).toEqual([3, 3]);
  });

  it('is asked for when a stock-take is applied', async () => {
    const id = await takes.started();
    await takes.count(id, [takes.typed(radio.variantId, 1)]);
    expect(await takes.apply(id)).toMatchObject(refusal);
    expect((await takes.read(id)).data.state).toBe('counting');
    const applied = await test.call(
      'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/application',
      { ...takes.one(id), body: { uncounted: 'leave', ...meant } },
    );
    expect(applied.data.state).toBe('applied');
    expect(await level()).toEqual([1, 3]);
    // What nobody counted is set to nothing by a choice of its own.
    const next = await takes.started();
    expect((await takes.apply(next, 'zero')).message).toBe(
      '3 of Radio, Small are reserved for orders; none would be left.',
    );
    expect((await takes.apply(next, 'leave')).status).toBe(200);
  });

  it('is asked for when a receipt is taken back', async () => {
    const order = await client.ordered([{ variantId: radio.variantId, quantity: 4 }]);
    const { data } = await client.receive(order.id, [{ line_id: order.lines[0]?.id, quantity: 4 }]);
    await promise(radio.variantId, 4);
    const takeBack = (body: object) =>
      test.call(
        'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts/{receipt_id}/reversal',
        { ...at({ purchase_order_id: order.id, receipt_id: data.receipts[0]?.id ?? '' }), body },
      );
    expect(await takeBack({})).toMatchObject({
      status: 409,
      message: '7 of Radio, Small are reserved for orders; only 5 would be left.',
    });
    expect(await level()).toEqual([9, 7]);
    expect((await takeBack(meant)).status).toBe(200);
    expect(await level()).toEqual([5, 7]);
  });

  it('stands in the cell of the spreadsheet, and goes when the cell says that it is meant', async () => {
    const torch = await newRadio(4, {}, 'Torch');
    const save = (cell: object) =>
      test.call('PUT /marketplace/v1/stores/{id}/variant-cells', {
        ...at(),
        body: {
          location_id: shop,
          lines: [
            {
              variant_id: radio.variantId,
              price: { was: 500, now: 600 },
              on_hand: { was: 5, now: 1, ...cell },
            },
            { variant_id: torch.variantId, on_hand: { was: 4, now: 2 } },
          ],
        },
      });
    const first = await save({});
    expect(first.data.saved.map(({ variant_id }) => variant_id)).toEqual([torch.variantId]);
    expect(first.data.problems).toEqual([
      {
        variant_id: radio.variantId,
        field: 'on_hand',
        message: '3 are reserved for orders; only 1 would be left. Save again to keep it.',
        below_reserved: true,
      },
    ]);
    expect(await level()).toEqual([5, 3]);
    const second = await save(meant);
    expect(second.data.problems).toEqual([]);
    expect(second.data.saved[0]).toMatchObject({ variant_id: radio.variantId, price: 600, on_hand: 1 });
    expect(await level()).toEqual([1, 3]);
  });

  it('is a warning in the dry run of a file, which is imported all the same', async () => {
    const { check, run, rowsOf } = importClient({ app: test, token: owner.token, storeId });
    const checked = await check('Title,SKU,Quantity\nRadio,Radio-S,1\n');
    expect(await rowsOf(checked.id, 'warning')).toEqual([
      [2, 'Stock: 3 are reserved for orders; only 1 would be left'],
    ]);
    expect(await rowsOf(checked.id)).toEqual([]);
    await run(checked.id);
    expect(await level()).toEqual([1, 3]);
  });

  it('stays when an import is undone of which pieces are promised by now', async () => {
    const { importFile, undo } = importClient({ app: test, token: owner.token, storeId });
    const { id } = await importFile('Title,SKU,Quantity\nRadio,Radio-S,9\n');
    await promise(radio.variantId, 5);
    expect((await undo(id)).undo?.result).toMatchObject({ kept: 1, restored: 0 });
    expect(await level()).toEqual([9, 8]);
  });
});
