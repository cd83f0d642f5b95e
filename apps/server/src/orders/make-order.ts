import type { orderDraft } from '@sokoni/contract/order-drafts';
import { allows } from '@sokoni/rules/roles';
import type { z } from 'zod';
import { holdWhoStays } from '#customers/hold-customer.ts';
import { findOnOffer } from '#discounts/offer-discount.ts';
import { underGivenIds } from '#platform/database/failures.ts';
import { together } from '#platform/database/together.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { newId } from '#platform/ids.ts';
import { assertOpenLocations, firstLocationId } from '#stock/assert-spots.ts';
import { eventRows } from './event-queries.ts';
import type { LineRow } from './line-queries.ts';
import type { Acting } from './open-order.ts';
import { orderLines } from './order-lines.ts';
import { offerForDraft, typedCode, withoutOffer } from './order-offer.ts';
import { insertParts } from './parts-queries.ts';
import { type Sent, sendPlaced } from './place-order.ts';
import {
  type FreshOrder,
  findSellingTerms,
  insertOrder,
  type OrderRow,
  type WrittenOrder,
} from './queries.ts';
import { reckon } from './reckon.ts';
import { type Exchange, type Known, noExchange, type Placement } from './strike-deal.ts';

export type OrderDraft = Omit<z.output<typeof orderDraft>, 'placement'> & {
  placement?: Placement | undefined;
};

/**
 * Drafts an order, and places it at once where the draft says how it is settled.
 * @param exchange the order whose goods came back for it
 * @throws DomainError `not_found` for a customer, place or variant, `invalid_fields`, `not_allowed` for a price or discount of
 * one's own, `id_taken`, and what `placeOrder` refuses
 */
export async function makeOrder(
  db: Db,
  storeId: string,
  draft: OrderDraft,
  acting: Acting,
  exchange: Exchange = noExchange,
): Promise<WrittenOrder> {
  const { written } = await sendOrder(db, storeId, draft, acting, exchange);
  return written;
}

/** The same, not waiting for the last that is written of it: a commit may travel with that. */
export async function sendOrder(
  db: Db,
  storeId: string,
  draft: OrderDraft,
  acting: Acting,
  exchange: Exchange = noExchange,
): Promise<Sent> {
  const { fresh, lines, known } = await draftOrder(db, storeId, draft, acting, exchange);
  if (draft.placement) return sendPlaced(db, { fresh, lines }, draft.placement, acting, { exchange, known });
  const { id } = fresh;
  const told = { storeId, orderId: id, actorUserId: acting.userId, at: acting.now };
  const parts = { order_lines: lines, order_events: eventRows(told, [{ kind: 'drafted' }]) };
  const written = together([insertOrder(db, fresh), insertParts(db, id, parts)]);
  return { id, written: underGivenIds(written.then(([order]) => order)) };
}

/** The order as a draft, not yet written. */
async function draftOrder(
  db: Db,
  storeId: string,
  draft: OrderDraft,
  { userId, role, now }: Acting,
  exchange: Exchange,
): Promise<{ fresh: FreshOrder; lines: LineRow[]; known: Known }> {
  const orderId = draft.id?.toLowerCase() ?? newId();
  const { customer_id, location_id, discount_amount, discount_percent, shipping } = draft;
  assertOneDiscount(draft);
  const mayDiscount = allows(role, 'giveDiscount');
  if (!mayDiscount && (discount_amount !== null || discount_percent !== null)) throw noDiscount();
  const customerId =
    customer_id === null ? null : (await holdWhoStays(db, storeId, customer_id.toLowerCase())).id;
  if (location_id !== undefined) await assertOpenLocations(db, storeId, [location_id.toLowerCase()]);
  const code = typedCode(draft.discount_code);
  const [{ today, ...terms }, { kept }, place, onOffer] = await together([
    findSellingTerms(db, storeId, now),
    orderLines(db, { storeId, orderId, mayDiscount }, draft.lines, []),
    location_id?.toLowerCase() ?? firstLocationId(db, storeId),
    findOnOffer(db, storeId, { code, customerId, orderId: null }, now),
  ]);
  const charges = { discount_amount, discount_percent, shipping, ...terms };
  const { channel } = draft;
  const bargain = { ...charges, customer_id: customerId, channel, discount_code: code };
  const { offers, ...discount } = draft.placement
    ? withoutOffer(bargain)
    : await offerForDraft(db, storeId, null, { ...bargain, lines: kept }, now, onOffer);
  const { figures, lines } = reckon(kept, charges, offers);
  const fresh: FreshOrder = {
    ...charges,
    ...figures,
    ...discount,
    exchange_of: exchange.of,
    store_id: storeId,
    id: orderId,
    number: null,
    channel,
    stage: 'draft',
    state: 'draft',
    customer_id: customerId,
    location_id: place,
    payment_type: null,
    due_on: null,
    note: draft.note,
    tags: draft.tags,
    sold_by: userId,
    placed_at: null,
    placed_on: null,
    cancelled_at: null,
    created_by: userId,
    created_at: now,
    updated_at: now,
  };
  return { fresh, lines, known: { terms: { today, ...terms }, onOffer } };
}

/** @throws DomainError `invalid_fields` */
export function assertOneDiscount({
  discount_amount,
  discount_percent,
}: Pick<OrderRow, 'discount_amount' | 'discount_percent'>): void {
  if (discount_amount !== null && discount_percent !== null) {
    throw invalidField('discount_percent', 'Give an amount or a percentage off, not both');
  }
}

export function noDiscount(): DomainError {
  return new DomainError('not_allowed', { message: 'Your role in this store does not give discounts.' });
}
