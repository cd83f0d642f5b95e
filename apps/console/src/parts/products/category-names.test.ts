import { describe, expect, it } from 'vitest';
import { placeCategories } from './category-names.ts';

const category = (id: string, parent_id: string | null, name: string) => ({
  id,
  parent_id,
  name,
  position: 0,
  tax_percent: null,
});

describe('the tree of categories as a list', () => {
  it('puts what is below a category right after it, with its path', () => {
    const tree = [
      category('a', null, 'Clothing'),
      category('b', null, 'Food'),
      category('c', 'a', 'Shirts'),
      category('d', 'c', 'Linen'),
    ];
    expect(placeCategories(tree).map(({ path, depth }) => [path, depth])).toEqual([
      ['Clothing', 0],
      ['Clothing › Shirts', 1],
      ['Clothing › Shirts › Linen', 2],
      ['Food', 0],
    ]);
  });
});
