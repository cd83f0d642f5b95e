import { describe, expect, it } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

describe('SPEC 1: error-tracing events carry no key to an account', () => {
  it.each([
    ['/reset-password/AbC-123_x', '/reset-password/[removed]'],
    ['https://sokoni.example/verify-email/tok.en?x=1', 'https://sokoni.example/verify-email/[removed]?x=1'],
    ['/ios/success?otp=s3cret&x=1', '/ios/success?otp=[removed]&x=1'],
    ['/login/google?state=abc&code=def', '/login/google?state=[removed]&code=[removed]'],
    ['/products?page=2', '/products?page=2'],
  ])('%s leaves as %s', (address, sent) => {
    const event = { transaction: address, breadcrumbs: [{ data: { to: address } }], spans: [{ n: 1 }] };
    expect(withoutSecrets(event)).toEqual({
      transaction: sent,
      breadcrumbs: [{ data: { to: sent } }],
      spans: [{ n: 1 }],
    });
  });
});
