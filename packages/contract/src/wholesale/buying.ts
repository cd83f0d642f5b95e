import { orderStates } from '@sokoni/rules/orders/order-state';
import { paymentTypes } from '@sokoni/rules/orders/payment-types';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { day, email, id, pageOf, pageQuery, text, time } from '#fields.ts';
import { allowBelowReserved } from '#inventory/stock.ts';
import { moneyMethod } from '#sales/order-enums.ts';
import { orderedLine, orderedLines, priceBreaks, terms } from './terms.ts';

/** A store that sells to businesses, as another store sees it. */
export const supplierStore = z.object({
  id,
  name: z.string(),
  description: z.string(),
  introduction: z.string(),
  country: z.string(),
  currency_code: z.string(),
  logo: z.string().nullable(),
  /** Where its web store is. */
  sub_domain: z.string(),
  /** `none`: nobody has asked yet; `active` and `paused`: what the supplier agreed to. */
  relation: z.enum(['none', 'pending', 'declined', 'active', 'paused']),
  /** Why it was declined. */
  reason: z.string(),
});

/** What was agreed with one of them; amounts in minor units of its currency. */
export const agreement = z.object({
  payment_terms: terms,
  deposit_percent: z.string().nullable(),
  /** The least that the next order comes to before VAT; null: no minimum. */
  minimum: z.number().int().nullable(),
  is_first_order: z.boolean(),
  /** How VAT comes on top (SPEC section 4). */
  apply_vat: z.boolean(),
  vat_percent: z.string(),
  tax_exempt: z.boolean(),
  credit_limit: z.number().int().nullable(),
  outstanding: z.number().int(),
});

export const supplierDetail = supplierStore.extend({
  email: z.string(),
  phone: z.string(),
  /** Null while there is none. */
  agreement: agreement.nullable(),
  /** By which its products are found, each named from the top; none without an agreement. */
  categories: z.array(z.object({ id, name: z.string() })),
  /** Which of the two is in test mode, while the other is live: then nothing can be ordered. Null: both are in one mode. */
  in_test: z.enum(['buyer', 'supplier']).nullable(),
});

/** Prices of a product or of one combination, as SPEC section 3 names them. */
const pricing = z.object({
  on_sales: z.boolean(),
  sales_price: z.number().int(),
  current_price: z.number().int(),
});

const sold = { variant_id: id, sku: z.string(), breaks: priceBreaks };

/** A product as the company buys it: SPEC section 3, with what volume prices and quantities add. */
export const wholesaleProduct = z.object({
  id,
  title: z.string(),
  images: z.array(z.string()),
  price: z.number().int(),
  pricing,
  exempt_vat: z.boolean(),
  tax_percent: z.string().nullable(),
  inventory: z.object({ track_quantity: z.boolean() }),
  ...sold,
  variant_combinations: z.array(
    pricing.extend({
      name: z.string(),
      active: z.boolean(),
      quantity: z.number().int(),
      track_quantity: z.boolean(),
      ...sold,
    }),
  ),
  /** Of what the plain product sells; for one with combinations, of all. */
  quantity: z.number().int(),
  minimum_quantity: z.number().int(),
  quantity_step: z.number().int(),
  case_quantity: z.number().int().nullable(),
});

/** What somebody typed in a quick order, and what it is; null where nothing is offered under this code. */
const foundCode = z.object({
  code: z.string(),
  product: wholesaleProduct.nullable(),
  /** The combination; null for a plain product. */
  combination: z.string().nullable(),
});

/** A variant and its product as it is offered now; what is no longer offered has no product. */
export const offeredVariant = z.object({ variant_id: id, product: wholesaleProduct.nullable() });

/** A cart line as it is now; what is no longer offered has no product. */
const cartLine = orderedLine.extend({ product: wholesaleProduct.nullable() });

export const wholesaleCart = z.object({ lines: z.array(cartLine), updated_at: time.nullable() });

/** One order, as the buyer's store sees it. */
export const purchaseRow = z.object({
  supplier: z.object({ id, name: z.string() }),
  currency_code: z.string(),
  order_id: id,
  number: z.string(),
  test: z.boolean(),
  state: z.enum(orderStates),
  payment_type: z.enum(paymentTypes),
  due_on: day.nullable(),
  /** When the next of it is to be paid: while a deposit is outstanding the day of the order, then `due_on`. */
  next_due_on: day.nullable(),
  ordered_total: z.number().int(),
  /** `ordered_total` without what came back. */
  total: z.number().int(),
  /** Without what was refunded. */
  paid: z.number().int(),
  /** Below zero: the supplier is to refund it. */
  outstanding: z.number().int(),
  /** Asked for at once; what of it is still to be paid. */
  deposit: z.number().int(),
  deposit_due: z.number().int(),
  reference: z.string(),
  placed_at: time,
  purchase_order_id: id,
  units: z.number().int(),
  fulfilled: z.number().int(),
});

export const purchase = purchaseRow.extend({
  lines_total: z.number().int(),
  discount_total: z.number().int(),
  shipping: z.number().int(),
  vat_total: z.number().int(),
  returned_total: z.number().int(),
  refunded: z.number().int(),
  note: z.string(),
  lines: z.array(
    z.object({
      id,
      title: z.string(),
      variant_name: z.string(),
      sku: z.string(),
      quantity: z.number().int(),
      unit_price: z.number().int(),
      /** `quantity` x `unit_price` less the line's discount, before VAT. */
      amount: z.number().int(),
      fulfilled: z.number().int(),
      returned: z.number().int(),
      /** Of what was fulfilled, what came into the buyer's own stock. */
      received: z.number().int(),
      /** In the supplier's catalogue, to order it again; null for a line without a product. */
      supplier_variant_id: id.nullable(),
      /** In the buyer's own catalogue; null for a line that the supplier added since. */
      variant_id: id.nullable(),
    }),
  ),
  payments: z.array(
    z.object({
      kind: z.enum(['payment', 'refund']),
      method: moneyMethod,
      amount: z.number().int(),
      at: time,
    }),
  ),
  fulfilments: z.array(
    z.object({
      at: time,
      carrier: z.string(),
      tracking_number: z.string(),
      tracking_url: z.string(),
      units: z.number().int(),
    }),
  ),
  /** Units that were fulfilled and are not in stock yet. */
  to_receive: z.number().int(),
  /** Units that the supplier has recorded as returned and that are still in stock. */
  to_send_back: z.number().int(),
});

/** What is owed to one supplier, by the age of the debt, and what it is to give back. */
export const payable = z.object({
  supplier: z.object({ id, name: z.string() }),
  currency_code: z.string(),
  orders: z.number().int(),
  outstanding: z.number().int(),
  not_due: z.number().int(),
  days_30: z.number().int(),
  days_60: z.number().int(),
  days_90: z.number().int(),
  older: z.number().int(),
  next_due_on: day.nullable(),
  /** Of orders that are paid beyond what they come to; it is not taken off `outstanding`. */
  refund_due: z.number().int(),
});

/** Which page of what a company is offered. */
export const offeredQuery = z.strictObject({
  ...pageQuery.omit({ sort: true }).shape,
  /** With those below it. */
  category_id: id.optional(),
});

/** A page of what a company is offered. */
export const offeredPage = pageOf(wholesaleProduct).omit({ total: true }).extend({ has_more: z.boolean() });

export const buyingCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/wholesale/suppliers': {
    summary:
      'List the stores that sell to businesses: your suppliers first, then those that chose to be found.',
    query: pageQuery.omit({ sort: true }),
    data: pageOf(supplierStore),
  },
  'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}': {
    summary: 'Retrieve a supplier and what was agreed with it.',
    data: supplierDetail,
  },
  'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/requests': {
    summary: 'Ask a supplier to be let in as a company.',
    body: z.strictObject({
      company_name: text(wholesaleLimits.companyNameLength).min(1),
      email,
      phone: text(40).default(''),
      tax_number: text(wholesaleLimits.taxNumberLength).default(''),
      message: text(wholesaleLimits.messageLength).default(''),
    }),
    data: supplierDetail,
  },
  'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/products': {
    summary: 'List what a supplier offers, at the prices of your agreement, by title.',
    query: offeredQuery,
    data: offeredPage,
  },
  'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/products/by-code': {
    summary: 'Find what a supplier offers by SKU or barcode, for a quick order.',
    body: z.strictObject({ codes: z.array(text(100).min(1)).min(1).max(wholesaleLimits.codes) }),
    data: z.array(foundCode),
  },
  'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/cart': {
    summary: 'Retrieve your cart at a supplier, as its products are now.',
    data: wholesaleCart,
  },
  'PUT /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/cart': {
    summary: 'Save your cart at a supplier, so that it follows you to another device.',
    body: z.strictObject({ lines: orderedLines }),
    data: wholesaleCart,
  },
  'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/orders': {
    summary:
      'Order from a supplier: its sale and your purchase order are made together. 422 below_order_minimum, quantity_not_offered, over_credit_limit.',
    body: z.strictObject({
      id: id.optional(),
      lines: z.array(orderedLine).min(1).max(wholesaleLimits.lines),
      /** What the cart said it comes to. */
      expected_total: z.number().int().min(0),
      reference: text(wholesaleLimits.referenceLength).default(''),
      note: text(wholesaleLimits.noteLength).default(''),
      /** Where it is delivered to; left out: the first location of the store. */
      location_id: id.optional(),
    }),
    data: purchase,
  },
  'GET /marketplace/v1/stores/{id}/wholesale/purchases': {
    summary: 'List what the store has ordered from suppliers on the platform, the newest first.',
    query: z.strictObject({
      ...pageQuery.pick({ page: true, limit: true }).shape,
      supplier_id: id.optional(),
      unpaid: z.enum(['true', 'false']).default('false'),
    }),
    data: pageOf(purchaseRow),
  },
  'GET /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}': {
    summary: 'Retrieve an order with its lines, payments and deliveries.',
    data: purchase,
  },
  'POST /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}/receipts': {
    summary: 'Take what the supplier has fulfilled into stock.',
    body: z.strictObject({}),
    data: purchase,
  },
  'POST /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}/returns': {
    summary:
      'Take what the supplier has recorded as returned out of stock. 409 below_reserved when fewer would be left than are reserved for orders, unless confirmed.',
    body: z.strictObject({ allow_below_reserved: allowBelowReserved }),
    data: purchase,
  },
  'GET /marketplace/v1/stores/{id}/wholesale/payables': {
    summary: 'List what the store owes suppliers on the platform, by age.',
    data: z.array(payable),
  },
});
