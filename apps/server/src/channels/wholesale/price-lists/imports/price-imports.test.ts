import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { priceClient } from '#testing/clients/import-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let listId: string;
let client: ReturnType<typeof priceClient>;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token, { module_wholesale: 'active' })).id;
  listId = await aList('Hotels');
  client = priceClient({ app: test, token: owner.token, storeId }, listId);
});

const at = (params = {}) => ({ token: owner.token, params: { id: storeId, ...params } });

async function aList(name: string): Promise<string> {
  return (await test.call('POST /marketplace/v1/stores/{id}/price-lists', { ...at(), body: { name } })).data
    .id;
}

/** The id of its variant. */
async function item(sku: string, barcode = ''): Promise<string> {
  const body = { title: `Item ${sku}`, status: 'active', variants: [{ price: 100_000, sku, barcode }] };
  const { data } = await test.call('POST /marketplace/v1/stores/{id}/products', { ...at(), body });
  return data.variants[0]?.id ?? '';
}

const set = (variant_id: string, breaks: object[]) =>
  test.call('PUT /marketplace/v1/stores/{id}/price-lists/{price_list_id}/prices', {
    ...at({ price_list_id: listId }),
    body: { prices: [{ variant_id, breaks }] },
  });

describe('A file of prices', () => {
  it('is known by its headers, checked without a trace, then joins the list, and is undone', async () => {
    const tea = await item('TEA-1');
    await item('RICE-25', '4006381333931');
    await set(tea, [
      { minimum: 1, unit_price: 90_000 },
      { minimum: 10, unit_price: 85_000 },
    ]);
    const kept = await client.prices();
    const checked = await client.check(
      'SKU,Barcode,Product,Minimum quantity,Unit price\ntea-1,,Tea,10,800\nTEA-1,,Tea,50,750.50\n,4006381333931,Rice,,500\n',
    );
    expect(checked).toMatchObject({
      format: 'sokoni',
      mode: 'add_and_update',
      price_list_id: listId,
      check: { result: { created: 1, updated: 1, same: 0, refused: 0 } },
    });
    expect(await client.prices()).toEqual(kept);
    expect(await client.rowsOf(checked.id, 'change')).toEqual([
      [2, expect.stringMatching(/^Price from 10: .*850\.00 → .*800\.00$/)],
      [3, expect.stringMatching(/^Price from 50: – → .*750\.50$/)],
      [4, expect.stringMatching(/^Price from 1: – → .*500\.00$/)],
    ]);
    expect(await client.run(checked.id)).toMatchObject({
      state: 'done',
      run: { result: { created: 1, updated: 1, removed: 0 } },
    });
    const after = {
      'TEA-1': [
        [1, 90_000],
        [10, 80_000],
        [50, 75_050],
      ],
      'RICE-25': [[1, 50_000]],
    };
    expect(await client.prices()).toEqual(after);
    expect(await client.check(await client.exported())).toMatchObject({
      check: { result: { created: 0, updated: 0, same: 2 } },
    });
    expect(await client.undo(checked.id)).toMatchObject({ undo: { result: { restored: 1, removed: 1 } } });
    expect(await client.prices()).toEqual(kept);
  });

  it('takes the place of the whole list where that is chosen, but for items whose rows have an error', async () => {
    const [tea, salt, soap] = [await item('TEA-1'), await item('SALT-1'), await item('SOAP-1')];
    for (const id of [tea, salt, soap]) await set(id, [{ minimum: 1, unit_price: 70_000 }]);
    const kept = await client.prices();
    const checked = await client.check('SKU,Minimum quantity,Unit price\nTEA-1,5,600\nSALT-1,5,cheap\n', {
      mode: 'replace',
    });
    expect(checked.check?.result).toMatchObject({ updated: 1, removed: 1, refused: 1 });
    expect(await client.run(checked.id)).toMatchObject({
      run: { result: { created: 0, updated: 1, removed: 1 } },
    });
    expect(await client.prices()).toEqual({ 'TEA-1': [[5, 60_000]], 'SALT-1': [[1, 70_000]] });
    expect(await client.undo(checked.id)).toMatchObject({ undo: { result: { restored: 2 } } });
    expect(await client.prices()).toEqual(kept);
  });

  it('that only leaves items out of the list is something to import too', async () => {
    await set(await item('TEA-1'), [{ minimum: 1, unit_price: 70_000 }]);
    await set(await item('SALT-1'), [{ minimum: 1, unit_price: 70_000 }]);
    const { id } = await client.check('SKU,Unit price\nTEA-1,700\n', { mode: 'replace' });
    await client.run(id);
    expect(await client.prices()).toEqual({ 'TEA-1': [[1, 70_000]] });
  });

  it('may ask more for a larger quantity, which is said at its row', async () => {
    await item('TEA-1');
    const rows = ['TEA-1,1,15000', 'TEA-1,10,14000', 'TEA-1,20,14500'];
    const { id, check } = await client.check(`SKU,Minimum quantity,Unit price\n${rows.join('\n')}\n`);
    expect(check?.result).toMatchObject({ created: 1, refused: 0, warned_rows: 1 });
    expect(await client.rowsOf(id, 'warning')).toEqual([[4, 'Unit price: higher than the price from 10']]);
  });

  it('says at each row what is wrong with it, and changes nothing of that item', async () => {
    await item('TEA-1', '4006381333931');
    await item('RICE-25');
    const rows = [
      'TEA-1,,0,500',
      'NOPE,,1,500',
      ',,1,500',
      'RICE-25,4006381333931,1,500',
      'RICE-25,,1,500',
      'RICE-25,,1,400',
    ];
    const { id, check } = await client.check(`SKU,Barcode,Minimum quantity,Unit price\n${rows.join('\n')}\n`);
    expect(check?.result).toMatchObject({ created: 0, updated: 0, refused: 5 });
    expect(await client.rowsOf(id)).toEqual([
      [2, 'Minimum quantity: enter 1 or more'],
      [3, 'No item with this SKU or barcode'],
      [4, 'Enter the SKU or barcode of the item'],
      [5, 'The SKU and the barcode belong to different items'],
      [7, 'Minimum quantity: row 6 has this quantity already'],
    ]);
    expect((await client.start('runs', id)).error).toBe('import_state');
    expect(await client.errorFile(id)).toContain('NOPE,,1,500,3,No item with this SKU or barcode');
    expect(await client.prices()).toEqual({});
  });

  it('leaves what somebody has set since when it is undone, and writes nothing into a list that is gone', async () => {
    const tea = await item('TEA-1');
    const { id } = await client.importFile('SKU,Unit price\nTEA-1,700\n');
    await set(tea, [{ minimum: 1, unit_price: 65_000 }]);
    expect(await client.undo(id)).toMatchObject({ undo: { result: { kept: 1 } } });
    expect(await client.prices()).toEqual({ 'TEA-1': [[1, 65_000]] });
    const { id: other } = await client.check('SKU,Unit price\nTEA-1,600\n');
    await test.call('DELETE /marketplace/v1/stores/{id}/price-lists/{price_list_id}', {
      ...at({ price_list_id: listId }),
    });
    expect(await client.run(other)).toMatchObject({ run: { state: 'failed' }, price_list_id: null });
  });

  it('is exported with what is not priced yet where that is asked for, and as no formula', async () => {
    await set(await item('TEA-1'), [{ minimum: 1, unit_price: 70_000 }]);
    await item('=1+1');
    expect((await client.exported()).split('\r\n')).toHaveLength(3);
    const all = await client.exported({ all: true });
    expect(all).toMatch(/^'=1\+1,\d+,Item =1\+1,,,,/m);
    expect(await client.check(all)).toMatchObject({ check: { result: { same: 2, refused: 0 } } });
  });

  it('is no other store’s, and into no list of one', async () => {
    const { id } = await client.check('SKU,Unit price\nX,1\n');
    const other = await test.verifiedUser();
    const { id: otherStore } = await test.newStore(other.token, { module_wholesale: 'active' });
    const stranger = priceClient({ app: test, token: other.token, storeId: otherStore }, listId);
    expect((await stranger.upload('SKU,Unit price\nX,1\n')).error).toBe('not_found');
    const read = await test.call(
      'GET /marketplace/v1/stores/{id}/price-imports/{import_id}',
      stranger.at(id),
    );
    expect(read.error).toBe('not_found');
    const body = { price_list_id: listId };
    const exported = await test.call('POST /marketplace/v1/stores/{id}/price-exports', {
      ...stranger.at(),
      body,
    });
    expect(exported.error).toBe('not_found');
    const associate = await test.staffMember(owner.token, storeId, 'associate');
    expect((await client.upload('SKU\nX\n', associate.token)).error).toBe('not_allowed');
    const unknown = await client.start('checks', id, { mapping: ['sku', 'unit_price'], mode: 'add' });
    expect(unknown.error).toBe('invalid_fields');
    expect((await client.start('checks', id, { mapping: [], store_id: otherStore })).error).toBe(
      'invalid_fields',
    );
  });
});

const crowd = 2000;

it('A list of thousands of items with five prices each is imported', async () => {
  await query(
    test.database.ownerUrl,
    `insert into app.products (store_id, id, title, search_text, status, created_at, updated_at)
     select $1::uuid, md5($1::text || 'product' || n)::uuid, 'Item ' || n, '', 'active', now(), now() from generate_series(1, ${crowd}) n`,
    [storeId],
  );
  await query(
    test.database.ownerUrl,
    `insert into app.variants (store_id, id, product_id, name, entries, active, track_quantity, on_sales, position, price, sku, sku_key)
     select $1::uuid, md5($1::text || 'variant' || n)::uuid, md5($1::text || 'product' || n)::uuid, '', '{}', true, false, false, 0, 1000, 'S' || n, 's' || n
     from generate_series(1, ${crowd}) n`,
    [storeId],
  );
  const rows = Array.from({ length: crowd * 5 }, (_, index) =>
    [`S${Math.floor(index / 5) + 1}`, 1 + (index % 5) * 10, 100 - (index % 5)].join(','),
  );
  const read = await client.importFile(`SKU,Minimum quantity,Unit price\n${rows.join('\n')}\n`);
  expect(read).toMatchObject({ run: { result: { created: crowd } }, check: { result: { refused: 0 } } });
  const { data } = await test.call('GET /marketplace/v1/stores/{id}/price-lists/{price_list_id}', {
    ...at({ price_list_id: listId }),
  });
  expect(data.price_count).toBe(crowd);
}, 180_000);
