import { maxPrice } from '@sokoni/rules/money/price-change';
import { keptQuoteStates, quoteSides, quoteStates } from '@sokoni/rules/wholesale/quotes';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { day, id, pageOf, pageQuery, text, time } from '#fields.ts';
import { terms, units } from './terms.ts';

// Amounts are minor units of the supplier's currency.

const row = {
  id,
  /** `Q-1` and on, of the supplier. */
  number: z.string(),
  state: z.enum(quoteStates),
  /** The last day of the offer, where the supplier is; null while nothing is offered. */
  valid_until: day.nullable(),
  total: z.number().int(),
  currency_code: z.string(),
  version: z.number().int(),
  created_at: time,
  updated_at: time,
};

/** A quote, as the supplier's store sees it. */
export const quoteRow = z.object({ ...row, company: z.object({ id, name: z.string() }) });

/** The same, as the buyer's store sees it. */
export const purchaseQuoteRow = z.object({ ...row, supplier: z.object({ id, name: z.string() }) });

const quoteLine = z.object({
  variant_id: id,
  title: z.string(),
  variant_name: z.string(),
  sku: z.string(),
  quantity: z.number().int(),
  /** What the company pays for a unit without a quote. */
  list_price: z.number().int(),
  /** What the buyer wished for last; null: nothing. */
  asked_price: z.number().int().nullable(),
  /** What the supplier offered last; null: nothing yet. */
  offered_price: z.number().int().nullable(),
  /** What a unit costs as it stands now. */
  unit_price: z.number().int(),
  total: z.number().int(),
});

const detail = {
  subtotal: z.number().int(),
  vat: z.number().int(),
  /** As they would be for an order now. */
  payment_terms: terms,
  /** Today where the supplier is: an offer lasts through its last day there. */
  today: day,
  /** The order that it became; its number. */
  order: z.object({ id, number: z.string() }).nullable(),
  lines: z.array(quoteLine),
  /** What each side has said and done, the first first. */
  history: z.array(
    z.object({
      id,
      act: z.enum(keptQuoteStates),
      side: z.enum(quoteSides),
      text: z.string(),
      valid_until: day.nullable(),
      /** What the quote came to then. */
      total: z.number().int(),
      at: time,
    }),
  ),
};

export const quote = quoteRow.extend({
  ...detail,
  lines: z.array(
    quoteLine.extend({
      /** Units that an order could have now, where it would be fulfilled from; null where they are not counted. */
      available: z.number().int().nullable(),
      exempt_vat: z.boolean(),
      /** Its own tax rate in percent; null: the store's. */
      tax_percent: z.string().nullable(),
    }),
  ),
});

export const purchaseQuote = purchaseQuoteRow.extend(detail);

const unitPrice = z.number().int().min(0).max(maxPrice);
const message = text(wholesaleLimits.messageLength).default('');
const version = z.number().int();

const offeredLines = z
  .array(z.strictObject({ variant_id: id, quantity: units, unit_price: unitPrice }))
  .min(1)
  .max(wholesaleLimits.lines);

const askedLines = z
  .array(
    z.strictObject({
      variant_id: id,
      quantity: units,
      /** What the buyer would like to pay for a unit; left out: no wish. */
      unit_price: unitPrice.optional(),
    }),
  )
  .min(1)
  .max(wholesaleLimits.lines);

const offer = { lines: offeredLines, valid_until: day, message };

const decline = z.strictObject({ version, reason: text(wholesaleLimits.reasonLength).default('') });

const file = z.object({ url: z.string() });

const listQuery = {
  ...pageQuery.omit({ sort: true }).shape,
  state: z.enum(quoteStates).optional(),
};

export const quoteCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/wholesale/quotes': {
    summary:
      'List the quotes for companies, those that were touched last first. Search by number or company.',
    query: z.strictObject({ ...listQuery, customer_id: id.optional() }),
    data: pageOf(quoteRow),
  },
  'POST /marketplace/v1/stores/{id}/wholesale/quotes': {
    summary:
      'Offer a company prices for some quantities, up to a day: its store answers, or its buyers in your shop.',
    body: z.strictObject({ id: id.optional(), customer_id: id, ...offer }),
    data: quote,
  },
  'GET /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}': {
    summary: 'Retrieve a quote with its lines and history.',
    data: quote,
  },
  'POST /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}/offers': {
    summary:
      'Answer a request or counter-offer with prices, or put an offer right that was not accepted yet.',
    body: z.strictObject({ version, ...offer }),
    data: quote,
  },
  'POST /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}/decline': {
    summary: 'Decline a request or counter-offer, or withdraw an offer, with a reason.',
    body: decline,
    data: quote,
  },
  'GET /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}/document': {
    summary: 'Get a link to the quote as a PDF.',
    data: file,
  },
  'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/quotes': {
    summary: 'Ask a supplier for a quote. The cart there is empty afterwards.',
    body: z.strictObject({ id: id.optional(), lines: askedLines, message }),
    data: purchaseQuote,
  },
  'GET /marketplace/v1/stores/{id}/wholesale/purchase-quotes': {
    summary:
      'List the quotes of suppliers, those that were touched last first. Search by number or supplier.',
    query: z.strictObject({ ...listQuery, supplier_id: id.optional() }),
    data: pageOf(purchaseQuoteRow),
  },
  'GET /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}': {
    summary: 'Retrieve a quote of a supplier with its lines and history.',
    data: purchaseQuote,
  },
  'POST /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/counter-offers': {
    summary: 'Answer an offer with other quantities or prices. What is left out is not wanted any more.',
    body: z.strictObject({ version, lines: askedLines, message }),
    data: purchaseQuote,
  },
  'POST /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/acceptance': {
    summary:
      'Order at the offered prices: the sale of the supplier and your purchase order are made together. 422 over_credit_limit, not_enough_stock.',
    body: z.strictObject({
      version,
      /** What the quote said it comes to. */
      expected_total: z.number().int().min(0),
      reference: text(wholesaleLimits.referenceLength).default(''),
      note: text(wholesaleLimits.noteLength).default(''),
      /** Where it is delivered to; left out: the first location of the store. */
      location_id: id.optional(),
    }),
    data: purchaseQuote,
  },
  'POST /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/decline': {
    summary: 'Decline an offer, or withdraw a request, with a reason.',
    body: decline,
    data: purchaseQuote,
  },
  'GET /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/document': {
    summary: 'Get a link to the quote as a PDF.',
    data: file,
  },
});
