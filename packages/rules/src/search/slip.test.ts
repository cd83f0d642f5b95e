import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSlip, mayHaveSlip } from './slip.ts';

describe('a slip in a word', () => {
  it.each([
    ['blnder', 'blender', 'a letter missing'],
    ['blendder', 'blender', 'a letter too many'],
    ['blinder', 'blender', 'a letter wrong'],
    ['belnder', 'blender', 'two exchanged'],
    ['bleder', 'blenders', 'the word goes on'],
    ['lender', 'blender', 'the first missing'],
    ['blendr', 'blender', 'the last but one missing'],
  ])('%s means %s: %s', (typed, word) => {
    expect(isSlip(typed, word)).toBe(true);
  });

  it.each([
    ['blnedr', 'blender'],
    ['bl', 'xyz'],
    ['candle', 'kettle'],
  ])('%s does not mean %s', (typed, word) => {
    expect(isSlip(typed, word)).toBe(false);
  });

  it('is forgiven in five letters or more without a figure', () => {
    expect(['blnde', 'blnd', 'kb123'].map(mayHaveSlip)).toEqual([true, false, false]);
  });

  it('is what the database says it is', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(letters, letters, (typed, word) => {
        expect(isSlip(typed, word)).toBe(isSlipByAll(typed, word));
      }),
    );
  });
});

/** Every letter of each left out in turn, as app.is_slip does it. */
function isSlipByAll(typed: string, word: string): boolean {
  const sizes = [typed.length - 1, typed.length, typed.length + 1];
  const mine = new Set(withoutOne(typed));
  return sizes.some((size) => withoutOne(word.slice(0, size)).some((other) => mine.has(other)));
}

function withoutOne(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}
