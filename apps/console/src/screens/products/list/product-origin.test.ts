import { describe, expect, it } from 'vitest';
import { listBehind } from './product-origin.ts';

describe('the list behind a product', () => {
  it('is the one that it was opened from', () => {
    expect(listBehind({ list: '?status=draft' })).toBe('?status=draft');
  });

  it.each([null, undefined, 'x', {}, { list: 7 }, { list: '/elsewhere' }])(
    'is the whole one for %o',
    (state) => {
      expect(listBehind(state)).toBe('');
    },
  );
});
