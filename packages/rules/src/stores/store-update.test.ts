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
    [{ name: ' ' }, 'name', { reason: 'store_name_required' }],
    [{ name: 'a'.repeat(121) }, 'name', { reason: 'store_name_too_long', max: 120 }],
    [{ description: 'a'.repeat(2001) }, 'description', { reason: 'description_too_long', max: 2000 }],
    [{ email: 'hello' }, 'email', { reason: 'email_invalid' }],
    [{ phone: '0801' }, 'phone', { reason: 'phone_invalid' }],
    [{ address: 'a'.repeat(301) }, 'address', { reason: 'address_too_long', max: 300 }],
    [{ country: 'Nigeria' }, 'country', { reason: 'country_invalid' }],
    [{ timezone: 'Lagos' }, 'timezone', { reason: 'timezone_invalid' }],
    [{ receipt_footer: 'a'.repeat(501) }, 'receipt_footer', { reason: 'receipt_footer_too_long', max: 500 }],
    [{ invoice_footer: 'a'.repeat(501) }, 'invoice_footer', { reason: 'invoice_footer_too_long', max: 500 }],
    [
      { statement_footer: 'a'.repeat(501) },
      'statement_footer',
      { reason: 'statement_footer_too_long', max: 500 },
    ],
    [{ payment_terms: 'a'.repeat(501) }, 'payment_terms', { reason: 'payment_terms_too_long', max: 500 }],
    [{ bank_details: 'a'.repeat(501) }, 'bank_details', { reason: 'bank_details_too_long', max: 500 }],
    [{ web_support: false, pos_support: 'DISABLED' as const }, 'web_support', { reason: 'channel_required' }],
    [{ store_module: 'kiosk' }, 'store_module', { reason: 'store_module_unknown' }],
    [{ store_module: 'toString' }, 'store_module', { reason: 'store_module_unknown' }],
    [{ product_type_id: '' }, 'product_type_id', { reason: 'product_type_required' }],
    [{ sub_domain: '' }, 'sub_domain', { reason: 'sub_domain_required' }],
    [{ sub_domain: 'admin' }, 'sub_domain', { reason: 'sub_domain_reserved' }],
  ])('refuses %j', (update, field, first) => {
    expect(checkStoreUpdate(update)).toEqual({ ok: false, first, fields: { [field]: first } });
  });

  it('sees the channels only when both are known', () => {
    expect(checkStoreUpdate({ web_support: false })).toEqual({ ok: true });
    expect(checkStoreUpdate({ web_support: false, pos_support: true })).toEqual({ ok: true });
  });
});
