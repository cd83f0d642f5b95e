import { describe, expect, it } from 'vitest';
import { readQuickOrder } from './quick-order.ts';

const lineOf = (text: string) => {
  const { lines, problems } = readQuickOrder(text);
  const [line] = lines;
  return line ? [line.code, line.quantity] : (problems[0]?.amount ?? null);
};

describe('the quantity of a quick order', () => {
  it.each([
    ['SAC-1C\t1,500', 'SAC-1C', 1500],
    ['SAC-1C\t1.500', 'SAC-1C', 1500],
    ['SAC-1C\t1 500', 'SAC-1C', 1500],
    ['SAC-1C\t1\u202F500', 'SAC-1C', 1500],
    ['SAC-1C\tSack, 50 kg; brown\t12,000', 'SAC-1C', 12_000],
    ['SAC-1C;1,500', 'SAC-1C', 1500],
    ['SAC-1C,"1,500"', 'SAC-1C', 1500],
    ['"SAC, 1C","Sack ""brown""",24', 'SAC, 1C', 24],
    ['SAC-1C,"Sack; brown",24', 'SAC-1C', 24],
    ['SAC-1C,Pipe 24",6', 'SAC-1C', 6],
    ['120,100', '120', 100],
  ])('is read as a spreadsheet gives it: %j', (text, code, quantity) => {
    expect(lineOf(text)).toEqual([code, quantity]);
  });

  it.each([
    ['SAC-1C\t1,5', '1,5'],
    ['SAC-1C\t1.50', '1.50'],
    ['SAC-1C\t1,500.000', '1,500.000'],
    ['SAC-1C\t0,500', '0,500'],
    ['SAC-1C\t1500,000', '1500,000'],
    ['SAC-1C,1,500', '1,500'],
    ['SAC-1C 1,500', '1,500'],
  ])('is asked for where it could be another: %j', (text, amount) => {
    expect(lineOf(text)).toBe(amount);
  });

  it('stands in a column of its own where the columns are named', () => {
    const { lines, problems } = readQuickOrder('SKU,In a case,Quantity\nSAC-1C,24,120\nSAC-2C,1,1,500');
    expect(lines.map(({ code, quantity }) => [code, quantity])).toEqual([['SAC-1C', 120]]);
    expect(problems.map(({ row, amount }) => [row, amount])).toEqual([[3, '1,500']]);
  });
});

describe('the first line of a quick order', () => {
  it.each([
    'SKU,Quantity',
    'sku\tqty',
    'Item_code;Product;QTY',
    'Barcode, Quantity',
    'Code-barres;Quantité',
    'Msimbopau,Idadi',
    'الباركود,الكمية',
  ])('is left out where it names the columns: %j', (head) => {
    const { lines, problems } = readQuickOrder(`${head}\nPAC-11B\t2`);
    expect([lines.map(({ row }) => row), problems]).toEqual([[2], []]);
  });

  it('is reported like any other where its quantity is a word', () => {
    const { lines, problems } = readQuickOrder('PAC-11B,dozen\nPAC-12B,2');
    expect(lines.map(({ row }) => row)).toEqual([2]);
    expect(problems).toEqual([{ row: 1, text: 'PAC-11B,dozen', reason: 'no_quantity', amount: 'dozen' }]);
  });
});
