import { describe, expect, it } from 'vitest';
import { customerSearch, customerWords, searchWords } from './search-words.ts';

describe('Search by part of a word: the words of a product', () => {
  it('are its title, brand and tags, each after a blank, so that the beginning of any can be looked for', () => {
    expect(searchWords('Café Crème', 'Duka', ['morning', 'hot'])).toBe(' Café Crème Duka morning hot');
    expect(searchWords('', '', [])).toBe('  ');
  });
});

describe('Search of customers', () => {
  it('has name, e-mail and phone, each after a blank', () => {
    expect(customerWords({ name: 'Asha', email: 'a@b.example', phone: '+254722' })).toBe(
      ' Asha a@b.example +254722',
    );
  });

  it('takes the digits of a phone number after its leading zeros, and anything else as it was typed', () => {
    for (const typed of ['0722 000 111', '0722-000-111', '(0722)000.111', '722000111', '00722000111'])
      expect(customerSearch(typed), typed).toBe('722000111');
    expect(customerSearch('+254 722')).toBe('254722');
    for (const typed of ['Asha', '100% Maji', '07', '00', 'asha@1', '12b', '-5'])
      expect(customerSearch(typed)).toBe(typed);
  });
});
