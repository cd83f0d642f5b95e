import type { orderCalls } from '@sokoni/contract/orders';
import { owed } from '@sokoni/rules/order-state';
import { orderNumber } from '@sokoni/rules/order-words';
import type { z } from 'zod';
import { holdBuyer } from '#customers/hold-customer.ts';
import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { openPlace } from '#stock/assert-spots.ts';
import { holdLevels } from '#stock/hold-levels.ts';
import { insertEvents } from './event-queries.ts';
import { findLines, findSellable } from './line-queries.ts';
import { lineSpots } from './line-spots.ts';
import { makeOrder } from './make-order.ts';
import { type Acting, holdOrder, openOrder } from './open-order.ts';
import { recordOne } from './pay-order.ts';
import { findSellingTerms, type OrderRow, type WrittenOrder } from './queries.ts';
import type { Placement } from './strike-deal.ts';
import { takeBack } from './take-back.ts';

type Body = z.output<
  (typeof orderCalls)['POST /marketplace/v1/stores/{id}/orders/{order_id}/exchanges']['body']
>;

/** What comes back and what goes out; the gift cards of its settlement are known. */
export type Exchanged = Omit<Body, 'settlement'> & { settlement: Placement };

/**
 * Takes goods of an order back and sells others instead, to the same customer, in an order of their own. What the return frees,
 * at most what is to be given back, moves to the new order as far as that costs so much; the rest stays to be given back. Both are
 * where the order left from, or at the first open place where that is closed by now.
 * @returns the new order
 * @throws DomainError what `takeBack` and `makeOrder` refuse; `wrong_state` for a test order of a store that is live by now
 */
export async function exchangeOrder(
  db: Db,
  storeId: string,
  orderId: string,
  { returns, reason, settlement, ...sale }: Exchanged,
  acting: Acting,
): Promise<WrittenOrder> {
  const { userId, now } = acting;
  const before = await openOrder(db, storeId, orderId, acting, 'takeBack');
  await assertSameSeries(db, before, now);
  const { customer_id } = before;
  const buyer = customer_id === null ? undefined : await holdBuyer(db, storeId, customer_id);
  const { id: location_id } = await openPlace(db, storeId, before.location_id);
  await holdShelves(db, { ...before, location_id }, sale.lines);
  await takeBack(db, storeId, orderId, { lines: returns, reason }, acting);
  const old = await holdOrder(db, storeId, orderId, acting);
  const name = orderNumber(old);
  const draft = {
    ...sale,
    ...{ location_id, discount_amount: null, discount_percent: null, note: '', tags: [] },
    channel: old.channel === 'in_person' ? ('in_person' as const) : ('manual' as const),
    customer_id: buyer ? customer_id : null,
    placement: settlement,
  };
  const freed = Math.max(0, -owed(old));
  const made = await makeOrder(db, storeId, draft, acting, { of: orderId, name, freed });
  const reference = orderNumber(made);
  const moved = made.paid - settlement.payments.reduce((sum, { amount }) => sum + amount, 0);
  if (moved > 0) await recordOne(db, old, 'refund', { method: 'exchange', amount: moved, reference }, acting);
  const by = { storeId, actorUserId: userId, at: now };
  await insertEvents(db, { ...by, orderId }, [
    { kind: 'exchanged', data: { order: { id: made.id, name: reference } } },
  ]);
  await insertEvents(db, { ...by, orderId: made.id }, [
    { kind: 'exchanged', data: { order: { id: orderId, name } } },
  ]);
  await announce(db, 'order', [orderId, made.id]);
  return made;
}

/** Money that was only tried out pays for nothing real. */
async function assertSameSeries(db: Db, { store_id, test }: OrderRow, now: Date): Promise<void> {
  if ((await findSellingTerms(db, store_id, now)).test === test) return;
  throw new DomainError('wrong_state', {
    message: test
      ? 'A test order is exchanged only while the store is in test mode.'
      : 'The store is in test mode: what was really sold is exchanged when it is live again.',
  });
}

/** All levels that come and go are held first, in the one order: exchanges of the same goods wait for each other. */
async function holdShelves(
  db: Db,
  { store_id, id, location_id }: OrderRow,
  lines: Exchanged['lines'],
): Promise<void> {
  const out = lines.flatMap(({ variant_id, quantity }) =>
    variant_id === undefined ? [] : [{ variant_id: variant_id.toLowerCase(), quantity }],
  );
  const wanted = [...new Set(out.map(({ variant_id }) => variant_id))];
  if ((await findSellable(db, store_id, wanted)).length < wanted.length) throw new DomainError('not_found');
  const spots = lineSpots(location_id, [...(await findLines(db, store_id, id)), ...out]);
  await holdLevels(db, store_id, spots);
}
