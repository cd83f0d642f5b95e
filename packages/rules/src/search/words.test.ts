import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasWords, searchedWords } from './words.ts';

describe('The words of a text', () => {
  it.each([
    ['Radio, small', ['radio', 'small']],
    ['Blender, 1.5 litres', ['blender', '1.5', 'litres']],
    ['1,5 L', ['1.5', 'l']],
    ['5. a.b .5', ['5', 'a', 'b', '5']],
    ["Men's T-shirt (XL)", ['mens', 't', 'shirt', 'xl']],
    ['Café Crème Smørrebrød ß', ['cafe', 'creme', 'smorrebrod', 'ss']],
    ['أرز بسمتي، ٥ كجم', ['أرز', 'بسمتي', '٥', 'كجم']],
    ["&|!:*'\\", []],
    ['  ', []],
  ])('%s', (text, words) => {
    expect(searchedWords(text)).toEqual(words);
  });
});

describe('A search', () => {
  it.each([
    ['Radio, small', 'small radio'],
    ['Bed sheet, king', 'king be'],
    ['Blender, 1.5 litres', '1,5 BLEN'],
    ['Éloïse', 'elo'],
  ])('finds %s by %s', (text, search) => {
    expect(hasWords(text, searchedWords(search))).toBe(true);
  });

  it.each([
    ['Radio, small', 'adio'],
    ['Radio, small', 'radio large'],
    ['Blender, 1.5 litres', '15'],
  ])('does not find %s by %s', (text, search) => {
    expect(hasWords(text, searchedWords(search))).toBe(false);
  });

  it('finds a title by the beginnings of any of its words, in any order', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcXYZéß15Ж'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        (words, numbers) => {
          const next = (below: number) => (numbers.next().value ?? 0) % below;
          const sought = words
            .map((one) => ({ one, place: next(1000) }))
            .toSorted((a, b) => a.place - b.place)
            .map(({ one }) => one.slice(0, 1 + next(one.length)));
          expect(hasWords(words.join(', '), searchedWords(sought.join(' ')))).toBe(true);
        },
      ),
    );
  });
});
