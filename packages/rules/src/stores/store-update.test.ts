import { describe, expect, it } from 'vitest';
import { checkStoreUpdate } from './store-update.ts';

describe('CONTRACT, stores/{id}/update', () => {
  it('takes no field, all fields, and cleared fields', () => {
    expect(checkStoreUpdate({})).toEqual({ ok: true });
    expect(
      checkStoreUpdate({
        name: 'Green Market',
        description: 'Fresh every day',
        email: 'hello@green.example',
        phone: '+2348012345678',
        address: '1 Market Road, Lagos',
        country: 'NG',
        timezone: 'Africa/Lagos',
        receipt_footer: 'Thank you',
        invoice_footer: 'Thank you for your business',
        statement_footer: 'Questions? Call us.',
        payment_terms: 'Net 30',
        bank_details: 'Equity Bank, 0123456789',
        default_theme: 'soko',
        web_support: 'ACTIVE',
        pos_support: false,
        store_module: 'restaurant',
        product_type_id: 'groceries',
        sub_domain: 'green-market',
      }),
    ).toEqual({ ok: true });
    const cleared = { description: null, email: '', phone: null, address: '', country: null, timezone: null };
    expect(checkStoreUpdate(cleared)).toEqual({ ok: true });
  });

  it.each([
    [{ name: ' ' }, 'name', 'Store Name is required'],
    [{ name: 'a'.repeat(121) }, 'name', 'Store Name must be at most 120 characters'],
    [{ description: 'a'.repeat(2001) }, 'description', 'Description must be at most 2000 characters'],
    [{ email: 'hello' }, 'email', 'Please enter a valid email'],
    [{ phone: '0801' }, 'phone', 'Phone number is incomplete. Choose the country and enter the digits.'],
    [{ address: 'a'.repeat(301) }, 'address', 'Address must be at most 300 characters'],
    [{ country: 'Nigeria' }, 'country', 'Choose a country from the list'],
    [{ timezone: 'Lagos' }, 'timezone', 'Choose a time zone from the list'],
    [{ receipt_footer: 'a'.repeat(501) }, 'receipt_footer', 'Receipt footer must be at most 500 characters'],
    [{ invoice_footer: 'a'.repeat(501) }, 'invoice_footer', 'Invoice footer must be at most 500 characters'],
    [
      { statement_footer: 'a'.repeat(501) },
      'statement_footer',
      'Statement footer must be at most 500 characters',
    ],
    [{ payment_terms: 'a'.repeat(501) }, 'payment_terms', 'Payment terms must be at most 500 characters'],
    [{ bank_details: 'a'.repeat(501) }, 'bank_details', 'Bank details must be at most 500 characters'],
    [
      { web_support: false, pos_support: 'DISABLED' as const },
      'web_support',
      'Choose at least one place to sell: online or in person',
    ],
    [{ store_module: 'kiosk' }, 'store_module', 'Choose a retail or a restaurant point of sale'],
    [{ store_module: 'toString' }, 'store_module', 'Choose a retail or a restaurant point of sale'],
    [{ product_type_id: '' }, 'product_type_id', 'please select a product type'],
    [{ sub_domain: '' }, 'sub_domain', 'Sub domain is required'],
    [{ sub_domain: 'admin' }, 'sub_domain', 'This subdomain is reserved. Choose another.'],
  ])('refuses %j', (update, field, message) => {
    expect(checkStoreUpdate(update)).toEqual({ ok: false, message, fields: { [field]: message } });
  });

  it('sees the channels only when both are known', () => {
    expect(checkStoreUpdate({ web_support: false })).toEqual({ ok: true });
    expect(checkStoreUpdate({ web_support: false, pos_support: true })).toEqual({ ok: true });
  });
});
