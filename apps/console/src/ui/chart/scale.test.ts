import { describe, expect, it } from 'vitest';
import { placeOf, scaleOf, spanOf } from './scale.ts';

describe('The scale of a chart', () => {
  it('ends at a round number above every value', () => {
    expect(scaleOf([0, 3, 88])).toEqual({ low: 0, high: 100 });
    expect(scaleOf([886_121])).toEqual({ low: 0, high: 1_000_000 });
    expect(scaleOf([1400])).toEqual({ low: 0, high: 1500 });
    expect(scaleOf([20])).toEqual({ low: 0, high: 20 });
  });
  it('goes below zero where a value does', () => {
    expect(scaleOf([-4, 7])).toEqual({ low: -4, high: 8 });
    expect(scaleOf([-45])).toEqual({ low: -50, high: 0 });
  });
  it('is there for nothing too', () => {
    expect(scaleOf([])).toEqual({ low: 0, high: 1 });
    expect(scaleOf([0, 0])).toEqual({ low: 0, high: 1 });
  });
  it('ends at the largest value where figures stand beside it', () => {
    expect(spanOf([45_000, 20_375])).toEqual({ low: 0, high: 45_000 });
    expect(spanOf([-45, 7])).toEqual({ low: -45, high: 7 });
    expect(spanOf([0])).toEqual({ low: 0, high: 1 });
  });
  it('knows where a value stands', () => {
    expect(placeOf({ low: 0, high: 200 }, 50)).toBe(75);
    expect(placeOf({ low: -50, high: 50 }, 0)).toBe(50);
  });
});
