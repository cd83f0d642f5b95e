import { describe, expect, it } from 'vitest';
import { counted, sentenceOf } from './import-words.ts';

describe('the words of an import', () => {
  it('count', () => {
    expect(counted(1, 'product')).toBe('1 product');
    expect(counted(1203, 'product')).toBe('1,203 products');
  });

  it.each([
    [[], 'Nothing changed.'],
    [[[2, 'added']], '2 added.'],
    [
      [
        [2, 'added'],
        [0, 'changed'],
      ],
      '2 added.',
    ],
    [
      [
        [2, 'added'],
        [1, 'changed'],
        [1000, 'left as they were'],
      ],
      '2 added, 1 changed and 1,000 left as they were.',
    ],
  ] as const)('say %j', (parts, expected) => {
    expect(sentenceOf(parts, 'Nothing changed.')).toBe(expected);
  });
});
