import { describe, expect, it } from 'vitest';
import { mergedWords } from './merged-words.ts';

const told = { money: (minor: number) => `NGN ${(minor / 100).toFixed(2)}`, count: String };
const asha = { name: 'Asha' };
const say = (order_count: number, owed: number, credit: number) =>
  mergedWords(asha, { name: 'Juma', order_count, owed }, credit, told);

describe('What moves when two customers become one', () => {
  it('is said with what there is of it', () => {
    expect(say(12, 450_000, 30_000)).toBe(
      '12 orders, NGN 4500.00 owed and NGN 300.00 of store credit move to Asha.',
    );
    expect(say(2, 0, 30_000)).toBe('2 orders and NGN 300.00 of store credit move to Asha.');
    expect(say(1, 0, 0)).toBe('1 order moves to Asha.');
    expect(say(0, 0, 30_000)).toBe('NGN 300.00 of store credit moves to Asha.');
  });

  it('is said where there is nothing', () => {
    expect(say(0, 0, 0)).toBe(
      'Juma has no orders, owes nothing and has no store credit: only what is known of them comes to Asha.',
    );
  });
});
