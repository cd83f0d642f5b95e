import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ImportClient, importClient, stockedStore } from '#testing/clients/import-client.ts';
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
  await client.importFile(items);
});

/** Two products in three sizes each, and one without. */
const items = `Title,Status,Option 1,Entry 1,SKU,Price
Shirt,draft,Size,S,SH-S,5
Shirt,,Size,M,SH-M,5
Shirt,,Size,L,SH-L,5
Dress,active,Size,S,DR-S,9
Dress,,Size,M,DR-M,9
Dress,,Size,L,DR-L,9
Cup,archived,,,CP,3
`;

/** What is rolled up of the statuses, beside the same counted. */
async function counts() {
  const [row] = await query<Record<string, unknown>>(
    app.database.ownerUrl,
    `select
       (select coalesce(jsonb_object_agg(status, products), '{}') from app.product_counts where store_id = $1 and products <> 0) as kept,
       (select coalesce(jsonb_object_agg(status, products), '{}') from (
          select status, count(*) as products from app.products where store_id = $1 group by status
        ) counted) as counted,
       (select product_count::int from app.stores where id = $1) as listed,
       (select count(*)::int from app.products where store_id = $1 and status <> 'archived') as counted_listed`,
    [client.storeId],
  );
  return row;
}

async function assertCounted(expected: Record<string, number>): Promise<void> {
  const listed = (expected.draft ?? 0) + (expected.active ?? 0);
  expect(await counts()).toEqual({ kept: expected, counted: expected, listed, counted_listed: listed });
}

const pricesBySku = async () =>
  Object.fromEntries(
    (await client.products()).flatMap(({ variants }) =>
      variants.map(({ sku, price }) => [sku, (price ?? 0) / 100]),
    ),
  );

describe('A file that names goods by their SKU alone', () => {
  it('counts a product once, however many of its variants it names', async () => {
    await assertCounted({ draft: 1, active: 1, archived: 1 });
    const file =
      'SKU,Status\nSH-S,active\nDR-S,archived\nSH-M,active\nDR-M,archived\nSH-L,active\nCP,active\n';
    const checked = await client.check(file);
    expect(checked.check?.result).toMatchObject({ updated: 3, refused: 0 });
    expect((await client.run(checked.id)).run).toMatchObject({ done: 3, failed: 0, result: { updated: 3 } });
    await assertCounted({ active: 2, archived: 1 });
    expect(await client.undo(checked.id)).toMatchObject({ undo: { result: { restored: 3, kept: 0 } } });
    await assertCounted({ draft: 1, active: 1, archived: 1 });
  });

  it('keeps every value that it brings, and puts each of them back', async () => {
    const before = await pricesBySku();
    const file = 'SKU,Price,Brand\nSH-S,51,\nDR-L,93,\nSH-M,52,Mali\nDR-S,91,\nSH-L,53,\nCP,4,\n';
    const done = await client.importFile(file);
    expect(await pricesBySku()).toEqual({
      'SH-S': 51,
      'SH-M': 52,
      'SH-L': 53,
      'DR-S': 91,
      'DR-M': 9,
      'DR-L': 93,
      CP: 4,
    });
    expect((await client.products()).map(({ title, brand, version }) => [title, brand, version])).toEqual([
      ['Cup', '', 2],
      ['Dress', '', 2],
      ['Shirt', 'Mali', 2],
    ]);
    await client.undo(done.id);
    expect(await pricesBySku()).toEqual(before);
  });
});

describe('A file that says two things about one product', () => {
  it('is refused at the row that says it again', async () => {
    const checked = await client.check('Title,SKU,Price\nRed shirt,SH-S,6\nBlue shirt,SH-M,7\nCup,CP,4\n');
    expect(await client.rowsOf(checked.id)).toEqual([[3, 'Row 2 already has this product']]);
    expect((await client.run(checked.id)).run?.result).toMatchObject({ updated: 2 });
    expect((await client.products()).map(({ title }) => title)).toEqual(['Cup', 'Dress', 'Red shirt']);
  });

  it('or about one variant', async () => {
    const checked = await client.check('Title,SKU,Price\nCup,CP,4\nCup,,6\n');
    expect(await client.rowsOf(checked.id)).toEqual([[3, 'Row 2 has this variant already']]);
  });

  it('is refused also where the other product got its code after the dry run', async () => {
    const { id } = await client.check('Title,SKU,Price\nCup,CP,4\nJug,JG,6\n');
    const [cup] = await client.products();
    const { status } = await app.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
      ...client.at(),
      params: { id: client.storeId, product_id: cup?.id ?? '' },
      body: {
        version: 1,
        options: [{ name: 'Kind', entries: ['Cup', 'Jug'] }],
        variants: [
          { id: cup?.variants[0]?.id ?? '', entries: ['Cup'] },
          { entries: ['Jug'], sku: 'JG', price: 500 },
        ],
      },
    });
    expect(status).toBe(200);
    expect((await client.run(id)).run).toMatchObject({ done: 1, failed: 1 });
    expect(await client.rowsOf(id)).toEqual([[3, 'Row 2 already has this product']]);
    expect((await pricesBySku()).CP).toBe(4);
  });
});
