import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ImportClient,
  importClient,
  shopifyFile,
  stockedStore,
} from '#testing/clients/import-client.ts';
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

describe('Undo of a whole import', () => {
  it('undone, takes away what it added and puts back what it changed', async () => {
    await client.importFile(
      shopifyFile
        .replace('1200.00,,TRUE', '1100.00,,TRUE')
        .replaceAll('shopify', '')
        .replaceAll(/,[05],1/g, ',,1'),
    );
    const before = await client.products();
    const more = `${shopifyFile}cup,Cup,,,,,TRUE,,,CP-1,,,,90,,TRUE,,,active
jug,Jug,,,,,TRUE,,,JG-1,,shopify,7,90,,TRUE,,,active
pot,Pot,,,,,TRUE,,,PT-1,,,,90,,TRUE,,,active
`;
    const done = await client.importFile(more);
    expect(done.run?.result).toMatchObject({ created: 3, updated: 1 });
    const pot = (await client.products()).find(({ title }) => title === 'Pot');
    await app.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
      token: owner.token,
      params: { id: client.storeId, product_id: pot?.id ?? '' },
      body: { version: 1, title: 'Clay pot' },
    });
    const undone = await client.undo(done.id);
    expect(undone).toMatchObject({
      state: 'undone',
      undo: { result: { removed: 1, archived: 1, restored: 1, kept: 1 } },
    });
    const after = await client.products();
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
    expect(await client.start('undoing', done.id)).toMatchObject({ status: 409, error: 'import_state' });
  });
});
