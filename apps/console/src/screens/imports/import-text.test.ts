import { describe, expect, it } from 'vitest';
import { counted, sentenceOf, stockSentence } from './import-text.ts';

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
        [1000, 'unchanged'],
      ],
      '2 added, 1 changed and 1,000 unchanged.',
    ],
  ] as const)('say %j', (parts, expected) => {
    expect(sentenceOf(parts, 'Nothing changed.')).toBe(expected);
  });

  it('say what becomes of quantities where no stock is kept', () => {
    const stock = ['title', 'quantity'] as const;
    expect(stockSentence({ mapping: [...stock], with_stock: false })).toContain(
      'quantities in the file are ignored',
    );
    expect(stockSentence({ mapping: ['title', 'stock_at'], with_stock: false })).not.toBeNull();
    expect(stockSentence({ mapping: ['title', null], with_stock: false })).toBeNull();
    expect(stockSentence({ mapping: [...stock], with_stock: true })).toBeNull();
  });
});
