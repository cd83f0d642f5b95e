import type { orderDraft } from '@sokoni/contract/order-drafts';
import { allows } from '@sokoni/rules/roles';
import type { z } from 'zod';
import { holdWhoStays } from '#customers/hold-customer.ts';
import { announce } from '#platform/database/announce.ts';
import { together } from '#platform/database/together.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { newId } from '#platform/ids.ts';
import { assertOpenLocations, firstLocationId } from '#stock/assert-spots.ts';
import { insertEvents } from './event-queries.ts';
import { insertLines, type LineRow } from './line-queries.ts';
import type { Acting } from './open-order.ts';
import { orderLines } from './order-lines.ts';
import { offerForDraft, typedCode, withoutOffer } from './order-offer.ts';
import { type Exchange, noExchange, type Placement, placeOrder } from './place-order.ts';
import {
  type FreshOrder,
  findSellingTerms,
  insertOrder,
  type OrderRow,
  type SellingTerms,
} from './queries.ts';
import { reckon } from './reckon.ts';

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
): Promise<OrderRow> {
  const { fresh, lines, terms } = await draftOrder(db, storeId, draft, acting, exchange);
  if (draft.placement) return placeOrder(db, { fresh, lines }, draft.placement, acting, { exchange, terms });
  const order = await insertOrder(db, fresh);
  if (!order) throw new DomainError('id_taken');
  if (lines.length > 0) await insertLines(db, lines);
  const by = { storeId, orderId: order.id, actorUserId: acting.userId, at: acting.now };
  await insertEvents(db, by, [{ kind: 'drafted' }]);
  await announce(db, 'order', [order.id]);
  return order;
}

/** The order as a draft, not yet written. */
async function draftOrder(
  db: Db,
  storeId: string,
  draft: OrderDraft,
  { userId, role, now }: Acting,
  exchange: Exchange,
): Promise<{ fresh: FreshOrder; lines: LineRow[]; terms: SellingTerms }> {
  const orderId = draft.id?.toLowerCase() ?? newId();
  const { customer_id, location_id, discount_amount, discount_percent, shipping } = draft;
  assertOneDiscount(draft);
  const mayDiscount = allows(role, 'giveDiscount');
  if (!mayDiscount && (discount_amount !== null || discount_percent !== null)) throw noDiscount();
  const customerId =
    customer_id === null ? null : (await holdWhoStays(db, storeId, customer_id.toLowerCase())).id;
  if (location_id !== undefined) await assertOpenLocations(db, storeId, [location_id.toLowerCase()]);
  const [{ today, ...terms }, { kept }, place] = await together([
    findSellingTerms(db, storeId, now),
    orderLines(db, { storeId, orderId, mayDiscount }, draft.lines, []),
    location_id?.toLowerCase() ?? firstLocationId(db, storeId),
  ]);
  const charges = { discount_amount, discount_percent, shipping, ...terms };
  const { channel } = draft;
  const bargain = {
    ...charges,
    customer_id: customerId,
    channel,
    discount_code: typedCode(draft.discount_code),
  };
  const { offers, ...discount } = draft.placement
    ? withoutOffer(bargain)
    : await offerForDraft(db, storeId, null, { ...bargain, lines: kept }, now);
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
  return { fresh, lines, terms: { today, ...terms } };
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
