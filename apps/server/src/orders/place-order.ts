import type { placement } from '@sokoni/contract/order-drafts';
import { firstOrderNumber } from '@sokoni/rules/order-words';
import type { z } from 'zod';
import { announce } from '#platform/database/announce.ts';
import { nextNumber } from '#platform/database/store-numbers.ts';
import { together } from '#platform/database/together.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { newId } from '#platform/ids.ts';
import { recordCounterSale, reserveStock } from '#stock/reserve-stock.ts';
import { insertEvents, type NewEvent } from './event-queries.ts';
import { handOver } from './fulfil-order.ts';
import { insertLines, type LineRow, upsertLines } from './line-queries.ts';
import { lineSpots } from './line-spots.ts';
import { type Acting, stateAfter } from './open-order.ts';
import { countOffer, offerFor } from './order-offer.ts';
import { moneyEvents, type Payment, recordMoney } from './pay-order.ts';
import {
  type FreshOrder,
  findSellingTerms,
  insertOrder,
  type OrderRow,
  type SellingTerms,
  updateOrder,
} from './queries.ts';
import { reckon } from './reckon.ts';
import { settle } from './settle.ts';
import { isByValue } from './value-of-order.ts';

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

const untracked = { carrier: '', tracking_number: '', tracking_url: '' };

/**
 * Places an order under the store's terms of this moment: what it costs stands, its goods are promised or gone, what was paid
 * is in the books, its discount is counted, and it has the next number. Discount and number come last, so that sellers wait for
 * each other as short as can be; what belongs to a fresh order is written before it.
 * @param terms of this moment, where they are known already
 * @throws DomainError `invalid_fields` without a line or for a settlement that its payment type refuses, `over_credit_limit`,
 * `not_enough_stock`, `discount_refused`, `id_taken`
 */
export async function placeOrder(
  db: Db,
  { kept, fresh, lines: unplaced }: Unplaced,
  placed: Placement,
  acting: Acting,
  { exchange = noExchange, terms: known }: { exchange?: Exchange; terms?: SellingTerms } = {},
): Promise<OrderRow> {
  const sale: FreshOrder = { ...(kept ?? fresh), stage: 'placed' };
  const { store_id: storeId, id: orderId } = sale;
  const { userId, now } = acting;
  const { handed_over, payment_type, payments } = placed;
  if (unplaced.length === 0) throw invalidField('lines', 'Add at least one line');
  const { today, ...terms } = known ?? (await findSellingTerms(db, storeId, now));
  const bargain = { ...sale, lines: unplaced };
  const { offers, ...discount } = await offerFor(db, storeId, kept ?? null, bargain, now);
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
  // They stand in the order in which they were said, whichever is written first.
  const money = (moved > 0 ? [byExchange, ...payments] : payments).map((payment: Payment) => ({
    ...payment,
    id: payment.id ?? newId(),
  }));
  const [, , handedOver] = await together([
    recordMoney(
      db,
      books,
      money.filter((payment) => !isByValue(payment)),
    ),
    // Goods are held before credit and cards, by everybody.
    takeGoods(db, sale, lines, placed, acting).then(() => recordMoney(db, books, money.filter(isByValue))),
    writeLines(db, unplaced, standing, { areKept: kept !== undefined }).then(async () =>
      handed_over ? [await handOver(db, sale, lines, untracked, acting)] : [],
    ),
  ]);
  const events: NewEvent[] = [
    { kind: 'placed', data: { amount: total, pieces: figures.pieces } },
    ...moneyEvents(books.kind, money),
    ...handedOver,
  ];
  if (discount.discount_id !== null)
    await countOffer(db, { ...sale, ...terms, ...discount, ...figures }, now);
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
  const [, , order] = await together([
    insertEvents(db, { storeId, orderId, actorUserId: userId, at: now }, events),
    announce(db, 'order', [orderId]),
    kept ? updateOrder(db, kept, values) : insertOrder(db, { ...fresh, ...values }),
  ]);
  if (!order) throw new DomainError('id_taken');
  return order;
}

/** Writes what the lines say now, where that is not what they said. */
async function writeLines(
  db: Db,
  before: readonly LineRow[],
  after: readonly LineRow[],
  { areKept }: { areKept: boolean },
): Promise<void> {
  if (!areKept) return insertLines(db, after);
  if (isReckonedAnew(before, after)) await upsertLines(db, after);
}

/** Goods that were handed over are gone whatever the shelf was thought to hold; others are promised, or there is no sale. */
async function takeGoods(
  db: Db,
  { store_id, id, location_id }: Pick<OrderRow, 'store_id' | 'id' | 'location_id'>,
  lines: readonly LineRow[],
  { handed_over }: Placement,
  { userId, now }: Acting,
): Promise<void> {
  const spots = lineSpots(location_id, lines);
  if (spots.length === 0) return;
  if (!handed_over) return reserveStock(db, store_id, spots);
  const sale = { reference: `order:${id}`, actorUserId: userId };
  await recordCounterSale(db, store_id, sale, spots, now);
}

const reckoned = ['offered', 'share_discount', 'share_vat', 'share_total', 'fulfilled'] as const;

function isReckonedAnew(before: readonly LineRow[], after: readonly LineRow[]): boolean {
  return after.some((line, index) => {
    const old = before[index];
    return reckoned.some((key) => old?.[key] !== line[key]);
  });
}
