import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storeReadiness } from './store-readiness.ts';

describe('CONTRACT, mode/live: what a buyer would still miss', () => {
  it('says for an empty store what is missing and what to do', () => {
    expect(
      storeReadiness({ hasProductWithPriceAndStock: false, hasBusinessEmail: false, hasPayment: false }),
    ).toEqual([
      {
        key: 'product',
        message: 'Add a product with a price and stock, so customers have something to buy.',
        done: false,
      },
      { key: 'business_email', message: 'Add a business email, so customers can reach you.', done: false },
      { key: 'payment', message: 'Online payments are not set up.', done: false },
    ]);
  });

  it('ticks off what is there, each line by its own fact', () => {
    const facts = fc.record({
      hasProductWithPriceAndStock: fc.boolean(),
      hasBusinessEmail: fc.boolean(),
      hasPayment: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (known) => {
        const lines = storeReadiness(known);
        expect(lines.map(({ key }) => key)).toEqual(['product', 'business_email', 'payment']);
        expect(lines.map(({ done }) => done)).toEqual([
          known.hasProductWithPriceAndStock,
          known.hasBusinessEmail,
          known.hasPayment,
        ]);
        for (const { message, done } of lines) expect(/^Add|not set up/.test(message)).toBe(!done);
      }),
    );
  });
});
