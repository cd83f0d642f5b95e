import { describe, expect, it } from 'vitest';
import { isStockNarrowed, readStockQuery, wholeStock, writeStockQuery } from './stock-query.ts';

describe('the address of the list of stock', () => {
  it('says what the list shows, and nothing that is usual', () => {
    const query = { search: 'ric', place: 'a', category: 'b', state: 'low', page: 3 } as const;
    expect(readStockQuery(writeStockQuery(query))).toEqual(query);
    expect(String(writeStockQuery(wholeStock))).toBe('');
  });

  it('leaves out what it cannot mean', () => {
    const read = readStockQuery(new URLSearchParams('state=full&page=1e9&place='));
    expect(read).toEqual(wholeStock);
    expect(isStockNarrowed(read)).toBe(false);
    expect(isStockNarrowed({ ...read, state: 'low' })).toBe(true);
  });
});
