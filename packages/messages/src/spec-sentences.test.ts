import { describe, expect, it } from 'vitest';
import {
  accountAnswers,
  accountErrors,
  accountPages,
  accountProblems,
  loginPage,
} from './en/accounts/accounts.ts';
import { contactProblems } from './en/accounts/contacts.ts';
import { roleLabels } from './en/accounts/roles.ts';
import { orderLabels } from './en/sales/order-parts.ts';
import { saleErrors } from './en/shell/errors.ts';
import { currencyNames, firstUiWords, moneyWords, uiWords } from './en/shell/frame.ts';
import { networkProblems } from './en/shell/network.ts';
import { outerPages } from './en/shell/shell.ts';
import { cartProblems } from './en/storefront/checkout.ts';
import {
  eventLabels,
  moduleLabels,
  productTypeLabels,
  storeModuleLabels,
  storeProblems,
} from './en/stores/stores.ts';
import { translator } from './translator.ts';

const problem = translator({ accountProblems });
const page = translator({ accountPages });
const login = translator({ loginPage });
const network = translator({ networkProblems });
const store = translator({ storeProblems });
const outer = translator({ outerPages });
const answer = translator({ accountAnswers });

describe('SPEC 2, 5 and 8: the sentences word for word', () => {
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
    ['Navigated to Products page.', outer('announcement', { page: 'Products' })],
    ['Store Name is required', store('store_name_required')],
    ['Store default currency is required', store('currency_required')],
    ['Sub domain is required', store('sub_domain_required')],
    ['please select a product type', store('product_type_required')],
    ['Network Error', network('networkError')],
    ['Request aborted', network('requestAborted')],
    ['timeout of 500000ms exceeded', network('timeoutExceeded', { ms: '500000' })],
    ['Please wait...', firstUiWords.wait],
    ['Name is required!', contactProblems.name_required],
    ['Cannot be changed later', moneyWords['currency.fixed']],
    ['Back', uiWords.back],
    ['Selected Quantity not available', saleErrors.not_enough_stock],
    ['Selected Quantity not available', cartProblems.quantity_unavailable],
    ['Product Variants selected is not available', cartProblems.variant_unavailable],
  ])('%j', (expected, actual) => {
    expect(actual).toBe(expected);
  });

  it('SPEC 6: the roles', () => {
    expect(Object.values(roleLabels)).toEqual([
      ...['Inventory Officer', 'Sales Associate', 'Sales Supervisor', 'Store Manager', 'Admin', 'Owner'],
    ]);
  });

  it('SPEC 3: the currencies', () => {
    expect(Object.values(currencyNames)).toEqual([
      ...['US Dollar', 'British Pound', 'UAE Dirham', 'Nigerian Naira', 'Kenyan Shilling', 'Ghanaian Cedi'],
      ...['South African Rand', 'Egyptian Pound', 'Canadian Dollar', 'Rwandan Franc'],
    ]);
  });

  it('SPEC 3: events', () => {
    expect(eventLabels).toEqual({
      ...{ offline: 'Physical Location', online: 'Online Event' },
      ...{ PERSONAL: 'Personal Event', APPOINTMENT: 'Appointment with customers' },
    });
  });

  it('SPEC 3: the modules', () => {
    const titles = Object.entries(moduleLabels).flatMap(([key, text]) =>
      key.startsWith('title.') ? [text] : [],
    );
    expect(titles).toEqual([
      ...['Appointments', 'Expenses', 'Food Menu', 'Inventory Management', 'Marketing', 'Market Place'],
      ...['Messaging', 'Online Checkout', 'Point of Sales', 'Wholesales (B2B)'],
    ]);
  });

  it('SPEC 2: Onboarding 3, in person', () => {
    expect(storeModuleLabels['title.general_store']).toBe('Retail Point of Sale');
    expect(storeModuleLabels['title.restaurant']).toBe('Restaurant Point of Sale');
    expect(storeModuleLabels['description.restaurant']).toContain('restaurants and bars');
  });

  it('SPEC 5 and 6: contract gating', () => {
    const say = translator({ productTypeLabels });
    expect(say('enterprise.badge')).toBe('Enterprise Plan');
    expect(say('enterprise.only', { type: 'Franchise' })).toBe(
      'Franchise is only available to Enterprise plan users',
    );
  });

  it('CONTRACT: an address that is taken', () => {
    expect(accountErrors.email_taken).toBe('An account with this e-mail exists. Log in instead.');
  });
});

describe('SPEC 3: labels', () => {
  it('labels payment types', () => {
    const label = translator({ orderLabels });
    expect(label('type.instant')).toBe('Fully Paid');
    expect(label('type.part_instant')).toBe('Part Payment');
    expect(label('type.credit')).toBe('Credit Purchase');
    expect(label('type.pod')).toBe('Pay on Delivery');
  });
});
