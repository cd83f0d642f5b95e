import { describe, expect, it } from 'vitest';
import { addCounts, countTranslations, hasWords, translationState } from './translations.ts';

describe('A text of a shop', () => {
  it.each([
    ['Blue mug', true],
    ['قدح', true],
    ['<p>Holds tea.</p>', true],
    ['', false],
    ['2026-12-01 09:00 – 17:00', false],
    ['1 200', false],
    ['<p></p><table></table>', false],
  ])('%s has words to translate: %s', (text, has) => {
    expect(hasWords(text)).toBe(has);
  });

  it('is missing until it is translated, and outdated once the original is another one', () => {
    expect(translationState(undefined, 'a')).toBe('missing');
    expect(translationState({ text: 'Tasse', source: 'a' }, 'a')).toBe('done');
    expect(translationState({ text: 'Tasse', source: 'a' }, 'b')).toBe('outdated');
  });
});

it('counts what is left to translate', () => {
  const counts = countTranslations(['missing', 'done', 'outdated', 'missing']);
  expect(counts).toEqual({ texts: 4, missing: 2, outdated: 1 });
  expect(addCounts(counts, countTranslations(['done']))).toEqual({ texts: 5, missing: 2, outdated: 1 });
});
