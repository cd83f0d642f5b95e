import { commaText } from '@sokoni/messages/list-text';
import { placeKey } from '@sokoni/rules/contacts/regions';
import type { DeliveryZone, Destination, Parcel, PickupPoint } from '@sokoni/rules/delivery/delivery';
import { type DeliveryOptions, deliveryOptions } from '@sokoni/rules/delivery/delivery-options';
import type { ReadinessFacts } from '@sokoni/rules/stores/store-readiness';
import { wallTimeOf } from '@sokoni/rules/wall-time';
import { countryText } from '#core/country-text.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { pipelined } from '#core/database/pipelined.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { findTakenSlots } from './booking-queries.ts';
import { findZones } from './queries.ts';
import { readPickup } from './save-pickup.ts';
import { say } from './sentences.ts';

/** What checkout offers, with the sentence that a buyer reads where nothing is delivered. */
export interface OfferedDelivery extends Omit<DeliveryOptions, 'refusal'> {
  refusal: string | null;
}

/** Where a store delivers, and where it is offered to collect an order. */
export interface DeliverySetup {
  zones: readonly DeliveryZone[];
  pickup: readonly PickupPoint[];
}

/** How a store has said that it delivers; nothing of both while it has not. */
export async function readDeliverySetup(db: Db, storeId: string): Promise<DeliverySetup> {
  const [zones, points] = await pipelined([findZones(db, storeId), readPickup(db, storeId)]);
  return { zones, pickup: points.filter(({ offered }) => offered) };
}

interface Delivered {
  /** Subtotal after discounts in minor units, and the weight in grams (a variant without one weighs nothing). */
  parcel: Parcel;
  /** Null while no address is known: then only pickup is offered. */
  destination: Destination | null;
}

/** How a cart gets to its buyer: the rates for the address, and where it can be collected. */
export async function readDeliveryOptions(
  db: Db,
  storeId: string,
  { zones, pickup }: DeliverySetup,
  { parcel, destination }: Delivered,
  now: Date,
): Promise<OfferedDelivery> {
  const { timezone, today } = await storeDay(db, storeId, now);
  const hasHours = pickup.some(({ slots }) => slots.length > 0);
  const taken = hasHours ? await findTakenSlots(db, storeId, today) : [];
  const options = deliveryOptions(
    parcel,
    destination,
    { zones, pickup, taken },
    wallTimeOf(now.toISOString(), timezone),
  );
  return { ...options, refusal: destination && refusalText(options, destination) };
}

/** Whether customers know how their order reaches them. */
export async function deliveryReadiness(db: Db, storeId: string): Promise<Partial<ReadinessFacts>> {
  const { zones, pickup } = await readDeliverySetup(db, storeId);
  return { hasDelivery: zones.length > 0 || pickup.length > 0 };
}

function refusalText({ refusal }: DeliveryOptions, { city, region, country }: Destination): string | null {
  if (!refusal) return null;
  const isNamedTwice = placeKey(city) === placeKey(region);
  const place = commaText([city, isNamedTwice ? '' : region, countryText(country)]);
  return say(refusal.reason === 'no_zone' ? 'noZone' : 'noRate', { place });
}
