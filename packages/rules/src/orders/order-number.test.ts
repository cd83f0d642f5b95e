import { describe, expect, it } from 'vitest';
import { orderNumber, orderSeries, readOrderSearch } from './order-number.ts';

describe('The number of an order', () => {
  it('is written with what its series begins with', () => {
    expect(orderNumber(orderSeries.orders, 1001)).toBe('#1001');
    expect(orderNumber(orderSeries.testOrders, 1001)).toBe('T-1001');
    expect(orderNumber({ prefix: 'R2-' }, '000123')).toBe('R2-000123');
  });

  it('is found by its figure in every series, in upper and lower case, with and without its sign', () => {
    const numbersOf = (text: string) => readOrderSearch(text).numbers;
    expect(numbersOf('1001')).toEqual(expect.arrayContaining(['#1001', 'T-1001']));
    expect(numbersOf(' #1001 ')).toEqual(expect.arrayContaining(['#1001', 'T-1001']));
    for (const text of ['T-1001', 't-1001', 't1001', '#t-1001']) {
      expect(numbersOf(text)).toContain('T-1001');
      expect(numbersOf(text)).not.toContain('#1001');
    }
    expect(numbersOf('#r2-000123')).toContain('R2-000123');
    expect(numbersOf('r2-123')).toEqual(['R2-000123', 'R2-123']);
    for (const text of ['', 'rice', '#rice', 'room 12', '1.5']) expect(numbersOf(text)).toEqual([]);
  });

  it('is meant and nothing else where it is written in full', () => {
    const isNumberOnly = (text: string) => readOrderSearch(text).isNumberOnly;
    for (const text of ['#1001', 'T-1001', 't-1001', '#r2-000123']) expect(isNumberOnly(text)).toBe(true);
    for (const text of ['1001', 't1001', 'KIT-1', 'rice', '#rice']) expect(isNumberOnly(text)).toBe(false);
  });

  it("tells a test order's", () => {
    expect(['t-1001', '#T-1001'].map((text) => readOrderSearch(text).isTest)).toEqual([true, true]);
    expect(['1001', '#1001', 't1001'].map((text) => readOrderSearch(text).isTest)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
