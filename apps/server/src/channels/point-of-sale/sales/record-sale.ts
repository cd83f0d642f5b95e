import { personOf } from '@sokoni/rules/access/actor';
import type { OrderFlag } from '@sokoni/rules/orders/order-flags';
import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { DomainError } from '#core/errors/domain-error.ts';
import { holdWhoStays } from '#customers/lock-customer.ts';
import { addCustomer } from '#customers/save-customer.ts';
import { cardsByCode } from '#sales/orders/payments/find-gift-cards.ts';
import { recordTillSale } from '#sales/orders/recorded/record-till-sale.ts';
import { firstLocationId, openPlace } from '#stock/assert-stock-locations.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { insertReceiptLink } from '../receipts/link-queries.ts';
import { isShiftClosed } from '../shifts/shift-queries.ts';
import { forgetCustomer } from './forget-customer.ts';
import { sellParkedSale } from './parked-queries.ts';
import { findRegisterPlace } from './people-queries.ts';
import type { Payload, Recorder, Recording } from './recording.ts';

/** A sale as the receipt says it: `recordTillSale` of the orders, with what it names looked up. */
export const recordSale: Recorder<'sale'> = async (recording) => {
  const { db, storeId, id, payload, action, guesser } = recording;
  const typed = payload.payments.map(({ tendered: _, ...payment }) => payment);
  const userId = personOf(action.actor);
  const payments =
    userId === null
      ? typed.map(({ gift_card_code: _, ...payment }) => payment)
      : await cardsByCode(db, storeId, { payments: typed, field: 'payments' }, { ...guesser, userId });
  if (payments instanceof DomainError) return payments;

  const flags = new Set<OrderFlag>(recording.flags);
  const { customer_id, location_id } = await whoAndWhere(recording, flags);
  if (payload.shift_id !== null && (await isShiftClosed(db, storeId, payload.shift_id)))
    flags.add('after_close');
  if (payload.parked_id !== null) {
    const sold = { orderId: id, now: action.receivedAt };
    if (await sellParkedSale(db, storeId, payload.parked_id, sold)) flags.add('parked_sold_twice');
  }
  const { offer, payment_type, total, fulfilled } = payload;
  const due_on = payload.due_on && (await dueOn(recording, payload.due_on));
  const order = await recordTillSale(
    db,
    storeId,
    {
      ...{ id, number: payload.number.toUpperCase(), test: payload.test, customer_id, location_id },
      ...{ channel: 'in_person', shipping: 0, hold: null },
      ...{ lines: payload.lines, note: noteOf(payload), receipt_note: payload.note },
      vat: payload.vat,
      ...{ discount_amount: payload.discount_amount, discount_percent: payload.discount_percent },
      exchange: payload.exchange,
      offer: offer && { discountId: offer.discount_id, title: offer.title, code: offer.code },
      settlement: { payment_type, due_on, payments, expected_total: total, fulfilled },
      flags: [...flags],
    },
    action,
  );
  if (payload.receipt_token !== null)
    await insertReceiptLink(db, { store_id: storeId, order_id: order.id, token: payload.receipt_token });
  return { orderId: order.id, flags: order.flags };
};

/** A till whose clock was behind may have written a day that had passed when it sold. */
async function dueOn({ db, storeId, action }: Recording<'sale'>, told: string): Promise<string> {
  const { today } = await storeDay(db, storeId, action.occurredAt);
  return told < today ? today : told;
}

/** What was written of the sale and of its lines, and why something was taken off. */
function noteOf({ note, reason, lines }: Payload<'sale'>): string {
  const ofLines = lines.flatMap((line) => (line.note === '' ? [] : [`${line.title}: ${line.note}`]));
  return [note, reason, ...ofLines].filter(Boolean).join('\n').slice(0, orderLimits.noteLength);
}

/** The customer and the place of a sale, or what stands in for them. */
async function whoAndWhere(
  recording: Recording<'sale'>,
  flags: Set<OrderFlag>,
): Promise<{ customer_id: string | null; location_id: string }> {
  const { db, storeId, payload } = recording;
  const registered = await findRegisterPlace(db, storeId, payload.register_id);
  const place = await openPlace(db, storeId, registered ?? (await firstLocationId(db, storeId)));
  if (registered === undefined || place.instead !== '') flags.add('location_closed');
  return { customer_id: await customerOf(recording, flags), location_id: place.id };
}

/** The one that stays of two that were merged. Who is gone is gone, unless somebody has to owe what is not paid yet. */
async function customerOf(
  { db, storeId, payload, action }: Recording<'sale'>,
  flags: Set<OrderFlag>,
): Promise<string | null> {
  const { customer, payment_type } = payload;
  if (!customer) return null;
  try {
    return (await holdWhoStays(db, storeId, customer.id.toLowerCase())).id;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
  }
  flags.add('customer_deleted');
  if (payment_type !== 'part_instant' && payment_type !== 'credit') {
    await forgetCustomer(db, storeId, customer.id.toLowerCase());
    return null;
  }
  const { name, phone } = customer;
  const blank = { email: '', notes: '', group_id: null, language: null, addresses: [] };
  return addCustomer(db, storeId, { ...blank, name, phone }, action);
}
