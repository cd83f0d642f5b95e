// One file, because its tests share the way of a file from upload to undo, and little else stands in it.
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeOldImports } from '#platform/database/remove-old-imports.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/app.ts';
import { query } from '#testing/query.ts';

let app: TestApp;
let owner: TestUser;
let store: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
});
afterAll(() => app.close());
beforeEach(async () => {
  store = (await app.newStore(owner.token)).id;
});

const at = (import_id = '', token = owner.token) => ({ token, params: { id: store, import_id } });

async function upload(text: string | Uint8Array<ArrayBuffer>, token = owner.token) {
  return app.call('POST /marketplace/v1/stores/{id}/product-imports', {
    ...at('', token),
    body: { file_name: 'goods.csv' },
    file: new Blob([text], { type: 'text/csv' }),
  });
}

const read = async (id: string, token = owner.token) =>
  (await app.call('GET /marketplace/v1/stores/{id}/product-imports/{import_id}', at(id, token))).data;

/** The dry run of a file, with what it found. */
async function check(text: string, choices: Record<string, unknown> = {}, token = owner.token) {
  const uploaded = await upload(text, token);
  if (uploaded.status !== 200) throw new Error(uploaded.message);
  const { id, mapping } = uploaded.data;
  const started = await app.call('POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks', {
    ...at(id, token),
    body: { mapping, ...choices },
  });
  if (started.status !== 200) throw new Error(started.message);
  await app.mails();
  return read(id, token);
}

async function rowsOf(id: string, level = 'error') {
  const path = 'GET /marketplace/v1/stores/{id}/product-imports/{import_id}/rows';
  const { data } = await app.call(path, { ...at(id), query: { level, limit: '100' } });
  return data.items.map(({ row, errors, warnings }) => [row, ...(level === 'error' ? errors : warnings)]);
}

async function run(id: string, token = owner.token) {
  const path = 'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/runs';
  const started = await app.call(path, { ...at(id, token), body: {} });
  if (started.status !== 200) throw new Error(started.message);
  await app.mails();
  return read(id, token);
}

async function importFile(text: string, choices: Record<string, unknown> = {}) {
  return run((await check(text, choices)).id);
}

async function undo(id: string) {
  const path = 'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/undoing';
  const started = await app.call(path, { ...at(id), body: {} });
  if (started.status !== 200) throw new Error(started.message);
  await app.mails();
  return read(id);
}

async function products(token = owner.token) {
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/products', {
    token,
    params: { id: store },
    query: { limit: '100' },
  });
  return Promise.all(
    data.items.map(
      async ({ id }) =>
        (
          await app.call('GET /marketplace/v1/stores/{id}/products/{product_id}', {
            token,
            params: { id: store, product_id: id },
          })
        ).data,
    ),
  );
}

async function download(url: string): Promise<string> {
  const response = await fetch(`${app.url}${url}`);
  expect(response.status).toBe(200);
  return (await response.text()).replace(/^\uFEFF/, '');
}

async function exported(filter: Record<string, unknown> = {}, token = owner.token): Promise<string> {
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/product-exports', {
    ...at('', token),
    body: filter,
  });
  return download(data.url);
}

const shopify = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Taxable,Variant Barcode,Cost per item,Status
kanga,Kanga,"<p>Cotton, <b>two</b> pieces</p><script>x()</script>",Mali,Fabric,"new, cotton",TRUE,Colour,Red,KG-R,400,shopify,5,1200.00,1500.00,TRUE,,800.00,active
kanga,,,,,,,,Blue,KG-B,400,shopify,0,1200.00,,TRUE,,800.00,
basin,Basin,,Souk,Kitchen,,TRUE,Title,Default Title,BS-1,,,,500,,FALSE,4006381333931,,draft
`;

describe('Issue 3 "Import": a file of products', () => {
  it('is known by its headers, checked without a trace, then imported', async () => {
    const checked = await check(shopify);
    expect(checked).toMatchObject({ format: 'shopify', state: 'checked' });
    expect(checked.check?.result).toMatchObject({ created: 2, updated: 0, refused: 0 });
    expect(await products()).toEqual([]);

    const done = await run(checked.id);
    expect(done).toMatchObject({ state: 'done', run: { done: 2, failed: 0, result: { created: 2 } } });
    const [basin, kanga] = await products();
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
      [store],
    );
    expect(movement).toEqual({ reason: 'import', reference: `import:${done.id}` });
    const total = await app.call('GET /marketplace/v1/stores/{id}/products/total', at());
    expect(total.data.total).toBe(2);
  });

  it('imported again changes nothing; changed, it changes only that', async () => {
    await importFile(shopify);
    expect((await check(shopify)).check?.result).toMatchObject({ created: 0, updated: 0, same: 2 });
    const dearer = shopify.replace('500,,FALSE', '650,,FALSE');
    const done = await importFile(dearer);
    expect(done.run?.result).toMatchObject({ created: 0, updated: 1 });
    const [basin] = await products();
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
    const checked = await check(bad);
    expect(checked.check?.result).toMatchObject({ created: 1, refused: 9, wrong_rows: 9 });
    expect(await rowsOf(checked.id)).toEqual([
      [4, 'Price: An amount is 0 or more'],
      [5, 'Price: "1e3" is no amount. Write it like 1500.50.'],
      [6, 'Stock: "1e9" is no whole number of pieces'],
      [7, 'Price: "NaN" is no amount. Write it like 1500.50.'],
      [8, 'Stock: "1.5" is no whole number of pieces'],
      [9, 'Price: "1.999" has more than 2 decimals'],
      [10, 'Stock: nobody counts below zero'],
      [11, 'The last digit of this barcode should be 1. Check the number.'],
      [12, 'Row 2 has this SKU already'],
    ]);
    const { data } = await app.call(
      'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/error-files',
      {
        ...at(checked.id),
        body: {},
      },
    );
    const file = await download(data.url);
    expect(file.split('\r\n')[0]).toBe('Title,SKU,Price,Stock,Barcode,Row,Problem');
    expect(file.split('\r\n')[1]).toBe('Minus,M-1,-1,1,,4,Price: An amount is 0 or more');
    expect(file.trim().split('\r\n')).toHaveLength(10);
    await run(checked.id);
    expect((await products()).map(({ title }) => title)).toEqual(['Good']);

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
    expect((await importFile(corrected)).run?.result).toMatchObject({ created: 9 });
    expect(await products()).toHaveLength(10);
  });

  it('undone, takes away what it added and puts back what it changed', async () => {
    await importFile(
      shopify
        .replace('1200.00,,TRUE', '1100.00,,TRUE')
        .replaceAll('shopify', '')
        .replaceAll(/,[05],1/g, ',,1'),
    );
    const before = await products();
    const more = `${shopify}cup,Cup,,,,,TRUE,,,CP-1,,,,90,,TRUE,,,active
jug,Jug,,,,,TRUE,,,JG-1,,shopify,7,90,,TRUE,,,active
pot,Pot,,,,,TRUE,,,PT-1,,,,90,,TRUE,,,active
`;
    const done = await importFile(more);
    expect(done.run?.result).toMatchObject({ created: 3, updated: 1 });
    const pot = (await products()).find(({ title }) => title === 'Pot');
    await app.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
      token: owner.token,
      params: { id: store, product_id: pot?.id ?? '' },
      body: { version: 1, title: 'Clay pot' },
    });
    const undone = await undo(done.id);
    expect(undone).toMatchObject({
      state: 'undone',
      undo: { result: { removed: 1, archived: 1, restored: 1, kept: 1 } },
    });
    const after = await products();
    expect(after.map(({ title, status }) => [title, status])).toEqual([
      ['Basin', 'draft'],
      ['Clay pot', 'active'],
      ['Jug', 'archived'],
      ['Kanga', 'active'],
    ]);
    const amounts = (list: typeof before) =>
      list.find(({ title }) => title === 'Kanga')?.variants.map(({ price, on_hand }) => [price, on_hand]);
    expect(amounts(after)).toEqual(amounts(before));
    expect(after.find(({ title }) => title === 'Jug')?.on_hand).toBe(0);
    const path = 'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/undoing';
    expect(await app.call(path, { ...at(done.id), body: {} })).toMatchObject({
      status: 409,
      error: 'import_state',
    });
  });

  it.each([
    ['semicolons and decimal commas', 'sep=;\r\nTitle;Price\r\nCafé;12,50\r\n'],
    ['tabs', 'Title\tPrice\nCafé\t12.5\n'],
  ])('is read with %s', async (_name, text) => {
    await importFile(text);
    expect(await products()).toMatchObject([{ title: 'Café', min_price: 1250 }]);
  });

  it('is read in UTF-16 and in what Windows writes', async () => {
    const text = 'Title,Price\nCafé,12.50\n';
    const wide = new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]));
    const narrow = new Uint8Array(Buffer.from(text, 'latin1'));
    for (const bytes of [wide, narrow])
      expect((await upload(bytes)).data.sample).toEqual([['Café', '12.50']]);
  });

  it('that is none is refused with what to do', async () => {
    expect(await upload('')).toMatchObject({
      status: 415,
      message: 'This file is empty. Choose another one.',
    });
    expect((await upload(new Uint8Array([0x50, 0x4b, 3, 4]))).message).toContain('This is an Excel file');
    expect(await upload(new Uint8Array([1, 0, 0, 7]))).toMatchObject({ status: 415, error: 'not_a_table' });
    const open = await check('Title,Price\nBasin,5\n"Never closed,5\nCup,6\n');
    expect(open).toMatchObject({ state: 'uploaded', check: { state: 'failed' } });
    expect(open.check?.problem).toContain('Row 3 cannot be read');
  });

  it('has its columns corrected by hand', async () => {
    const { data } = await upload('Ware,Preis,Menge\nTopf,5,2\n');
    expect(data).toMatchObject({ format: 'other', mapping: [null, null, null] });
    const path = 'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks';
    const start = (mapping: unknown[]) => app.call(path, { ...at(data.id), body: { mapping } });
    expect((await start([null, 'price', null])).fields?.mapping).toContain(
      'Choose the column with the title',
    );
    expect((await start(['title', 'price'])).fields?.mapping).toBe('Say what each of the 3 columns means');
    expect((await start(['title', 'price', 'price'])).status).toBe(400);
    expect((await start(['title', 'price', 'quantity'])).status).toBe(200);
    await app.mails();
    await run(data.id);
    expect(await products()).toMatchObject([{ title: 'Topf', on_hand: 2 }]);
  });
});

describe('Issue 3 "Import": WooCommerce', () => {
  it('takes variations with their parent, and several categories', async () => {
    const woo = `ID,Type,SKU,Name,Published,Description,Tax status,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s)
10,variable,SH,Shirt,1,,taxable,1,,,,,"Clothes > Tops, Sale",linen,,,Size,"S, M"
11,variation,SH-S,Shirt - S,1,,taxable,1,3,0.25,,20,,,,SH,Size,S
12,variation,SH-M,Shirt - M,1,,taxable,1,4,0.25,15,20,,,,SH,Size,M
13,grouped,,Set,1,,taxable,1,,,,,,,,,,
`;
    const checked = await check(woo);
    expect(checked.format).toBe('woocommerce');
    expect(await rowsOf(checked.id)).toEqual([
      [5, 'A product of the type grouped cannot be taken over', 'The product has no row with a price'],
    ]);
    await run(checked.id);
    const [shirt] = await products();
    expect(shirt).toMatchObject({
      title: 'Shirt',
      tags: ['linen', 'sale'],
      options: [{ name: 'Size', entries: ['S', 'M'] }],
    });
    expect(shirt?.variants).toMatchObject([
      { sku: 'SH-S', price: 2000, on_sales: false, on_hand: 3, weight_grams: 250 },
      { sku: 'SH-M', price: 2000, sales_price: 1500, on_sales: true, on_hand: 4 },
    ]);
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/categories', at());
    expect(data.map(({ name }) => name).sort()).toEqual(['Clothes', 'Tops']);
    expect(data.find(({ id }) => id === shirt?.category_id)?.name).toBe('Tops');
  });
});

describe('Issue 3 "Import": who may do what', () => {
  it('an inventory officer brings and takes no money, and sees no file that has some', async () => {
    const officer = await app.staffMember(owner.token, store, 'inventory_officer');
    const priced = await importFile('Title,SKU,Price,Cost\nBasin,B-1,500,300\n');
    expect(
      await app.call(
        'GET /marketplace/v1/stores/{id}/product-imports/{import_id}',
        at(priced.id, officer.token),
      ),
    ).toMatchObject({ status: 404 });
    const file = await exported({}, officer.token);
    expect(file).not.toMatch(/Price|Cost|500/);
    const checked = await check(
      file.replace('Basin', 'Large basin').replace('SKU', 'SKU').replace(/\r\n$/, '\r\n'),
      {},
      officer.token,
    );
    await run(checked.id, officer.token);
    const cheap = await check('Title,SKU,Price\nLarge basin,B-1,1\n', {}, officer.token);
    expect(cheap).toMatchObject({
      with_money: false,
      mapping: ['title', 'sku', null],
      check: { result: { same: 1 } },
    });
    expect(await products()).toMatchObject([{ title: 'Large basin', min_price: 50000 }]);
  });

  it('nobody reaches the import of another store', async () => {
    const { id } = (await upload('Title\nBasin\n')).data;
    const other = await app.newStore(owner.token);
    const params = { id: other.id, import_id: id };
    for (const path of ['checks', 'runs', 'undoing', 'error-files'] as const) {
      const body = path === 'checks' ? { mapping: ['title'] } : {};
      const route = `POST /marketplace/v1/stores/{id}/product-imports/{import_id}/${path}` as const;
      expect(await app.call(route, { token: owner.token, params, body })).toMatchObject({ status: 404 });
    }
    const { data: places } = await app.call('GET /marketplace/v1/stores/{id}/locations', {
      token: owner.token,
      params,
    });
    const foreign = { mapping: ['title'], location_id: places[0]?.id };
    const path = 'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks';
    expect(await app.call(path, { ...at(id), body: foreign })).toMatchObject({ status: 404 });
  });

  it('a link is good for sixty seconds, and for what it was made for', async () => {
    const statusOf = async (url: string) => {
      const response = await fetch(`${app.url}${url}`);
      await response.text();
      return response.status;
    };
    const { data } = await app.call('POST /marketplace/v1/stores/{id}/product-exports', {
      ...at(),
      body: {},
    });
    expect(await statusOf(data.url)).toBe(200);
    expect(await statusOf(`${data.url}x`)).toBe(404);
    const [words = '', sign = ''] = data.url.split('link=')[1]?.split('.') ?? [];
    const forged = Buffer.from(Buffer.from(words, 'base64url').toString().replace(store, owner.id));
    const path = '/marketplace/v1/downloads';
    expect(await statusOf(`${path}?link=${forged.toString('base64url')}.${sign}`)).toBe(404);
    expect(await statusOf(path)).toBe(404);
    app.advance(61);
    expect(await statusOf(data.url)).toBe(404);
  });
});

describe('an import that is long over', () => {
  it('is forgotten after 90 days, with its file, and its products stay', async () => {
    const done = await importFile('Title,Price\nBasin,5\n');
    const waiting = (await upload('Title,Price\nBasin,5\n')).data;
    const ownerPool = new pg.Pool({ connectionString: app.database.ownerUrl });
    const [row] = await query<{ file_key: string }>(
      app.database.ownerUrl,
      'select file_key from app.product_imports where id = $1',
      [waiting.id],
    );
    const days = (count: number) => new Date(app.services.clock().getTime() + count * 24 * 60 * 60 * 1000);
    await removeOldImports(ownerPool, days(89));
    expect((await read(done.id)).state).toBe('done');
    await removeOldImports(ownerPool, days(91));
    await ownerPool.end();
    await app.mails();
    const path = 'GET /marketplace/v1/stores/{id}/product-imports/{import_id}';
    expect(await app.call(path, at(done.id))).toMatchObject({ status: 404 });
    expect(await app.services.files.read(row?.file_key ?? '')).toBeNull();
    expect(await products()).toHaveLength(1);
  });
});
