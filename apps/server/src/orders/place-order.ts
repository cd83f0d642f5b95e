import type { placement } from '@sokoni/contract/order-drafts';
import { firstOrderNumber } from '@sokoni/rules/order-words';
import type { z } from 'zod';
import { announce } from '#platform/database/announce.ts';
import { takeNumbers } from '#platform/database/store-numbers.ts';
import { together } from '#platform/database/together.ts';
import type { Db } from '#platform/database/transaction.ts';
import { invalidField } from '#platform/domain-error.ts';
import { recordCounterSale, reserveStock } from '#stock/reserve-stock.ts';
import { insertEvents, type NewEvent } from './event-queries.ts';
import { handOver } from './fulfil-order.ts';
import { type LineRow, upsertLines } from './line-queries.ts';
import { lineSpots } from './line-spots.ts';
import { type Acting, stateAfter } from './open-order.ts';
import { countOffer, offerFor } from './order-offer.ts';
import { type Payment, recordMoney } from './pay-order.ts';
import { findSellingTerms, type OrderRow, type SellingTerms, updateOrder } from './queries.ts';
import { reckon } from './reckon.ts';
import { settle } from './settle.ts';

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

const byHand = { carrier: '', tracking_number: '', tracking_url: '' };

/**
 * Places a draft under the store's terms of this moment: what it costs stands, its goods are promised or gone, what was paid
 * is in the books, its discount is counted, and it has the next number. Discount and number come last, so that sellers wait for
 * each other as short as can be.
 * @param terms of this moment, where they are known already
 * @throws DomainError `invalid_fields` without a line or for a settlement that its payment type refuses, `over_credit_limit`,
 * `not_enough_stock`, `discount_refused`, `id_taken`
 */
export async function placeOrder(
  db: Db,
  draft: OrderRow,
  draftLines: readonly LineRow[],
  placed: Placement,
  acting: Acting,
  { exchange = noExchange, terms: known }: { exchange?: Exchange; terms?: SellingTerms } = {},
): Promise<OrderRow> {
  const { store_id: storeId, id: orderId } = draft;
  const { userId, now } = acting;
  const { handed_over, payment_type, payments } = placed;
  if (draftLines.length === 0) throw invalidField('lines', 'Add at least one line');
  const { today, ...terms } = known ?? (await findSellingTerms(db, storeId, now));
  const bargain = { ...draft, lines: draftLines };
  const { offers, ...discount } = await offerFor(db, storeId, draft, bargain, now);
  const { figures, lines } = reckon(draftLines, { ...draft, ...terms }, offers);
  const total = figures.ordered_total;
  const moved = Math.min(exchange.freed, total);
  const rest = { total: total - moved, today, test: terms.test };
  const { paid: paidNow, dueOn } = await settle(db, draft, placed, rest);
  const paid = moved + paidNow;
  if (isReckonedAnew(draftLines, lines)) await upsertLines(db, lines);
  const of = { storeId, orderId, customerId: draft.customer_id, test: terms.test };
  const books = { ...of, kind: 'payment' as const, field: 'payments', userId, now, today };
  const byExchange = { method: 'exchange' as const, amount: moved, reference: exchange.name };
  const [paidEvents, handedOver] = await together([
    // Goods are held before cards, by everybody.
    takeGoods(db, draft, lines, placed, acting).then(() =>
      recordMoney(db, books, moved > 0 ? [byExchange, ...payments] : payments),
    ),
    handed_over ? handOver(db, draft, lines, byHand, acting).then((event) => [event]) : [],
  ]);
  const events: NewEvent[] = [
    { kind: 'placed', data: { amount: total, pieces: figures.pieces } },
    ...paidEvents,
    ...handedOver,
  ];

  const standing = lines.map((line) => ({ ...line, fulfilled: handed_over ? line.quantity : 0 }));
  if (discount.discount_id !== null)
    await countOffer(db, { ...draft, ...terms, ...discount, ...figures }, now);
  const [number] = await together([
    takeNumbers(db, storeId, terms.test ? 'test_order' : 'order', 1),
    insertEvents(db, { storeId, orderId, actorUserId: userId, at: now }, events),
    announce(db, 'order', [orderId]),
  ]);
  return updateOrder(db, draft, {
    ...terms,
    ...figures,
    ...discount,
    stage: 'placed',
    state: stateAfter({ ...draft, ...figures, stage: 'placed', paid }, standing),
    number: firstOrderNumber + number - 1,
    payment_type,
    due_on: dueOn,
    paid,
    placed_at: now,
    placed_on: today,
    updated_at: now,
  });
}

/** Goods that were handed over are gone whatever the shelf was thought to hold; others are promised, or there is no sale. */
async function takeGoods(
  db: Db,
  { store_id, id, location_id }: OrderRow,
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

function isReckonedAnew(before: readonly LineRow[], after: readonly LineRow[]): boolean {
  return after.some((line, index) => {
    const old = before[index];
    const isSame = (key: 'offered' | 'share_discount' | 'share_vat' | 'share_total') =>
      old?.[key] === line[key];
    return !(isSame('offered') && isSame('share_discount') && isSame('share_vat') && isSame('share_total'));
  });
}
