import { describe, expect, it } from 'vitest';
import { blankBreak, breakFields, breakProblems, breaksOf, priceHints } from './break-fields.ts';

const row = (minimum: string, price: string) => ({ key: `${minimum} ${price}`, minimum, price });

describe('the prices of a variant by quantity, as they are typed', () => {
  it('stand by quantity, and come back as they were', () => {
    const breaks = [
      { minimum: 100, unit_price: 7_550 },
      { minimum: 1, unit_price: 9_000 },
    ];
    const rows = breakFields(breaks, 'KES');
    expect(rows.map(({ minimum, price }) => [minimum, price])).toEqual([
      ['1', '90.00'],
      ['100', '75.50'],
    ]);
    expect(breaksOf(rows, 'KES')).toEqual(breaks.toReversed());
  });

  it('begin with one that holds for any quantity', () => {
    const first = blankBreak([]);
    expect(first.minimum).toBe('1');
    expect(blankBreak([first]).minimum).toBe('');
  });

  it('say what is wrong under the field', () => {
    const rows = [row('1', '90'), row('10', ''), row('1', '80'), row('1.5', 'x'), row('0', '1')];
    expect(breakProblems(rows, 'KES')).toEqual([
      {},
      { price: 'Enter a price' },
      { minimum: 'This quantity stands twice' },
      { minimum: 'Enter a whole number of 1 or more', price: expect.any(String) },
      { minimum: 'Enter a whole number of 1 or more' },
    ]);
  });

  it('hint at a larger quantity that costs more, and refuse none', () => {
    const rows = [row('20', '14500'), row('1', '15000'), row('', '1'), row('10', '14000'), row('30', 'x')];
    expect(priceHints(rows, 'NGN')).toEqual([
      'Higher than the price from 10',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(breakProblems(rows.slice(0, 2), 'NGN')).toEqual([{}, {}]);
  });
});
