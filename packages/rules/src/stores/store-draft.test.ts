import { describe, expect, it } from 'vitest';
import { moduleKeys } from '#modules/modules.ts';
import {
  channelOn,
  channelWord,
  checkStoreDraft,
  hasChannel,
  newStoreDraft,
  offerOf,
} from './store-draft.ts';

const draft = {
  name: 'Green Market',
  currency_code: 'NGN',
  sub_domain: 'green-market',
  product_type_id: 'groceries',
  web_support: true,
  pos_support: false,
};

describe('SPEC 4 and 9: Store creation, defaults', () => {
  it('starts as the spec says', () => {
    expect(newStoreDraft()).toMatchObject({
      name: '',
      description: '',
      sub_domain: '',
      currency_code: '',
      reg_channel: 'web',
      product_type_id: '',
      web_support: true,
      pos_support: true,
      test_product: true,
      mode: 'test',
      store_module: 'general_store',
    });
  });

  it('starts with the modules suggested for both channels', () => {
    const fresh = newStoreDraft();
    expect(moduleKeys.filter((key) => fresh[key] === 'active')).toEqual([
      'module_marketing',
      'module_messaging',
      'module_online',
    ]);
    expect(moduleKeys.filter((key) => fresh[key] === 'disabled')).toHaveLength(7);
  });
});

describe('SPEC 5: Create store, checked in order', () => {
  it('takes a complete draft, with the channels in either spelling', () => {
    expect(checkStoreDraft(draft)).toEqual({ ok: true });
    expect(checkStoreDraft({ ...draft, web_support: 'DISABLED', pos_support: 'ACTIVE' })).toEqual({
      ok: true,
    });
  });

  it('says name first, then currency, then sub-domain', () => {
    const empty = { ...draft, name: ' ', currency_code: '', sub_domain: '' };
    expect(checkStoreDraft(empty)).toEqual({
      ok: false,
      message: 'Store Name is required',
      fields: {
        name: 'Store Name is required',
        currency_code: 'Store default currency is required',
        sub_domain: 'Sub domain is required',
      },
    });
    expect(checkStoreDraft({ ...empty, name: 'Ada' })).toMatchObject({
      message: 'Store default currency is required',
    });
    expect(checkStoreDraft({ ...empty, name: 'Ada', currency_code: 'NGN' })).toMatchObject({
      message: 'Sub domain is required',
    });
  });

  it.each([
    [{ product_type_id: '' }, 'product_type_id', 'please select a product type'],
    [{ product_type_id: 'weapons' }, 'product_type_id', 'please select a product type'],
    [{ currency_code: 'EUR' }, 'currency_code', 'This currency is not supported'],
    [{ sub_domain: 'www' }, 'sub_domain', 'This subdomain is reserved. Choose another.'],
    [{ name: 'a'.repeat(121) }, 'name', 'Store Name must be at most 120 characters'],
    [{ web_support: false }, 'web_support', 'Choose at least one place to sell: online or in person'],
  ])('refuses %j', (change, field, message) => {
    expect(checkStoreDraft({ ...draft, ...change })).toEqual({
      ok: false,
      message,
      fields: { [field]: message },
    });
  });
});

describe('SPEC 3: channels travel as booleans and as words', () => {
  it('reads both spellings', () => {
    expect([true, 'ACTIVE', false, 'DISABLED'].map((flag) => channelOn(flag as boolean))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(channelOn(channelWord(true))).toBe(true);
    expect(channelOn(channelWord(false))).toBe(false);
    expect(
      offerOf({
        web_support: 'ACTIVE',
        pos_support: 'DISABLED',
        store_module: 'restaurant',
        product_type_id: 'fashion',
      }),
    ).toEqual({
      web_support: true,
      pos_support: false,
      store_module: 'restaurant',
      product_type_id: 'fashion',
    });
  });

  it('needs one of the two', () => {
    expect(hasChannel({ web_support: false, pos_support: 'DISABLED' })).toBe(false);
    expect(hasChannel({ web_support: 'ACTIVE', pos_support: false })).toBe(true);
    expect(hasChannel({ web_support: 'DISABLED', pos_support: true })).toBe(true);
  });
});
