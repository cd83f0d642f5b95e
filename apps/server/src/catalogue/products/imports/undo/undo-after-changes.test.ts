import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ImportClient, importClient, stockedStore } from '#testing/clients/import-client.ts';
import { stockTakeClient } from '#testing/clients/stock-take-client.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let app: TestApp;
let owner: TestUser;
let client: ImportClient;
let shop: string;

const counting = stockTakeClient(
  () => app,
  () => ({ token: owner.token, storeId: client.storeId, shop }),
);

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = importClient(await stockedStore(app, owner.token));
  shop = await counting.firstPlace();
});

const items = `Title,SKU,Price,Stock,Option 1,Entry 1,Tags,Barcode
Cup,CP,3,7,,,"tea, clay",
Jug,JG,6,,,,,4006381333931
Shirt,SH-S,5,,Size,S,,
Shirt,SH-M,5,,Size,M,,
`;

const stockBySku = async () =>
  Object.fromEntries(
    (await client.products()).flatMap(({ variants }) => variants.map(({ sku, on_hand }) => [sku, on_hand])),
  );

async function variantOf(sku: string): Promise<string> {
  const variants = (await client.products()).flatMap(({ variants }) => variants);
  return variants.find((variant) => variant.sku === sku)?.id ?? '';
}

async function save(title: string, change: object): Promise<void> {
  const product = (await client.products()).find((one) => one.title === title);
  const { status } = await app.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
    ...client.at(),
    params: { id: client.storeId, product_id: product?.id ?? '' },
    body: { version: product?.version, ...change },
  });
  expect(status).toBe(200);
}

describe('Imports of the same goods', () => {
  it('are undone one after the other, the last one first', async () => {
    const first = await client.importFile(items);
    const second = await client.importFile('SKU,Price,Stock\nCP,4,9\nJG,7,\nSH-S,6,\nSH-M,6,\n');
    const third = await client.importFile('SKU,Brand,Stock\nCP,Mali,5\nSH-M,Mali,\n');
    expect(third.run?.result).toMatchObject({ updated: 2 });
    expect(await client.undo(third.id)).toMatchObject({ undo: { result: { restored: 2, kept: 0 } } });
    expect(await client.undo(second.id)).toMatchObject({ undo: { result: { restored: 3, kept: 0 } } });
    expect(await stockBySku()).toMatchObject({ CP: 7 });
    expect(await client.undo(first.id)).toMatchObject({
      undo: { result: { removed: 2, archived: 1, kept: 0 } },
    });
    expect((await client.products()).map(({ title, status, on_hand }) => [title, status, on_hand])).toEqual([
      ['Cup', 'archived', 0],
    ]);
  });

  it('stay as they are by now where the first one is undone before the others', async () => {
    const first = await client.importFile(items);
    await client.importFile('SKU,Price\nJG,7\n');
    expect(await client.undo(first.id)).toMatchObject({
      undo: { result: { removed: 1, archived: 1, kept: 1 } },
    });
    expect((await client.products()).map(({ title }) => title)).toEqual(['Cup', 'Jug']);
  });
});

describe('What an import has added', () => {
  it('goes where somebody has changed it and changed it back', async () => {
    const { id } = await client.importFile(items);
    await save('Jug', { title: 'Large jug' });
    await save('Large jug', { title: 'Jug' });
    expect(await client.undo(id)).toMatchObject({ undo: { result: { removed: 2, archived: 1, kept: 0 } } });
  });

  it.each([
    ['its title', { title: 'Large jug' }],
    ['its tags', { tags: ['new'] }],
    ['its status', { status: 'draft' }],
    ['its VAT', { exempt_vat: true }],
    ['its VAT rate', { tax_percent: '5' }],
  ])('stays where somebody has changed %s', async (_, change) => {
    const { id } = await client.importFile(items);
    await save('Jug', change);
    expect(await client.undo(id)).toMatchObject({ undo: { result: { removed: 1, archived: 1, kept: 1 } } });
  });

  it('stays where somebody has changed a variant', async () => {
    const { id } = await client.importFile(items);
    await save('Shirt', { variants: [{ id: await variantOf('SH-M'), weight_grams: 300 }] });
    expect(await client.undo(id)).toMatchObject({ undo: { result: { removed: 1, archived: 1, kept: 1 } } });
  });
});

describe('Stock that an import has brought', () => {
  let more: string;
  beforeEach(async () => {
    await client.importFile('Title,SKU,Price,Stock\nCup,CP,3,5\nJug,JG,6,5\n');
    more = (await client.importFile('SKU,Stock\nCP,100\nJG,100\n')).id;
  });

  it('stays as a stock-take found it, which the undoing tells', async () => {
    const take = await counting.started();
    await counting.count(take, [counting.typed(await variantOf('CP'), 80)]);
    await counting.apply(take);
    expect(await client.undo(more)).toMatchObject({ undo: { result: { restored: 1, kept: 1 } } });
    expect(await stockBySku()).toEqual({ CP: 80, JG: 5 });
  });

  it('stays where a stock-take found just what the file says', async () => {
    const take = await counting.started();
    await counting.count(take, [counting.typed(await variantOf('CP'), 100)]);
    await counting.apply(take);
    expect(await client.undo(more)).toMatchObject({ undo: { result: { restored: 1, kept: 1 } } });
    expect(await stockBySku()).toEqual({ CP: 100, JG: 5 });
  });

  it('stays with the goods that it came with where a stock-take has counted them', async () => {
    const { id } = await client.importFile('Title,SKU,Price,Stock\nPot,PT,3,5\nPan,PN,6,5\n');
    const take = await counting.started();
    await counting.count(take, [counting.typed(await variantOf('PT'), 5)]);
    await counting.apply(take);
    expect(await client.undo(id)).toMatchObject({ undo: { result: { archived: 1, kept: 1 } } });
    expect(await stockBySku()).toMatchObject({ PT: 5, PN: 0 });
  });

  it('stays as it was counted by hand; what was sold or lost since is taken from what was there', async () => {
    await counting.adjust(await variantOf('CP'), { counted: 80 });
    await counting.adjust(await variantOf('JG'), { change: -2 });
    expect(await client.undo(more)).toMatchObject({ undo: { result: { restored: 1, kept: 1 } } });
    expect(await stockBySku()).toEqual({ CP: 80, JG: 3 });
  });

  it('stays as a later file says, until that one is undone', async () => {
    const later = await client.importFile('SKU,Stock\nCP,80\nJG,80\n');
    await counting.adjust(await variantOf('JG'), { counted: 100 });
    expect(await client.undo(later.id)).toMatchObject({ undo: { result: { restored: 1, kept: 1 } } });
    expect(await stockBySku()).toEqual({ CP: 100, JG: 100 });
    expect(await client.undo(more)).toMatchObject({ undo: { result: { restored: 1, kept: 1 } } });
    expect(await stockBySku()).toEqual({ CP: 5, JG: 100 });
  });

  it('is not taken from what a later file has counted', async () => {
    await client.importFile('SKU,Stock\nCP,80\n');
    expect(await client.undo(more)).toMatchObject({ undo: { result: { restored: 1, kept: 1 } } });
    expect(await stockBySku()).toEqual({ CP: 80, JG: 5 });
  });
});
