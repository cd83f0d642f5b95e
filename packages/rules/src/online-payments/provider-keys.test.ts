import { describe, expect, it } from 'vitest';
import { checkProviderKeys, keyFieldsOf } from './provider-keys.ts';

const stripe = (keys: object) => checkProviderKeys('stripe', keys);

describe('The keys of a provider', () => {
  it('pass where they look like its own, are removed, or are left alone', () => {
    expect(stripe({})).toEqual({ ok: true });
    expect(stripe({ test_secret_key: null, live_webhook_secret: null })).toEqual({ ok: true });
    expect(
      stripe({
        test_secret_key: 'sk_test_51Hxyz0123',
        test_webhook_secret: 'whsec_abcdefgh',
        live_secret_key: 'rk_live_51Hxyz0123',
      }),
    ).toEqual({ ok: true });
    expect(checkProviderKeys('paystack', { live_secret_key: 'sk_live_0123456789' })).toEqual({ ok: true });
  });

  it('are refused where they are of the other mode', () => {
    expect(stripe({ test_secret_key: 'sk_live_51Hxyz0123' })).toMatchObject({
      fields: { test_secret_key: { reason: 'secret_key_other_mode', mode: 'test' } },
    });
  });

  it('are refused where they are public, cut short, or another provider’s', () => {
    for (const key of ['pk_test_51Hxyz0123', 'sk_test_', 'sk_test_a b c d e f', '', 'whsec_abcdefgh']) {
      expect(stripe({ test_secret_key: key })).toMatchObject({
        fields: { test_secret_key: { reason: 'secret_key_unlike', prefix: 'sk_test_' } },
      });
    }
    expect(checkProviderKeys('paystack', { test_secret_key: 'rk_test_0123456789' }).ok).toBe(false);
    expect(stripe({ live_webhook_secret: 'sk_live_0123456789' }).ok).toBe(false);
    expect(checkProviderKeys('paystack', { test_webhook_secret: 'whsec_abcdefgh' }).ok).toBe(false);
  });

  it('are two a mode at Stripe, and one at Paystack', () => {
    expect(keyFieldsOf('stripe', 'live')).toEqual(['live_secret_key', 'live_webhook_secret']);
    expect(keyFieldsOf('paystack', 'test')).toEqual(['test_secret_key']);
  });
});
