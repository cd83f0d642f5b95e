import type { placement } from '@sokoni/contract/order-drafts';
import type { z } from 'zod';
import type { OnOffer } from '#discounts/offer-discount.ts';
import type { Db } from '#platform/database/transaction.ts';
import { invalidField } from '#platform/domain-error.ts';
import { assertTold } from './assert-told.ts';
import type { LineRow } from './line-queries.ts';
import { type Acting, stateAfter } from './open-order.ts';
import { offerFor } from './order-offer.ts';
import type { Payment } from './pay-order.ts';
import { type FreshOrder, findSellingTerms, type OrderRow, type SellingTerms } from './queries.ts';
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

/** What an order comes to when it is placed; nothing of it is written yet. */
export type Deal = Awaited<ReturnType<typeof strikeDeal>>;

/**
 * Reckons what an order costs under the store's terms of this moment, and how it is settled.
 * @throws DomainError `invalid_fields` without a line or for a settlement that its payment type refuses, `over_credit_limit`,
 * `discount_refused`; `invalid_fields` also for another total than the buyer was told
 * @returns the columns of the order that change, its lines, the day where the store is, and the money in the order in which it was
 * said: what an exchange frees comes first
 */
export async function strikeDeal(
  db: Db,
  { kept, fresh, lines: unplaced }: Unplaced,
  placed: Placement,
  { now }: Acting,
  { exchange = noExchange, known }: { exchange?: Exchange; known?: Known } = {},
) {
  const before = kept ?? fresh;
  const { store_id: storeId } = before;
  const { handed_over, payment_type, payments } = placed;
  if (unplaced.length === 0) throw invalidField('lines', 'Add at least one line');
  const { today, ...terms } = known?.terms ?? (await findSellingTerms(db, storeId, now));
  const bargain = { ...before, lines: unplaced };
  const { offers, ...discount } = await offerFor(db, storeId, kept ?? null, bargain, now, known?.onOffer);
  const { figures, lines: reckoned } = reckon(unplaced, { ...before, ...terms }, offers);
  const total = figures.ordered_total;
  await assertTold(db, storeId, placed, total);
  const moved = Math.min(exchange.freed, total);
  const rest = { total: total - moved, today, test: terms.test };
  const { paid: paidNow, dueOn } = await settle(db, before, placed, rest);
  const paid = moved + paidNow;
  const lines = reckoned.map((line) => ({ ...line, fulfilled: handed_over ? line.quantity : 0 }));
  const byExchange = { method: 'exchange' as const, amount: moved, reference: exchange.name };
  const money: readonly Payment[] = moved > 0 ? [byExchange, ...payments] : payments;
  const stage = 'placed' as const;
  const columns = {
    ...terms,
    ...figures,
    ...discount,
    stage,
    state: stateAfter({ ...figures, stage, paid, refunded: 0, returned_total: 0 }, lines),
    payment_type,
    due_on: dueOn,
    paid,
    placed_at: now,
    placed_on: today,
    updated_at: now,
  };
  return { columns, lines, today, money };
}
