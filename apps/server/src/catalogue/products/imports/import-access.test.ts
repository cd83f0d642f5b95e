import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ImportClient, importClient, stockedStore } from '#testing/clients/import-client.ts';
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

describe('Import: who may do what', () => {
  it('an inventory officer brings and takes no money, and sees no file that has some', async () => {
    const officer = await app.staffMember(owner.token, client.storeId, 'inventory_officer');
    const priced = await client.importFile('Title,SKU,Price,Cost\nBasin,B-1,500,300\n');
    expect(
      await app.call(
        'GET /marketplace/v1/stores/{id}/product-imports/{import_id}',
        client.at(priced.id, officer.token),
      ),
    ).toMatchObject({ status: 404 });
    const file = await client.exported({}, officer.token);
    expect(file).not.toMatch(/Price|Cost|500/);
    const checked = await client.check(
      file.replace('Basin', 'Large basin').replace('SKU', 'SKU').replace(/\r\n$/, '\r\n'),
      {},
      officer.token,
    );
    await client.run(checked.id, officer.token);
    const cheap = await client.check('Title,SKU,Price\nLarge basin,B-1,1\n', {}, officer.token);
    expect(cheap).toMatchObject({
      with_money: false,
      mapping: ['title', 'sku', null],
      check: { result: { same: 1 } },
    });
    expect(await client.products()).toMatchObject([{ title: 'Large basin', min_price: 50000 }]);
  });

  it('nobody reaches the import of another store', async () => {
    const { id } = (await client.upload('Title\nBasin\n')).data;
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
    expect(await client.start('checks', id, foreign)).toMatchObject({ status: 404 });
  });

  it('a link is good for sixty seconds, and for what it was made for', async () => {
    const statusOf = async (url: string) => {
      const response = await fetch(`${app.url}${url}`);
      await response.text();
      return response.status;
    };
    const { data } = await app.call('POST /marketplace/v1/stores/{id}/product-exports', {
      ...client.at(),
      body: {},
    });
    expect(await statusOf(data.url)).toBe(200);
    expect(await statusOf(`${data.url}x`)).toBe(404);
    const [words = '', sign = ''] = data.url.split('link=')[1]?.split('.') ?? [];
    const forged = Buffer.from(Buffer.from(words, 'base64url').toString().replace(client.storeId, owner.id));
    const path = '/marketplace/v1/downloads';
    expect(await statusOf(`${path}?link=${forged.toString('base64url')}.${sign}`)).toBe(404);
    expect(await statusOf(path)).toBe(404);
    app.advance(61);
    expect(await statusOf(data.url)).toBe(404);
  });
});
