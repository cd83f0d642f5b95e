import type { WallTime } from '#wall-time.ts';
import type { DeliveryRate, DeliveryZone, Destination, Parcel, PickupPoint, TakenSlot } from './delivery.ts';
import { type OpenSlot, openSlots } from './pickup-slots.ts';
import { zoneOf } from './zones.ts';

/** A way to have a cart brought. */
export interface DeliveryOption
  extends Pick<DeliveryRate, 'name' | 'delivery_time' | 'courier' | 'tracking_url'> {
  readonly rate_id: string;
  readonly zone_id: string;
  /** Minor units. */
  readonly price: number;
}

/** A place to collect a cart; it costs nothing. */
export interface PickupOption extends Pick<PickupPoint, 'location_id' | 'name' | 'address' | 'instructions'> {
  readonly lead_hours: number;
  /** Null: no hour has to be chosen. */
  readonly slots: OpenSlot[] | null;
}

/** Why nothing is brought: nobody goes there, or no rate of the zone takes a cart of this weight or sum. */
export type DeliveryRefusal = { readonly reason: 'no_zone' } | { readonly reason: 'no_rate' };

export interface DeliveryOptions {
  /** The cheapest first. */
  readonly delivery: DeliveryOption[];
  readonly pickup: PickupOption[];
  /** Null where there is a way to have it brought, and while nobody has said where to. */
  readonly refusal: DeliveryRefusal | null;
}

interface Setup {
  readonly zones: readonly DeliveryZone[];
  readonly pickup: readonly PickupPoint[];
  readonly taken: readonly TakenSlot[];
}

/**
 * How a cart gets to its buyer.
 * @param destination null while no address is known
 * @param now on the clocks of the store
 */
export function deliveryOptions(
  parcel: Parcel,
  destination: Destination | null,
  { zones, pickup, taken }: Setup,
  now: WallTime,
): DeliveryOptions {
  const zone = destination ? zoneOf(zones, destination) : undefined;
  const delivery = zone ? optionsIn(zone, parcel) : [];
  return {
    delivery,
    pickup: pickup.flatMap((point) => optionAt(point, now, taken)),
    refusal: destination === null || delivery.length > 0 ? null : { reason: zone ? 'no_rate' : 'no_zone' },
  };
}

/** What a rate costs for a cart, in minor units; null where it takes no such cart. */
export function priceOf({ basis, bands, free_from }: DeliveryRate, parcel: Parcel): number | null {
  const measure = basis === 'weight' ? parcel.weight_grams : parcel.subtotal;
  const band = bands.find(({ up_to }) => up_to === null || measure <= up_to);
  if (!band) return null;
  return free_from !== null && parcel.subtotal >= free_from ? 0 : band.price;
}

function optionsIn({ id: zone_id, rates }: DeliveryZone, parcel: Parcel): DeliveryOption[] {
  return rates
    .flatMap((rate) => {
      const price = priceOf(rate, parcel);
      if (price === null) return [];
      const { id: rate_id, name, delivery_time, courier, tracking_url } = rate;
      return [{ rate_id, zone_id, name, price, delivery_time, courier, tracking_url }];
    })
    .sort((one, other) => one.price - other.price);
}

function optionAt(point: PickupPoint, now: WallTime, taken: readonly TakenSlot[]): PickupOption[] {
  const { location_id, name, address, instructions, lead_hours } = point;
  const slots = point.slots.length === 0 ? null : openSlots(point, now, taken);
  if (slots?.length === 0) return [];
  return [{ location_id, name, address, instructions, lead_hours, slots }];
}

/** Where a courier shows a parcel; empty without an address or a number. */
export function trackingLink(trackingUrl: string, number: string): string {
  if (trackingUrl === '' || number === '') return '';
  return trackingUrl.replaceAll('{number}', encodeURIComponent(number));
}
