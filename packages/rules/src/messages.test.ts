import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';

describe('SPEC 5 and 8: the sentences, word for word', () => {
  it.each([
    ['Email is required', messages.emailRequired],
    ['Store Name is required', messages.storeNameRequired],
    ['Store default currency is required', messages.storeCurrencyRequired],
    ['Sub domain is required', messages.subDomainRequired],
    ['please select a product type', messages.productTypeRequired],
    ['Cannot be changed later', messages.currencyFixed],
    ['Franchise is only available to Enterprise plan users', messages.enterpriseOnly('Franchise')],
    ['Enterprise Plan', messages.enterpriseBadge],
    ['Phone is required!', messages.required('Phone')],
    ['Product Variants selected is not available', messages.variantUnavailable],
    ['Selected Quantity not available', messages.quantityUnavailable],
  ])('%j', (expected, actual) => {
    expect(actual).toBe(expected);
  });
});
