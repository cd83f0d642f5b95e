import { expect, it } from 'vitest';
import { isSaleCode } from './sale-code.ts';

const link = 'https://sokoni.example/r/0190a000-0000-7000-8000-000000000001/abcdefghij_-KLMNOPQRST';

it.each(['R2-000123', 't-r2-000123', '#1001', 'T-1001', link])('%s names a sale', (text) => {
  expect(isSaleCode(text)).toBe(true);
});

it.each(['1001', '5901234123457', 'R2', 'Enamel mug', 'https://sokoni.example/r/', ''])(
  '%s may be anything',
  (text) => {
    expect(isSaleCode(text)).toBe(false);
  },
);
