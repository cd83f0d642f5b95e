import { checkLocation, locationLimits } from '@sokoni/rules/stock/location-check';
import { maxQuantity, movementReasons } from '@sokoni/rules/stock/stock';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, nothing, occurredAt, pageOf, pageOnly, reasoned, text, time } from '#fields.ts';

const quantity = z.number().int().min(-maxQuantity).max(maxQuantity);

/** Where a place is; empty as far as it is not known. */
export const locationAddress = z.object({
  address: z.string(),
  city: z.string(),
  /** Or state. */
  region: z.string(),
  /** ISO 3166 alpha-2, or empty. */
  country: z.string(),
  phone: z.string(),
});

export const location = z.object({
  id,
  name: z.string(),
  ...locationAddress.shape,
  position: z.number().int(),
  closed_at: time.nullable(),
});

const locationFields = {
  name: text(locationLimits.nameLength),
  address: text(locationLimits.addressLength),
  city: text(locationLimits.lineLength),
  region: text(locationLimits.lineLength),
  country: text(2),
  phone: text(locationLimits.phoneLength),
};

const locationDraft = reasoned(
  z.strictObject({
    id: id.optional(),
    name: locationFields.name.default(''),
    address: locationFields.address.default(''),
    city: locationFields.city.default(''),
    region: locationFields.region.default(''),
    country: locationFields.country.default(''),
    phone: locationFields.phone.default(''),
  }),
  checkLocation,
);

/** What is left out stays. */
const locationChange = reasoned(
  z.strictObject({
    name: locationFields.name.exactOptional(),
    address: locationFields.address.exactOptional(),
    city: locationFields.city.exactOptional(),
    region: locationFields.region.exactOptional(),
    country: locationFields.country.exactOptional(),
    phone: locationFields.phone.exactOptional(),
    /** How many places stand before it then. */
    position: z.number().int().min(0).max(1000).exactOptional(),
  }),
  (change) =>
    checkLocation({ name: '-', address: '', city: '', region: '', country: '', phone: '', ...change }),
);

/** The stock of one variant at one place. */
export const stockLevel = z.object({
  variant_id: id,
  location_id: id,
  on_hand: z.number().int(),
  reserved: z.number().int(),
  available: z.number().int(),
});

export const stockMovement = z.object({
  id,
  variant_id: id,
  location_id: id,
  product_title: z.string(),
  variant_name: z.string(),
  quantity: z.number().int(),
  reason: z.enum(movementReasons),
  reference: z.string(),
  note: z.string(),
  oversold: z.boolean(),
  actor: z.string(),
  at: time,
});

/** Says that what is promised to orders may be taken; without it that is refused. */
export const allowBelowReserved = z.boolean().default(false);

const adjustmentReasons = ['adjustment', 'loss', 'return', 'count'] as const;

export const stockCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/locations': {
    summary: 'List the store’s locations, closed ones last.',
    data: z.array(location),
  },
  'POST /marketplace/v1/stores/{id}/locations': {
    summary: 'Create a location.',
    body: locationDraft,
    data: location,
  },
  'PUT /marketplace/v1/stores/{id}/locations/{location_id}': {
    summary: 'Update a location: its name, its address or its position.',
    body: locationChange,
    data: location,
  },
  'DELETE /marketplace/v1/stores/{id}/locations/{location_id}': {
    summary: 'Close a location that holds no stock; its history is kept.',
    data: nothing,
  },
  'GET /marketplace/v1/stores/{id}/products/{product_id}/stock': {
    summary: 'Retrieve the stock of a product by variant and location.',
    data: z.array(stockLevel),
  },
  'POST /marketplace/v1/stores/{id}/stock-adjustments': {
    summary:
      'Adjust stock: add or remove units, or set the quantity counted. All lines or none. 409 below_reserved when fewer units would be left than are reserved for orders, unless confirmed.',
    body: z.strictObject({
      reason: z.enum(adjustmentReasons).default('adjustment'),
      note: text(300).default(''),
      occurred_at: occurredAt.optional(),
      lines: z
        .array(
          z.union([
            z.strictObject({ variant_id: id, location_id: id, change: quantity }),
            z.strictObject({ variant_id: id, location_id: id, counted: quantity.min(0) }),
          ]),
        )
        .min(1)
        .max(500),
      allow_below_reserved: allowBelowReserved,
    }),
    data: z.array(stockLevel),
  },
  'GET /marketplace/v1/stores/{id}/stock-movements': {
    summary: 'List the stock history of a product, newest first.',
    query: z.strictObject({ ...pageOnly.shape, variant_id: id.optional(), product_id: id.optional() }),
    data: pageOf(stockMovement),
  },
});
