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
      first: { reason: 'store_name_required' },
      fields: {
        name: { reason: 'store_name_required' },
        currency_code: { reason: 'currency_required' },
        sub_domain: { reason: 'sub_domain_required' },
      },
    });
    expect(checkStoreDraft({ ...empty, name: 'Ada' })).toMatchObject({
      first: { reason: 'currency_required' },
    });
    expect(checkStoreDraft({ ...empty, name: 'Ada', currency_code: 'NGN' })).toMatchObject({
      first: { reason: 'sub_domain_required' },
    });
  });

  it.each([
    [{ product_type_id: '' }, 'product_type_id', { reason: 'product_type_required' }],
    [{ product_type_id: 'weapons' }, 'product_type_id', { reason: 'product_type_required' }],
    [{ currency_code: 'EUR' }, 'currency_code', { reason: 'currency_unknown' }],
    [{ sub_domain: 'www' }, 'sub_domain', { reason: 'sub_domain_reserved' }],
    [{ name: 'a'.repeat(121) }, 'name', { reason: 'store_name_too_long', max: 120 }],
    [{ web_support: false }, 'web_support', { reason: 'channel_required' }],
  ])('refuses %j', (change, field, first) => {
    expect(checkStoreDraft({ ...draft, ...change })).toEqual({
      ok: false,
      first,
      fields: { [field]: first },
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
