import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storeReadiness } from './store-readiness.ts';

describe('CONTRACT, mode/live: what a buyer would still miss', () => {
  it('ticks off what is there, each line by its own fact', () => {
    const facts = fc.record({
      hasProductWithPriceAndStock: fc.boolean(),
      hasBusinessEmail: fc.boolean(),
      hasPayment: fc.boolean(),
      hasDelivery: fc.boolean(),
      hasTheme: fc.boolean(),
      hasPolicies: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (known) => {
        const lines = storeReadiness(known);
        expect(lines.map(({ key }) => key)).toEqual([
          'product',
          'business_email',
          'payment',
          'delivery',
          'theme',
          'policies',
        ]);
        expect(lines.map(({ done }) => done)).toEqual([
          known.hasProductWithPriceAndStock,
          known.hasBusinessEmail,
          known.hasPayment,
          known.hasDelivery,
          known.hasTheme,
          known.hasPolicies,
        ]);
      }),
    );
  });
});
