import { describe, expect, it } from 'vitest';
import { movedBy } from './grid-moves.ts';

describe('Arrow keys in the search field', () => {
  it.each<[string, number | null, number | null | undefined]>([
    ['ArrowDown', null, 0],
    ['ArrowRight', null, undefined],
    ['ArrowDown', 0, 3],
    ['ArrowDown', 6, 6],
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, null],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 1, null],
    ['a', 1, undefined],
  ])('%s from %s leads to %s of seven in three columns', (key, active, expected) => {
    expect(movedBy(key, active, 3, 7)).toBe(expected);
  });

  it('lead nowhere without hits', () => expect(movedBy('ArrowDown', null, 3, 0)).toBeUndefined());
});
