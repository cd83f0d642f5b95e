import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromScaled, toScaled } from '#money/decimal.ts';
import { blocksKey, roundDecimals, stepNumber } from './number-input.ts';

describe('SPEC 5: Number inputs', () => {
  it('block the letter e and nothing else', () => {
    expect(blocksKey('e')).toBe(true);
    expect(blocksKey('E')).toBe(true);
    for (const key of ['0', '9', '.', '-', 'Enter', 'Backspace', 'Delete', 'End']) {
      expect(blocksKey(key)).toBe(false);
    }
  });

  it.each([
    ['1.005', '1.01'],
    ['1.004', '1.00'],
    ['0.999', '1.00'],
    ['99.995', '100.00'],
    ['.125', '0.13'],
    ['-1.005', '-1.01'],
    ['-0.001', '0.00'],
    ['123456789012345678901.239', '123456789012345678901.24'],
  ])('round %j to %j', (typed, shown) => {
    expect(roundDecimals(typed)).toBe(shown);
  });

  it.each(['', '5', '5.', '5.1', '5.10', '-5.25', 'abc', '1e5'])('leave %j as typed', (typed) => {
    expect(roundDecimals(typed)).toBe(typed);
  });

  it('round to the places of a currency without a minor unit', () => {
    expect(roundDecimals('1999.5', 0)).toBe('2000');
    expect(roundDecimals('1999', 0)).toBe('1999');
    expect(roundDecimals('-0.4', 0)).toBe('0');
  });

  it('always give what fits the places, and rounding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 5 }), (scaled, typedPlaces) => {
        const rounded = roundDecimals(fromScaled(Math.trunc(scaled / 1000), typedPlaces));
        expect(toScaled(rounded, 2).ok).toBe(true);
        expect(roundDecimals(rounded)).toBe(rounded);
      }),
    );
  });

  it.each([
    ['', 1, {}, '1'],
    ['1.50', 1, {}, '2.50'],
    ['0.5', -1, {}, '-0.5'],
    ['0.5', -1, { min: 0 }, '0'],
    ['-1.5', 1, {}, '-0.5'],
    ['99.5', 1, { max: 100 }, '100'],
    ['abc', 1, {}, 'abc'],
  ] as const)('step from %j by %i within %j to %j', (text, step, bounds, next) => {
    expect(stepNumber(text, step, bounds)).toBe(next);
  });
});
