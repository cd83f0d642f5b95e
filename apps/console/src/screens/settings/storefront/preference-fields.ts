import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import {
  checkShopPreferences,
  type ShopPreferences as Preferences,
  shopPolicies,
} from '@sokoni/rules/storefront/preferences';
import type { PreferencesChange, ShopPreferences } from '#api/stores/storefront.ts';
import { amountOf, amountText, countOf } from '#parts/numbers/typed-number.ts';
import { storefrontSentences } from '#sentences/settings/storefront.ts';

type Policy = (typeof shopPolicies)[number];

/** The preferences as they are typed. */
export type PreferenceFields = {
  status: Preferences['status'];
  paused_message: string;
  /** Empty: the one that there is stays. */
  password: string;
  hold_minutes: string;
  minimum_order: string;
  takes_notes: boolean;
  mails_new_orders: boolean;
  shows_email: boolean;
  shows_whatsapp: boolean;
  counts_visits: boolean;
} & { [P in Policy as `policy_${P}`]: boolean };

export function preferenceFields(preferences: ShopPreferences, currency: CurrencyCode): PreferenceFields {
  const { status, paused_message, takes_notes, mails_new_orders, policies } = preferences;
  const { shows_email, shows_whatsapp, counts_visits } = preferences;
  return {
    ...{ status, paused_message, takes_notes, mails_new_orders, password: '' },
    ...{ shows_email, shows_whatsapp, counts_visits },
    hold_minutes: String(preferences.hold_minutes),
    minimum_order: amountText(preferences.minimum_order, currency),
    policy_refunds: policies.includes('refunds'),
    policy_privacy: policies.includes('privacy'),
    policy_terms: policies.includes('terms'),
    policy_delivery: policies.includes('delivery'),
  };
}

/** What is sent of it. What no field holds is refused as any other number that is none. */
export function preferencesOf(
  fields: PreferenceFields,
  currency: CurrencyCode,
): Preferences & Pick<PreferencesChange, 'password'> {
  const { status, takes_notes, mails_new_orders, password, minimum_order } = fields;
  const { shows_email, shows_whatsapp, counts_visits } = fields;
  return {
    ...{ status, takes_notes, mails_new_orders, shows_email, shows_whatsapp, counts_visits },
    paused_message: fields.paused_message.trim(),
    hold_minutes: countOf(fields.hold_minutes) ?? -1,
    minimum_order: minimum_order.trim() === '' ? null : (amountOf(minimum_order, currency) ?? -1),
    policies: shopPolicies.filter((policy) => fields[`policy_${policy}`]),
    ...(password === '' ? {} : { password }),
  };
}

export function checkPreferences(fields: PreferenceFields, currency: CurrencyCode, hasPassword: boolean) {
  const { password, ...preferences } = preferencesOf(fields, currency);
  return storefrontSentences(checkShopPreferences(preferences, { password, hasPassword }));
}
