import { describe, expect, it } from 'vitest';
import type { Order } from '#contract-types.ts';
import { exchangeBalance } from './exchange-balance.ts';

const line = { id: 'l', quantity: 3, returned: 1, total: 1000 };
const order = (outstanding: number) =>
  ({ outstanding, lines: [line] }) as unknown as Pick<Order, 'lines' | 'outstanding'>;
const one = [{ line_id: 'l', quantity: 1 }];

describe('What an exchange comes to', () => {
  it('is what the new goods cost more than what comes back', () => {
    expect(exchangeBalance(order(0), one, 500)).toEqual({ back: 333, freed: 333, rest: 167, left: 0 });
  });

  it('leaves to be given back what the new goods do not need', () => {
    expect(exchangeBalance(order(0), one, 300)).toEqual({ back: 333, freed: 333, rest: 0, left: 33 });
  });

  it('frees nothing that is still owed', () => {
    expect(exchangeBalance(order(300), one, 500)).toEqual({ back: 333, freed: 33, rest: 467, left: 0 });
    expect(exchangeBalance(order(900), one, 500)).toEqual({ back: 333, freed: 0, rest: 500, left: 0 });
    expect(exchangeBalance(order(-100), one, 500)).toEqual({ back: 333, freed: 433, rest: 67, left: 0 });
  });
});
