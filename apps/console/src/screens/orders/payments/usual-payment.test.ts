import { describe, expect, it } from 'vitest';
import type { Order } from '#contract-types.ts';
import { usualPaymentMethod } from './usual-payment.ts';

const paidWith = (...methods: Order['payments'][number]['method'][]) =>
  methods.map((method) => ({ method })) as Order['payments'];

describe('How the next payment is recorded at first', () => {
  it('is as the buyer chose to pay, until something was paid', () => {
    const payment_choice = { method: 'bank_transfer' as const, account: null };
    expect(usualPaymentMethod({ payments: [], payment_choice })).toBe('bank_transfer');
    expect(usualPaymentMethod({ payments: paidWith('card'), payment_choice })).toBe('card');
  });

  it('is cash where nothing is known, and for what pays by itself', () => {
    expect(usualPaymentMethod({ payments: [], payment_choice: null })).toBe('cash');
    expect(usualPaymentMethod({ payments: paidWith('stripe'), payment_choice: null })).toBe('cash');
  });
});
