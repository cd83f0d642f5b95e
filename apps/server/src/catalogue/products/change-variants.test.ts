import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importClient } from '#testing/clients/import-client.ts';
import { switchInventoryOn } from '#testing/clients/purchasing-calls.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let shirt: Awaited<ReturnType<typeof add>>;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token)).id;
  shirt = await add({
    title: 'Ankara shirt',
    options: [{ name: 'Size', entries: ['S', 'M', 'L'] }],
    variants: [
      { entries: ['S'], price: 2000, sku: 'AN-S', barcode: '4006381333931' },
      { entries: ['M'], price: 2000, sku: 'AN-M', barcode: '96385074' },
      { entries: ['L'], price: 2000, sku: 'AN-L', barcode: 'AN 3' },
    ],
  });
});

async function add(body: object) {
  const path = 'POST /marketplace/v1/stores/{id}/products';
  return (await test.call(path, { token: owner.token, params: { id: storeId }, body })).data;
}

const one = (product_id: string, token = owner.token) => ({ token, params: { id: storeId, product_id } });
const read = async () =>
  (await test.call('GET /marketplace/v1/stores/{id}/products/{product_id}', one(shirt.id))).data;
const save = (body: object) =>
  test.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
    ...one(shirt.id),
    body: { version: shirt.version, ...body },
  });
const idOf = (name: string) => shirt.variants.find((variant) => variant.name === name)?.id ?? '';

/** What a variant is called, by its id. */
async function standing() {
  const { variants } = await read();
  return new Map(variants.map(({ id, name, sku, barcode }) => [id, [name, sku, barcode]]));
}

describe('Variants of one product', () => {
  it('exchange their SKUs, barcodes and names in one save', async () => {
    const [small, middle, large] = [idOf('S'), idOf('M'), idOf('L')];
    const crosswise = await save({
      variants: [
        { id: small, entries: ['M'], sku: 'AN-M', barcode: '96385074' },
        { id: middle, entries: ['S'], sku: 'AN-S', barcode: '4006381333931' },
      ],
    });
    expect(crosswise.status).toBe(200);
    const after = await standing();
    expect(after.get(small)).toEqual(['M', 'AN-M', '96385074']);
    expect(after.get(middle)).toEqual(['S', 'AN-S', '4006381333931']);
    expect(after.get(large)).toEqual(['L', 'AN-L', 'AN 3']);
  });

  it('hand theirs on, to one that is added, too', async () => {
    const [small, middle, large] = [idOf('S'), idOf('M'), idOf('L')];
    const shifted = await save({
      options: [{ name: 'Size', entries: ['XS', 'S', 'M', 'L'] }],
      variants: [
        { id: small, entries: ['M'], sku: 'AN-M' },
        { id: middle, entries: ['L'], sku: 'AN-L' },
        { id: large, entries: ['XS'], sku: '', barcode: '' },
        { entries: ['S'], sku: 'AN-S', barcode: 'AN 3' },
      ],
    });
    expect(shifted.status).toBe(200);
    const after = await standing();
    expect(after.get(small)).toEqual(['M', 'AN-M', '4006381333931']);
    expect(after.get(middle)).toEqual(['L', 'AN-L', '96385074']);
    expect(after.get(large)).toEqual(['XS', '', '']);
    expect([...after.values()]).toContainEqual(['S', 'AN-S', 'AN 3']);
  });

  it('are told which code is taken by one that keeps it, at the field that wants it', async () => {
    const refused = await save({
      variants: [
        { id: idOf('S'), sku: 'an-m' },
        { id: idOf('M'), price: 2500 },
        { id: idOf('L'), barcode: '4006381333931' },
      ],
    });
    expect(refused).toMatchObject({
      status: 409,
      error: 'code_taken',
      fields: {
        'variants.0.sku': 'Another variant already has this SKU',
        'variants.2.barcode': 'Another variant already has this barcode',
      },
    });
    expect(await read()).toEqual(shirt);
  });

  it('are never two of the same entries', async () => {
    const refused = await save({ variants: [{ id: idOf('S'), entries: ['M'] }] });
    expect(refused).toMatchObject({
      status: 400,
      fields: { variants: 'The variant M is listed twice' },
    });
    expect(await read()).toEqual(shirt);
  });
});

describe('A code', () => {
  it('is looked for among the barcodes first, and then among the SKUs', async () => {
    // Its SKU is a barcode that was there before it. The two others have the SKU of each other as their barcodes.
    const tricky = await add({ title: 'Tricky', variants: [{ sku: '96385074', barcode: 'TR 1' }] });
    await add({ title: 'Late', variants: [{ sku: 'LATE', barcode: 'TRICKY' }] });
    await add({ title: 'Later', variants: [{ sku: 'TRICKY', barcode: 'LATE' }] });
    const find = async (code: string) => {
      const route = 'GET /marketplace/v1/stores/{id}/product-codes/{code}';
      const { data } = await test.call(route, { token: owner.token, params: { id: storeId, code } });
      const path = 'GET /marketplace/v1/stores/{id}/products/{product_id}';
      return (await test.call(path, one(data.product_id))).data.title;
    };
    expect(await find('96385074')).toBe('Ankara shirt');
    expect(await find('TR 1')).toBe(tricky.title);
    expect([await find('TRICKY'), await find('LATE')]).toEqual(['Late', 'Later']);
  });
});

describe('Whoever saves second is told the name of whoever saved first', () => {
  it('also where that was in the spreadsheet, or from a file', async () => {
    await switchInventoryOn(test, { token: owner.token, storeId });
    const manager = await test.staffMember(owner.token, storeId, 'manager');
    const cell = await test.call('PUT /marketplace/v1/stores/{id}/variant-cells', {
      token: manager.token,
      params: { id: storeId },
      body: { lines: [{ variant_id: idOf('S'), price: { was: 2000, now: 2100 } }] },
    });
    expect(cell.status).toBe(200);
    expect(await read()).toMatchObject({ version: shirt.version + 1, updated_by: 'Otieno Bello' });

    const owners = importClient({ app: test, token: owner.token, storeId });
    await owners.importFile('Title,SKU,Option 1 name,Option 1 value,Price\nAnkara shirt,AN-S,Size,S,33\n');
    expect(await read()).toMatchObject({ version: shirt.version + 2, updated_by: 'Amina Bello' });
  });
});
