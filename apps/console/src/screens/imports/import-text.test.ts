import { describe, expect, it } from 'vitest';
import { leftColumnsSentence, sentenceOf, sourceSentence, stockSentence } from './import-text.ts';

describe('the words of an import', () => {
  it.each([
    [[], 'Nothing changed.'],
    [[[2, 'created']], '2 added.'],
    [
      [
        [2, 'created'],
        [0, 'updated'],
      ],
      '2 added.',
    ],
    [
      [
        [2, 'created'],
        [1, 'updated'],
        [1000, 'refused'],
      ],
      '2 added, 1 updated and 1,000 skipped with errors.',
    ],
  ] as const)('say %j', (parts, expected) => {
    expect(sentenceOf(parts, 'parts.nothing')).toBe(expected);
  });

  it('say what becomes of quantities where no stock is kept', () => {
    const stock = ['title', 'quantity'] as const;
    expect(stockSentence({ mapping: [...stock], with_stock: false })).toContain(
      'quantities in the file are ignored',
    );
    expect(stockSentence({ mapping: ['title', 'stock_at'], with_stock: false })).not.toBeNull();
    expect(stockSentence({ mapping: ['title', null], with_stock: false })).toBeNull();
    expect(stockSentence({ mapping: [...stock], with_stock: true })).toBeNull();
    expect(stockSentence({ mapping: ['title', 'stock_at', 'stock_exported'], with_stock: true })).toContain(
      'Only stock that you edited is imported',
    );
  });

  it.each([
    ['sokoni', ['Title', 'SKU', 'Price'], 'All headers were recognised.'],
    ['sokoni', ['product  id', 'Title'], 'This looks like an export from Sokoni.'],
    ['shopify', ['Handle', 'Title'], 'This looks like an export from Shopify.'],
    ['other', ['Title', 'Remark'], 'Some headers were guessed. Check the fields below.'],
  ] as const)('say of a file of %s with %j where it comes from', (format, headers, sentence) => {
    expect(sourceSentence({ format, headers: [...headers] }, 2, 'Product ID')).toBe(sentence);
  });

  it('say which columns are not imported, and that tags can become the group of a customer', () => {
    const name = { header: 'Name', field: 'name' };
    const tags = { header: 'Tags', field: null };
    const spent = { header: 'Total Spent', field: null };
    expect(leftColumnsSentence([name], 'customer')).toBeNull();
    expect(leftColumnsSentence([name, spent, tags], 'product')).toBe('Not imported: Total Spent, Tags.');
    expect(leftColumnsSentence([name, tags], 'customer')).toContain(
      'Not imported: Tags. To keep the tags, choose Group for “Tags”.',
    );
    const group = { header: 'Segment', field: 'group' };
    expect(leftColumnsSentence([name, tags, group], 'customer')).toBe('Not imported: Tags.');
  });
});
