import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDomain, plainDomain, proofName } from './domains.ts';
import {
  checkManualPayments,
  checkMoneyAccount,
  defaultManualPayments,
  type ManualPayments,
  manualMethods,
} from './manual-payments.ts';
import { checkShopPreferences, defaultShopPreferences, reachesMinimum } from './preferences.ts';
import { checkRedirect, leadsBack, type RedirectDraft, redirectKey } from './redirects.ts';

const reasonOf = (check: { ok: true } | { ok: false; first: { reason: string } }) =>
  check.ok ? null : check.first.reason;

describe('Ways to pay without a provider', () => {
  const mpesa = { id: 'a', name: 'M-Pesa', number: '0700 000000', instructions: 'Paybill' };
  const all: ManualPayments = {
    ...{ pay_on_delivery: true, pay_on_delivery_max: 5000, pay_on_delivery_zones: ['lagos'] },
    ...{ bank_transfer: true, bank_transfer_proof: true, bank_transfer_days: 3, mobile_money: [mpesa] },
  };
  const order = { total: 5000, zone_id: 'lagos', bank_details: 'GTBank 0123' };
  const methods = (settings: ManualPayments, more: Partial<typeof order> | { zone_id: null } = {}) =>
    manualMethods(settings, { ...order, ...more }).map(({ method }) => method);

  it('are none until the store says where the money goes', () => {
    expect(methods(defaultManualPayments)).toEqual([]);
    expect(methods({ ...all, pay_on_delivery: false }, { bank_details: '' })).toEqual(['mobile_money']);
  });

  it('are offered within their limits', () => {
    expect(methods(all)).toEqual(['pay_on_delivery', 'bank_transfer', 'mobile_money']);
    for (const more of [{ total: 5001 }, { zone_id: 'kano' }])
      expect(methods(all, more)).toEqual(['bank_transfer', 'mobile_money']);
    // Who collects pays at the counter.
    expect(methods(all, { zone_id: null })).toContain('pay_on_delivery');
    expect(methods({ ...all, pay_on_delivery_zones: [] })).not.toContain('pay_on_delivery');
    expect(methods({ ...all, pay_on_delivery_zones: null }, { zone_id: 'kano' })).toContain(
      'pay_on_delivery',
    );
  });

  it.each([
    [null, {}],
    ['pay_on_delivery_max_invalid', { pay_on_delivery_max: 0 }],
    ['transfer_days_invalid', { bank_transfer_days: 31 }],
    ['transfer_days_invalid', { bank_transfer_days: 0 }],
    ['money_account_name_required', { mobile_money: [{ ...mpesa, name: '' }] }],
    ['money_account_number_required', { mobile_money: [{ ...mpesa, number: ' ' }] }],
    ['money_account_twice', { mobile_money: [mpesa, { ...mpesa, id: 'b' }] }],
    ['money_account_twice', { mobile_money: [mpesa, { ...mpesa, name: 'Airtel' }] }],
  ])('%s: %o', (reason, change) => {
    expect(reasonOf(checkManualPayments({ ...all, ...change }, order))).toBe(reason);
  });

  it('need bank details for a transfer, and a number for an account', () => {
    expect(reasonOf(checkManualPayments(all, { bank_details: '' }))).toBe('bank_details_required');
    expect(checkMoneyAccount(mpesa)).toEqual({ ok: true });
  });
});

describe('How a shop behaves', () => {
  const kept = { password: undefined, hasPassword: false };
  it.each([
    [null, {}, kept],
    [null, { status: 'password' as const }, { ...kept, hasPassword: true }],
    [null, { status: 'password' as const }, { password: 'karibu', hasPassword: false }],
    ['shop_password_required', { status: 'password' as const }, kept],
    ['shop_password_short', {}, { password: 'abc', hasPassword: true }],
    ['paused_message_required', { status: 'paused' as const, paused_message: ' ' }, kept],
    ['hold_minutes_invalid', { hold_minutes: 4 }, kept],
    ['hold_minutes_invalid', { hold_minutes: 61 }, kept],
    ['minimum_order_invalid', { minimum_order: 0 }, kept],
  ])('%s: %o', (reason, change, password) => {
    expect(reasonOf(checkShopPreferences({ ...defaultShopPreferences, ...change }, password))).toBe(reason);
  });

  it('takes carts from its minimum on', () => {
    expect(reachesMinimum({ minimum_order: 500 }, 499)).toBe(false);
    expect(reachesMinimum({ minimum_order: 500 }, 500)).toBe(true);
    expect(reachesMinimum(defaultShopPreferences, 0)).toBe(true);
  });
});

describe('A redirect', () => {
  it.each([
    [null, '/old', '/new?colour=red'],
    [null, '/Old/', 'https://example.com/a'],
    ['from_path_invalid', 'old', '/new'],
    ['from_path_invalid', '//evil.example', '/new'],
    ['from_path_invalid', '/a?b=1', '/new'],
    ['from_path_taken', '/', '/new'],
    ['from_path_taken', '/checkout/pay', '/new'],
    ['from_path_taken', '/CART', '/new'],
    [null, '/cartoons', '/new'],
    ['from_path_taken', '/Search/', '/new'],
    ['from_path_taken', '/collections/all', '/new'],
    ['from_path_taken', '/wholesale/cart', '/new'],
    [null, '/collections/winter', '/new'],
    ['to_path_invalid', '/old', '//evil.example'],
    ['to_path_invalid', '/old', '/\\evil.example'],
    ['to_path_invalid', '/old', 'javascript:alert(1)'],
    ['redirect_to_itself', '/old', '/OLD/'],
  ])('%s: %s to %s', (reason, from_path, to_path) => {
    expect(reasonOf(checkRedirect({ from_path, to_path }))).toBe(reason);
  });

  it('never closes a circle', () => {
    const paths = fc.constantFrom('/a', '/b', '/C/', '/d', '/e');
    fc.assert(
      fc.property(fc.array(fc.record({ from_path: paths, to_path: paths }), { maxLength: 12 }), (wanted) => {
        const taken: RedirectDraft[] = [];
        for (const draft of wanted) {
          const isKnown = taken.some((one) => redirectKey(one.from_path) === redirectKey(draft.from_path));
          if (!isKnown && checkRedirect(draft).ok && !leadsBack(draft, taken)) taken.push(draft);
        }
        for (const { from_path } of taken) {
          let at = redirectKey(from_path);
          for (let hops = 0; hops <= taken.length; hops++) {
            const next = taken.find((one) => redirectKey(one.from_path) === at);
            if (!next) break;
            expect(hops).toBeLessThan(taken.length);
            at = redirectKey(next.to_path);
          }
        }
      }),
    );
  });
});

describe('A domain', () => {
  it.each([
    [null, 'shop.example.com'],
    [null, 'Duka.CO.KE.'],
    [null, 'xn--bcher-kva.example'],
    ['domain_invalid', ''],
    ['domain_invalid', 'localhost'],
    ['domain_invalid', '192.168.0.1'],
    ['domain_invalid', '[::1]'],
    ['domain_invalid', 'https://shop.example.com'],
    ['domain_invalid', 'shop.example.com/cart'],
    ['domain_invalid', 'shop.example.com:8080'],
    ['domain_invalid', '-a.example.com'],
    ['domain_invalid', `${'a.'.repeat(125)}com`],
    ['domain_ours', 'sokoni.shop'],
    ['domain_ours', 'other.sokoni.shop'],
    [null, 'notsokoni.shop'],
  ])('%s: %s', (reason, domain) => {
    expect(reasonOf(checkDomain({ domain }, ['sokoni.shop']))).toBe(reason);
  });

  it('is proved below it', () => {
    expect(proofName(plainDomain('Shop.Example.com.'))).toBe('_sokoni.shop.example.com');
  });
});
