import { describe, expect, it } from 'vitest';
import { type DiscountedLine, lineDiscount, percentOff, takesMoreOff } from './line-discount.ts';

const amount = (quantity: number, discount: number, unit_price = 37_500): DiscountedLine => ({
  ...{ quantity, unit_price, discount },
});
const percent = (quantity: number, discount_percent: string, unit_price = 37_500): DiscountedLine => {
  const line = { quantity, unit_price, discount: 0, discount_percent };
  return { ...line, discount: lineDiscount(line) };
};

describe('What comes off a line', () => {
  it.each([
    [percent(4, '10'), 15_000],
    [percent(1, '10'), 3750],
    [percent(3, '12.5', 333), 125],
    [amount(4, 15_000), 15_000],
    [amount(1, 50_000), 37_500],
    [{ ...amount(1, 100), discount_percent: null }, 100],
  ])('%j: %i', (line, off) => {
    expect(lineDiscount(line)).toBe(off);
  });

  it('is no share of what is beyond counting', () => {
    expect(lineDiscount({ ...percent(999_999_999, '10', 0), unit_price: 100_000_000_000 })).toBe(0);
  });
});

it('What an older till has changed beside a percentage is an amount', () => {
  expect(percentOff(percent(4, '10'))).toBe('10');
  expect(percentOff(amount(4, 15_000))).toBeNull();
  const changed = { ...percent(4, '10'), quantity: 1 };
  expect(percentOff(changed)).toBeNull();
  expect(takesMoreOff(percent(1, '10'), changed)).toBe(false);
});

describe('A larger share of a line is taken off', () => {
  it.each<[string, DiscountedLine, DiscountedLine]>([
    ['of a line that gave nothing', amount(1, 100), amount(1, 0)],
    ['by a higher percentage', percent(1, '10.001'), percent(1, '10')],
    ['by the same amount off fewer units', amount(1, 15_000), amount(4, 15_000)],
    ['by the same amount off a lower price', amount(1, 100, 900), amount(1, 100, 1000)],
    ['by an amount above the percentage', amount(1, 3751), percent(1, '10')],
    ['by a percentage above the amount', percent(1, '11'), amount(1, 3750)],
    ['by a percentage of what costs nothing yet', percent(1, '50', 0), amount(1, 0, 0)],
    ['by a percentage that rounds to nothing yet', percent(1, '10', 4), amount(1, 0, 4)],
  ])('%s', (_, after, before) => {
    expect(takesMoreOff(after, before)).toBe(true);
    expect(takesMoreOff(before, after)).toBe(false);
  });

  it.each<[string, DiscountedLine, DiscountedLine]>([
    ['the same percentage of fewer units', percent(1, '10'), percent(10, '10')],
    ['the same percentage of more units, whatever is rounded', percent(10, '10', 999), percent(3, '10', 999)],
    ['the same amount off more units', amount(4, 15_000), amount(1, 15_000)],
    ['less', amount(1, 100), amount(1, 200)],
    ['nothing', amount(1, 0), percent(1, '10')],
    ['the same share, said as an amount', amount(1, 3750), percent(4, '10')],
  ])('not by %s', (_, after, before) => {
    expect(takesMoreOff(after, before)).toBe(false);
  });
});
