import { describe, expect, it } from 'vitest';
import { accountAnswers, accountErrors, accountPages, accountProblems, loginPage } from './en/accounts.ts';
import { networkProblems } from './en/network.ts';
import { orderLabels } from './en/order-parts.ts';
import { translator } from './translator.ts';

const problem = translator('en', accountProblems);
const page = translator('en', accountPages);
const login = translator('en', loginPage);
const network = translator('en', networkProblems);
const answer = translator('en', accountAnswers);

describe('SPEC 2, 5 and 8: the sentences of accounts, word for word', () => {
  it.each([
    ['Please fill all fields', problem('fields_missing')],
    ['Please enter your email', problem('email_missing')],
    ['Password is required', problem('password_required')],
    ['Password must be at least 4 characters', problem('password_too_short', { min: 4 })],
    ['First name is required', problem('first_name_required')],
    ['Last name is required', problem('last_name_required')],
    ['Email is required', problem('email_required')],
    ['Please enter a valid token', problem('code_invalid')],
    ['Welcome back, Ada!', login('login.welcomeBack', { name: 'Ada' })],
    ['Welcome back, Ada!', answer('welcomeBack', { name: 'Ada' })],
    ['Forgot Password', login('login.forgotIos')],
    ['Resend OTP', page('action.resend')],
    ['Clear', page('verify.clear')],
    ['Confirm', page('action.confirm')],
    ['Wrong email? Start over', page('verify.startOver')],
    ['My Stores', page('verifyLink.stores')],
    ['Network Error', network('networkError')],
    ['Request aborted', network('requestAborted')],
    ['timeout of 500000ms exceeded', network('timeoutExceeded', { ms: '500000' })],
  ])('%j', (expected, actual) => {
    expect(actual).toBe(expected);
  });

  it('CONTRACT: an address that is taken', () => {
    expect(accountErrors.email_taken).toBe('An account with this e-mail exists. Log in instead.');
  });
});

describe('SPEC 3: labels', () => {
  it('labels payment types', () => {
    const label = translator('en', orderLabels);
    expect(label('type.instant')).toBe('Fully Paid');
    expect(label('type.part_instant')).toBe('Part Payment');
    expect(label('type.credit')).toBe('Credit Purchase');
    expect(label('type.pod')).toBe('Pay on Delivery');
  });
});
