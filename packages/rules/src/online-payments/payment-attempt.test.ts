import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  actFor,
  attemptProblems,
  attemptStates,
  givenUpAfterMs,
  verdictOn,
  waitBeforeCheckMs,
} from './payment-attempt.ts';
import { takesCurrency } from './payment-providers.ts';

const asked = { reference: 'BCDFGHJKLMNPQRST', amount: 1000, currency: 'KES' };
const paid = { state: 'paid', payment: 'pi_1', ...asked } as const;
const hour = 3_600_000;

describe('What a provider’s report makes of a payment', () => {
  it('is paid to the last minor unit alone, whatever its age', () => {
    const report = fc.record({
      amount: fc.oneof(fc.constant(asked.amount), fc.nat()),
      currency: fc.constantFrom('KES', 'NGN', 'kes'),
      reference: fc.constantFrom(asked.reference, 'another'),
    });
    fc.assert(
      fc.property(report, fc.nat(10 * givenUpAfterMs), (told, age) => {
        const fits =
          told.amount === asked.amount &&
          told.currency === asked.currency &&
          told.reference === asked.reference;
        expect(verdictOn(asked, { ...paid, ...told }, age)).toBe(fits ? 'paid' : 'amount_differs');
      }),
    );
  });

  it('is open for a day, then failed; and failed at once where nobody can pay any more', () => {
    expect(verdictOn(asked, { state: 'open' }, 23 * hour)).toBe('open');
    expect(verdictOn(asked, { state: 'open' }, 24 * hour)).toBe('failed');
    expect(verdictOn(asked, { state: 'closed' }, 0)).toBe('failed');
  });
});

it('A provider is asked after 5 minutes, then ever more rarely, but four times a day', () => {
  expect([0, 1, 2].map((checks) => waitBeforeCheckMs(checks) / 60_000)).toEqual([5, 10, 20]);
  expect(waitBeforeCheckMs(50)).toBe(6 * hour);
});

it('An attempt has an act where it needs a person, and one alone', () => {
  const acts = attemptStates.flatMap((state) =>
    [...attemptProblems, null].flatMap((problem) => {
      const act = actFor({ state, problem });
      return act === null ? [] : [`${state} ${problem} ${act}`];
    }),
  );
  expect(acts).toContain('unclear amount_differs refund');
  expect(acts).toContain('unclear unreachable check');
  expect(acts).toContain('paid refund_failed retry_refund');
  expect(actFor({ state: 'refund_due', problem: 'not_placed' })).toBeNull();
  expect(actFor({ state: 'paid', problem: null })).toBeNull();
});

it('Stripe takes all of our currencies but the cedi, Paystack four', () => {
  expect(takesCurrency('stripe', 'GHS')).toBe(false);
  expect(takesCurrency('stripe', 'RWF')).toBe(true);
  expect(
    (['NGN', 'GHS', 'KES', 'ZAR', 'USD', 'EGP'] as const).map((code) => takesCurrency('paystack', code)),
  ).toEqual([true, true, true, true, false, false]);
});
