import { currencyCodes } from '@sokoni/rules/money/currencies';
import { registerLimits } from '@sokoni/rules/point-of-sale/registers';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, time } from '#fields.ts';
import { discountRow } from '#sales/discounts.ts';
import { named, orderFlag } from '#sales/order-enums.ts';
import { tillLayout } from './layout.ts';
import { tillSettings } from './till-settings.ts';

/** A product as a till sells it; one that is not for sale is not in the copy. */
export const tillProduct = z.object({
  id,
  title: z.string(),
  brand: z.string(),
  category_id: id.nullable(),
  /** Address of the small picture. */
  image: z.string().nullable(),
  exempt_vat: z.boolean(),
  /** Its own rate; null: its category's, else the store's. */
  tax_percent: z.string().nullable(),
  options: z.array(z.object({ name: z.string(), entries: z.array(z.string()) })),
  variants: z.array(
    z.object({
      id,
      name: z.string(),
      entries: z.array(z.string()),
      active: z.boolean(),
      sku: z.string(),
      barcode: z.string().nullable(),
      price: z.number().int(),
      sales_price: z.number().int().nullable(),
      on_sales: z.boolean(),
      track_quantity: z.boolean(),
      /** At the register's location; null when its quantity is not tracked. */
      available: z.number().int().nullable(),
    }),
  ),
});

export const tillCustomer = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Minor units; null: no limit. */
  credit_limit: z.number().int().nullable(),
  /** What the customer owes, and what of it is overdue. */
  outstanding: z.number().int(),
  overdue: z.number().int(),
});

/** A sale that waits. */
export const parkedSale = z.object({
  id,
  title: z.string(),
  cart: z.record(z.string(), z.unknown()),
  parked_by: named.nullable(),
  parked_at: time,
  register_name: z.string(),
});

/** Everything that a till needs beside products and customers; small enough to be read whole. */
export const tillSetup = z.object({
  /** Where reading of changes begins. */
  sequence: z.number().int(),
  store: z.object({
    id,
    name: z.string(),
    currency_code: z.enum(currencyCodes),
    country: z.string(),
    timezone: z.string(),
    mode: z.enum(['test', 'live']),
    store_module: z.string(),
    address: z.string(),
    phone: z.string(),
    receipt_footer: z.string(),
    logo: z.string().nullable(),
    vat: z.object({
      apply_vat: z.boolean(),
      vat_percent: z.string(),
      prices_include_vat: z.boolean(),
      shipping_vat_percent: z.string().nullable(),
    }),
  }),
  register: z.object({ id, name: z.string(), location: named }),
  /** How money is taken. */
  settings: tillSettings,
  /** Of its receipt numbers. */
  block: z.number().int(),
  /** The highest figure of the block that has arrived; 0 before the first. */
  last_figure: z.number().int(),
  /** Who may sell here: names and roles, and what a PIN is compared with. */
  staff: z.array(
    z.object({
      id,
      name: z.string(),
      role: z.string(),
      /** argon2id, encoded. */ pin_hash: z.string().nullable(),
    }),
  ),
  categories: z.array(
    z.object({
      id,
      parent_id: id.nullable(),
      name: z.string(),
      /** The rate of what lies in it and below it; null: that of the category above. */
      tax_percent: z.string().nullable(),
    }),
  ),
  /** Those that hold at a counter, now or later. */
  discounts: z.array(
    discountRow.omit({
      state: true,
      total_discounted: true,
      version: true,
      created_at: true,
      updated_at: true,
    }),
  ),
  parked: z.array(parkedSale),
  layout: tillLayout,
  /** The shift that is open at this register, as the server knows. */
  shift: z
    .object({ id, opened_at: time, opened_by: named.nullable(), opening_float: z.number().int() })
    .nullable(),
});

const copyPage = z.strictObject({
  /** The last id of the page before. */
  after: id.optional(),
  limit: z.coerce.number().int().min(1).max(registerLimits.copyPage).default(registerLimits.copyPage),
});

const copied = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    /** Asked for as `after`; null on the last page. */
    next: id.nullable(),
  });

/** What became of a command. */
export const commandResult = z.object({
  id,
  /**
   * `stored`: it is in the books. `needs_attention`: it is kept, and people look at it. `refused`: another command has this id; this
   * one is kept beside it.
   */
  state: z.enum(['stored', 'needs_attention', 'refused']),
  /** Why it is not in the books, as a code and as a sentence. */
  reason: z.string().nullable(),
  message: z.string().nullable(),
  order_id: id.nullable(),
  flags: z.array(orderFlag),
});

/** Loose on purpose: whatever a till sends is kept first and understood afterwards. */
const tillCommand = z.looseObject({
  /** UUIDv7; the same as often as it is sent. */
  id,
  /** Grows on the device, without regard to clocks. */
  seq: z.number().int().min(1),
  kind: z.string().max(40),
  version: z.number().int().min(1).max(1000),
  /** The device that made it, which may have lost its register since. */
  device_id: id,
  payload: z.record(z.string(), z.unknown()),
});

/** What a register reads, with its key. */
export const tillCopyCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/point-of-sale/setup': {
    summary: 'What a register needs beside products and customers. Asked with the key of a register.',
    data: tillSetup,
  },
  'GET /marketplace/v1/stores/{id}/point-of-sale/products': {
    summary: 'Products for sale in pages by id, for the copy of a register.',
    query: copyPage,
    data: copied(tillProduct),
  },
  'GET /marketplace/v1/stores/{id}/point-of-sale/customers': {
    summary: 'Customers in pages by id, for the copy of a register.',
    query: copyPage,
    data: copied(tillCustomer),
  },
  'GET /marketplace/v1/stores/{id}/point-of-sale/changes': {
    summary:
      'What has changed since a sequence, for the copy of a register: nothing that was committed is ever missing. `resync`: too much, read everything anew.',
    query: z.strictObject({ since: z.coerce.number().int().min(0) }),
    data: z.object({
      sequence: z.number().int(),
      /** What this device sent up to this `seq` is in the figures below; what it did later may be in none of them. */
      heard: z.number().int().default(0),
      resync: z.boolean(),
      /** Read the set-up again. */
      setup: z.boolean(),
      products: z.array(tillProduct),
      /** Deleted, or not for sale any more. */
      gone_products: z.array(id),
      customers: z.array(tillCustomer),
      gone_customers: z.array(id),
    }),
  },
});

/** What a register tells, with its key. */
export const tillSalesCalls = defineCalls({
  'POST /marketplace/v1/stores/{id}/point-of-sale/sales': {
    summary:
      'Take what happened at a register, in the order in which it happened: sales, returns, customers, shifts, cash, parked sales. Each is kept as it came, then recorded once; the same id gives the same answer.',
    body: z.looseObject({
      /** The device's clock when it sends, so that a wrong one is known. */
      sent_at: time,
      commands: z.array(tillCommand).min(1).max(registerLimits.batch),
    }),
    data: z.object({ results: z.array(commandResult) }),
  },
});
