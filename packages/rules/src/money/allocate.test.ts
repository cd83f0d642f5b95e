import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, allocateUnits, divideHalfUp } from './allocate.ts';
import { currencyCodes } from './currencies.ts';
import { fromMinorUnits, toMinorUnits } from './money.ts';

const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 21n }), {
  minLength: 1,
  maxLength: 60,
  size: 'max',
});
const amounts = fc.integer({ min: 0, max: 1_000_000_000_000_000 });

describe('an amount allocated to the last unit', () => {
  it('gives what is left to those that lost most, the earlier first', () => {
    expect(allocate(100, [1n, 1n, 1n])).toEqual([34, 33, 33]);
    expect(allocate(10, [1n, 5n, 1n])).toEqual([2, 7, 1]);
    expect(allocate(2, [1n, 1n, 1n])).toEqual([1, 1, 0]);
    expect(allocate(5, [0n, 0n])).toEqual([0, 0]);
  });

  it('adds up exactly in every currency', () => {
    fc.assert(
      fc.property(amounts, weights, fc.constantFrom(...currencyCodes), (amount, measures, currency) => {
        fc.pre(measures.some((measure) => measure > 0n));
        const parts = allocate(amount, measures);
        const read = parts.map((part) => toMinorUnits(fromMinorUnits(part, currency), currency));
        const sum = read.reduce((total, part) => total + (part.ok ? part.value : Number.NaN), 0);
        expect(sum).toBe(amount);
      }),
    );
  });

  it('is never more than a unit away from the exact share, and gives nothing for no weight', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, measures) => {
        const whole = measures.reduce((sum, measure) => sum + measure, 0n);
        fc.pre(whole > 0n);
        for (const [index, part] of allocate(amount, measures).entries()) {
          const measure = measures[index] ?? 0n;
          const distance = BigInt(part) * whole - BigInt(amount) * measure;
          expect(distance < whole && -distance < whole).toBe(true);
          if (measure === 0n) expect(part).toBe(0);
        }
      }),
    );
  });

  it('refuses what is no amount', () => {
    expect(() => allocate(-1, [1n])).toThrow(RangeError);
    expect(() => allocate(0.5, [1n])).toThrow(RangeError);
  });

  it('divides half up', () => {
    expect([5n, 4n, 6n, -3n, -5n, -4n].map((dividend) => divideHalfUp(dividend, 2n))).toEqual([
      3n,
      2n,
      3n,
      -1n,
      -2n,
      -2n,
    ]);
    expect(divideHalfUp(-5n, 3n)).toBe(-2n);
  });
});

describe('A line that comes back in parts', () => {
  it('gives back what it cost, to the last minor unit', () => {
    const back = [1, 1, 1].map((now, before) => allocateUnits(1000, 3, { before, now }));
    expect(back).toEqual([333, 333, 334]);
  });

  it('is worth the same in whatever parts it comes', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(parts, fc.nat(1_000_000_000), (units, total) => {
        const quantity = units.reduce((whole, part) => whole + part, 0);
        let before = 0;
        let given = 0;
        for (const now of units) {
          given += allocateUnits(total, quantity, { before, now });
          before += now;
        }
        expect(given).toBe(total);
      }),
    );
  });

  it('never brings more than was sold', () => {
    expect(() => allocateUnits(1000, 3, { before: 2, now: 2 })).toThrow(RangeError);
    expect(() => allocateUnits(1000, 3, { before: 0, now: -1 })).toThrow(RangeError);
  });
});
