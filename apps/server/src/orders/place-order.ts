import { firstOrderNumber } from '@sokoni/rules/order-words';
import { underGivenIds } from '#platform/database/failures.ts';
import { nextNumber } from '#platform/database/store-numbers.ts';
import { onTheirWay, together } from '#platform/database/together.ts';
import type { Db } from '#platform/database/transaction.ts';
import { type Movements, noteMovements } from '#stock/move-stock.ts';
import { reserveStock, takeOffShelf } from '#stock/reserve-stock.ts';
import { eventRows, type NewEvent } from './event-queries.ts';
import { handOver } from './fulfil-order.ts';
import { type LineRow, upsertLines } from './line-queries.ts';
import { lineSpots } from './line-spots.ts';
import type { Acting } from './open-order.ts';
import { countOffer } from './order-offer.ts';
import { insertParts, type NewParts } from './parts-queries.ts';
import { moneyEvents, paymentRows } from './pay-order.ts';
import { type FreshOrder, insertOrder, type OrderRow, updateOrder, type WrittenOrder } from './queries.ts';
import {
  type Deal,
  type Exchange,
  type Known,
  type Placement,
  strikeDeal,
  type Unplaced,
} from './strike-deal.ts';
import { type Books, moveValueOf } from './value-of-order.ts';

/** An order that is on its way into the database, behind all that it could be refused for but its ids. */
export interface Sent {
  id: string;
  written: Promise<WrittenOrder>;
}

const untracked = { carrier: '', tracking_number: '', tracking_url: '' };

/**
 * Places an order under the store's terms of this moment: what it costs stands, its goods are promised or gone, what was paid
 * is in the books, its discount is counted, and it has the next number. Discount and number come last, so that sellers wait for
 * each other as short as can be; what belongs to a fresh order is written before it.
 * @throws DomainError `invalid_fields` without a line or for a settlement that its payment type refuses, `over_credit_limit`,
 * `not_enough_stock`, `discount_refused`, `id_taken`
 */
export async function placeOrder(
  db: Db,
  unplaced: Unplaced,
  placed: Placement,
  acting: Acting,
): Promise<WrittenOrder> {
  const { written } = await sendPlaced(db, unplaced, placed, acting);
  return written;
}

/**
 * The same, not waiting for the last that is written of it: a commit may travel with that.
 * @param more the exchange that it is part of, and what has been found out already
 */
export async function sendPlaced(
  db: Db,
  unplaced: Unplaced,
  placed: Placement,
  acting: Acting,
  more: { exchange?: Exchange; known?: Known } = {},
): Promise<Sent> {
  const { kept, fresh } = unplaced;
  const deal = await strikeDeal(db, unplaced, placed, acting, more);
  const { columns, lines, today } = deal;
  const sale = { ...(kept ?? fresh), ...columns };
  const { store_id: storeId, id: orderId } = sale;
  const { userId, now } = acting;
  const of = { storeId, orderId, customerId: sale.customer_id, test: sale.test };
  const books: Books = { ...of, kind: 'payment', field: 'payments', userId, now, today };
  // Goods are held before credit and cards, by everybody.
  const gone = await takeGoods(db, sale, lines, placed, acting);
  await moveValueOf(db, books, deal.money);
  if (sale.discount_id !== null) await countOffer(db, sale, now);
  const { order_lines, ...parts } = partsOf(sale, deal, placed, books, acting);
  const beside = [
    kept && isReckonedAnew(unplaced.lines, lines) ? upsertLines(db, lines) : null,
    insertParts(db, orderId, fresh ? { order_lines, ...parts } : parts),
    gone && noteMovements(db, storeId, gone, now),
  ];
  // All travel together; the number comes last, so that other sellers wait for it as short as can be.
  await onTheirWay();
  const number = nextNumber(storeId, sale.test ? 'test_order' : 'order', firstOrderNumber);
  const last = kept
    ? updateOrder(db, kept, { ...columns, number })
    : insertOrder(db, { ...fresh, ...columns, number });
  const written = together([...beside, last]).then(() => last);
  return { id: orderId, written: underGivenIds(written) };
}

/** What is written of a sale beside the order itself. */
function partsOf(
  sale: FreshOrder,
  { lines, money }: Deal,
  { handed_over }: Placement,
  books: Books,
  acting: Acting,
): NewParts {
  const { event, ...shipment } = handOver(sale, lines, untracked, acting);
  const { storeId, orderId, userId: actorUserId, now: at } = books;
  const events: NewEvent[] = [
    { kind: 'placed', data: { amount: sale.ordered_total, pieces: sale.pieces } },
    ...moneyEvents(books.kind, money),
    ...(handed_over ? [event] : []),
  ];
  return {
    order_lines: lines,
    order_payments: paymentRows(books, money),
    order_fulfilments: [],
    order_fulfilment_lines: [],
    ...(handed_over ? shipment : {}),
    order_events: eventRows({ storeId, orderId, actorUserId, at }, events),
  };
}

/**
 * Goods that were handed over are gone whatever the shelf was thought to hold; others are promised, or there is no sale.
 * @returns what is gone and still to be written down
 */
async function takeGoods(
  db: Db,
  { store_id, id, location_id }: Pick<OrderRow, 'store_id' | 'id' | 'location_id'>,
  lines: readonly LineRow[],
  { handed_over }: Placement,
  { userId }: Acting,
): Promise<Movements | null> {
  const spots = lineSpots(location_id, lines);
  if (spots.length === 0) return null;
  if (handed_over)
    return takeOffShelf(db, store_id, { reference: `order:${id}`, actorUserId: userId }, spots);
  await reserveStock(db, store_id, spots);
  return null;
}

const reckoned = ['offered', 'share_discount', 'share_vat', 'share_total', 'fulfilled'] as const;

function isReckonedAnew(before: readonly LineRow[], after: readonly LineRow[]): boolean {
  return after.some((line, index) => {
    const old = before[index];
    return reckoned.some((key) => old?.[key] !== line[key]);
  });
}
