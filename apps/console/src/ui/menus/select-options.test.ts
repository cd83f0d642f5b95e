import { describe, expect, it } from 'vitest';
import { searchOptions } from './select-options.ts';

describe('SPEC 2: the currency is a searchable list showing code and symbol', () => {
  const options = [
    { value: 'NGN', label: 'NGN', description: 'Nigerian naira', keywords: '₦' },
    { value: 'GBP', label: 'GBP', description: 'Pound sterling', keywords: '£' },
    { value: 'EGP', label: 'EGP', description: 'Egyptian pound', keywords: 'E£' },
  ];
  const found = (search: string) => searchOptions(options, search).map((option) => option.value);

  it('finds by code, name and symbol', () => {
    expect(found('ngn')).toEqual(['NGN']);
    expect(found('pound')).toEqual(['GBP', 'EGP']);
    expect(found('₦')).toEqual(['NGN']);
    expect(found('egy po')).toEqual(['EGP']);
  });

  it('puts what begins with the search first', () => expect(found('e')).toEqual(['EGP', 'NGN', 'GBP']));

  it('shows all for an empty search and none for a strange one', () => {
    expect(found('  ')).toEqual(['NGN', 'GBP', 'EGP']);
    expect(found('zzz')).toEqual([]);
  });
});
