import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '#testing/app.ts';
import { type ImportDesk, importDesk, stockedStore } from '#testing/import-desk.ts';

let app: TestApp;
let owner: TestUser;
let desk: ImportDesk;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
});
afterAll(() => app.close());
beforeEach(async () => {
  desk = importDesk(await stockedStore(app, owner.token));
});

const goods = `Title,SKU,Price,Stock,Category
Cup,CP,3,7,Kitchen > Cups
Jug,JG,6,,Kitchen > Jugs
Kettle,KT,9,2,Kitchen
`;
const corrected = goods.replace('Cup,CP,3,7', 'Cup,CP,4,8');

const shelf = async () =>
  (await desk.products()).map(({ title, status, on_hand, variants }) => [
    title,
    status,
    on_hand,
    (variants[0]?.price ?? 0) / 100,
  ]);

const categories = async () =>
  (await app.call('GET /marketplace/v1/stores/{id}/categories', desk.at())).data
    .map(({ name }) => name)
    .sort();

async function undone(text: string, choices = {}): Promise<void> {
  const { id } = await desk.importFile(text, choices);
  expect(await desk.undo(id)).toMatchObject({ state: 'undone', undo: { result: { kept: 0 } } });
}

async function save(title: string, change: object): Promise<void> {
  const product = (await desk.products()).find((one) => one.title === title);
  const { status } = await app.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
    ...desk.at(),
    params: { id: desk.storeId, product_id: product?.id ?? '' },
    body: { version: product?.version, ...change },
  });
  expect(status).toBe(200);
}

describe('A file that was imported, undone, corrected and imported again', () => {
  const onSale = [
    ['Cup', 'active', 8, 4],
    ['Jug', 'active', 0, 6],
    ['Kettle', 'active', 2, 9],
  ];

  it('ends with its goods on sale', async () => {
    await undone(goods);
    expect(await shelf()).toEqual([
      ['Cup', 'archived', 0, 3],
      ['Kettle', 'archived', 0, 9],
    ]);
    expect((await desk.importFile(corrected)).run?.result).toMatchObject({ created: 1, updated: 2 });
    expect(await shelf()).toEqual(onSale);
    const total = await app.call('GET /marketplace/v1/stores/{id}/products/total', desk.at());
    expect(total.data.total).toBe(3);
  });

  it('does so again, however often it is undone', async () => {
    await undone(goods);
    await undone(corrected);
    await undone(goods);
    expect((await shelf()).map(([, status]) => status)).toEqual(['archived', 'archived']);
    await desk.importFile(corrected);
    expect(await shelf()).toEqual(onSale);
  });

  it('brings them as it was chosen for new ones, also where only new ones are added', async () => {
    await undone(goods);
    await desk.importFile(corrected, { mode: 'add', new_status: 'draft' });
    expect(await shelf()).toEqual(onSale.map(([title, , ...rest]) => [title, 'draft', ...rest]));
  });

  it('leaves away what a person has put away since', async () => {
    await undone(goods);
    await desk.importFile(corrected);
    await save('Cup', { status: 'archived' });
    await desk.importFile(goods);
    expect(await shelf()).toEqual([
      ['Cup', 'archived', 7, 3],
      ['Jug', 'active', 0, 6],
      ['Kettle', 'active', 2, 9],
    ]);
  });

  it('leaves away what was away before, when it is undone', async () => {
    await desk.importFile(goods);
    await save('Cup', { status: 'archived' });
    await undone('SKU,Status\nCP,active\n');
    await desk.importFile(corrected);
    expect((await shelf())[0]).toEqual(['Cup', 'archived', 8, 4]);
  });
});

describe('Categories that an import has made', () => {
  it('go with it, the innermost first, and those stay that were there', async () => {
    await app.call('POST /marketplace/v1/stores/{id}/categories', {
      ...desk.at(),
      body: { name: 'Garden', parent_id: null },
    });
    await undone(`${goods}Rake,RK,5,,Garden > Tools > Long\n`);
    expect(await categories()).toEqual(['Garden']);
  });

  it('stay while something else is in them', async () => {
    const { id } = await desk.importFile(goods);
    await save('Jug', { title: 'Large jug' });
    await desk.undo(id);
    expect(await categories()).toEqual(['Jugs', 'Kitchen']);
  });

  it('go also where they came with many goods', async () => {
    const many = Array.from({ length: 700 }, (_, index) => `Good ${index},G-${index},5,,Row ${index % 7}`);
    await undone(['Title,SKU,Price,Stock,Category', ...many].join('\n'));
    expect(await categories()).toEqual([]);
  });
});
