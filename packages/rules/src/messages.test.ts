import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';

describe('SPEC 5 and 8: the sentences, word for word', () => {
  it.each([
    ['Email is required', messages.emailRequired],
    ['Cannot be changed later', messages.currencyFixed],
    ['Phone is required!', messages.required('Phone')],
    ['Product Variants selected is not available', messages.variantUnavailable],
    ['Selected Quantity not available', messages.quantityUnavailable],
  ])('%j', (expected, actual) => {
    expect(actual).toBe(expected);
  });
});
