import { personOf } from '@sokoni/rules/access/actor';
import type { Action } from '#core/action.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { addCustomer } from '#customers/save-customer.ts';
import { lockOrder } from '#sales/orders/lock-order.ts';
import { returnAndRefund } from '#sales/orders/returns/return-and-refund.ts';
import { returnItems } from '#sales/orders/returns/return-items.ts';
import { saveParkedSale, takeParkedSale } from './parked-queries.ts';
import { type Recorder, recordedNothing } from './recording.ts';

/** Items that came back at a till, and the money that was given back for them. */
export const recordReturn: Recorder<'return'> = async ({ db, storeId, id, payload, action }) => {
  const orderId = payload.order_id.toLowerCase();
  const order = await lockOrder(db, storeId, orderId, action);
  // A clock that was put back between the sale and the return.
  const soldAt = order.placed_at?.getTime() ?? 0;
  const told: Action = { ...action, occurredAt: new Date(Math.max(soldAt, action.occurredAt.getTime())) };
  const items = { id, lines: payload.lines, reason: payload.reason };
  if (payload.refund) {
    const refund = { ...payload.refund, reference: '' };
    await returnAndRefund(db, storeId, orderId, { ...items, refund }, told);
  } else await returnItems(db, storeId, orderId, items, told);
  return { orderId, flags: [] };
};

/** A customer who was added at a till; one who is there already under the id was added by the same. */
export const recordCustomer: Recorder<'customer'> = async ({ db, storeId, id, payload, action }) => {
  const { name, phone, email } = payload;
  if (name === '' && phone === '' && email === '') throw new DomainError('invalid_fields');
  await addCustomer(
    db,
    storeId,
    { id, name: name || phone || email, phone, email, notes: '', group_id: null, addresses: [] },
    action,
  );
  return recordedNothing;
};

/** A sale that waits from now on, for every till of the store. */
export const recordParkedSale: Recorder<'sale_parked'> = async ({ db, storeId, id, payload, action }) => {
  await saveParkedSale(db, {
    ...{ store_id: storeId, id, register_id: payload.register_id, title: payload.title },
    ...{
      cart: JSON.stringify(payload.cart),
      parked_by: personOf(action.actor),
      parked_at: action.occurredAt,
    },
  });
  publishChange(db, 'register', [payload.register_id]);
  return recordedNothing;
};

/** A parked sale that was taken up again or thrown away. */
export const recordParkedSaleTaken: Recorder<'parked_sale_taken'> = async ({
  db,
  storeId,
  payload,
  action,
}) => {
  await takeParkedSale(db, storeId, payload.parked_id, action.receivedAt);
  publishChange(db, 'register', [payload.register_id]);
  return recordedNothing;
};
