import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes } from '#money/currencies.ts';
import {
  cashRounding,
  changeOf,
  countedTotal,
  denominations,
  expectedCash,
  keptOf,
  quickCash,
  smallestCoin,
} from './cash.ts';

describe('Quick amounts of cash', () => {
  it.each([
    [1250, 'USD', [1250, 2000, 5000, 10000]],
    [75_000, 'NGN', [75_000, 76_000, 80_000, 100_000]],
    [755_000, 'NGN', [755_000, 760_000, 800_000]],
    [2300, 'RWF', [2300, 3000, 4000, 5000]],
    [1000, 'RWF', [1000, 2000, 5000]],
  ] as const)('of %i %s are what notes make of it', (due, currency, expected) => {
    expect(quickCash(due, currency)).toEqual(expected);
  });

  it('are at most four, ascend, and can be paid in notes', () => {
    const sum = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(sum, fc.constantFrom(...currencyCodes), (due, currency) => {
        const [exact, ...more] = quickCash(due, currency);
        expect(exact).toBe(due);
        expect(more.length).toBeLessThanOrEqual(3);
        for (const [index, one] of more.entries()) {
          expect(one).toBeGreaterThan(more[index - 1] ?? due);
          expect(denominations[currency].some((note) => one % note === 0)).toBe(true);
        }
      }),
    );
  });
});

it('Notes and coins are listed from the largest down, each once', () => {
  for (const values of Object.values(denominations)) {
    expect([...values].sort((one, other) => other - one)).toEqual(values);
    expect(new Set(values).size).toBe(values.length);
  }
});

it('Change is what was handed over beyond the sum', () => {
  expect(changeOf(5000, 4200)).toBe(800);
  expect(changeOf(4000, 4200)).toBe(-200);
});

it('A drawer should hold its float and all that came in, less what went out', () => {
  const sums = {
    opening_float: 5000,
    cash_payments: 12_000,
    cash_refunds: 700,
    cash_rounding: -30,
    cash_tips: 50,
    cash_in: 300,
    cash_out: 2000,
  };
  expect(expectedCash(sums)).toBe(14_620);
  expect(
    countedTotal([
      { value: 1000, count: 14 },
      { value: 100, count: 6 },
    ]),
  ).toBe(14_600);
});

describe('Cash to the smallest coin', () => {
  it.each([
    [1002, 'CAD', -2],
    [1003, 'CAD', 2],
    [1005, 'CAD', 0],
    [2, 'CAD', -2],
    [1012, 'AED', -12],
    [1013, 'AED', 12],
    [1250, 'KES', 50],
    [1249, 'KES', -49],
    [1249, 'USD', 0],
    [1249, 'RWF', 0],
  ] as const)('%i %s is rounded by %i', (amount, currency, rounding) => {
    expect(cashRounding(amount, smallestCoin(currency))).toBe(rounding);
  });

  it('can be paid in coins, and is off by half a coin at most', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.constantFrom(...currencyCodes), (amount, currency) => {
        const step = smallestCoin(currency);
        const rounding = cashRounding(amount, step);
        expect(keptOf({ amount, rounding, tip: 0 }) % step).toBe(0);
        expect(Math.abs(rounding)).toBeLessThanOrEqual(step / 2);
      }),
    );
  });
});

it('What is kept of a payment is its amount with the rounding and the tip', () => {
  expect(keptOf({ amount: 1002, rounding: -2, tip: 150 })).toBe(1150);
});
