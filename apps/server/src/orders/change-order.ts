import type { orderChange } from '@sokoni/contract/order-drafts';
import { allows } from '@sokoni/rules/roles';
import type { z } from 'zod';
import { holdBuyer, holdWhoStays } from '#customers/hold-customer.ts';
import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { assertOpenLocations } from '#stock/assert-spots.ts';
import { promiseAnew } from '#stock/promise-anew.ts';
import { insertEvents } from './event-queries.ts';
import { deleteLines, findLines, type LineRow, upsertLines } from './line-queries.ts';
import { openSpots } from './line-spots.ts';
import { assertOneDiscount, noDiscount } from './make-order.ts';
import { type Acting, dueAfter, openOrder, owedAfter, stateAfter } from './open-order.ts';
import { orderLines } from './order-lines.ts';
import { countOfferAnew, type OrderOffer, offerFor, offerForDraft, typedCode } from './order-offer.ts';
import { findSellingTerms, type OrderRow, updateOrder } from './queries.ts';
import { reckon, type UnreckonedLine } from './reckon.ts';
import { assertCredit } from './settle.ts';

export type OrderChange = z.output<typeof orderChange>;

/**
 * Edits an order. A placed one keeps the VAT that it was placed under; its promises and what is owed follow. No line falls below
 * what was handed over, what it costs stays once something came back, and who buys it once money has come in. An edit after which
 * something is owed again is due that day, unless another is said.
 * @returns what differs, for the audit row
 * @throws DomainError `not_found`, `changed_meanwhile`, `wrong_state`, `not_allowed`, `invalid_fields`, `discount_refused`,
 * `over_credit_limit`, `not_enough_stock`
 */
export async function changeOrder(
  db: Db,
  storeId: string,
  orderId: string,
  change: OrderChange,
  acting: Acting,
): Promise<{ before: Record<string, unknown>; after: Record<string, unknown> }> {
  const { userId, role, now } = acting;
  const order = await openOrder(db, storeId, orderId, acting, 'edit');
  if (order.version !== change.version) throw new DomainError('changed_meanwhile');
  const before = await findLines(db, storeId, orderId);
  const next = await soldTo(db, order, merged(order, change));
  await assertFields(db, order, next, { role, before });
  const isPlaced = order.stage === 'placed';
  const isReckoned = !isPlaced || changesCost(order, change, next);
  if (isReckoned && before.some(({ returned }) => returned > 0)) {
    throw new DomainError('wrong_state', {
      message: 'Some of it came back: what it costs stays. What is still to go can be cancelled.',
    });
  }
  const mayDiscount = allows(role, 'giveDiscount');
  const { kept, removed } = change.lines
    ? await orderLines(db, { storeId, orderId, mayDiscount }, change.lines, before)
    : { kept: before, removed: [] };
  if (isPlaced && kept.length === 0) throw invalidField('lines', 'Add at least one line');
  const { today, test, ...terms } = await findSellingTerms(db, storeId, now);
  if (isPlaced && next.due_on !== order.due_on && next.due_on !== null && next.due_on < today) {
    throw invalidField('due_on', 'The due date is today or later.');
  }
  const charges = isPlaced ? { ...order, ...next } : { ...order, ...next, ...terms };
  const { offers, ...discount } = await offerAfter(db, order, { change, next, kept, before }, now);
  // What costs as before is not reckoned anew: goods that were given up took their share along.
  const { figures, lines } = isReckoned ? reckon(kept, charges, offers) : { figures: {}, lines: before };
  const after = { ...order, ...next, ...discount, ...figures };
  if (isPlaced) {
    await assertMayOwe(db, order, after);
    await promiseAnew(db, storeId, {
      before: openSpots(order.location_id, before),
      after: openSpots(next.location_id, lines),
    });
    next.due_on = dueAfter(order, after, today);
  }
  await deleteLines(
    db,
    storeId,
    removed.map(({ id }) => id),
  );
  if (isReckoned) await upsertLines(db, lines);
  if (isPlaced) await countOfferAnew(db, order, after, now);
  const changed = await updateOrder(db, order, {
    ...next,
    ...(isPlaced ? {} : { ...terms, test }),
    ...figures,
    ...discount,
    state: stateAfter(after, lines),
    updated_at: now,
  });
  await insertEvents(db, { storeId, orderId, actorUserId: userId, at: now }, [
    { kind: 'edited', data: { amount: after.ordered_total, pieces: after.pieces } },
  ]);
  await announce(db, 'order', [orderId]);
  return { before: summary(order, before), after: summary(changed, lines) };
}

interface Edit {
  change: OrderChange;
  next: Fields;
  kept: readonly UnreckonedLine[];
  before: readonly LineRow[];
}

/** What comes off after an edit. Where nothing changes that a discount looks at, what came off a placed order stands. */
async function offerAfter(
  db: Db,
  order: OrderRow,
  { change, next, kept, before }: Edit,
  now: Date,
): Promise<OrderOffer> {
  const code = change.discount_code === undefined ? order.discount_code : typedCode(change.discount_code);
  const bargain = { ...order, ...next, discount_code: code, lines: kept };
  if (order.stage !== 'placed') return offerForDraft(db, order.store_id, order, bargain, now);
  const isSameCart = change.lines === undefined && code === order.discount_code && !isDiscounted(order, next);
  if (!isSameCart) return offerFor(db, order.store_id, order, bargain, now);
  const { discount_code, discount_id, discount_title } = order;
  return { discount_code, discount_id, discount_title, offers: before.map(({ offered }) => offered) };
}

type Fields = Pick<
  OrderRow,
  | 'customer_id'
  | 'location_id'
  | 'discount_amount'
  | 'discount_percent'
  | 'shipping'
  | 'note'
  | 'tags'
  | 'due_on'
>;

function merged(order: OrderRow, change: OrderChange): Fields {
  const {
    customer_id = order.customer_id,
    location_id = order.location_id,
    discount_amount = order.discount_amount,
    discount_percent = order.discount_percent,
    shipping = order.shipping,
    note = order.note,
    tags = order.tags,
    due_on = order.due_on,
  } = change;
  return {
    customer_id: customer_id?.toLowerCase() ?? null,
    location_id: location_id.toLowerCase(),
    discount_amount,
    discount_percent,
    shipping,
    note,
    tags,
    due_on,
  };
}

/** Another buyer is held; one that was merged into another since is the one that stays. */
async function soldTo(db: Db, order: OrderRow, next: Fields): Promise<Fields> {
  if (next.customer_id === null || next.customer_id === order.customer_id) return next;
  return { ...next, customer_id: (await holdWhoStays(db, order.store_id, next.customer_id)).id };
}

async function assertFields(
  db: Db,
  order: OrderRow,
  next: Fields,
  { role, before }: Pick<Acting, 'role'> & { before: readonly LineRow[] },
): Promise<void> {
  assertOneDiscount(next);
  if (isDiscounted(order, next) && !allows(role, 'giveDiscount')) throw noDiscount();
  if (next.location_id !== order.location_id) {
    if (before.some(({ fulfilled }) => fulfilled > 0)) {
      throw new DomainError('wrong_state', { message: 'Where it leaves from stays: some of it has left.' });
    }
    await assertOpenLocations(db, order.store_id, [next.location_id]);
  }
  const isSold = order.stage === 'placed' && order.customer_id !== null;
  if (isSold && next.customer_id !== order.customer_id && (order.paid > 0 || next.customer_id === null)) {
    throw new DomainError('wrong_state', { message: 'Who buys it stays: the sale is in their books.' });
  }
  if (order.stage === 'placed' && order.due_on !== null && next.due_on === null) {
    throw invalidField('due_on', 'Say by when the rest is due.');
  }
}

/** Whether what is changed can cost otherwise. */
function changesCost(order: OrderRow, { lines, discount_code: code }: OrderChange, next: Fields): boolean {
  const isRecoded = code !== undefined && typedCode(code) !== order.discount_code;
  return lines !== undefined || isRecoded || isDiscounted(order, next) || next.shipping !== order.shipping;
}

function isDiscounted(order: OrderRow, next: Fields): boolean {
  return next.discount_amount !== order.discount_amount || next.discount_percent !== order.discount_percent;
}

/** Who buys may owe what an edit adds. Test orders do not count. */
async function assertMayOwe(db: Db, order: OrderRow, after: OrderRow): Promise<void> {
  const { customer_id: customerId } = after;
  if (customerId === null || order.test) return;
  const customer = await holdBuyer(db, order.store_id, customerId);
  const before = customerId === order.customer_id ? Math.max(0, order.owed) : 0;
  if (customer) await assertCredit(db, order.store_id, customer, owedAfter(after) - before);
}

function summary(fields: OrderRow, lines: readonly LineRow[]) {
  const { customer_id, location_id, discount_amount, discount_percent, shipping, due_on, ordered_total } =
    fields;
  const { discount_code, discount_title, offered_total } = fields;
  return {
    customer_id,
    location_id,
    discount_amount,
    discount_percent,
    discount_code,
    discount_title,
    offered_total,
    shipping,
    due_on,
    total: ordered_total,
    lines: lines.map(({ id, title, quantity, unit_price, discount }) => ({
      id,
      title,
      quantity,
      unit_price,
      discount,
    })),
  };
}
