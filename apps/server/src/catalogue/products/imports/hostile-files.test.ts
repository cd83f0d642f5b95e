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

const utf16 = (text: string, bigEndian = false) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return new Uint8Array(bigEndian ? bytes.swap16() : bytes);
};

describe('Import: files as they come', () => {
  it.each([
    ['UTF-16 with its bytes the other way round', utf16('Title;Price\nقهوة;12,50\n', true), 'قهوة'],
    ['UTF-16 with tabs, as spreadsheets save it', utf16('Title\tPrice\r\nقهوة\t12.5\r\n'), 'قهوة'],
    ['UTF-8 with a mark', '\uFEFFTitle,Price\nقهوة,12.5\n', 'قهوة'],
    ['a mark before the line of Excel', '\uFEFFsep=;\nTitle;Price\nCup;12,5\n', 'Cup'],
    ['line ends of old', 'Title,Price\rCup,12.5\r', 'Cup'],
    ['bars between', 'Title|Price\nCup|12.5\n', 'Cup'],
    [
      'quotes in quotes',
      'Title,Price\n"The ""best"" cup, ever\n2nd line",12.5\n',
      'The "best" cup, ever\n2nd line',
    ],
    ['quotes that are none', 'Title,Price\n5" nail,12.5\n', '5" nail'],
    ['no line end after the last row', 'Title,Price\nCup,12.5', 'Cup'],
    ['empty rows between', 'Title,Price\n\n,\nCup,12.5\n\n', 'Cup'],
    ['more cells than headers', 'Title,Price\nCup,12.5,x,y\n', 'Cup'],
    ['formula cells', "Title,Price\n'=HYPERLINK(1),12.5\n", '=HYPERLINK(1)'],
  ])('%s', async (_name, file, title) => {
    const done = await client.importFile(file as string);
    expect(done.run).toMatchObject({ state: 'done', failed: 0 });
    expect(await client.products()).toMatchObject([{ title, min_price: 1250 }]);
  });

  it('a cell of a megabyte is refused at its row, or the file with its row', async () => {
    const long = await client.check(`Title,Description,Price\nCup,${'x'.repeat(900_000)},5\nJug,,6\n`);
    expect(long.check?.result).toMatchObject({ created: 1, refused: 1 });
    expect(await client.rowsOf(long.id)).toEqual([[2, 'Description must be at most 50,000 characters']]);
    const longer = await client.check(`Title,Description,Price\nCup,${'x'.repeat(1_200_000)},5\n`);
    expect(longer.check).toMatchObject({ state: 'failed' });
    expect(longer.check?.problem).toContain('Row 2');
  });

  it('2,001 variants of one product are refused, all its rows together', async () => {
    const rows = Array.from({ length: 2001 }, (_, n) => `k,${n === 0 ? 'Kanga' : ''},Size,${n},5`);
    const file = ['Handle,Title,Option1 Name,Option1 Value,Variant Price', ...rows].join('\n');
    const checked = await client.check(file);
    expect(checked.check?.result).toMatchObject({ created: 0, refused: 1, refused_rows: 2001 });
    const [first] = await client.rowsOf(checked.id);
    expect(String(first?.[1])).toMatch(/values|combinations/);
    expect((await client.start('runs', checked.id)).status).toBe(409);
  });

  it('one handle for two products: the rows are one product, and what does not fit is said', async () => {
    const file =
      'Handle,Title,Option1 Name,Variant Price,Variant SKU\ncup,Cup,,5,A\njug,Jug,,6,B\ncup,Other cup,,7,C\n';
    const checked = await client.check(file);
    expect(checked.check?.result).toMatchObject({ created: 1, refused: 1 });
    expect((await client.rowsOf(checked.id)).length).toBeGreaterThan(0);
  });

  it('no number that a spreadsheet writes is taken for another one', async () => {
    const fileOf = (prices: readonly string[]) =>
      ['Title\tPrice', ...prices.map((price, n) => `Cup ${n}\t${price}`)].join('\n');
    const clear = ['1,234.5', '1.234,5', '12 500', '12\u00a0500', '٥'];
    const read = await client.check(fileOf(clear));
    expect(read.check?.result).toMatchObject({ created: clear.length, refused: 0 });
    const unclear = ['€5', '5-', '(5)', '0x10', '１２', '5%', '1/2'];
    const checked = await client.check(fileOf(unclear));
    expect(checked.check?.result).toMatchObject({ created: 0, refused: unclear.length });
  });
});
