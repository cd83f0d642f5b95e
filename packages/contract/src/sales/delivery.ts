import { checkPickup } from '@sokoni/rules/delivery/check-pickup';
import { checkZone } from '@sokoni/rules/delivery/check-zone';
import { deliveryLimits, rateBases } from '@sokoni/rules/delivery/delivery';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { day, id, reasoned, text } from '#fields.ts';

const lines = z.array(text(deliveryLimits.lineLength).min(1)).max(deliveryLimits.linesOfPlace);
const clockTime = z.string().regex(/^\d{2}:\d{2}$/);

const zonePlace = z.strictObject({
  /** ISO 3166 alpha-2. */
  country: text(2).toUpperCase(),
  /** Only these regions, cities and postal codes that begin so; all three empty: the whole country. */
  regions: lines,
  cities: lines,
  postal_codes: lines,
});

const deliveryRate = z.strictObject({
  /** Of the client's making; a zone has each once. */
  id,
  name: text(deliveryLimits.nameLength),
  /** What the price depends on: nothing, the weight in grams, or the subtotal in minor units. */
  basis: z.enum(rateBases),
  /** Rising; `up_to` is included, and only the last may be null, without an end. A flat rate has one band. */
  bands: z
    .array(z.strictObject({ up_to: z.number().nullable(), price: z.number() }))
    .max(deliveryLimits.bands),
  /** Free from this subtotal on; null: never. */
  free_from: z.number().nullable(),
  delivery_time: text(deliveryLimits.deliveryTimeLength),
  courier: text(deliveryLimits.courierLength),
  /** `https://…` with `{number}` in it; empty: none. */
  tracking_url: text(500),
});

const zoneFields = {
  name: text(deliveryLimits.nameLength),
  /** Empty: everywhere that is in no other zone. */
  places: z.array(zonePlace).max(deliveryLimits.places),
  rates: z.array(deliveryRate).max(deliveryLimits.rates),
};

export const deliveryZone = z.object({ id, ...zoneFields, version: z.number().int() });

const pickupFields = {
  offered: z.boolean(),
  /** Opening hours and the way. */
  instructions: text(deliveryLimits.instructionsLength),
  /** Hours from the order until it is ready. */
  lead_hours: z.number(),
  /** Hours of a week, on the clocks of the store; empty: no hour has to be chosen. */
  slots: z
    .array(
      z.strictObject({
        /** 1 is Monday, 7 Sunday. */
        weekdays: z.array(z.number().int().min(1).max(7)).max(7),
        from: clockTime,
        to: clockTime,
        /** Orders at most; null: any number. */
        capacity: z.number().max(deliveryLimits.capacity).nullable(),
      }),
    )
    .max(deliveryLimits.slots),
};

export const pickupPoint = z.object({
  location_id: id,
  name: z.string(),
  address: z.array(z.string()),
  ...pickupFields,
  /** 0 while nothing was set. */
  version: z.number().int(),
});

const deliveryOptions = z.object({
  delivery: z.array(
    z.object({
      rate_id: id,
      zone_id: id,
      name: z.string(),
      price: z.number().int(),
      delivery_time: z.string(),
      courier: z.string(),
      tracking_url: z.string(),
    }),
  ),
  pickup: z.array(
    z.object({
      location_id: id,
      name: z.string(),
      address: z.array(z.string()),
      instructions: z.string(),
      lead_hours: z.number().int(),
      /** Null: no hour has to be chosen. */
      slots: z.array(z.object({ day, from: z.string(), to: z.string() })).nullable(),
    }),
  ),
  /** What a buyer is told where nothing is delivered. */
  refusal: z.string().nullable(),
});

const place = text(deliveryLimits.lineLength).default('');

export const deliveryCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/delivery': {
    summary: 'Retrieve the delivery zones with their rates, and where customers can collect.',
    data: z.object({ zones: z.array(deliveryZone), pickup: z.array(pickupPoint) }),
  },
  'GET /marketplace/v1/stores/{id}/delivery/options': {
    summary: 'Retrieve what checkout would offer for an address: rates with their price, and pickup.',
    query: z.strictObject({
      /** ISO 3166 alpha-2. */
      country: text(2).toUpperCase(),
      region: place,
      city: place,
      postal_code: place,
      /** After discounts, in minor units. */
      subtotal: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
      weight_grams: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    }),
    data: deliveryOptions,
  },
  'POST /marketplace/v1/stores/{id}/delivery/zones': {
    summary: 'Create a delivery zone. No two zones name the same place.',
    body: reasoned(z.strictObject(zoneFields), checkZone),
    data: deliveryZone,
  },
  'PUT /marketplace/v1/stores/{id}/delivery/zones/{zone_id}': {
    summary:
      'Update a delivery zone with all its places and rates. 409 changed_meanwhile when the version is not the latest.',
    body: reasoned(z.strictObject({ version: z.number().int(), ...zoneFields }), checkZone),
    data: deliveryZone,
  },
  'DELETE /marketplace/v1/stores/{id}/delivery/zones/{zone_id}': {
    summary: 'Delete a delivery zone. Orders keep what they were delivered at.',
    data: z.object({ id }),
  },
  'PUT /marketplace/v1/stores/{id}/delivery/pickup/{location_id}': {
    summary:
      'Update whether and when customers collect at a location. 409 changed_meanwhile when the version is not the latest.',
    body: reasoned(z.strictObject({ version: z.number().int(), ...pickupFields }), checkPickup),
    data: pickupPoint,
  },
});
