import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';

describe('SPEC 5 and 8: the sentences, word for word', () => {
  it.each([
    ['Please fill all fields', messages.fillAllFields],
    ['Please enter your email', messages.enterEmail],
    ['Password is required', messages.passwordRequired],
    ['Password must be at least 4 characters', messages.passwordTooShort(4)],
    ['First name is required', messages.firstNameRequired],
    ['Last name is required', messages.lastNameRequired],
    ['Email is required', messages.emailRequired],
    ['Please enter a valid token', messages.tokenInvalid],
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
    ['Welcome back, Ada!', messages.welcomeBack('Ada')],
    ['Network Error', messages.networkError],
    ['Request aborted', messages.requestAborted],
    ['timeout of 500000ms exceeded', messages.timeoutExceeded(500_000)],
    ['Please wait...', messages.pleaseWait],
    ['An account with this e-mail exists. Log in instead.', messages.emailTaken],
  ])('%j', (expected, actual) => {
    expect(actual).toBe(expected);
  });
});
