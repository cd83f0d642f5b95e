import { describe, expect, it } from 'vitest';
import { isShareOrNothing, percentOf } from './typed-percent.ts';

describe('a percentage that is typed', () => {
  it.each([
    ['', null],
    [' ', null],
    ['0', '0'],
    ['7.50', '7.5'],
    ['9.975', '9.975'],
    ['.5', '0.5'],
    ['100', '100'],
    ['100.001', undefined],
    ['1.2345', undefined],
    ['-1', undefined],
    ['NaN', undefined],
  ])('%j is sent as %j', (typed, sent) => {
    expect(percentOf(typed)).toBe(sent);
  });

  it('takes something off, or is left empty', () => {
    expect(['', '0.001', '100'].map(isShareOrNothing)).toEqual([true, true, true]);
    expect(['0', '0.000', 'x', '101'].map(isShareOrNothing)).toEqual([false, false, false, false]);
  });
});
