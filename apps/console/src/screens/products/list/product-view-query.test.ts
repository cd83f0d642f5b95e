import { describe, expect, it } from 'vitest';
import type { SavedView } from '#api/insights/views.ts';
import { type ListQuery, readListQuery, wholeList, writeListQuery } from './product-list-query.ts';
import { differsFrom, isWorthKeeping, listOf, viewQueryOf } from './product-view-query.ts';

const low: ListQuery = {
  ...wholeList,
  search: 'rice',
  status: 'active',
  category: 'c',
  brand: 'Sanyo',
  tag: 'new',
  stock: 'low',
  sort: '-price',
  page: 3,
};
const view: SavedView<'products'> = {
  id: 'v',
  list: 'products',
  name: 'Low rice',
  query: viewQueryOf(low),
  store_wide: false,
  position: 0,
};

describe('DESIGN "Index table": a saved view and the list', () => {
  it('brings back filters and order, from the first page', () => {
    expect(listOf(view, true)).toEqual({ ...low, view: 'v', page: 1 });
    expect(viewQueryOf(wholeList)).toEqual({ search: '', sort: '' });
  });

  it('stands in the address with all that it narrows', () => {
    const list = listOf(view, true);
    expect(readListQuery(new URLSearchParams(writeListQuery(list)))).toEqual(list);
  });

  it('differs once a filter does, not by the page', () => {
    const list = listOf(view, true);
    expect(differsFrom(view, { ...list, page: 2 }, true)).toBe(false);
    expect(differsFrom(view, { ...list, stock: null }, true)).toBe(true);
    expect(differsFrom(view, { ...list, sort: 'title' }, true)).toBe(true);
  });

  it('orders by nothing that a role does not see', () => {
    const list = listOf(view, false);
    expect(list.sort).toBe('title');
    expect(differsFrom(view, list, false)).toBe(false);
  });

  it('is worth keeping when more than a tab narrows the list', () => {
    expect(isWorthKeeping(wholeList)).toBe(false);
    expect(isWorthKeeping({ ...wholeList, status: 'draft', page: 2 })).toBe(false);
    expect(isWorthKeeping({ ...wholeList, sort: '-updated' })).toBe(true);
    expect(isWorthKeeping({ ...wholeList, search: 'rice' })).toBe(true);
  });
});
