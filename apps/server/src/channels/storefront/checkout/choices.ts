import { commaText } from '@sokoni/messages/list-text';
import type { DeliveryOption, PickupOption } from '@sokoni/rules/delivery/delivery-options';
import type { OpenSlot } from '@sokoni/rules/delivery/pickup-slots';
import { mayBeInZone } from '@sokoni/rules/delivery/zones';
import type { PaymentProvider } from '@sokoni/rules/online-payments/payment-providers';
import type { PaymentType } from '@sokoni/rules/orders/payment-types';
import type { ManualMethod } from '@sokoni/rules/storefront/manual-payments';
import type { StoreDates } from '@sokoni/rules/stores/store-dates';
import { asTheyAre, type WordsOf } from '#channels/storefront/translations/words-in-language.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { pipelined } from '#core/database/pipelined.ts';
import { readDeliveryOptions, readDeliverySetup } from '#sales/delivery/read-delivery-options.ts';
import { readManualMethods } from '#sales/manual-payments/save-manual-payments.ts';
import { availableProviders } from '#sales/online-payments/settings/available-providers.ts';
import { datesOfStore } from '#tenancy/stores/days/dates-of-store.ts';
import type { AddressFields } from './checkout-form.ts';
import { deliveryTitle } from './delivery-title.ts';
import { pickupChoice } from './meant-delivery.ts';
import { sayChoice } from './sentences.ts';
import { findWeight } from './weight-queries.ts';

/** A way in which an order can reach its buyer. */
export interface DeliveryChoice {
  key: string;
  /** As the store calls it, which is kept. */
  name: string;
  /** As the reader calls it. */
  title: string;
  /** Such as the days that it takes, or where it is collected; may be empty. */
  details: string;
  /** In minor units. */
  amount: number;
  /** Where it is collected and leaves from; null: the first location. */
  locationId: string | null;
  /** Null: it is collected, or the store has no zones. */
  zoneId: string | null;
  /** The hours at which it can be collected, one of which has to be chosen; null: any. */
  times: PickupTime[] | null;
}

/** An hour at which an order can be collected. */
export interface PickupTime extends OpenSlot {
  key: string;
  label: string;
}

/** What delivery depends on. */
export interface DeliveryRequest {
  storeId: string;
  address: AddressFields;
  lines: readonly { variant_id: string; quantity: number; unit_price: number }[];
  now: Date;
}

/** How an order can reach an address. */
export interface OfferedChoices {
  choices: DeliveryChoice[];
  /** Why nothing is brought there; empty where it is, and where nothing is ever brought. */
  refusal: string;
  /** It may be brought, once the address says more. */
  awaitsAddress: boolean;
}

/** What the ways to pay depend on: what it comes to, and the zone that it is delivered in; null: it is collected. */
export interface PaymentRequest {
  storeId: string;
  total: number;
  zoneId: string | null;
}

/** A way to pay. With the key of a provider a payment is begun elsewhere, and the order is placed when that is paid. */
export interface PaymentChoice {
  key: string;
  title: string;
  /** What the buyer has to do; may be empty. */
  details: string;
  /** How an order is settled that is placed with it, and by when the rest is paid. */
  paymentType: Extract<PaymentType, 'pod' | 'credit'>;
  daysToPay: number;
  /** The buyer is asked for a picture of the payment. */
  asksProof: boolean;
}

/**
 * How an order can be delivered to an address, and why it cannot.
 * @param wordsOf calls it in the language of who reads
 */
export async function readDeliveryChoices(
  db: Db,
  { storeId, address, lines, now }: DeliveryRequest,
  wordsOf: WordsOf = asTheyAre,
): Promise<OfferedChoices> {
  const setup = await readDeliverySetup(db, storeId);
  if (setup.zones.length === 0 && setup.pickup.length === 0)
    return { choices: [byArrangement()], refusal: '', awaitsAddress: false };
  const subtotal = lines.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
  const parcel = { subtotal, weight_grams: await findWeight(db, storeId, lines) };
  const destination = address.country === '' ? null : address;
  const delivered = { parcel, destination };
  const { delivery, pickup, refusal } = await readDeliveryOptions(db, storeId, setup, delivered, now);
  const dates = await datesOfStore(db, storeId);
  const collected = pickup.map((point) => collectedAt(point, dates, wordsOf));
  return {
    choices: [...delivery.map((option) => brought(option, wordsOf)), ...collected],
    refusal: setup.zones.length === 0 ? '' : (refusal ?? ''),
    awaitsAddress: delivery.length === 0 && mayBeInZone(setup.zones, address),
  };
}

/** What a store offers that has said nothing of delivery. */
function byArrangement(): DeliveryChoice {
  const title = deliveryTitle({ title: '', collected: false });
  return {
    ...{ key: 'standard', name: '', title, details: '', amount: 0 },
    ...{ locationId: null, zoneId: null, times: null },
  };
}

function brought(
  { rate_id, zone_id, name, price, delivery_time }: DeliveryOption,
  wordsOf: WordsOf,
): DeliveryChoice {
  return {
    ...{ key: `rate:${rate_id}`, name, title: wordsOf(name), details: wordsOf(delivery_time) },
    ...{ amount: price, locationId: null, zoneId: zone_id, times: null },
  };
}

function collectedAt(
  { location_id, name, address, instructions, slots }: PickupOption,
  dates: StoreDates,
  wordsOf: WordsOf,
): DeliveryChoice {
  const how = wordsOf(instructions, `instructions:${location_id}`);
  return {
    ...{ key: pickupChoice(location_id), name },
    title: deliveryTitle({ title: name, collected: true }, wordsOf),
    details: [commaText(address), how].filter(Boolean).join('\n'),
    ...{ amount: 0, locationId: location_id, zoneId: null },
    times: slots?.map((slot) => ({ ...slot, key: pickupKey(slot), label: dates.slot(slot) })) ?? null,
  };
}

/** How an hour is named in a form. */
export function pickupKey({ day, from }: OpenSlot): string {
  return `${day} ${from}`;
}

/** How an order can be paid. */
export async function readPaymentChoices(
  db: Db,
  { storeId, total, zoneId }: PaymentRequest,
  wordsOf: WordsOf = asTheyAre,
): Promise<PaymentChoice[]> {
  const [{ methods, isSetUp }, providers] = await pipelined([
    readManualMethods(db, storeId, { total, zone_id: zoneId }),
    availableProviders(db, storeId),
  ]);
  const online = providers.map(onlineChoice);
  // A store that has said nothing of it is paid on delivery.
  const isUnsaid = !isSetUp && online.length === 0;
  return isUnsaid
    ? [paymentChoice({ method: 'pay_on_delivery' }, wordsOf)]
    : [...online, ...methods.map((method) => paymentChoice(method, wordsOf))];
}

/** Paid at the page of a provider, before the order is placed. */
function onlineChoice(provider: PaymentProvider): PaymentChoice {
  return {
    ...{ key: provider, title: sayChoice(`online.${provider}`), details: sayChoice('onlineHint') },
    ...{ paymentType: 'pod', daysToPay: 0, asksProof: false },
  };
}

/** Until when it is paid that is paid on delivery, and what is sent by phone. */
const podDays = 14;
const mobileMoneyDays = 2;

function paymentChoice(method: ManualMethod, wordsOf: WordsOf): PaymentChoice {
  switch (method.method) {
    case 'pay_on_delivery':
      return {
        ...{ key: method.method, title: sayChoice('payOnDelivery'), details: sayChoice('payOnDeliveryHint') },
        ...{ paymentType: 'pod', daysToPay: podDays, asksProof: false },
      };
    case 'bank_transfer':
      return {
        ...{
          key: method.method,
          title: sayChoice('bankTransfer'),
          details: wordsOf(method.bank_details, 'bank_details'),
        },
        ...{ paymentType: 'credit', daysToPay: method.days, asksProof: method.asks_proof },
      };
    case 'mobile_money':
      return {
        ...{ key: `mobile_money:${method.id}`, title: wordsOf(method.name) },
        details: [method.number, wordsOf(method.instructions, `instructions:${method.id}`)]
          .filter(Boolean)
          .join('\n'),
        ...{ paymentType: 'credit', daysToPay: mobileMoneyDays, asksProof: false },
      };
  }
}
