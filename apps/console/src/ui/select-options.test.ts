import { describe, expect, it } from 'vitest';
import { placeAfter, searchOptions } from './select-options.ts';

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

  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 9, 9],
    ['ArrowUp', -1, 9],
    ['ArrowUp', 0, 0],
    ['PageDown', 2, 9],
    ['PageUp', 4, 0],
    ['Home', 5, 0],
    ['End', 5, 9],
    ['a', 5, null],
  ])('%s from %i leads to %s', (key, current, place) => expect(placeAfter(key, current, 10)).toBe(place));
});
