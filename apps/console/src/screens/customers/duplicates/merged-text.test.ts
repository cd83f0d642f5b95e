import { describe, expect, it } from 'vitest';
import { mergedWords } from './merged-text.ts';

const money = (minor: number) => `NGN ${(minor / 100).toFixed(2)}`;
const asha = { name: 'Asha' };
const say = (order_count: number, outstanding: number, credit: number) =>
  mergedWords(asha, { name: 'Juma', order_count, outstanding }, credit, money);

describe('What moves when two customers become one', () => {
  it('is said with what there is of it', () => {
    expect(say(12, 450_000, 30_000)).toBe(
      '12 orders, NGN 4500.00 outstanding and NGN 300.00 store credit move to Asha.',
    );
    expect(say(2, 0, 30_000)).toBe('2 orders and NGN 300.00 store credit move to Asha.');
    expect(say(1, 0, 0)).toBe('1 order moves to Asha.');
    expect(say(0, 0, 30_000)).toBe('NGN 300.00 store credit moves to Asha.');
    expect(say(0, 5_000, 0)).toBe('NGN 50.00 outstanding moves to Asha.');
    expect(say(1, 5_000, 0)).toBe('1 order and NGN 50.00 outstanding move to Asha.');
    expect(say(0, 5_000, 30_000)).toBe('NGN 50.00 outstanding and NGN 300.00 store credit move to Asha.');
  });

  it('is said where there is nothing', () => {
    expect(say(0, 0, 0)).toBe(
      'Juma has no orders, outstanding balance or store credit. Only their details move to Asha.',
    );
  });
});
