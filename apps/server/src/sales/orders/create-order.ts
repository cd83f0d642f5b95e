import type { orderDraft } from '@sokoni/contract/sales/order-drafts';
import { can, personOf, tillColumns } from '@sokoni/rules/access/actor';
import type * as z from 'zod';
import type { Action } from '#core/action.ts';
import { underGivenIds } from '#core/database/access/failures.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { holdWhoStays } from '#customers/lock-customer.ts';
import { assertOpenLocations, firstLocationId } from '#stock/assert-stock-locations.ts';
import { nameShortLines } from './name-short-lines.ts';
import { type LinesOfOrder, orderLines } from './order-lines.ts';
import { insertParts } from './parts-queries.ts';
import type { Settlement } from './payments/settle-order.ts';
import { type ExchangeCredit, placeOrder } from './place-order.ts';
import { noDiscount } from './pricing/line-permissions.ts';
import { typedCode } from './pricing/order-discount.ts';
import { quoteDraft, type UnpricedOrder } from './pricing/quote-order.ts';
import { insertOrder, type OrderRow, type WrittenOrder } from './queries.ts';
import { readRungSale } from './recorded/rung-sale.ts';
import { eventRows } from './records/event-queries.ts';
import { say } from './sentences.ts';

export type OrderDraft = Omit<z.output<typeof orderDraft>, 'settlement'> & {
  settlement?: Settlement | undefined;
};

/**
 * Drafts an order, and places it at once where the draft says how it is settled.
 * @param exchange the order whose items came back for it, and what that frees
 * @throws DomainError `not_found` for a customer, location or variant, `invalid_fields`, `not_allowed` for a price or discount of
 * one's own, `id_taken`, and what `placeOrder` refuses
 */
export async function createOrder(
  db: Db,
  storeId: string,
  draft: OrderDraft,
  action: Action,
  exchange?: { of: string; credit: ExchangeCredit },
): Promise<WrittenOrder> {
  const order = await readDraft(db, storeId, draft, action, exchange?.of ?? null);
  const { settlement } = draft;
  return settlement
    ? nameShortLines(order.lines, () => placeOrder(db, order, settlement, action, exchange?.credit))
    : draftOrder(db, order, action);
}

async function draftOrder(
  db: Db,
  order: UnpricedOrder,
  { actor, occurredAt, receivedAt }: Action,
): Promise<WrittenOrder> {
  const { store_id: storeId, id: orderId } = order.head;
  const { terms, totals, discount, lines } = await quoteDraft(db, order, occurredAt);
  const told = { storeId, orderId, actor, at: occurredAt };
  const parts = { order_lines: lines, order_events: eventRows(told, [{ kind: 'drafted' }]) };
  await underGivenIds(() => insertParts(db, parts));
  const row = { ...order.head, ...terms, ...totals, ...discount, updated_at: receivedAt };
  return underGivenIds(() => insertOrder(db, { ...row, stage: 'draft', state: 'draft' }));
}

/** The order as it was sent, with the lines as their variants are sold now. */
async function readDraft(
  db: Db,
  storeId: string,
  draft: OrderDraft,
  { actor, receivedAt }: Action,
  exchangeOf: string | null,
): Promise<UnpricedOrder> {
  const { discount_amount, discount_percent, shipping, channel, note, tags } = draft;
  assertOneDiscount(draft);
  const isDiscounted = discount_amount !== null || discount_percent !== null;
  if (isDiscounted && !can(actor, 'giveDiscount')) throw noDiscount();
  const id = draft.id?.toLowerCase() ?? newId();
  const customer_id =
    draft.customer_id === null ? null : (await holdWhoStays(db, storeId, draft.customer_id.toLowerCase())).id;
  const location_id = await locationOf(db, storeId, draft);
  const { lines, rung } = await readLines(db, { storeId, orderId: id, actor }, draft);
  const discount_code = typedCode(draft.discount_code);
  return {
    existing: null,
    lines,
    rung,
    head: {
      ...{ store_id: storeId, id, channel, customer_id, location_id },
      ...{ discount_amount, discount_percent, discount_code, shipping, note, tags },
      exchange_of: exchangeOf,
      sold_by: personOf(actor),
      ...tillColumns(actor),
      created_by: personOf(actor),
      created_at: receivedAt,
    },
  };
}

async function readLines(
  db: Db,
  order: LinesOfOrder,
  { lines, recorded, shipping }: OrderDraft,
): Promise<Pick<UnpricedOrder, 'lines' | 'rung'>> {
  if (recorded) return readRungSale(db, order, lines, { recorded, shipping });
  const { current } = await orderLines(db, order, lines, []);
  return { lines: current, rung: null };
}

async function locationOf(db: Db, storeId: string, draft: OrderDraft): Promise<string> {
  const id = draft.location_id?.toLowerCase();
  if (id === undefined) return firstLocationId(db, storeId);
  await assertOpenLocations(db, storeId, [id]);
  return id;
}

/** @throws DomainError `invalid_fields` */
export function assertOneDiscount({
  discount_amount,
  discount_percent,
}: Pick<OrderRow, 'discount_amount' | 'discount_percent'>): void {
  if (discount_amount !== null && discount_percent !== null) {
    throw invalidField('discount_percent', say('twoDiscounts'));
  }
}
