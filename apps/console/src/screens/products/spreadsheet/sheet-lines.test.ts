import { describe, expect, it } from 'vitest';
import type { SheetRow } from '#api/catalogue/variant-cells.ts';
import { cellKey, columnsFor, type Field, leftText, savedText, textProblem } from './sheet-columns.ts';
import { cellProblem, fieldsOf, linesToSave } from './sheet-lines.ts';

const columns = columnsFor({ prices: true, costs: true, stock: true });
const columnOf = (field: Field) => {
  const column = columns.find((candidate) => candidate.field === field);
  if (!column) throw new Error(field);
  return column;
};
const row: SheetRow = {
  variant_id: 'v',
  product_id: 'p',
  title: 'Cup',
  name: '',
  price: 12_500,
  sales_price: null,
  cost: null,
  sku: 'C-1',
  barcode: '',
  low_stock_at: null,
  on_hand: 4,
};

function sheet(typed: Partial<Record<Field, string>>, told: [Field, string, string][] = [], isNews = false) {
  return {
    columns,
    currency: 'KES' as const,
    texts: new Map(Object.entries(typed).map(([field, text]) => [cellKey('v', field as Field), text])),
    told: new Map(
      told.map(([field, text, message]) => [
        cellKey('v', field),
        { text, message, isNews, takesReserved: field === 'on_hand' },
      ]),
    ),
  };
}

describe('DESIGN "Spreadsheet editing": columns', () => {
  it('show no money to whom sees none, and no stock without the module', () => {
    expect(columnsFor({ prices: false, costs: false, stock: false }).map(({ field }) => field)).toEqual([
      'sku',
      'barcode',
    ]);
    expect(columns.map(({ field }) => field)).toEqual([
      'price',
      'sales_price',
      'cost',
      'sku',
      'barcode',
      'on_hand',
      'low_stock_at',
    ]);
  });

  it('show amounts in the decimals of the currency', () => {
    expect(savedText(row, columnOf('price'), 'KES')).toBe('125.00');
    expect(savedText(row, columnOf('price'), 'RWF')).toBe('12500');
    expect(savedText(row, columnOf('sales_price'), 'KES')).toBe('');
    expect(savedText(row, columnOf('on_hand'), 'KES')).toBe('4');
  });
});

describe('SPEC 5: numbers in a cell', () => {
  it('are rounded when a cell is left', () => {
    expect(leftText(' 12.345 ', columnOf('price'), 'KES')).toBe('12.35');
    expect(leftText('12.5', columnOf('price'), 'RWF')).toBe('13');
    expect(leftText('1.5', columnOf('on_hand'), 'KES')).toBe('1.5');
    expect(leftText(' c-1 ', columnOf('sku'), 'KES')).toBe('c-1');
    expect(leftText('1,250', columnOf('price'), 'KES')).toBe('1250');
    expect(leftText('٧٫٥', columnOf('price'), 'KES')).toBe('7.5');
    expect(leftText('7,5', columnOf('sku'), 'KES')).toBe('7,5');
  });

  it('are refused when they were pasted and would have to be rounded', () => {
    expect(textProblem('12.345', columnOf('price'), 'KES')).toBe('KES has 2 decimals');
    expect(textProblem('12.5', columnOf('price'), 'RWF')).toBe('RWF has no decimals');
    for (const text of ['-1', '1e3', 'NaN', '1,200', '10000000000000'])
      expect(textProblem(text, columnOf('price'), 'KES'), text).toBeTruthy();
    for (const text of ['1.5', '-1', '1e3', 'NaN', '1000000000'])
      expect(textProblem(text, columnOf('on_hand'), 'KES'), text).toBeTruthy();
    expect(textProblem('4006381333932', columnOf('barcode'), 'KES')).toContain('should be 1');
    expect(textProblem('', columnOf('price'), 'KES')).toBe('Enter a price');
    expect(textProblem('', columnOf('cost'), 'KES')).toBeUndefined();
  });
});

describe('DESIGN "Spreadsheet editing": what is saved', () => {
  it('is the changed cells of sound lines, each with what it was', () => {
    const [line] = linesToSave([row], sheet({ price: '99', sales_price: '50.5', sku: '', on_hand: '7' }));
    expect(line).toEqual({
      variant_id: 'v',
      price: { was: 12_500, now: 9900 },
      sales_price: { was: null, now: 5050 },
      sku: { was: 'C-1', now: '' },
      on_hand: { was: 4, now: 7 },
    });
    expect(line && fieldsOf(line)).toEqual(['price', 'sales_price', 'sku', 'on_hand']);
    expect(linesToSave([row], sheet({}))).toEqual([]);
  });

  it('is no line with a bad cell', () => {
    expect(linesToSave([row], sheet({ sku: 'C-2', price: '1e3' }))).toEqual([]);
    const dear = sheet({ sales_price: '130' });
    expect(cellProblem(row, columnOf('sales_price'), dear)).toBe(
      'The sale price must be lower than the price',
    );
    expect(linesToSave([row], dear)).toEqual([]);
    const onSale = { ...row, sales_price: 10_000 };
    expect(cellProblem(onSale, columnOf('price'), sheet({ price: '90' }))).toBe(
      'The sale price must be lower than the price',
    );
  });

  it('is not what the server refused, until the text is another', () => {
    const taken: [Field, string, string] = ['sku', 'C-2', 'Another variant already has this SKU'];
    expect(linesToSave([row], sheet({ sku: 'C-2' }, [taken]))).toEqual([]);
    expect(linesToSave([row], sheet({ sku: 'C-2' }, [taken], true))).toHaveLength(1);
    expect(linesToSave([row], sheet({ sku: 'C-3' }, [taken]))).toHaveLength(1);
    expect(cellProblem(row, columnOf('sku'), sheet({ sku: 'C-2' }, [taken]))).toBe(taken[2]);
  });
});

describe('stock in a cell that is promised to orders', () => {
  it('is saved again as meant once that was read, and asked for anew when something else is typed', () => {
    const told: [Field, string, string][] = [['on_hand', '1', '3 are reserved']];
    const sent = (text: string) => linesToSave([row], sheet({ on_hand: text }, told, true))[0]?.on_hand;
    expect(sent('1')).toEqual({ was: 4, now: 1, allow_below_reserved: true });
    expect(sent('2')).toEqual({ was: 4, now: 2 });
  });
});
