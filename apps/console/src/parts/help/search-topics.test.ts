import { describe, expect, it } from 'vitest';
import { searchTopics } from './search-topics.ts';

const topics = [
  { title: 'Web', text: 'The price of a café' },
  { title: 'Counter', text: 'VAT and price' },
  { title: 'VAT', text: 'Numbers' },
];
const titles = (search: string) => searchTopics(topics, search).map(({ title }) => title);

describe('SPEC 1: the help topics can be searched', () => {
  it('lists all of them, in their order, while nothing is searched', () =>
    expect(titles(' ')).toEqual(['Web', 'Counter', 'VAT']));
  it('finds a word in the text', () => expect(titles('price')).toEqual(['Web', 'Counter']));
  it('puts a title that fits first', () => expect(titles('vat')).toEqual(['VAT', 'Counter']));
  it('asks for every word', () => expect(titles('vat price')).toEqual(['Counter']));
  it('overlooks case and accents', () => expect(titles('CAFE')).toEqual(['Web']));
  it('may find nothing', () => expect(titles('zebra')).toEqual([]));
});
