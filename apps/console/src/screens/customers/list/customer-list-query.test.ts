import { describe, expect, it } from 'vitest';
import { callQuery, nextSort, readList, sortsFor } from './customer-list-query.ts';

const read = (address: Record<string, string>, seesSales = true) =>
  readList((name) => address[name] ?? '', seesSales);

describe('The list of customers', () => {
  it('asks what the address says; what it cannot mean is left out', () => {
    const page = { page: 2, limit: 25, search: 'asha' };
    expect(callQuery(read({ sort: '-outstanding', group: 'g', unpaid: 'yes' }), page)).toEqual({
      ...page,
      sort: '-outstanding',
      group_id: 'g',
      unpaid: 'true',
    });
    expect(callQuery(read({ sort: 'email', unpaid: 'no' }), page)).toEqual({
      ...page,
      sort: '',
      group_id: undefined,
      unpaid: undefined,
    });
  });

  it('asks for nothing that tells what others sold, where the role does not see it', () => {
    expect(read({ sort: '-spent', unpaid: 'yes' }, false)).toEqual({
      sort: 'name',
      group: '',
      unpaid: false,
    });
    expect(sortsFor(false)).toEqual(['name', '-name', '-created', 'created']);
  });

  it('begins figures with the largest and names with A, and turns around', () => {
    expect(nextSort('name', 'outstanding')).toBe('-outstanding');
    expect(nextSort('-outstanding', 'outstanding')).toBe('outstanding');
    expect(nextSort('outstanding', 'outstanding')).toBe('-outstanding');
    expect(nextSort('-outstanding', 'name')).toBe('name');
    expect(nextSort('name', 'name')).toBe('-name');
  });
});
