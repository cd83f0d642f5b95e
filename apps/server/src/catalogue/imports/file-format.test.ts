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

describe('Import: a file of products', () => {
  it.each([
    ['semicolons and decimal commas', 'sep=;\r\nTitle;Price\r\nCafé;12,50\r\n'],
    ['tabs', 'Title\tPrice\nCafé\t12.5\n'],
  ])('is read with %s', async (_name, text) => {
    await client.importFile(text);
    expect(await client.products()).toMatchObject([{ title: 'Café', min_price: 1250 }]);
  });

  it('is read in UTF-16 and in what Windows writes', async () => {
    const text = 'Title,Price\nCafé,12.50\n';
    const wide = new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]));
    const narrow = new Uint8Array(Buffer.from(text, 'latin1'));
    for (const bytes of [wide, narrow])
      expect((await client.upload(bytes)).data.sample).toEqual([['Café', '12.50']]);
  });

  it('that is none is refused with what to do', async () => {
    expect(await client.upload('')).toMatchObject({
      status: 415,
      message: 'This file is empty. Choose another.',
    });
    expect((await client.upload(new Uint8Array([0x50, 0x4b, 3, 4]))).message).toContain(
      'This is an Excel file',
    );
    expect(await client.upload(new Uint8Array([1, 0, 0, 7]))).toMatchObject({
      status: 415,
      error: 'not_a_table',
    });
    const open = await client.check('Title,Price\nBasin,5\n"Never closed,5\nCup,6\n');
    expect(open).toMatchObject({ state: 'uploaded', check: { state: 'failed' } });
    expect(open.check?.problem).toContain('Row 3 can’t be read: a quotation mark');
  });

  it('says where a quotation mark has swallowed a line, and where a cell is too long', async () => {
    const swallowed = await client.check('Title,SKU,Price\nCup,S0,5\n"abc,S1,10\nx,"S2",11\n');
    expect(swallowed.check?.problem).toContain('Row 3 can’t be read: a quotation mark');
    const long = await client.check(`Title,Price\nBasin,5\n${'x'.repeat(2 * 1024 * 1024)},6\n`);
    expect(long.check?.problem).toContain('Row 3 can’t be read: it has more than a million characters');
  });

  it('may hold inches, and quotations of several lines', async () => {
    await client.importFile('Title,Price\nBasin 12" wide,5\n"""So good""\nsay buyers",6\n');
    const titles = (await client.products()).map(({ title }) => title);
    expect(titles.sort()).toEqual(['"So good"\nsay buyers', 'Basin 12" wide'].sort());
  });
});
