import { afterEach, describe, expect, it } from 'vitest';
import { readLanguageFrom } from './current-language.ts';
import { commaText, dotText, listText } from './list-text.ts';

afterEach(() => readLanguageFrom(() => 'en'));

describe('Words in a row', () => {
  it.each([
    ['en', 'a, b and c', 'a, b, c'],
    ['fr', 'a, b et c', 'a, b, c'],
    ['sw', 'a, b na c', 'a, b, c'],
    ['ar', '\u2068a\u2069 و\u2068b\u2069 و\u2068c\u2069', '\u2068a\u2069، \u2068b\u2069، \u2068c\u2069'],
  ] as const)('stand in %s as %s, or %s', (language, asList, withCommas) => {
    readLanguageFrom(() => language);
    expect(listText(['a', 'b', 'c'])).toBe(asList);
    expect(commaText(['a', '', 'b', null, undefined, false, 'c'])).toBe(withCommas);
  });

  it('keep their directions in a list of both', () => {
    expect(listText(['Mango', 'مانجو'])).toBe('\u2068Mango\u2069 and \u2068مانجو\u2069');
  });

  it('keep it where one stands alone', () => {
    readLanguageFrom(() => 'ar');
    const alone = [
      listText(['Soap (small)']),
      commaText(['', 'Soap (small)']),
      dotText(['Soap (small)', null]),
    ];
    expect(new Set(alone)).toEqual(new Set(['\u2068Soap (small)\u2069']));
  });

  it('stand beside each other with a dot between', () => {
    expect(dotText(['+254 700', '', 'a@b.example'])).toBe('+254 700 · a@b.example');
    readLanguageFrom(() => 'ar');
    expect(dotText(['+254 700', 'a@b.example'])).toBe('\u2068+254 700\u2069 · \u2068a@b.example\u2069');
  });
});
