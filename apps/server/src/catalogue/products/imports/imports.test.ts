import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ImportClient,
  importClient,
  shopifyFile,
  stockedStore,
} from '#testing/clients/import-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let app: TestApp;
let owner: TestUser;
let client: ImportClient;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = importClient(await stockedStore(app, owner.token));
});

describe('Import: a file of products', () => {
  it('is known by its headers, checked without a trace, then imported', async () => {
    const checked = await client.check(shopifyFile);
    expect(checked).toMatchObject({ format: 'shopify', state: 'checked' });
    expect(checked.check?.result).toMatchObject({ created: 2, updated: 0, refused: 0 });
    expect(await client.products()).toEqual([]);

    const done = await client.run(checked.id);
    expect(done).toMatchObject({ state: 'done', run: { done: 2, failed: 0, result: { created: 2 } } });
    const [basin, kanga] = await client.products();
    expect(basin).toMatchObject({ title: 'Basin', status: 'draft', exempt_vat: true, options: [] });
    expect(basin?.variants[0]).toMatchObject({
      price: 50000,
      barcode: '4006381333931',
      track_quantity: false,
    });
    expect(kanga).toMatchObject({
      title: 'Kanga',
      brand: 'Mali',
      description: '<p>Cotton, <strong>two</strong> pieces</p>',
      tags: ['cotton', 'new'],
      status: 'active',
      options: [{ name: 'Colour', entries: ['Red', 'Blue'] }],
    });
    expect(kanga?.variants).toMatchObject([
      {
        name: 'Red',
        price: 150000,
        sales_price: 120000,
        on_sales: true,
        cost: 80000,
        on_hand: 5,
        weight_grams: 400,
      },
      { name: 'Blue', price: 120000, on_sales: false, on_hand: 0, sku: 'KG-B' },
    ]);
    const [movement] = await query<{ reason: string; reference: string }>(
      app.database.ownerUrl,
      'select reason, reference from app.stock_movements where store_id = $1',
      [client.storeId],
    );
    expect(movement).toEqual({ reason: 'import', reference: `import:${done.id}` });
    const total = await app.call('GET /marketplace/v1/stores/{id}/products/total', client.at());
    expect(total.data.total).toBe(2);
  });

  it('shows in the lists of colleagues as soon as the file is there', async () => {
    await client.upload('Title\nBasin\n');
    const told = await query(
      app.database.ownerUrl,
      "select kind, payload -> 'ids' as ids from app.events where store_id = $1 order by sequence desc limit 1",
      [client.storeId],
    );
    expect(told).toEqual([{ kind: 'job.changed', ids: [] }]);
  });

  it('imported again changes nothing; changed, it changes only that', async () => {
    await client.importFile(shopifyFile);
    expect((await client.check(shopifyFile)).check?.result).toMatchObject({
      created: 0,
      updated: 0,
      same: 2,
    });
    const dearer = shopifyFile.replace('500,,FALSE', '650,,FALSE');
    const done = await client.importFile(dearer);
    expect(done.run?.result).toMatchObject({ created: 0, updated: 1 });
    const [basin] = await client.products();
    expect(basin).toMatchObject({ version: 2 });
    expect(basin?.variants[0]).toMatchObject({ price: 65000, sku: 'BS-1' });
  });

  it('says at each row what is wrong with it, and keeps the rows for another try', async () => {
    const bad = `Title,SKU,Price,Stock,Barcode
Good,G-1,10,1,
,,,,
Minus,M-1,-1,1,
Exponent,E-1,1e3,1,
Billion,B-1,10,1e9,
Nothing,N-1,NaN,1,
Half,H-1,10,1.5,
Thirds,T-1,1.999,1,
Below,W-1,10,-1,
Digit,D-1,10,1,4006381333932
Twice,G-1,10,1,
`;
    const checked = await client.check(bad);
    expect(checked.check?.result).toMatchObject({ created: 1, refused: 9, wrong_rows: 9 });
    expect(await client.rowsOf(checked.id)).toEqual([
      [4, 'Price: The amount must be 0 or more'],
      [5, 'Price: “1e3” isn’t a valid amount. Write it like 1500.50.'],
      [6, 'Stock: “1e9” isn’t a whole number'],
      [7, 'Price: “NaN” isn’t a valid amount. Write it like 1500.50.'],
      [8, 'Stock: “1.5” isn’t a whole number'],
      [9, 'Price: “1.999” has more than 2 decimals'],
      [10, 'Stock: can’t be below 0'],
      [11, 'The last digit of this barcode should be 1. Check the number.'],
      [12, 'Row 2 already has this SKU'],
    ]);
    const file = await client.errorFile(checked.id);
    expect(file.split('\r\n')[0]).toBe('Title,SKU,Price,Stock,Barcode,Row,Problem');
    expect(file.split('\r\n')[1]).toBe('Minus,M-1,-1,1,,4,Price: The amount must be 0 or more');
    expect(file.trim().split('\r\n')).toHaveLength(10);
    await client.run(checked.id);
    expect((await client.products()).map(({ title }) => title)).toEqual(['Good']);

    const corrected = file
      .replace('Minus,M-1,-1', 'Minus,M-1,1')
      .replace('1e3', '1000')
      .replace('1e9', '9')
      .replace('NaN', '1')
      .replace('10,1.5', '10,1')
      .replace('1.999', '1.99')
      .replace('10,-1', '10,1')
      .replace('4006381333932', '4006381333931')
      .replace('Twice,G-1', 'Twice,G-2');
    expect((await client.importFile(corrected)).run?.result).toMatchObject({ created: 9 });
    expect(await client.products()).toHaveLength(10);
  });

  it('says where a quantity is for a location that is not there, and takes the rest', async () => {
    const [main] = (await app.call('GET /marketplace/v1/stores/{id}/locations', client.at())).data;
    const file = `Title,SKU,Price,Stock at ${main?.name},Stock at Old shop\nCup,CP,3,7,4\nJug,JG,3,,0\nPot,PT,3,,\n`;
    const checked = await client.check(file);
    expect(checked.check?.result).toMatchObject({ created: 3, refused: 0, warned_rows: 1 });
    expect(await client.rowsOf(checked.id, 'warning')).toEqual([
      [2, 'No open location “Old shop”: the quantity was skipped'],
    ]);
    await client.run(checked.id);
    expect((await client.products()).map(({ title, on_hand }) => [title, on_hand])).toEqual([
      ['Cup', 7],
      ['Jug', 0],
      ['Pot', 0],
    ]);
  });

  it('says which code nothing here has where a file has no titles', async () => {
    await client.importFile('Title,SKU,Price\nCup,CP,3\n');
    const bySku = await client.check('SKU,Price\nCP,4\nCQ,4\n');
    expect(await client.rowsOf(bySku.id)).toEqual([[3, 'No product with this SKU']]);
    const other = '0190a3c0-0000-7000-8000-000000000001';
    const byId = await client.check(`Product ID,Price\n${other},4\n`);
    expect(await client.rowsOf(byId.id)).toEqual([[2, 'No product with this ID']]);
    expect((await client.run(bySku.id)).run).toMatchObject({ done: 1, failed: 0, result: { updated: 1 } });
  });

  it('has its columns corrected by hand', async () => {
    const { data } = await client.upload('Ware,Preis,Menge\nTopf,5,2\n');
    expect(data).toMatchObject({ format: 'other', mapping: [null, null, null] });
    const start = (mapping: unknown[]) => client.start('checks', data.id, { mapping });
    expect((await start([null, 'price', null])).fields?.mapping).toContain(
      'Choose the column with the title',
    );
    expect((await start(['title', 'price'])).fields?.mapping).toBe(
      'Choose a field for each of the 3 columns',
    );
    expect((await start(['title', 'price', 'price'])).status).toBe(400);
    expect((await start(['title', 'price', 'quantity'])).status).toBe(200);
    await app.mails();
    await client.run(data.id);
    expect(await client.products()).toMatchObject([{ title: 'Topf', on_hand: 2 }]);
  });
});

describe('Import: WooCommerce', () => {
  it('takes variations with their parent, and several categories', async () => {
    const woo = `ID,Type,SKU,Name,Published,Description,Tax status,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s)
10,variable,SH,Shirt,1,,taxable,1,,,,,"Clothes > Tops, Sale",linen,,,Size,"S, M"
11,variation,SH-S,Shirt - S,1,,taxable,1,3,0.25,,20,,,,SH,Size,S
12,variation,SH-M,Shirt - M,1,,taxable,1,4,0.25,15,20,,,,SH,Size,M
13,grouped,,Set,1,,taxable,1,,,,,,,,,,
`;
    const checked = await client.check(woo);
    expect(checked.format).toBe('woocommerce');
    expect(await client.rowsOf(checked.id)).toEqual([
      [5, 'Products of the type grouped can’t be imported', 'No row of this product has a price'],
    ]);
    await client.run(checked.id);
    const [shirt] = await client.products();
    expect(shirt).toMatchObject({
      title: 'Shirt',
      tags: ['linen', 'sale'],
      options: [{ name: 'Size', entries: ['S', 'M'] }],
    });
    expect(shirt?.variants).toMatchObject([
      { sku: 'SH-S', price: 2000, on_sales: false, on_hand: 3, weight_grams: 250 },
      { sku: 'SH-M', price: 2000, sales_price: 1500, on_sales: true, on_hand: 4 },
    ]);
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/categories', client.at());
    expect(data.map(({ name }) => name).sort()).toEqual(['Clothes', 'Tops']);
    expect(data.find(({ id }) => id === shirt?.category_id)?.name).toBe('Tops');
  });
});
