import { describe, expect, it } from 'vitest';
import { bearer, stripQuotes } from './bearer.ts';
import { originOf } from './origin.ts';

describe('SPEC 7: tokens', () => {
  it.each(['abc', '"abc"', "'abc'", 'Bearer abc', '"Bearer abc"', 'Bearer "abc"', ' abc '])(
    'keeps %j as Bearer abc',
    (token) => expect(bearer(token)).toBe('Bearer abc'),
  );

  it('strips surrounding quotes and no others', () => {
    expect(stripQuotes('"Bearer abc"')).toBe('Bearer abc');
    expect(stripQuotes('a"b')).toBe('a"b');
    expect(stripQuotes('"abc')).toBe('"abc');
  });
});

describe('SPEC 2: origin location', () => {
  it('is a path of ours', () => {
    expect(originOf({ from: '/settings/store?tab=logo' })).toBe('/settings/store?tab=logo');
  });

  it.each([
    null,
    undefined,
    'x',
    {},
    { from: 7 },
    { from: '//evil.test' },
    { from: '/\\evil.test' },
    { from: 'https://evil.test' },
  ])('is nothing for %j', (state) => expect(originOf(state)).toBeUndefined());
});
