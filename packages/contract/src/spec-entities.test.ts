import { moduleKeys } from '@sokoni/rules/modules/modules';
import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { fingerprint, signedIn, userInfo } from './tenancy/accounts.ts';
import { inboxInvite } from './tenancy/invites.ts';
import { moduleEntry } from './tenancy/modules.ts';
import { account, productType, store, storeDraft } from './tenancy/stores.ts';

const has = (schema: { shape: object }, ...names: string[]) => {
  for (const name of names) expect(schema.shape).toHaveProperty(name);
};

describe('SPEC 3: Entities and their fields', () => {
  it('Admin/user info', () => {
    has(userInfo, 'first_name', 'last_name', 'email', 'phone', 'email_verified', 'roles');
    const id = '0199c0de-0000-7000-8000-000000000001';
    expect(userInfo.shape.roles.parse({ [id]: ['manager'] })).toEqual({ [id]: ['manager'] });
  });

  it('Login result', () => has(signedIn, 'info', 'invites', 'message', 'otp'));

  it('Store (list item)', () => {
    has(store, 'id', 'name', 'logo_key', 'base_url', 'currency_code', 'default_theme', 'business_token');
    has(store.shape.stats, 'product_count');
  });

  it('Invite, and what accepting or declining it answers', () => {
    has(inboxInvite, 'invite_id', 'business_name', 'business_code', 'store_logo', 'message');
    has(calls['POST /accounts/api/v1/users/invites/update'].data, 'accepted', 'invite_id', 'business_code');
  });

  it('Product type', () => has(productType, 'id', 'title', 'description', 'contract_type'));

  it('Account/business', () => has(account, 'contract_type', 'apply_vat', 'vat_percent'));

  it('Module entry, whose status means on when it is active', () => {
    has(moduleEntry, 'title', 'description', 'image');
    expect(moduleEntry.shape.status.options).toEqual(['active', 'disabled']);
  });
});

describe('SPEC 3: Payloads', () => {
  it('Store draft, with the defaults of SPEC 9', () => {
    has(storeDraft, 'name', 'description', 'sub_domain', 'currency_code', 'product_type_id', ...moduleKeys);
    const named = { name: 'Duka', currency_code: 'KES', sub_domain: 'duka', product_type_id: 'groceries' };
    expect(storeDraft.parse(named)).toEqual({
      ...named,
      reg_channel: 'web',
      web_support: true,
      pos_support: true,
      test_product: true,
      mode: 'test',
      store_module: 'general_store',
    });
    expect(storeDraft.parse({ ...named, web_support: 'ACTIVE', pos_support: 'DISABLED' })).toMatchObject({
      web_support: 'ACTIVE',
      pos_support: 'DISABLED',
    });
    for (const odd of [{ mode: 'closed' }, { store_module: 'bakery' }, { module_pos: 'on' }])
      expect(storeDraft.safeParse({ ...named, ...odd }).success).toBe(false);
  });

  it('Sign-up and the full registration', () => {
    const { body } = calls['POST /accounts/api/v1/auth/users/register'];
    has(body, 'email', 'password', 'first_name', 'last_name', 'phone', 'referral_code', 'fingerprint');
    has(body, 'app_id', 'reg_channel', 'platform', 'firebase_device_id', 'timezone', 'source', 'include_otp');
  });

  it('Login, with what the iOS flow adds', () => {
    const { body } = calls['POST /accounts/api/v1/auth/users/login'];
    const ios = { platform: 'mobile', source: 'ios', include_otp: true } as const;
    const form = {
      app_id: 'sokoni',
      email: 'ada@example.com',
      password: 'secret',
      fingerprint: null,
    } as const;
    expect(body.parse({ ...form, ...ios })).toMatchObject({ ...form, ...ios });
  });

  it('Device fingerprint, every part of it', () => {
    const whole = {
      id: 'a1',
      model: 'Pixel 9',
      os_version: '16',
      screen_width: 412,
      screen_height: 915,
      manufacturer: 'Google',
      is_physical_device: true,
      screen_resolution: '412x915',
      firebase_device_id: 'f1',
      ip: '198.51.100.7',
      timezone: 'Africa/Nairobi',
    };
    expect(fingerprint.parse(whole)).toEqual(whole);
  });

  it('OTP verify, OTP send and password reset', () => {
    has(calls['POST /accounts/api/v1/users/email/verify'].body, 'otp', 'source', 'include_otp');
    for (const send of [
      calls['POST /accounts/api/v1/users/email/otp/send'],
      calls['POST /accounts/api/v1/auth/password/otp/send'],
    ])
      has(send.body, 'app_id', 'email');
    const reset = calls['POST /accounts/api/v1/auth/password/reset'].body;
    has(reset, 'app_id', 'otp', 'email', 'new_password', 'repeat_password');
  });
});
