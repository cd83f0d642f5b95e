import type { placement } from '@sokoni/contract/order-drafts';
import { firstOrderNumber } from '@sokoni/rules/order-words';
import type { z } from 'zod';
import type { OnOffer } from '#discounts/offer-discount.ts';
import { announce } from '#platform/database/announce.ts';
import { underGivenIds } from '#platform/database/failures.ts';
import { nextNumber } from '#platform/database/store-numbers.ts';
import { onTheirWay, together } from '#platform/database/together.ts';
import type { Db } from '#platform/database/transaction.ts';
import { invalidField } from '#platform/domain-error.ts';
import { type Movements, noteMovements } from '#stock/move-stock.ts';
import { reserveStock, takeOffShelf } from '#stock/reserve-stock.ts';
import { eventRows, type NewEvent } from './event-queries.ts';
import { handOver } from './fulfil-order.ts';
import { type LineRow, upsertLines } from './line-queries.ts';
import { lineSpots } from './line-spots.ts';
import { type Acting, stateAfter } from './open-order.ts';
import { countOffer, offerFor } from './order-offer.ts';
import { insertParts } from './parts-queries.ts';
import { moneyEvents, type Payment, paymentRows } from './pay-order.ts';
import {
  type FreshOrder,
  findSellingTerms,
  insertOrder,
  type OrderRow,
  type SellingTerms,
  updateOrder,
  type WrittenOrder,
} from './queries.ts';
import { reckon } from './reckon.ts';
import { settle } from './settle.ts';
import { moveValueOf } from './value-of-order.ts';

/** How an order is settled; its gift cards are known. */
export type Placement = Omit<z.output<typeof placement>, 'payments'> & { payments: readonly Payment[] };

/** What goes out instead of goods that came back. */
export interface Exchange {
  /** The order that they came back from; null where there is none. */
  of: string | null;
  /** Its number as people say it. */
  name: string;
  /** What the return frees, in minor units: it pays for the new order as far as it goes. */
  freed: number;
}

export const noExchange: Exchange = { of: null, name: '', freed: 0 };

/** What is placed: a draft that is kept, held, or an order that nothing is written of yet. */
export type Unplaced = { lines: readonly LineRow[] } & (
  | { kept: OrderRow; fresh?: never }
  | { kept?: never; fresh: FreshOrder }
);

/** What has been found out already. */
export interface Known {
  /** Of this moment. */
  terms: SellingTerms;
  /** For the code and the customer of the order. */
  onOffer: OnOffer;
}

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

/** The same, not waiting for the last that is written of it: a commit may travel with that. */
export async function sendPlaced(
  db: Db,
  { kept, fresh, lines: unplaced }: Unplaced,
  placed: Placement,
  acting: Acting,
  { exchange = noExchange, known }: { exchange?: Exchange; known?: Known } = {},
): Promise<Sent> {
  const sale: FreshOrder = { ...(kept ?? fresh), stage: 'placed' };
  const { store_id: storeId, id: orderId } = sale;
  const { userId, now } = acting;
  const { handed_over, payment_type, payments } = placed;
  if (unplaced.length === 0) throw invalidField('lines', 'Add at least one line');
  const { today, ...terms } = known?.terms ?? (await findSellingTerms(db, storeId, now));
  const bargain = { ...sale, lines: unplaced };
  const { offers, ...discount } = await offerFor(db, storeId, kept ?? null, bargain, now, known?.onOffer);
  const { figures, lines } = reckon(unplaced, { ...sale, ...terms }, offers);
  const total = figures.ordered_total;
  const moved = Math.min(exchange.freed, total);
  const rest = { total: total - moved, today, test: terms.test };
  const { paid: paidNow, dueOn } = await settle(db, sale, placed, rest);
  const paid = moved + paidNow;
  const standing = lines.map((line) => ({ ...line, fulfilled: handed_over ? line.quantity : 0 }));
  const of = { storeId, orderId, customerId: sale.customer_id, test: terms.test };
  const books = { ...of, kind: 'payment' as const, field: 'payments', userId, now, today };
  const byExchange = { method: 'exchange' as const, amount: moved, reference: exchange.name };
  const money: readonly Payment[] = moved > 0 ? [byExchange, ...payments] : payments;
  // Goods are held before credit and cards, by everybody.
  const gone = await takeGoods(db, sale, lines, placed, acting);
  await moveValueOf(db, books, money);
  if (discount.discount_id !== null)
    await countOffer(db, { ...sale, ...terms, ...discount, ...figures }, now);
  const handedOver = handed_over ? [handOver(sale, lines, untracked, acting)] : [];
  const events: NewEvent[] = [
    { kind: 'placed', data: { amount: total, pieces: figures.pieces } },
    ...moneyEvents(books.kind, money),
    ...handedOver.map(({ event }) => event),
  ];
  const parts = {
    order_lines: fresh ? standing : [],
    order_payments: paymentRows(books, money),
    order_fulfilments: handedOver.flatMap(({ order_fulfilments }) => order_fulfilments),
    order_fulfilment_lines: handedOver.flatMap(({ order_fulfilment_lines }) => order_fulfilment_lines),
    order_events: eventRows({ storeId, orderId, actorUserId: userId, at: now }, events),
  };
  const values = {
    ...terms,
    ...figures,
    ...discount,
    stage: 'placed' as const,
    state: stateAfter({ ...sale, ...figures, returned_total: 0, refunded: 0, paid }, standing),
    number: nextNumber(storeId, terms.test ? 'test_order' : 'order', firstOrderNumber),
    payment_type,
    due_on: dueOn,
    paid,
    placed_at: now,
    placed_on: today,
    updated_at: now,
  };
  const beside = [
    kept && isReckonedAnew(unplaced, standing) ? upsertLines(db, standing) : null,
    insertParts(db, parts),
    announce(db, 'order', [orderId]),
    gone && noteMovements(db, storeId, gone, now),
  ];
  // All travel together; the number comes last, so that other sellers wait for it as short as can be.
  await onTheirWay();
  const last = kept ? updateOrder(db, kept, values) : insertOrder(db, { ...fresh, ...values });
  const written = together([...beside, last]).then(() => last);
  return { id: orderId, written: underGivenIds(written) };
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
