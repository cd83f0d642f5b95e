import { describe, expect, it } from 'vitest';
import { callQuery, nextSort, readList, sortsFor } from './list-query.ts';

const read = (address: Record<string, string>, seesSales = true) =>
  readList((name) => address[name] ?? '', seesSales);

describe('The list of customers', () => {
  it('asks what the address says; what it cannot mean is left out', () => {
    const page = { page: 2, limit: 25, search: 'asha' };
    expect(callQuery(read({ sort: '-owed', group: 'g', owing: 'yes' }), page)).toEqual({
      ...page,
      sort: '-owed',
      group_id: 'g',
      owing: 'true',
    });
    expect(callQuery(read({ sort: 'email', owing: 'no' }), page)).toEqual({
      ...page,
      sort: '',
      group_id: undefined,
      owing: undefined,
    });
  });

  it('asks for nothing that tells what others sold, where the role does not see it', () => {
    expect(read({ sort: '-spent', owing: 'yes' }, false)).toEqual({ sort: 'name', group: '', owing: false });
    expect(sortsFor(false).map(([key]) => key)).toEqual(['name', '-name', '-created', 'created']);
  });

  it('begins figures with the largest and names with A, and turns around', () => {
    expect(nextSort('name', 'owed')).toBe('-owed');
    expect(nextSort('-owed', 'owed')).toBe('owed');
    expect(nextSort('owed', 'owed')).toBe('-owed');
    expect(nextSort('-owed', 'name')).toBe('name');
    expect(nextSort('name', 'name')).toBe('-name');
  });
});
