import { describe, expect, it } from 'vitest';
import type { Till } from '#offline/till.ts';
import { firstShown } from './shown-products.ts';

function tillWith(...pages: string[][]): Till {
  const layout = { pages: pages.map((product_ids) => ({ name: 'Page', tint: 0, product_ids })) };
  return { setup: () => ({ layout }) } as unknown as Till;
}

describe('What a till shows first', () => {
  it('is the first page with products on it: an empty one sells nothing', () => {
    expect(firstShown(tillWith(['mug'], ['jug']))).toEqual({ kind: 'page', place: 0 });
    expect(firstShown(tillWith([], ['jug']))).toEqual({ kind: 'page', place: 1 });
  });

  it('is everything where there is none', () => {
    expect(firstShown(tillWith())).toEqual({ kind: 'category', id: null });
    expect(firstShown(tillWith([]))).toEqual({ kind: 'category', id: null });
  });
});
