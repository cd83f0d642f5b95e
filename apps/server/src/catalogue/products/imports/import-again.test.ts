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

const items = `Title,SKU,Price,Stock,Category
Cup,CP,3,7,Kitchen > Cups
Jug,JG,6,,Kitchen > Jugs
Kettle,KT,9,2,Kitchen
`;
const corrected = items.replace('Cup,CP,3,7', 'Cup,CP,4,8');

const shelf = async () =>
  (await client.products()).map(({ title, status, on_hand, variants }) => [
    title,
    status,
    on_hand,
    (variants[0]?.price ?? 0) / 100,
  ]);

const categories = async () =>
  (await app.call('GET /marketplace/v1/stores/{id}/categories', client.at())).data
    .map(({ name }) => name)
    .sort();

async function undone(text: string, choices = {}): Promise<void> {
  const { id } = await client.importFile(text, choices);
  expect(await client.undo(id)).toMatchObject({ state: 'undone', undo: { result: { kept: 0 } } });
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

describe('An export that is edited while the store sells', () => {
  it('puts no stock back that it does not change', async () => {
    await client.importFile('Title,SKU,Price,Stock\nCup,CP,3,9\nJug,JG,6,4\nPot,PT,8,9\n');
    const file = await client.exported();
    const [main] = (await app.call('GET /marketplace/v1/stores/{id}/locations', client.at())).data;
    expect(file.split('\r\n')[0]).toContain(`,Stock at ${main?.name},Stock at ${main?.name} when exported,`);
    await client.importFile('SKU,Stock\nCP,5\nPT,5\n');
    const edited = file.replace(',6.00,', ',7.00,').replace(/(Pot.*),9,9,/, '$1,12,9,');
    const checked = await client.check(edited);
    expect(checked.check?.result).toMatchObject({ updated: 2, same: 1, refused: 0, changed_rows: 2 });
    expect(await client.rowsOf(checked.id, 'change')).toEqual([
      [3, expect.stringMatching(/^Price: .*6\.00 → .*7\.00$/)],
      [4, `Stock at ${main?.name}: 5 → 8`],
    ]);
    await client.run(checked.id);
    const after = [
      ['Cup', 'active', 5, 3],
      ['Jug', 'active', 4, 7],
      ['Pot', 'active', 8, 8],
    ];
    expect(await shelf()).toEqual(after);
    const short = file.replace(/(Cup.*),9,9,/, '$1,2,9,');
    expect(await client.rowsOf((await client.check(short)).id)).toEqual([
      [2, 'Stock: was 9 when exported and is 5 now, so less than 0 would be left'],
    ]);
  });
});

describe('The changes of a file', () => {
  it('are said row by row before anything is imported, but for what is refused', async () => {
    await client.importFile(items);
    const { id, check } = await client.check(
      'Title,SKU,Price,Stock,Category,Tags,Status\nCup,CP,3,8,Kitchen > Mugs,new,draft\nJug,JG,6,many,,,\nPot,PT,8,1,,,\nKettle,KT,9,2,,,\n',
    );
    expect(check?.result).toMatchObject({ created: 1, updated: 1, same: 1, refused: 1, changed_rows: 2 });
    const [main] = (await app.call('GET /marketplace/v1/stores/{id}/locations', client.at())).data;
    expect(await client.rowsOf(id, 'change')).toEqual([
      [
        2,
        'Status: Active → Draft',
        'Tags: – → new',
        'Category: Kitchen > Cups → Kitchen > Mugs',
        `Stock at ${main?.name}: 7 → 8`,
      ],
      [4, 'New'],
    ]);
  });
});

describe('A file that was imported, undone, corrected and imported again', () => {
  const onSale = [
    ['Cup', 'active', 8, 4],
    ['Jug', 'active', 0, 6],
    ['Kettle', 'active', 2, 9],
  ];

  it('ends with its goods on sale', async () => {
    await undone(items);
    expect(await shelf()).toEqual([
      ['Cup', 'archived', 0, 3],
      ['Kettle', 'archived', 0, 9],
    ]);
    expect((await client.importFile(corrected)).run?.result).toMatchObject({ created: 1, updated: 2 });
    expect(await shelf()).toEqual(onSale);
    const total = await app.call('GET /marketplace/v1/stores/{id}/products/total', client.at());
    expect(total.data.total).toBe(3);
  });

  it('does so again, however often it is undone', async () => {
    await undone(items);
    await undone(corrected);
    await undone(items);
    expect((await shelf()).map(([, status]) => status)).toEqual(['archived', 'archived']);
    await client.importFile(corrected);
    expect(await shelf()).toEqual(onSale);
  });

  it('brings them as it was chosen for new ones, also where only new ones are added', async () => {
    await undone(items);
    await client.importFile(corrected, { mode: 'add', new_status: 'draft' });
    expect(await shelf()).toEqual(onSale.map(([title, , ...rest]) => [title, 'draft', ...rest]));
  });

  it('leaves away what a person has put away since', async () => {
    await undone(items);
    await client.importFile(corrected);
    await save('Cup', { status: 'archived' });
    await client.importFile(items);
    expect(await shelf()).toEqual([
      ['Cup', 'archived', 7, 3],
      ['Jug', 'active', 0, 6],
      ['Kettle', 'active', 2, 9],
    ]);
  });

  it('leaves away what was away before, when it is undone', async () => {
    await client.importFile(items);
    await save('Cup', { status: 'archived' });
    await undone('SKU,Status\nCP,active\n');
    await client.importFile(corrected);
    expect((await shelf())[0]).toEqual(['Cup', 'archived', 8, 4]);
  });
});

describe('Categories that an import has made', () => {
  it('go with it, the innermost first, and those stay that were there', async () => {
    await app.call('POST /marketplace/v1/stores/{id}/categories', {
      ...client.at(),
      body: { name: 'Garden', parent_id: null },
    });
    await undone(`${items}Rake,RK,5,,Garden > Tools > Long\n`);
    expect(await categories()).toEqual(['Garden']);
  });

  it('stay while something else is in them', async () => {
    const { id } = await client.importFile(items);
    await save('Jug', { title: 'Large jug' });
    await client.undo(id);
    expect(await categories()).toEqual(['Jugs', 'Kitchen']);
  });

  it('go also where they came with many goods', async () => {
    const many = Array.from({ length: 700 }, (_, index) => `Good ${index},G-${index},5,,Row ${index % 7}`);
    await undone(['Title,SKU,Price,Stock,Category', ...many].join('\n'));
    expect(await categories()).toEqual([]);
  });
});
