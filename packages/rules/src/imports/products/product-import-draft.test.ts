import { describe, expect, it } from 'vitest';
import { productLimits } from '#products/product-check.ts';
import { type FileReading, groupOf } from '../import-row.ts';
import { recogniseColumns } from './product-columns.ts';
import { draftOf } from './product-import-draft.ts';

/** A file without quotes; rows are numbered as a spreadsheet shows them. */
function fileOf(text: string) {
  const [headers = [], ...lines] = text.split('\n').map((line) => line.split(','));
  const { format, mapping } = recogniseColumns(headers);
  const reading: FileReading = {
    format,
    headers,
    mapping,
    currency: 'KES',
    locations: mapping.map((field) => (field === 'quantity' ? 'here' : null)),
  };
  return { reading, rows: lines.map((cells, index) => ({ row: index + 2, cells })) };
}

const read = (text: string) => {
  const { reading, rows } = fileOf(text);
  return draftOf(reading, rows);
};

const groups = (text: string) => {
  const { reading, rows } = fileOf(text);
  let before: string | undefined;
  return rows.map(({ cells }) => {
    const key = groupOf(reading, cells, before);
    before = key ?? before;
    return key;
  });
};

describe('which rows are one product', () => {
  it('those with the same handle, also when others stand between', () => {
    expect(groups('Handle,Title,Option1 Name\nkanga,Kanga,Size\nbasin,Basin,\nKANGA,,\n,Untitled,')).toEqual([
      'handle:kanga',
      'handle:basin',
      'handle:kanga',
      'title:untitled',
    ]);
  });

  it('a row that does not say belongs to the one before; one without anything to none', () => {
    expect(groups('Title,Price\n,5\nBasin,5\n,6\n,\nCup,1')).toEqual([
      undefined,
      'title:basin',
      'title:basin',
      undefined,
      'title:cup',
    ]);
  });

  it('those with the same SKU in a file without titles', () => {
    expect(groups('SKU,Price\nA-1,5\na-1,6\n,7')).toEqual(['sku:a-1', 'sku:a-1', 'sku:a-1']);
  });

  it('WooCommerce variations go to their parent, by its SKU or by its ID', () => {
    const text =
      'ID,Type,SKU,Name,Regular price,Parent\n10,variable,SH,Shirt,,\n11,variation,SH-S,,20,sh\n12,variable,,Cap,,\n13,variation,,,5,id:12';
    expect(groups(text)).toEqual(['sku:sh', 'sku:sh', 'id:12', 'id:12']);
  });
});

describe('what the rows of a product say', () => {
  it('a column that is not there and an empty cell leave what is there', () => {
    const { draft, findings } = read('Title,Price,SKU\nBasin,,B-1');
    expect(findings).toEqual([]);
    expect(draft).toEqual({
      row: 2,
      title: 'Basin',
      variants: [{ row: 2, title: 'Basin', entries: [], sku: 'B-1', stock: {} }],
      images: [],
    });
  });

  it('options are named once, and each row is a variant', () => {
    const text =
      'Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src\nk,Kanga,Size,S,5,http://a.example/1.png\nk,,,M,6,\nk,,,,,http://a.example/2.png';
    const { draft, findings } = read(text);
    expect(findings).toEqual([]);
    expect(draft.options).toEqual([{ name: 'Size', entries: ['S', 'M'] }]);
    expect(draft.variants.map(({ entries, price }) => [entries, price])).toEqual([
      [['S'], 500],
      [['M'], 600],
    ]);
    expect(draft.images.map(({ row }) => row)).toEqual([2, 4]);
  });

  it('"Title: Default Title" means that there are no options', () => {
    const { draft } = read('Handle,Title,Option1 Name,Option1 Value\nb,Basin,Title,Default Title');
    expect(draft.options).toBeUndefined();
    expect(draft.variants).toHaveLength(1);
  });

  it('an entry that is missing is an error at its row', () => {
    const { findings } = read(
      'Handle,Title,Option1 Name,Option1 Value,Variant Price\nk,Kanga,Size,S,5\nk,,,,6',
    );
    expect(findings).toEqual([
      { row: 3, level: 'error', reason: { reason: 'option_value_missing', option: 'Size' } },
    ]);
  });

  it('each bad cell is told with its row and its column', () => {
    const { findings } = read('Title,Price,Stock,Active\nBasin,-1,1.5,maybe');
    expect(findings.map(({ column, reason }) => [column, reason])).toEqual([
      ['price', { reason: 'amount_negative' }],
      ['active', { reason: 'not_yes_or_no', cell: 'maybe' }],
      ['quantity', { reason: 'count_unreadable', cell: '1.5' }],
    ]);
  });

  it('quantities without a place of their own are not read', () => {
    const { reading, rows } = fileOf('Title,Stock\nBasin,1.5');
    const { draft, findings } = draftOf({ ...reading, locations: [null, null] }, rows);
    expect(findings).toEqual([]);
    expect(draft.variants[0]?.stock).toEqual({});
  });

  it('the apostrophe that guards a formula is taken off again', () => {
    expect(read("Title,Brand\n'=1+1,'plain'").draft).toMatchObject({ title: '=1+1', brand: "'plain'" });
  });

  it('Shopify prices: what is paid now, beside the price before the sale', () => {
    const prices = (cells: string) =>
      read(`Handle,Option1 Name,Variant Price,Variant Compare At Price\nk,,${cells}`).draft.variants[0];
    expect(prices('8,10')).toMatchObject({ price: 1000, sales_price: 800, on_sales: true });
    expect(prices('8,')).toMatchObject({ price: 800, on_sales: false });
    expect(prices('8,8')).toMatchObject({ price: 800, on_sales: false });
    expect(prices(',10')).not.toHaveProperty('price');
  });

  it('a sales price starts the sale where no column says so, and its absence ends it', () => {
    const prices = (cells: string) => read(`Title,Price,Sales price\nCup,${cells}`).draft.variants[0];
    expect(prices('10,8')).toMatchObject({ price: 1000, sales_price: 800, on_sales: true });
    expect(prices('10,')).toMatchObject({ price: 1000, on_sales: false });
    expect(prices(',')).not.toHaveProperty('on_sales');
  });

  it('WooCommerce: further categories are tags, and what cannot be sold is refused', () => {
    const { reading } = fileOf('ID,Type,Name,Regular price,Categories');
    const rows = [{ row: 2, cells: ['1', 'simple', 'Cap', '5', 'Clothes > Caps, Sale'] }];
    expect(draftOf(reading, rows).draft).toMatchObject({ category: ['Clothes', 'Caps'], tags: ['sale'] });
    const grouped = [{ row: 2, cells: ['1', 'grouped', 'Set', '', ''] }];
    expect(draftOf(reading, grouped).findings).toEqual([
      { row: 2, level: 'error', reason: { reason: 'type_unsupported', type: 'grouped' } },
    ]);
  });
});

describe('pictures of a file', () => {
  it('are addresses of the web, each once; anything else is left out with a warning', () => {
    const cells = ['Cup', 'https://a.example/1.png https://a.example/1.png file:///etc/passwd'];
    const { reading } = fileOf('Title,Image addresses');
    const { draft, findings } = draftOf(reading, [{ row: 2, cells }]);
    expect(draft.images.map(({ url }) => url)).toEqual(['https://a.example/1.png']);
    expect(findings).toEqual([
      {
        ...{ row: 2, level: 'warning' },
        reason: { reason: 'not_a_picture_link', address: 'file:///etc/passwd' },
      },
    ]);
  });

  it(`are at most ${productLimits.images}`, () => {
    const urls = Array.from({ length: productLimits.images + 2 }, (_, n) => `https://a.example/${n}.png`);
    const { reading } = fileOf('Title,Image addresses');
    const { draft, findings } = draftOf(reading, [{ row: 2, cells: ['Cup', urls.join('\n')] }]);
    expect(draft.images).toHaveLength(productLimits.images);
    expect(findings).toHaveLength(2);
  });
});
