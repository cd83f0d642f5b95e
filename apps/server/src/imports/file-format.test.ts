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

describe('Import: a file of products', () => {
  it.each([
    ['semicolons and decimal commas', 'sep=;\r\nTitle;Price\r\nCafé;12,50\r\n'],
    ['tabs', 'Title\tPrice\nCafé\t12.5\n'],
  ])('is read with %s', async (_name, text) => {
    await desk.importFile(text);
    expect(await desk.products()).toMatchObject([{ title: 'Café', min_price: 1250 }]);
  });

  it('is read in UTF-16 and in what Windows writes', async () => {
    const text = 'Title,Price\nCafé,12.50\n';
    const wide = new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]));
    const narrow = new Uint8Array(Buffer.from(text, 'latin1'));
    for (const bytes of [wide, narrow])
      expect((await desk.upload(bytes)).data.sample).toEqual([['Café', '12.50']]);
  });

  it('that is none is refused with what to do', async () => {
    expect(await desk.upload('')).toMatchObject({
      status: 415,
      message: 'This file is empty. Choose another one.',
    });
    expect((await desk.upload(new Uint8Array([0x50, 0x4b, 3, 4]))).message).toContain(
      'This is an Excel file',
    );
    expect(await desk.upload(new Uint8Array([1, 0, 0, 7]))).toMatchObject({
      status: 415,
      error: 'not_a_table',
    });
    const open = await desk.check('Title,Price\nBasin,5\n"Never closed,5\nCup,6\n');
    expect(open).toMatchObject({ state: 'uploaded', check: { state: 'failed' } });
    expect(open.check?.problem).toContain('Row 3 cannot be read');
  });
});
