import { describe, expect, it } from 'vitest';
import { paymentProblem } from './usual-payment.ts';

const most = { amount: 50_000, text: 'KES 500.00' };

describe('An amount that is paid or given back', () => {
  it.each([
    ['', 'Enter an amount above 0'],
    ['0', 'Enter an amount above 0'],
    ['-5', 'Enter an amount above 0'],
    ['five', 'Enter an amount such as 12.50'],
    ['500.01', 'At most KES 500.00'],
    ['500', undefined],
  ])('%j', (text, problem) => {
    expect(paymentProblem(text, 'KES', most)).toBe(problem);
  });
});
