import { checkDocumentMail, documentMailLimits } from '@sokoni/rules/documents/document-mail';
import { maxPrice } from '@sokoni/rules/money/price-change';
import { costAllocations } from '@sokoni/rules/stock/landed-cost';
import { extraCostKinds, purchaseLimits, purchaseOrderStates } from '@sokoni/rules/stock/purchase-order';
import { maxQuantity } from '@sokoni/rules/stock/stock';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { day, email, id, nothing, occurredAt, pageOf, pageQuery, reasoned, text, time } from '#fields.ts';
import { refusal } from '#refusals.ts';
import { allowBelowReserved, locationAddress } from './stock.ts';

export const purchaseOrderState = z.enum(purchaseOrderStates);
const costAllocation = z.enum(costAllocations);
const units = z.number().int().min(1, refusal('quantity_below_one')).max(maxQuantity, refusal('too_large'));
const money = z.number().int().min(0, refusal('amount_negative')).max(maxPrice, refusal('too_large'));
/** Minor units; null while unknown, and for a role that sees no costs. */
const shownMoney = z.number().int().nullable();
const named = z.object({ id, name: z.string() });

/** One line of the list of purchase orders. */
export const purchaseOrderRow = z.object({
  id,
  number: z.number().int(),
  state: purchaseOrderState,
  supplier: named,
  location: named,
  expected_on: day.nullable(),
  reference: z.string(),
  line_count: z.number().int(),
  /** Units over all lines. */
  quantity: z.number().int(),
  received: z.number().int(),
  /** Items and what comes on top. */
  total: shownMoney,
  created_at: time,
});

export const purchaseOrderLine = z.object({
  id,
  variant_id: id,
  product_id: id,
  product_title: z.string(),
  variant_name: z.string(),
  sku: z.string(),
  barcode: z.string(),
  /** What the supplier calls it. */
  supplier_sku: z.string(),
  /** Address of the small picture. */
  image: z.string().nullable(),
  weight_grams: z.number().int().nullable(),
  quantity: z.number().int(),
  received: z.number().int(),
  /** Of those received, how many went back to the supplier. */
  returned: z.number().int(),
  unit_cost: shownMoney,
  /** With its share of what comes on top. */
  landed_unit_cost: shownMoney,
});

export const purchaseReceipt = z.object({
  id,
  location: named,
  note: z.string(),
  received_by: z.string(),
  received_at: time,
  reversed_by: z.string(),
  reversed_at: time.nullable(),
  lines: z.array(z.object({ line_id: id, quantity: z.number().int(), landed_value: shownMoney })),
});

const extraCost = z.object({ kind: z.enum(extraCostKinds), label: z.string(), amount: z.number().int() });

export const purchaseOrder = purchaseOrderRow.extend({
  supplier: named.extend({ email: z.string() }),
  /** Where the supplier delivers to. */
  location: named.extend(locationAddress.shape),
  note: z.string(),
  allocate_by: costAllocation,
  version: z.number().int(),
  lines: z.array(purchaseOrderLine),
  /** Empty also where the role sees no costs. */
  costs: z.array(extraCost),
  items_total: shownMoney,
  costs_total: shownMoney,
  /** Lines whose unit cost nobody knows yet; null where the role sees no costs. */
  unknown_costs: z.number().int().nullable(),
  receipts: z.array(purchaseReceipt),
  created_by: z.string(),
  ordered_at: time.nullable(),
  ended_at: time.nullable(),
  updated_at: time,
  /** Who saved this version; empty where it was no person of the staff. */
  updated_by: z.string(),
});

const lineDraft = z.strictObject({
  variant_id: id,
  quantity: units,
  /** Left out: stays as it is; null: nobody knows it. */
  unit_cost: money.nullable().optional(),
  supplier_sku: text(purchaseLimits.supplierSkuLength).optional(),
});

const orderFields = {
  supplier_id: id,
  location_id: id,
  expected_on: day.nullable(),
  reference: text(purchaseLimits.referenceLength),
  note: text(purchaseLimits.noteLength),
  allocate_by: costAllocation,
  lines: z.array(lineDraft).max(purchaseLimits.lines),
  costs: z
    .array(
      z.strictObject({
        kind: z.enum(extraCostKinds),
        label: text(purchaseLimits.labelLength).default(''),
        amount: money,
      }),
    )
    .max(purchaseLimits.costs),
};

export const purchaseOrderDraft = z.strictObject({
  id: id.optional(),
  supplier_id: orderFields.supplier_id,
  /** The first place of the store when left out. */
  location_id: orderFields.location_id.optional(),
  expected_on: orderFields.expected_on.default(null),
  reference: orderFields.reference.default(''),
  note: orderFields.note.default(''),
  allocate_by: orderFields.allocate_by.default('value'),
  lines: orderFields.lines.default([]),
  costs: orderFields.costs.default([]),
});

/** A change of an order: what is left out stays; lines and costs that are given replace those that are there. */
export const purchaseOrderChange = z.strictObject({
  version: z.number().int(),
  ...z.strictObject(orderFields).partial().shape,
});

export const receiptDraft = z.strictObject({
  id: id.optional(),
  note: text(purchaseLimits.noteLength).default(''),
  occurred_at: occurredAt.optional(),
  lines: z
    .array(z.strictObject({ line_id: id, quantity: units }))
    .min(1, refusal('nothing_received'))
    .max(purchaseLimits.lines),
  /** Says that more came than was ordered; without it that is refused. */
  more_than_ordered: z.boolean().default(false),
});

/** Items that go back to the supplier. */
export const supplierReturnDraft = z.strictObject({
  /** Where they leave the stock; the location of the order when left out. */
  location_id: id.optional(),
  note: text(purchaseLimits.noteLength).default(''),
  lines: z
    .array(z.strictObject({ line_id: id, quantity: units }))
    .min(1, refusal('item_required'))
    .max(purchaseLimits.lines),
  allow_below_reserved: allowBelowReserved,
});

/** A variant as somebody who orders items needs it. */
export const purchaseItem = z.object({
  variant_id: id,
  product_id: id,
  product_title: z.string(),
  variant_name: z.string(),
  sku: z.string(),
  barcode: z.string(),
  image: z.string().nullable(),
  weight_grams: z.number().int().nullable(),
  available: z.number().int(),
  /** On its way from suppliers. */
  incoming: z.number().int(),
  supplier_sku: z.string(),
  /** What the supplier took the last time. */
  last_cost: shownMoney,
});

const lowStockFilter = {
  search: pageQuery.shape.search,
  state: z.enum(['low', 'out']).optional(),
  supplier_id: id.optional(),
};

export const lowStockRow = z.object({
  ...purchaseItem.omit({ supplier_sku: true, weight_grams: true }).shape,
  state: z.enum(['low', 'out']),
  /** Null where no alert is set: it is listed because nothing is left. */
  low_stock_at: z.number().int().nullable(),
  sold_in_30_days: z.number().int(),
  /** Units to order so that another 30 days like the last end at the threshold. */
  proposal: z.number().int(),
  /** Who brought it last. */
  supplier: named.extend({ lead_days: z.number().int().nullable() }).nullable(),
  since: time,
});

const codes = z.array(text(100).min(1)).min(1).max(purchaseLimits.lines);

export const purchasingCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/purchase-orders': {
    summary: 'List purchase orders, newest first. Search by number, supplier or the start of the reference.',
    query: z.strictObject({
      ...pageQuery.shape,
      state: z.enum([...purchaseOrderStates, 'open']).optional(),
      supplier_id: id.optional(),
    }),
    data: pageOf(purchaseOrderRow),
  },
  'POST /marketplace/v1/stores/{id}/purchase-orders': {
    summary: 'Create a draft purchase order. Costs are for roles that see costs.',
    body: purchaseOrderDraft,
    data: purchaseOrder,
  },
  'GET /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}': {
    summary: 'Retrieve a purchase order with its lines, costs and receipts.',
    data: purchaseOrder,
  },
  'PUT /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}': {
    summary:
      'Update a purchase order: any part of a draft; later its lines (never below the quantity received) and its costs, which correct the cost of what was received.',
    body: purchaseOrderChange,
    data: purchaseOrder,
  },
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/placement': {
    summary: 'Mark a draft as ordered: its items become incoming.',
    body: z.strictObject({}),
    data: purchaseOrder,
  },
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts': {
    summary:
      'Receive items: stock, costs and the order change together. 409 over_receipt for more than is still expected, unless confirmed.',
    body: receiptDraft,
    data: purchaseOrder,
  },
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts/{receipt_id}/reversal': {
    summary:
      'Reverse a receipt: its units leave stock again. 409 below_reserved when fewer would be left than are reserved for orders, unless confirmed.',
    body: z.strictObject({ allow_below_reserved: allowBelowReserved }),
    data: purchaseOrder,
  },
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/returns': {
    summary:
      'Return received items to the supplier: they leave stock at their average cost. 409 below_reserved when fewer would be left than are reserved for orders, unless confirmed.',
    body: supplierReturnDraft,
    data: purchaseOrder,
  },
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/closure': {
    summary: 'Close an order as incomplete: the rest is no longer expected.',
    body: z.strictObject({}),
    data: purchaseOrder,
  },
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/cancellation': {
    summary: 'Cancel an order of which nothing was received.',
    body: z.strictObject({}),
    data: purchaseOrder,
  },
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/mails': {
    summary:
      'Email an ordered purchase order to the supplier, in the store’s name; with costs if the caller sees costs.',
    body: reasoned(
      z.strictObject({ to: email, note: text(documentMailLimits.noteLength).default('') }),
      checkDocumentMail,
    ),
    data: purchaseOrder,
  },
  'GET /marketplace/v1/stores/{id}/purchasable-items': {
    summary: 'Search variants for a purchase order, by title, SKU or barcode; at most 20.',
    query: z.strictObject({ search: text(100).default(''), supplier_id: id.optional() }),
    data: z.array(purchaseItem),
  },
  'POST /marketplace/v1/stores/{id}/purchasable-items/by-code': {
    summary: 'List the variants with these SKUs or barcodes, for a pasted list; `code` is the one requested.',
    body: z.strictObject({ codes, supplier_id: id.optional() }),
    data: z.array(purchaseItem.extend({ code: z.string() })),
  },
  'GET /marketplace/v1/stores/{id}/low-stock': {
    summary: 'List variants that are low or out of stock, newest first, with the quantity to reorder.',
    query: z.strictObject({ ...pageQuery.shape, ...lowStockFilter }),
    data: z.object({ items: z.array(lowStockRow), page: z.number().int(), limit: z.number().int() }),
  },
  'GET /marketplace/v1/stores/{id}/low-stock/total': {
    summary: 'Count the variants that are low or out of stock.',
    query: z.strictObject(lowStockFilter),
    data: z.object({ total: z.number().int() }),
  },
  'GET /marketplace/v1/stores/{id}/low-stock/summary': {
    summary:
      'Retrieve how many variants are low and out of stock, and whether the caller gets an email about new ones.',
    data: z.object({ low: z.number().int(), out: z.number().int(), mails: z.boolean() }),
  },
  'PUT /marketplace/v1/stores/{id}/low-stock/mails': {
    summary: 'Turn the daily low-stock email on or off, for the caller in this store.',
    body: z.strictObject({ mails: z.boolean() }),
    data: nothing,
  },
  'POST /marketplace/v1/stores/{id}/reorders': {
    summary: 'Create draft purchase orders from a reorder list, one per supplier.',
    body: z.strictObject({
      location_id: id.optional(),
      lines: z
        .array(z.strictObject({ variant_id: id, supplier_id: id, quantity: units }))
        .min(1, refusal('lines_required'))
        .max(purchaseLimits.lines),
    }),
    data: z.array(z.object({ id, number: z.number().int(), supplier: named, line_count: z.number().int() })),
  },
});
