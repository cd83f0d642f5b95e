import { describe, expect, it } from 'vitest';
import { checkCategoryMove, withDescendants } from './category-tree.ts';

const clothes = { id: 'clothes', parent_id: null };
const shirts = { id: 'shirts', parent_id: 'clothes' };
const linen = { id: 'linen', parent_id: 'shirts' };
const shoes = { id: 'shoes', parent_id: null };
const tree = [clothes, shirts, linen, shoes];

describe('the tree of categories', () => {
  it('shows a category with all that lies below it', () => {
    expect(withDescendants(tree, 'clothes')).toEqual(['clothes', 'shirts', 'linen']);
    expect(withDescendants(tree, 'shoes')).toEqual(['shoes']);
  });

  it('moves a branch under another category or to the top', () => {
    expect(checkCategoryMove(tree, 'shirts', 'shoes')).toEqual({ ok: true });
    expect(checkCategoryMove(tree, 'linen', null)).toEqual({ ok: true });
  });

  it('lets nothing lie inside itself', () => {
    expect(checkCategoryMove(tree, 'clothes', 'clothes')).toMatchObject({ reason: 'category_circle' });
    expect(checkCategoryMove(tree, 'clothes', 'linen')).toMatchObject({ reason: 'category_circle' });
  });

  it('goes five levels deep, counted with what hangs below', () => {
    const deep = [
      { id: '1', parent_id: null },
      { id: '2', parent_id: '1' },
      { id: '3', parent_id: '2' },
      ...tree,
    ];
    expect(checkCategoryMove(deep, 'shirts', '3')).toEqual({ ok: true });
    expect(checkCategoryMove(deep, 'clothes', '3')).toMatchObject({ reason: 'category_too_deep' });
  });
});
