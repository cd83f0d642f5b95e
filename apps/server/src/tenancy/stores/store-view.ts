import type { account, store } from '@sokoni/contract/tenancy/stores';
import { firstLanguage } from '@sokoni/rules/languages';
import type { ModuleStatus } from '@sokoni/rules/modules/modules';
import { extraLanguages } from '@sokoni/rules/storefront/shop-languages';
import { type AccountContract, canStartTrial, contractNow } from '@sokoni/rules/stores/account-contract';
import { socialNetworkKeys } from '@sokoni/rules/stores/social-links';
import type * as z from 'zod';
import type { Config } from '#core/config/config.ts';
import type { UserCall } from '#core/http/route.ts';
import { pictureKeys, uploadsPath } from '#core/pictures/pictures.ts';
import { businessToken } from '#core/security/tokens.ts';
import type { StoreRow } from './queries.ts';

export type StoreView = z.output<typeof store>;
type AccountView = z.output<typeof account>;
type SocialView = StoreView['social'];

/** `logo_key` of SPEC section 3. */
export function logoKey(storeId: string, imageId: string | null): string | null {
  return imageId && pictureKeys(storeId, imageId).medium;
}

/** The one mapping from a row to the store of the contract, for the session that asks. */
export function storeView(
  row: StoreRow,
  call: Pick<UserCall<'GET /marketplace/v1/stores/{id}'>, 'services' | 'caller' | 'now'>,
): StoreView {
  const { config, secrets } = call.services;
  return {
    ...storeFacts(row, config, call.now),
    business_token: businessToken(secrets, call.caller.sessionId, row.id),
  };
}

/** The store without the token of a session, which must not be kept anywhere. */
export function storeFacts(row: StoreRow, config: Config, now: Date): Omit<StoreView, 'business_token'> {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    business_code: row.business_code,
    sub_domain: row.sub_domain,
    storefront_url: `${new URL(config.publicUrl).protocol}//${row.sub_domain}.${config.storefrontHost}`,
    currency_code: row.currency_code,
    logo_key: logoKey(row.id, row.logo_image_id),
    base_url: uploadsPath,
    stats: { product_count: row.product_count },
    default_theme: row.default_theme,
    mode: row.mode,
    test_product: row.test_product,
    reg_channel: row.reg_channel,
    product_type_id: row.product_type_id,
    store_module: row.store_module,
    web_support: row.web_support,
    pos_support: row.pos_support,
    email: row.email,
    phone: row.phone,
    address: row.address,
    country: row.country,
    timezone: row.timezone,
    language: firstLanguage(row.language),
    extra_languages: extraLanguages(firstLanguage(row.language), row.extra_languages),
    receipt_footer: row.receipt_footer,
    invoice_footer: row.invoice_footer,
    statement_footer: row.statement_footer,
    payment_terms: row.payment_terms,
    bank_details: row.bank_details,
    social: socialView(row.social),
    account: storeAccountView(row, now),
    modules: row.modules as Record<string, ModuleStatus>,
    created_at: row.created_at.toISOString(),
  };
}

/** SPEC section 3 "Account/business" of a store: the contract of its account and its own VAT. */
export function storeAccountView(row: StoreRow, now: Date): AccountView {
  return {
    ...contractView(row, now),
    apply_vat: row.apply_vat,
    // At most three decimals of at most 100: a number carries them exactly.
    vat_percent: Number(row.vat_percent),
    prices_include_vat: row.prices_include_vat,
    shipping_vat_percent: row.shipping_vat_percent === null ? null : Number(row.shipping_vat_percent),
    vat_decided: row.vat_decided,
  };
}

/** The contract in force at `now`. */
export function contractView(
  row: Omit<AccountContract, 'trial_ends_at'> & { trial_ends_at: Date | null },
  now: Date,
): Pick<AccountView, 'contract_type' | 'trial_ends_at' | 'can_start_trial'> {
  return {
    contract_type: contractNow(row, now),
    trial_ends_at: row.trial_ends_at?.toISOString() ?? null,
    can_start_trial: canStartTrial(row),
  };
}

function socialView(kept: unknown): SocialView {
  const links = kept as Partial<SocialView>;
  return Object.fromEntries(
    socialNetworkKeys.map((network) => [network, links[network] ?? '']),
  ) as SocialView;
}
