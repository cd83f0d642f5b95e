import { describe, expect, it } from 'vitest';
import {
  callQuery,
  isFiltered,
  type ListQuery,
  readListQuery,
  wholeList,
  withChange,
  writeListQuery,
} from './product-list-query.ts';

const read = (address: string) => readListQuery(new URLSearchParams(address));

describe('the product list in the address', () => {
  it('is the whole list when nothing is said, and says nothing of it', () => {
    expect(read('')).toEqual(wholeList);
    expect(writeListQuery(wholeList)).toBe('');
  });

  it('comes back as it was written', () => {
    const query: ListQuery = {
      search: 'kanga & leso',
      status: 'draft',
      category: '0198c0de-0000-7000-8000-000000000001',
      brand: 'Mama Ngina',
      tag: 'new',
      stock: 'low',
      sort: '-price',
      view: '0198c0de-0000-7000-8000-000000000002',
      page: 3,
    };
    expect(read(writeListQuery(query))).toEqual(query);
  });

  it.each([
    'status=sold',
    'status=toString',
    'stock=much',
    'sort=colour',
    'page=0',
    'page=-2',
    'page=1.5',
    'page=x',
  ])('leaves out %s', (address) => {
    expect(read(address)).toEqual(wholeList);
  });

  it('begins at the first page when anything but the page changes', () => {
    const third = { ...wholeList, page: 3 };
    expect(withChange(third, { search: 'cup' }).page).toBe(1);
    expect(withChange(third, { page: 4 })).toEqual({ ...wholeList, page: 4 });
  });

  it('asks the server only for what is set', () => {
    expect(callQuery({ ...wholeList, search: ' cup ', stock: 'out' }, 10)).toEqual({
      page: 1,
      limit: 10,
      search: 'cup',
      sort: '',
      stock: 'out',
    });
  });

  it('is narrowed by filters and words, not by the tab or the order', () => {
    expect(isFiltered({ ...wholeList, status: 'draft', sort: '-price' })).toBe(false);
    expect(isFiltered({ ...wholeList, tag: 'new' })).toBe(true);
  });
});
