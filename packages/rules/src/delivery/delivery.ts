import type { WallTime } from '#wall-time.ts';

/** Part of a zone: a country, or of it only these regions, cities and postal codes that begin so. */
export interface ZonePlace {
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly regions: string[];
  readonly cities: string[];
  readonly postal_codes: string[];
}

/** What the price of a rate depends on. */
export const rateBases = ['flat', 'weight', 'subtotal'] as const;

/** A step of a price list. */
export interface RateBand {
  /** Grams or minor units, this included; null: without an end. */
  readonly up_to: number | null;
  /** Minor units. */
  readonly price: number;
}

/** A way to have items brought to a zone, and what it costs. */
export interface DeliveryRate {
  readonly id: string;
  readonly name: string;
  readonly basis: (typeof rateBases)[number];
  /** From light to heavy, or from little to much; a flat rate has one without an end. What is beyond the last is not delivered at this rate. */
  readonly bands: RateBand[];
  /** Delivery is free from this subtotal on, in minor units; null: never. */
  readonly free_from: number | null;
  /** How long it takes, in the store's words. */
  readonly delivery_time: string;
  readonly courier: string;
  /** Where the courier shows a parcel, with `{number}` in the place of its number; empty: nowhere. */
  readonly tracking_url: string;
}

/** Places that items are brought to at the same rates. */
export interface DeliveryZone {
  readonly id: string;
  readonly name: string;
  /** Empty: everywhere that is in no other zone. */
  readonly places: ZonePlace[];
  readonly rates: DeliveryRate[];
}

/** Hours of a week in which orders are collected. */
export interface PickupSlot {
  /** 1 is Monday, 7 Sunday. */
  readonly weekdays: number[];
  /** `HH:MM` on the clocks of the store. */
  readonly from: string;
  readonly to: string;
  /** Orders at most; null: any number. */
  readonly capacity: number | null;
}

/** A location where customers collect what they ordered. */
export interface PickupPoint {
  readonly location_id: string;
  readonly name: string;
  /** As it is shown, line by line. */
  readonly address: string[];
  /** Opening hours and the way, in the store's words. */
  readonly instructions: string;
  /** Hours from the order until it is ready. */
  readonly lead_hours: number;
  /** Empty: whenever the store is open. */
  readonly slots: PickupSlot[];
}

/** What of a cart decides where it is delivered and for how much. */
export interface Parcel {
  /** After discounts, in minor units. */
  readonly subtotal: number;
  readonly weight_grams: number;
}

/** What of an address decides the zone. */
export interface Destination {
  readonly country: string;
  readonly region: string;
  readonly city: string;
  readonly postal_code: string;
}

/** An hour at a pickup point that somebody has taken. */
export interface TakenSlot extends WallTime {
  readonly location_id: string;
  readonly orders: number;
}

export const deliveryLimits = {
  zones: 100,
  nameLength: 60,
  /** Countries of a zone. */
  places: 60,
  /** Regions, cities or postal codes of one country in a zone. */
  linesOfPlace: 200,
  lineLength: 60,
  rates: 20,
  bands: 20,
  /** Grams: ten tonnes. */
  weight: 10_000_000,
  deliveryTimeLength: 60,
  courierLength: 60,
  instructionsLength: 300,
  slots: 20,
  capacity: 10_000,
  /** Two weeks. */
  leadHours: 336,
  /** How far ahead hours are offered. */
  daysAhead: 14,
} as const;
