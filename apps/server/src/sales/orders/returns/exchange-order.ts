import type { orderCalls } from '@sokoni/contract/sales/orders';
import { outstanding } from '@sokoni/rules/orders/order-state';
import type * as z from 'zod';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { holdBuyer } from '#customers/lock-customer.ts';
import { createOrder } from '#sales/orders/create-order.ts';
import { lineStockLocations } from '#sales/orders/fulfilment/line-stock-locations.ts';
import { findLines, findSellable } from '#sales/orders/line-queries.ts';
import { lockOrder, lockOrderFor } from '#sales/orders/lock-order.ts';
import { recordOne } from '#sales/orders/payments/record-payment.ts';
import type { Settlement } from '#sales/orders/payments/settle-order.ts';
import { findSellingTerms, type OrderRow, type WrittenOrder } from '#sales/orders/queries.ts';
import { say } from '#sales/orders/sentences.ts';
import { openPlace } from '#stock/assert-stock-locations.ts';
import { holdLevels } from '#stock/lock-levels.ts';
import { returnItems } from './return-items.ts';
import { tellOfExchange } from './tell-of-exchange.ts';

type Body = z.output<
  (typeof orderCalls)['POST /marketplace/v1/stores/{id}/orders/{order_id}/exchanges']['body']
>;

/** What comes back and what goes out; the gift cards of its settlement are known. */
export type Exchanged = Omit<Body, 'settlement' | 'occurred_at'> & { settlement: Settlement };

/**
 * Takes items of an order back and sells others instead, to the same customer, in an order of their own. What the return frees,
 * at most what is to be given back, moves to the new order as far as that costs so much; the rest stays to be given back. Both are
 * where the order left from, or at the first open place where that is closed by now.
 * @returns the new order
 * @throws DomainError what `returnItems` and `createOrder` refuse; `wrong_state` for a test order of a store that is live by now
 */
export async function exchangeOrder(
  db: Db,
  storeId: string,
  orderId: string,
  { returns, reason, settlement, ...sale }: Exchanged,
  action: Action,
): Promise<WrittenOrder> {
  const before = await lockOrderFor(db, storeId, orderId, action, 'return');
  await assertSameSeries(db, before, action.occurredAt);
  const { customer_id } = before;
  const buyer = customer_id === null ? undefined : await holdBuyer(db, storeId, customer_id);
  const { id: location_id } = await openPlace(db, storeId, before.location_id);
  await holdShelves(db, { ...before, location_id }, sale.lines);
  await returnItems(db, storeId, orderId, { lines: returns, reason }, action);
  const old = await lockOrder(db, storeId, orderId, action);
  const name = old.number ?? '';
  const draft = {
    ...sale,
    ...{ location_id, discount_amount: null, discount_percent: null, note: '', tags: [] },
    channel: old.channel === 'in_person' ? ('in_person' as const) : ('manual' as const),
    customer_id: buyer ? customer_id : null,
    settlement,
  };
  const credit = { name, amount: Math.max(0, -outstanding(old)) };
  const made = await createOrder(db, storeId, draft, action, { of: orderId, credit });
  const reference = made.number ?? '';
  const moved = made.paid - settlement.payments.reduce((sum, { amount }) => sum + amount, 0);
  if (moved > 0) await recordOne(db, old, 'refund', { method: 'exchange', amount: moved, reference }, action);
  await tellOfExchange(db, { storeId, old, made }, action);
  return made;
}

/** Money that was only tried out pays for nothing real. */
async function assertSameSeries(db: Db, { store_id, test }: OrderRow, now: Date): Promise<void> {
  if ((await findSellingTerms(db, store_id, now)).test === test) return;
  throw new DomainError('wrong_state', {
    message: say(test ? 'exchangeTest' : 'exchangeLive'),
  });
}

/** All levels that come and go are held first, in the one order: exchanges of the same items wait for each other. */
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
  const stockLocations = lineStockLocations(location_id, [...(await findLines(db, store_id, id)), ...out]);
  await holdLevels(db, store_id, stockLocations);
}
