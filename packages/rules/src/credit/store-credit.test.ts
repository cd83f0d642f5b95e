import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceAfter, maxBalance } from './store-credit.ts';

describe('The balance of a credit', () => {
  it('goes up and down by what is added and taken', () => {
    expect(balanceAfter(0, 500)).toEqual({ ok: true, value: 500 });
    expect(balanceAfter(500, -500)).toEqual({ ok: true, value: 0 });
  });

  it('never falls below zero, nor grows beyond what an amount can be', () => {
    expect(balanceAfter(499, -500)).toEqual({ ok: false, reason: 'too_little' });
    expect(balanceAfter(maxBalance - 1, 1)).toEqual({ ok: true, value: maxBalance });
    expect(balanceAfter(maxBalance, 1)).toEqual({ ok: false, reason: 'too_much' });
  });

  it('is the sum of what came and went, whatever was refused in between', () => {
    const amounts = fc.array(fc.integer({ min: -maxBalance, max: maxBalance }));
    fc.assert(
      fc.property(amounts, (tried) => {
        let balance = 0;
        let sum = 0;
        for (const amount of tried) {
          const after = balanceAfter(balance, amount);
          if (!after.ok) continue;
          balance = after.value;
          sum += amount;
        }
        expect(balance).toBe(sum);
        expect(balance).toBeGreaterThanOrEqual(0);
        expect(balance).toBeLessThanOrEqual(maxBalance);
      }),
    );
  });
});
