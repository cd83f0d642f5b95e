import { languageCodes } from '@sokoni/rules/languages';
import { limits } from '@sokoni/rules/limits';
import { type GuideStepKey, guideSteps } from '@sokoni/rules/navigation/setup-guide';
import { checkSocialLinks } from '@sokoni/rules/stores/social-links';
import { checkStoreDraft } from '@sokoni/rules/stores/store-draft';
import { checkStoreUpdate } from '@sokoni/rules/stores/store-update';
import { checkVatSettings } from '@sokoni/rules/stores/vat-settings';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, language, pageOf, pageQuery, pictureSizes, reasoned, text, time } from '#fields.ts';
import { refusal } from '#refusals.ts';
import { moduleStatus } from './modules.ts';

/** SPEC section 3 "Account/business". VAT belongs to the store, contract and trial to its owner. */
export const account = z.object({
  contract_type: z.string(),
  apply_vat: z.boolean(),
  vat_percent: z.number(),
  prices_include_vat: z.boolean(),
  /** The VAT rate of delivery in percent; null: it bears none. */
  shipping_vat_percent: z.number().nullable(),
  /** The VAT was set, be it to none. */
  vat_decided: z.boolean(),
  trial_ends_at: time.nullable(),
  can_start_trial: z.boolean(),
});

const link = text(limits.urlLength);

/** Links to the store elsewhere: http(s) addresses or handles, empty where there is none. */
export const social = z.object({
  website: link,
  instagram: link,
  facebook: link,
  x: link,
  tiktok: link,
  youtube: link,
  whatsapp: link,
});

/** The looks that a storefront can have (`default_theme`). */
export const looks = ['duka', 'souk', 'high_street', 'corner'] as const;

/** SPEC section 3 "Store (list item)"; `base_url + logo_key` is the picture's address. */
export const store = z.object({
  id,
  name: z.string(),
  description: z.string(),
  business_code: z.string(),
  business_token: z.string(),
  sub_domain: z.string(),
  storefront_url: z.string(),
  currency_code: z.string(),
  logo_key: z.string().nullable(),
  base_url: z.string(),
  stats: z.object({ product_count: z.number().int() }),
  default_theme: z.string().nullable(),
  mode: z.enum(['test', 'live']),
  test_product: z.boolean(),
  reg_channel: z.string(),
  product_type_id: z.string().nullable(),
  store_module: z.enum(['general_store', 'restaurant']),
  web_support: z.boolean(),
  pos_support: z.boolean(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  country: z.string(),
  timezone: z.string(),
  /** Of its web store, and of what customers get whose own language is not known. */
  language,
  /** In which its web store is read too. */
  extra_languages: z.array(language),
  receipt_footer: z.string(),
  invoice_footer: z.string(),
  statement_footer: z.string(),
  payment_terms: z.string(),
  bank_details: z.string(),
  social,
  account,
  modules: z.record(z.string(), moduleStatus),
  created_at: time,
});

/** SPEC section 3 "Product type". */
export const productType = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  contract_type: z.string(),
  image: z.string(),
});

/** What the start call answers: everything that the store chooser and the wizards need. */
export const start = z.object({
  stores: z.array(store),
  product_types: z.array(productType),
  account: account.pick({ contract_type: true, trial_ends_at: true, can_start_trial: true }),
});

const channel = z.union([z.boolean(), z.enum(['ACTIVE', 'DISABLED'])]);
const storeModule = z.enum(['general_store', 'restaurant']);

const subDomain = text(100).toLowerCase();

/** SPEC section 3 "Store draft (creation payload)"; an `id` may be chosen by the client. */
export const storeDraft = reasoned(
  z.object({
    id: id.optional(),
    name: text(limits.storeNameLength).default(''),
    currency_code: text(10).default(''),
    sub_domain: subDomain.default(''),
    description: text(limits.descriptionLength).nullish(),
    reg_channel: text(20).default('web'),
    product_type_id: text(60).default(''),
    web_support: channel.default(true),
    pos_support: channel.default(true),
    test_product: z.boolean().default(true),
    mode: z.enum(['test', 'live']).default('test'),
    store_module: storeModule.default('general_store'),
    timezone: text(60).nullish(),
    module_appointment: moduleStatus.optional(),
    module_expenses: moduleStatus.optional(),
    module_food_menu: moduleStatus.optional(),
    module_inventory: moduleStatus.optional(),
    module_marketing: moduleStatus.optional(),
    module_marketplace: moduleStatus.optional(),
    module_messaging: moduleStatus.optional(),
    module_online: moduleStatus.optional(),
    module_pos: moduleStatus.optional(),
    module_wholesale: moduleStatus.optional(),
  }),
  checkStoreDraft,
);

export const readinessItem = z.object({ key: z.string(), message: z.string(), done: z.boolean() });

/** How far a store is set up. */
const guideStep = z.enum(guideSteps.map(({ key }) => key) as [GuideStepKey]);

/** What the store has put aside of its set-up guide. */
const guide = z.object({ skipped: z.array(guideStep), hidden: z.boolean() });

export const overview = z.object({
  guide,
  /** What a buyer would still miss. */
  readiness: z.array(readinessItem),
  figures: z.object({
    staff: z.number().int(),
    open_invites: z.number().int(),
    active_modules: z.number().int(),
    products: z.number().int(),
    /** How many of the products are samples of ours. */
    samples: z.number().int(),
  }),
});

export const image = z.object({
  id,
  key: z.string(),
  base_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  sizes: pictureSizes,
});

export const storeCalls = defineCalls({
  'GET /marketplace/v1/user/start': {
    summary: 'Retrieve the logged-in user’s stores and account, and the product types.',
    data: start,
  },
  'GET /accounts/api/v1/users/start': { summary: 'The same as user/start.', data: start },
  'GET /marketplace/v1/stores/all': {
    summary: 'List the stores the logged-in user works in.',
    query: pageQuery,
    data: pageOf(store),
  },
  'POST /marketplace/v1/stores/create': {
    summary: 'Create a store; its creator is its super_admin.',
    body: storeDraft,
    data: z.object({ id, message: z.string() }),
  },
  'GET /marketplace/v1/stores/{id}': { summary: 'Retrieve a store.', data: store },
  'PUT /marketplace/v1/stores/{id}/update': {
    summary: 'Update a store. Its currency never changes.',
    body: reasoned(
      z.object({
        name: text(limits.storeNameLength).exactOptional(),
        description: text(limits.descriptionLength).exactOptional(),
        email: text(limits.emailLength).exactOptional(),
        phone: text(30).exactOptional(),
        address: text(limits.addressLength).exactOptional(),
        country: text(2).toUpperCase().exactOptional(),
        timezone: text(60).exactOptional(),
        language: language.exactOptional(),
        extra_languages: z.array(language).max(languageCodes.length).exactOptional(),
        receipt_footer: text(limits.receiptFooterLength).exactOptional(),
        invoice_footer: text(limits.documentTextLength).exactOptional(),
        statement_footer: text(limits.documentTextLength).exactOptional(),
        /** Printed on invoices when filled. */
        payment_terms: text(limits.documentTextLength).exactOptional(),
        bank_details: text(limits.documentTextLength).exactOptional(),
        default_theme: z.enum(looks, { error: refusal('look_unknown') }).exactOptional(),
        web_support: channel.exactOptional(),
        pos_support: channel.exactOptional(),
        store_module: storeModule.exactOptional(),
        product_type_id: text(60).exactOptional(),
        sub_domain: subDomain.exactOptional(),
      }),
      checkStoreUpdate,
    ),
    data: store,
  },
  'PUT /marketplace/v1/stores/{id}/update/social': {
    summary: 'Update the social links: http(s) addresses or handles.',
    body: reasoned(
      z.object({
        website: link.exactOptional(),
        instagram: link.exactOptional(),
        facebook: link.exactOptional(),
        x: link.exactOptional(),
        tiktok: link.exactOptional(),
        youtube: link.exactOptional(),
        whatsapp: link.exactOptional(),
      }),
      checkSocialLinks,
    ),
    data: store,
  },
  'PUT /marketplace/v1/stores/{id}/update/vat': {
    summary: 'Update the VAT settings of the store.',
    body: reasoned(
      z.object({
        apply_vat: z.boolean().exactOptional(),
        vat_percent: z.number().exactOptional(),
        prices_include_vat: z.boolean().exactOptional(),
        shipping_vat_percent: z.number().nullable().exactOptional(),
      }),
      (form) => checkVatSettings({ apply_vat: false, prices_include_vat: false, vat_percent: 0, ...form }),
    ),
    data: store,
  },
  'POST /marketplace/v1/images/{storeId}/upload': {
    summary: 'Upload a picture; it is stored as WebP in four sizes.',
    takesFile: true,
    query: z.strictObject({ entity: z.enum(['store']).default('store') }),
    body: z.object({}),
    data: image,
  },
  'POST /marketplace/v1/stores/{id}/logo': {
    summary: 'Set the logo of the store.',
    takesFile: true,
    body: z.object({ store_id: z.string().max(60).nullish() }),
    data: store,
  },
  'DELETE /marketplace/v1/stores/{id}/logo': { summary: 'Remove the logo of the store.', data: store },
  'GET /marketplace/v1/stores/{id}/overview': {
    summary: 'Retrieve the store overview, and what to complete before going live.',
    data: overview,
  },
  'PUT /marketplace/v1/stores/{id}/guide': {
    summary: 'Skip a step of the set-up guide or reopen it, or hide the guide.',
    body: z.strictObject({
      step: guideStep.optional(),
      /** Of the step. */
      skipped: z.boolean().default(true),
      hidden: z.boolean().optional(),
    }),
    data: guide,
  },
  'PUT /marketplace/v1/stores/{id}/mode/live': {
    summary: 'Take the store live; returns what is still incomplete.',
    body: z.object({}).nullish(),
    data: z.object({ mode: z.literal('live'), readiness: z.array(readinessItem), message: z.string() }),
  },
  'PUT /marketplace/v1/stores/{id}/trial/start': {
    summary: 'Start the 14-day Enterprise trial, once per account.',
    body: z.object({}).nullish(),
    data: z.object({ account, message: z.string() }),
  },
  'DELETE /marketplace/v1/stores/{id}': {
    summary: 'Close the store (its owner, logged in within 15 minutes); it can be reopened for 30 days.',
    data: z.object({ reopen_until: time, message: z.string() }),
  },
  'GET /marketplace/v1/stores/closed': {
    summary: 'List the stores the user closed and can still reopen.',
    data: z.array(z.object({ id, name: z.string(), reopen_until: time })),
  },
  'DELETE /marketplace/v1/stores/{id}/closure': {
    summary: 'Reopen a store closed within the last 30 days.',
    data: z.object({ id, message: z.string() }),
  },
  'GET /marketplace/v1/sub-domains/{label}': {
    summary: 'Check whether a subdomain is available.',
    data: z.object({ available: z.boolean(), message: z.string() }),
  },
});
