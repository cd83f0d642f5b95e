import { describe, expect, it } from 'vitest';
import { type Call, envelopeOf } from './call.ts';
import { type CallRoute, calls } from './calls.ts';

/** SPEC section 7, row by row; the start call of the last rows stands at the path that CONTRACT gives it. */
const spec: CallRoute[] = [
  'POST /accounts/api/v1/auth/users/register',
  'POST /accounts/api/v1/auth/users/login',
  'POST /accounts/api/v1/auth/users/google/signin/init',
  'POST /accounts/api/v1/auth/users/google/signin',
  'POST /accounts/api/v1/users/email/verify',
  'POST /accounts/api/v1/auth/password/otp/send',
  'POST /accounts/api/v1/users/email/otp/send',
  'POST /accounts/api/v1/auth/password/reset',
  'PUT /admin/reset-password',
  'POST /accounts/api/v1/users/token/refresh',
  'POST /accounts/api/v1/auth/users/otp/login',
  'GET /marketplace/v1/user/start',
  'GET /marketplace/v1/stores/all',
  'POST /marketplace/v1/stores/create',
  'GET /marketplace/v1/stores/{id}',
  'PUT /marketplace/v1/stores/{id}/update',
  'PUT /marketplace/v1/stores/{id}/update/social',
  'PUT /marketplace/v1/stores/{id}/update/vat',
  'POST /marketplace/v1/images/{storeId}/upload',
  'POST /marketplace/v1/stores/{id}/logo',
  'DELETE /marketplace/v1/stores/{id}/logo',
  'GET /accounts/api/v1/users/invites/inbox',
  'POST /accounts/api/v1/users/invites/update',
  'PUT /marketplace/v1/stores/{id}/mode/live',
  'PUT /marketplace/v1/stores/{id}/trial/start',
  'DELETE /accounts/api/v1/users/account/delete',
  'GET /marketplace/v1/stores/{storeId}/modules',
  'PUT /marketplace/v1/stores/{storeId}/modules',
  'GET /accounts/api/v1/users/start',
];

const login = { app_id: 'sokoni', email: 'ada@example.com', password: 'secret' };

describe('SPEC 7: The calls it makes', () => {
  it.each(spec)('%s is a call', (route) => {
    expect(calls[route].summary).not.toBe('');
  });

  it('a call of the spec ignores body fields that it does not know, and drops them', () => {
    for (const route of spec) {
      const { body } = calls[route] as Call;
      if (!body) continue;
      const issues = body.safeParse({ roles: ['admin'] }).error?.issues ?? [];
      expect(
        issues.filter(({ code }) => code === 'unrecognized_keys'),
        route,
      ).toEqual([]);
    }
    const { body } = calls['POST /accounts/api/v1/auth/users/login'];
    expect(body.parse({ ...login, roles: ['admin'] })).not.toHaveProperty('roles');
  });

  it('answers data in an envelope of code and message, with a token where a session begins', () => {
    const begin = spec.filter((route) => Object.keys(envelopeOf(calls[route]).shape).includes('token'));
    expect(begin).toEqual([
      'POST /accounts/api/v1/auth/users/register',
      'POST /accounts/api/v1/auth/users/login',
      'POST /accounts/api/v1/auth/users/google/signin',
      'POST /accounts/api/v1/auth/users/otp/login',
    ]);
    for (const route of spec) expect(envelopeOf(calls[route]).shape).toHaveProperty('data');
  });

  it('takes a file in the calls of pictures and of imports, and in no other', () => {
    const takeFile = Object.entries(calls).filter(([, call]) => (call as Call).takesFile);
    expect(takeFile.map(([route]) => route)).toEqual([
      'POST /marketplace/v1/images/{storeId}/upload',
      'POST /marketplace/v1/stores/{id}/logo',
      'POST /marketplace/v1/stores/{id}/products/{product_id}/images',
      'POST /marketplace/v1/stores/{id}/product-imports',
      'POST /marketplace/v1/stores/{id}/customer-imports',
      'POST /marketplace/v1/stores/{id}/storefront/pictures',
      'POST /marketplace/v1/stores/{id}/price-imports',
    ]);
  });
});

describe('SPEC 9: The app_id is a fixed product identifier', () => {
  it.each([
    'POST /accounts/api/v1/auth/password/otp/send',
    'POST /accounts/api/v1/users/email/otp/send',
    'POST /accounts/api/v1/auth/password/reset',
    'POST /accounts/api/v1/auth/users/login',
    'POST /accounts/api/v1/auth/users/register',
  ] as const)('%s takes no other', (route) => {
    const problems = (app_id: string) =>
      calls[route].body.safeParse({ ...login, app_id }).error?.issues.map(({ path }) => path[0]) ?? [];
    expect(problems('sokoni')).not.toContain('app_id');
    expect(problems('another')).toContain('app_id');
  });
});
