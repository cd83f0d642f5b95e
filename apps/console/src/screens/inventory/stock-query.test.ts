import { describe, expect, it } from 'vitest';
import { isStockFiltered, readStockQuery, wholeStock, writeStockQuery } from './stock-query.ts';

describe('the address of the list of stock', () => {
  it('says what the list shows, and nothing that is usual', () => {
    const query = { search: 'ric', place: 'a', category: 'b', state: 'low', page: 3 } as const;
    expect(readStockQuery(writeStockQuery(query))).toEqual(query);
    expect(String(writeStockQuery(wholeStock))).toBe('');
  });

  it('leaves out what it cannot mean', () => {
    const read = readStockQuery(new URLSearchParams('state=full&page=many&place='));
    expect(read).toEqual(wholeStock);
    expect(isStockFiltered(read)).toBe(false);
    expect(isStockFiltered({ ...read, state: 'low' })).toBe(true);
  });
});
