import { afterEach, describe, expect, it } from 'vitest';
import { readLanguageFrom } from './current-language.ts';
import { commaText, listText } from './list-text.ts';

afterEach(() => readLanguageFrom(() => 'en'));

describe('Words in a row', () => {
  it.each([
    ['en', 'a, b and c', 'a, b, c'],
    ['fr', 'a, b et c', 'a, b, c'],
    ['sw', 'a, b na c', 'a, b, c'],
    ['ar', 'a وb وc', 'a، b، c'],
  ] as const)('stand in %s as %s, or %s', (language, asList, withCommas) => {
    readLanguageFrom(() => language);
    expect(listText(['a', 'b', 'c'])).toBe(asList);
    expect(commaText(['a', '', 'b', null, undefined, false, 'c'])).toBe(withCommas);
  });
});
