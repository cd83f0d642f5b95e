import { describe, expect, it } from 'vitest';
import { soughtSale } from './sought-sale.ts';

const sold = (...numbers: string[]) => numbers.map((number) => ({ id: number, payload: { number } }));

describe('The sale that Enter opens', () => {
  it('is the only one that was found', () => {
    expect(soughtSale(sold('R1-000042'), 'clay pot')?.id).toBe('R1-000042');
    expect(soughtSale([], 'clay pot')).toBeUndefined();
  });

  it('is none of several', () => {
    expect(soughtSale(sold('R1-000043', 'R1-000042'), 'clay pot')).toBeUndefined();
  });

  it('is the one of several whose whole number was scanned', () => {
    const found = sold('T-R1-000042', 'R1-000042');
    expect(soughtSale(found, 'r1-000042')?.id).toBe('R1-000042');
    expect(soughtSale(found, 'r1-0000')).toBeUndefined();
  });
});
