import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, pageOf, pageQuery, text, time } from '#fields.ts';
import { amount, percentage, terms, units } from './terms.ts';

/** How a store sells to businesses. */
export const wholesaleSettings = z.object({
  /** Whether other stores find it among suppliers. */
  listed: z.boolean(),
  introduction: z.string(),
  /** Every active product, or those that are chosen. */
  offers: z.enum(['all', 'chosen']),
  /** The least that an order comes to before VAT; null: no minimum. */
  minimum_first_order: z.number().int().nullable(),
  minimum_order: z.number().int().nullable(),
  /** For companies without terms of their own. */
  payment_terms: terms,
  /** Of an order, asked for at once; null: nothing. */
  deposit_percent: z.string().nullable(),
  /** Whether the store is mailed of orders that companies place; never of those that its staff places for them. */
  mails_new_orders: z.boolean(),
  version: z.number().int(),
});

/** A product as companies are offered it. */
export const offeredProduct = z.object({
  product_id: id,
  title: z.string(),
  image: z.string().nullable(),
  status: z.enum(['draft', 'active', 'archived']),
  /** Lowest and highest price of its variants. */
  min_price: z.number().int(),
  max_price: z.number().int(),
  offered: z.boolean(),
  minimum_quantity: z.number().int(),
  quantity_step: z.number().int(),
  case_quantity: z.number().int().nullable(),
  /** The groups whose companies alone are offered it; empty: all. */
  group_ids: z.array(id),
});

/** A company that buys: a customer of the store, with what was agreed. */
export const company = z.object({
  customer_id: id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  group: z.object({ id, name: z.string() }).nullable(),
  status: z.enum(['active', 'paused']),
  /** Its own; null: that of its group, else the prices of the store. */
  price_list: z.object({ id, name: z.string() }).nullable(),
  /** Null: as the settings say. */
  payment_terms: terms.nullable(),
  deposit_percent: z.string().nullable(),
  tax_exempt: z.boolean(),
  tax_number: z.string(),
  /** The store on the platform that it buys with. */
  buyer_store: z.object({ id, name: z.string() }).nullable(),
  credit_limit: z.number().int().nullable(),
  outstanding: z.number().int(),
  order_count: z.number().int(),
  version: z.number().int(),
  created_at: time,
});

/** A store that asks to buy, or a business without one that has asked in the shop. */
export const accessRequest = z.object({
  id,
  /** Null for a business without a store on the platform. */
  store: z.object({ id, name: z.string() }).nullable(),
  /** The person. */
  requested_by: z.string(),
  company_name: z.string(),
  email: z.string(),
  phone: z.string(),
  tax_number: z.string(),
  message: z.string(),
  status: z.enum(['pending', 'approved', 'declined']),
  reason: z.string(),
  created_at: time,
  decided_at: time.nullable(),
});

const agreed = {
  price_list_id: id.nullable(),
  payment_terms: terms.nullable(),
  deposit_percent: percentage.nullable(),
  tax_exempt: z.boolean(),
  tax_number: text(wholesaleLimits.taxNumberLength),
};

export const supplyingCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/wholesale/settings': {
    summary: 'Retrieve how the store sells to businesses.',
    data: wholesaleSettings,
  },
  'PUT /marketplace/v1/stores/{id}/wholesale/settings': {
    summary: 'Update how the store sells to businesses. What is left out stays.',
    body: z.strictObject({
      version: z.number().int(),
      ...z
        .strictObject({
          listed: z.boolean(),
          introduction: text(wholesaleLimits.introductionLength),
          offers: z.enum(['all', 'chosen']),
          minimum_first_order: amount.nullable(),
          minimum_order: amount.nullable(),
          payment_terms: terms,
          deposit_percent: percentage.nullable(),
          mails_new_orders: z.boolean(),
        })
        .partial().shape,
    }),
    data: wholesaleSettings,
  },
  'GET /marketplace/v1/stores/{id}/wholesale/products': {
    summary: 'List the products as companies are offered them, by title.',
    query: pageQuery.omit({ sort: true }),
    data: pageOf(offeredProduct),
  },
  'PUT /marketplace/v1/stores/{id}/wholesale/products/{product_id}': {
    summary: 'Set whether, to whom and in which quantities a product is offered.',
    body: z.strictObject({
      offered: z.boolean(),
      minimum_quantity: units,
      quantity_step: units,
      case_quantity: z.number().int().min(2).max(wholesaleLimits.quantity).nullable(),
      group_ids: z.array(id).max(100),
    }),
    data: offeredProduct,
  },
  'GET /marketplace/v1/stores/{id}/wholesale/companies': {
    summary: 'List the companies that buy, by name, or the one that a customer is.',
    query: z.strictObject({ ...pageQuery.omit({ sort: true }).shape, customer_id: id.optional() }),
    data: pageOf(company),
  },
  'POST /marketplace/v1/stores/{id}/wholesale/companies': {
    summary: 'Let a customer buy as a company.',
    body: z.strictObject({
      customer_id: id,
      ...z
        .strictObject(agreed)
        .partial()
        .extend({ tax_exempt: z.boolean().default(false) }).shape,
    }),
    data: company,
  },
  'GET /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}': {
    summary: 'Retrieve a company.',
    data: company,
  },
  'PUT /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}': {
    summary: 'Update what was agreed with a company. What is left out stays.',
    body: z.strictObject({
      version: z.number().int(),
      status: z.enum(['active', 'paused']).optional(),
      ...z.strictObject(agreed).partial().shape,
    }),
    data: company,
  },
  'GET /marketplace/v1/stores/{id}/wholesale/requests': {
    summary: 'List the stores that asked to buy, the newest first.',
    query: z.strictObject({
      ...pageQuery.pick({ page: true, limit: true }).shape,
      status: z.enum(['pending', 'approved', 'declined']).optional(),
    }),
    data: pageOf(accessRequest),
  },
  'POST /marketplace/v1/stores/{id}/wholesale/requests/{request_id}/decision': {
    summary:
      'Approve or decline a request. An approved one is a company from then on: the customer that is named, or a new one.',
    body: z.strictObject({
      approved: z.boolean(),
      reason: text(wholesaleLimits.reasonLength).default(''),
      /** Who the company is among the customers; left out: a new customer. */
      customer_id: id.optional(),
      price_list_id: id.nullable().default(null),
      payment_terms: terms.nullable().default(null),
      credit_limit: z.number().int().min(0).nullable().optional(),
    }),
    data: accessRequest,
  },
});
