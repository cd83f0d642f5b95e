import { describe, expect, it } from 'vitest';
import { readQuickOrder } from './quick-order-lines.ts';

const read = (text: string) =>
  readQuickOrder(text).lines.map(({ row, code, quantity }) => [row, code, quantity]);

describe('the lines of a quick order', () => {
  it('takes a tab, a comma, a semicolon or blanks between SKU and quantity', () => {
    expect(read('BAG-01\t24\nBAG-02, 6\nBAG-03;12\nBAG-04   3')).toEqual([
      [1, 'BAG-01', 24],
      [2, 'BAG-02', 6],
      [3, 'BAG-03', 12],
      [4, 'BAG-04', 3],
    ]);
  });

  it('takes one of what has no quantity, and counts empty lines as an editor does', () => {
    expect(read('BAG-01\n\n  \nBAG-02,\n')).toEqual([
      [1, 'BAG-01', 1],
      [4, 'BAG-02', 1],
    ]);
  });

  it('reads a CSV file as a spreadsheet writes it: with a head, quotes and further columns', () => {
    expect(read('\uFEFFSKU,Title,Quantity\r\n"BAG 01","Bag, large",24\r\nBAG-02,Bag,6')).toEqual([
      [2, 'BAG 01', 24],
      [3, 'BAG-02', 6],
    ]);
  });

  it('says which lines it cannot read, with what stands there', () => {
    const { lines, problems } = readQuickOrder(
      `BAG-01,0\nBAG-02,1.5\nBAG-03,some\n${'X'.repeat(101)},1\nBAG-05,2`,
    );
    expect(lines.map(({ code }) => code)).toEqual(['BAG-05']);
    expect(problems.map(({ row, text, message }) => [row, text.slice(0, 12), message])).toEqual([
      [1, 'BAG-01,0', '“0” is not a whole number of 1 or more'],
      [2, 'BAG-02,1.5', '“1.5” is not a whole number of 1 or more'],
      [3, 'BAG-03,some', '“some” is not a whole number of 1 or more'],
      [4, 'XXXXXXXXXXXX', 'the code is too long'],
    ]);
  });

  it('asks for the quantity where commas may part cells or thousands', () => {
    expect(readQuickOrder('SAC-1C,1,500').problems.map(({ message }) => message)).toEqual([
      '“1,500” can be read in two ways: write the quantity without commas',
    ]);
  });

  it('does not take a first line without a separator for a head', () => {
    expect(readQuickOrder('BAG some').problems).toHaveLength(1);
  });
});
