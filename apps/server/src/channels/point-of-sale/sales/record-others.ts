import { customerDraft } from '@sokoni/contract/customers/customers';
import { type Actor, can, personOf } from '@sokoni/rules/access/actor';
import type { OrderFlag } from '@sokoni/rules/orders/order-flags';
import type { Action } from '#core/action.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { addCustomer } from '#customers/save-customer.ts';
import { flagOrder } from '#sales/orders/recorded/flag-order.ts';
import { recordBalancePaid } from '#sales/orders/recorded/record-balance-paid.ts';
import { returnAndRefund } from '#sales/orders/returns/return-and-refund.ts';
import { saveParkedSale, takeParkedSale } from './parked-queries.ts';
import { findRegisterPlace, isKnownCustomer } from './people-queries.ts';
import { type Recorder, recordedNothing } from './recording.ts';

/** A customer came back to pay the balance of a sale, or a part of it. Whoever stands at a till may take it, whose sale it ever was. */
export const recordBalance: Recorder<'balance_paid'> = async ({
  db,
  storeId,
  id,
  payload,
  action,
  flags: told,
}) => {
  const { method, label, amount, rounding, tip, reference } = payload;
  const orderId = payload.order_id.toLowerCase();
  const payment = { id, method, label, amount, rounding, tip, reference };
  const flags = await recordBalancePaid(db, storeId, { orderId, payment, flags: told }, action);
  return { orderId, flags };
};

/**
 * Items that came back at a till, to where it stands, and the money that was given back for them. The money is gone whoever gave it:
 * what nobody was allowed to do is recorded as by a supervisor, and the order says so.
 */
export const recordReturn: Recorder<'return'> = async ({ db, storeId, id, payload, action, flags: told }) => {
  const orderId = payload.order_id.toLowerCase();
  const isAllowed = can(action.actor, 'refundOrder');
  const flags: OrderFlag[] = isAllowed ? [...told] : [...told, 'not_approved'];
  const order = await flagOrder(db, storeId, orderId, flags);
  // A clock that was put back between the sale and the return.
  const soldAt = order.placed_at?.getTime() ?? 0;
  const acting: Action = {
    ...action,
    actor: isAllowed ? action.actor : asSupervisor(action.actor),
    occurredAt: new Date(Math.max(soldAt, action.occurredAt.getTime())),
  };
  const locationId = await findRegisterPlace(db, storeId, payload.register_id);
  const items = { id, lines: payload.lines, reason: payload.reason, locationId };
  const { exchange, refund } = payload;
  const refunds = [
    ...(exchange ? [{ method: 'exchange' as const, amount: exchange.amount, reference: '' }] : []),
    ...(refund ? [{ ...refund, reference: '' }] : []),
  ];
  await returnAndRefund(db, storeId, orderId, { ...items, refunds }, acting);
  return { orderId, flags };
};

function asSupervisor(actor: Actor): Actor {
  if (actor.kind !== 'register' || !actor.cashier) return actor;
  return { ...actor, cashier: { ...actor.cashier, role: 'supervisor' } };
}

/** A customer who was added at a till; what cannot be used of how to reach them is kept as a note. */
export const recordCustomer: Recorder<'customer'> = async ({ db, storeId, id, payload, action }) => {
  if (await isKnownCustomer(db, storeId, id)) return recordedNothing;
  const { phone, email } = payload;
  const name = payload.name || phone || email;
  const whole = customerDraft.safeParse({ id, name, phone, email });
  const draft = whole.success
    ? whole.data
    : {
        id,
        name,
        phone: '',
        email: '',
        notes: [phone, email].join(' ').trim(),
        group_id: null,
        language: null,
        addresses: [],
      };
  await addCustomer(db, storeId, draft, action);
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
