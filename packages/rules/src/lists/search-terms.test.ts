import { describe, expect, it } from 'vitest';
import { searchWords } from './search-terms.ts';

describe('Search by part of a word: the words of a product', () => {
  it('are its title, brand and tags, each after a blank, so that the beginning of any can be looked for', () => {
    expect(searchWords('Café Crème', 'Duka', ['morning', 'hot'])).toBe(' Café Crème Duka morning hot');
    expect(searchWords('', '', [])).toBe('  ');
  });
});
