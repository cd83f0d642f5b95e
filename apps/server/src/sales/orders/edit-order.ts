import type { orderChange } from '@sokoni/contract/sales/order-drafts';
import { can } from '@sokoni/rules/access/actor';
import type * as z from 'zod';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { holdBuyer, holdWhoStays } from '#customers/lock-customer.ts';
import { assertOpenLocations } from '#stock/assert-stock-locations.ts';
import { promiseAnew } from '#stock/recalculate-reserved.ts';
import { assertOneDiscount } from './create-order.ts';
import { openStockLocations } from './fulfilment/line-stock-locations.ts';
import { deleteLines, findLines, type LineRow, upsertLines } from './line-queries.ts';
import { dueAfter, lockOrderFor, outstandingAfter, stateAfter } from './lock-order.ts';
import { nameShortLines } from './name-short-lines.ts';
import { orderLines } from './order-lines.ts';
import { assertCredit } from './payments/settle-order.ts';
import { calculateOrder, type UncalculatedLine } from './pricing/calculate-order.ts';
import { noDiscount } from './pricing/line-permissions.ts';
import {
  countOfferAnew,
  type OrderOffer,
  offerFor,
  offerForDraft,
  typedCode,
} from './pricing/order-discount.ts';
import { findSellingTerms, type OrderRow, updateOrder } from './queries.ts';
import { insertEvents } from './records/event-queries.ts';
import { say } from './sentences.ts';

export type OrderChange = z.output<typeof orderChange>;

/**
 * Edits an order. A placed one keeps the VAT that it was placed under; its promises and what is outstanding follow. No line falls below
 * what was fulfilled, what it costs stays once something came back, who buys it once money has come in, and where it comes from once it is placed. An edit after which
 * something is outstanding again is due that day, unless another is said.
 * @returns what differs, for the audit row
 * @throws DomainError `not_found`, `changed_meanwhile`, `wrong_state`, `not_allowed`, `invalid_fields`, `discount_refused`,
 * `over_credit_limit`, `not_enough_stock`
 */
export async function editOrder(
  db: Db,
  storeId: string,
  orderId: string,
  change: OrderChange,
  action: Action,
): Promise<{ before: Record<string, unknown>; after: Record<string, unknown> }> {
  const { actor, occurredAt, receivedAt } = action;
  const order = await lockOrderFor(db, storeId, orderId, action, 'edit', change.version);
  const before = await findLines(db, storeId, orderId);
  const next = await soldTo(db, order, merged(order, change));
  await assertFields(db, order, next, { actor, before });
  const isPlaced = order.stage === 'placed';
  const isCalculated = !isPlaced || changesCost(order, change, next);
  if (isCalculated && before.some(({ returned }) => returned > 0)) {
    throw new DomainError('wrong_state', {
      message: say('hasReturns'),
    });
  }
  const { current, removed } = change.lines
    ? await orderLines(db, { storeId, orderId, actor }, change.lines, before)
    : { current: before, removed: [] };
  if (isPlaced && current.length === 0) throw invalidField('lines', say('noLines'));
  const { today, test, ...terms } = await findSellingTerms(db, storeId, occurredAt);
  if (isPlaced && next.due_on !== order.due_on && next.due_on !== null && next.due_on < today) {
    throw invalidField('due_on', say('dueInPast'));
  }
  const charges = isPlaced ? { ...order, ...next } : { ...order, ...next, ...terms };
  const { offers, ...discount } = await offerAfter(db, order, { change, next, current, before }, occurredAt);
  // What costs as before is not reckoned anew: items that were given up took their share along.
  const { totals, lines } = isCalculated
    ? calculateOrder(current, charges, offers)
    : { totals: {}, lines: before };
  const after = { ...order, ...next, ...discount, ...totals };
  if (isPlaced) {
    await assertMayOwe(db, order, after);
    await nameShortLines(lines, () =>
      promiseAnew(db, storeId, {
        before: openStockLocations(order.location_id, before),
        after: openStockLocations(next.location_id, lines),
      }),
    );
    next.due_on = dueAfter(order, after, today);
  }
  await deleteLines(
    db,
    storeId,
    removed.map(({ id }) => id),
  );
  if (isCalculated) await upsertLines(db, lines);
  if (isPlaced) await countOfferAnew(db, order, after, occurredAt);
  const changed = await updateOrder(db, order, {
    ...next,
    ...(isPlaced ? {} : { ...terms, test }),
    ...totals,
    ...discount,
    state: stateAfter(after, lines),
    updated_at: receivedAt,
  });
  await insertEvents(db, { storeId, orderId, actor, at: occurredAt }, [
    { kind: 'edited', data: { amount: after.ordered_total, units: after.units } },
  ]);
  publishChange(db, 'order', [orderId]);
  return { before: summary(order, before), after: summary(changed, lines) };
}

interface Edit {
  change: OrderChange;
  next: Fields;
  current: readonly UncalculatedLine[];
  before: readonly LineRow[];
}

/** What comes off after an edit. Where nothing changes that a discount looks at, what came off a placed order stands. */
async function offerAfter(
  db: Db,
  order: OrderRow,
  { change, next, current, before }: Edit,
  now: Date,
): Promise<OrderOffer> {
  const code = change.discount_code === undefined ? order.discount_code : typedCode(change.discount_code);
  const cart = { ...order, ...next, discount_code: code, lines: current };
  if (order.stage !== 'placed') return offerForDraft(db, order.store_id, order, cart, now);
  const isSameCart = change.lines === undefined && code === order.discount_code && !isDiscounted(order, next);
  if (!isSameCart) return offerFor(db, order.store_id, order, cart, now);
  const { discount_code, discount_id, discount_title } = order;
  return { discount_code, discount_id, discount_title, offers: before.map(({ offered }) => offered) };
}

type Fields = Pick<
  OrderRow,
  | 'channel'
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
    channel = order.channel,
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
    channel,
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
  { actor, before }: Pick<Action, 'actor'> & { before: readonly LineRow[] },
): Promise<void> {
  assertOneDiscount(next);
  if (isDiscounted(order, next) && !can(actor, 'giveDiscount')) throw noDiscount();
  if (next.location_id !== order.location_id) {
    if (before.some(({ fulfilled }) => fulfilled > 0)) {
      throw new DomainError('wrong_state', {
        message: say('locationFixed'),
      });
    }
    await assertOpenLocations(db, order.store_id, [next.location_id]);
  }
  if (order.stage === 'placed' && next.channel !== order.channel) {
    throw new DomainError('wrong_state', { message: say('channelFixed') });
  }
  const isSold = order.stage === 'placed' && order.customer_id !== null;
  if (isSold && next.customer_id !== order.customer_id && (order.paid > 0 || next.customer_id === null)) {
    throw new DomainError('wrong_state', { message: say('customerFixed') });
  }
  if (order.stage === 'placed' && order.due_on !== null && next.due_on === null) {
    throw invalidField('due_on', say('dueMissing'));
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
  const before = customerId === order.customer_id ? Math.max(0, order.outstanding) : 0;
  if (customer) await assertCredit(db, order.store_id, customer, outstandingAfter(after) - before);
}

function summary(fields: OrderRow, lines: readonly LineRow[]) {
  const { channel, customer_id, location_id, discount_amount, discount_percent } = fields;
  const { shipping, due_on, ordered_total } = fields;
  const { discount_code, discount_title, offered_total } = fields;
  return {
    channel,
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
