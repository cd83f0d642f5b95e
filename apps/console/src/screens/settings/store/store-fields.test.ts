import { describe, expect, it } from 'vitest';
import { aStore } from '#session/fake-browser.ts';
import { checkStoreFields, splitChanges, storeFieldsOf } from './store-fields.ts';

const fields = {
  ...storeFieldsOf(aStore('s1')),
  name: 'Duka',
  sub_domain: 'duka',
  product_type_id: 'fashion',
};

describe('SPEC 7: stores/{id}/update and update/social behind one form', () => {
  it('never sends the currency', () => {
    expect(fields).not.toHaveProperty('currency_code');
  });

  it('shows the sentences of both calls under their fields', () => {
    const check = checkStoreFields({ ...fields, email: 'amina', website: 'duka' });
    expect(check).toMatchObject({
      fields: {
        email: 'Please enter a valid email',
        website: 'Enter a full address that starts with http:// or https://',
      },
    });
  });

  it('refuses a store that sells nowhere', () => {
    const check = checkStoreFields({ ...fields, web_support: false, pos_support: false });
    expect(check).toMatchObject({
      fields: { web_support: 'Choose at least one place to sell: online or in person' },
    });
  });

  it('lets a store be that never chose a product type', () => {
    expect(checkStoreFields({ ...fields, product_type_id: '' })).toEqual({ ok: true });
  });

  it('parts the changes between the calls', () => {
    expect(splitChanges({ name: 'Duka la Amina', instagram: '@duka' })).toEqual({
      update: { name: 'Duka la Amina' },
      social: { instagram: '@duka' },
    });
    expect(splitChanges({ instagram: '' })).toEqual({ update: null, social: { instagram: '' } });
    expect(splitChanges({ pos_support: false }).social).toBeNull();
  });
});
