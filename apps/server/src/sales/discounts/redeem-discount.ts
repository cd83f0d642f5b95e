import { discountState } from '@sokoni/rules/discounts/discount';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { DiscountRefused } from './discount-refused.ts';
import { findDiscount } from './queries.ts';
import {
  correctUses,
  countUse,
  countUsesOfCustomer,
  deleteRedemption,
  holdDiscounts,
  insertRedemption,
  lockRedemption,
  type RedemptionRow,
  updateRedemption,
} from './redemption-queries.ts';
import { sayRefusal } from './sentences.ts';

/** What an order takes off by a discount. */
export interface Redemption {
  discountId: string;
  orderId: string;
  customerId: string | null;
  /** In minor units. */
  amount: number;
}

/**
 * Counts a discount for an order, inside the transaction that places or edits it. An order has one discount: the one that it
 * had before is given back; the same one again changes only whose it is and what it takes off.
 *
 * Whoever redeems holds the row of the discount until the transaction ends: call it late. Discounts are held in one order,
 * and after the order that they are for.
 * @throws DomainError `not_found`, `discount_refused` when it does not hold (any more), `changed_meanwhile` when the order got
 * another one at the same time
 */
export async function redeemDiscount(
  db: Db,
  storeId: string,
  { discountId, orderId, customerId, amount }: Redemption,
  now: Date,
): Promise<void> {
  const row = {
    store_id: storeId,
    order_id: orderId,
    discount_id: discountId,
    customer_id: customerId,
    amount,
    at: now,
  };
  const before = await lockRedemption(db, storeId, orderId);
  if (before) await holdDiscounts(db, storeId, [before.discount_id, discountId]);
  if (before?.discount_id === discountId) {
    if (customerId !== before.customer_id) {
      const known = await findDiscount(db, storeId, discountId);
      await assertUseLeft(db, row, known?.customer_limit ?? null);
    }
    await updateRedemption(db, row);
    await correctUses(db, storeId, discountId, { uses: 0, discounted: amount - before.amount });
  } else {
    if (before) await giveBack(db, before);
    const counted = await countUse(db, storeId, { discountId, amount }, now);
    if (!counted) throw await refusal(db, storeId, discountId);
    await assertUseLeft(db, row, counted.customer_limit);
    if (!(await insertRedemption(db, row))) throw new DomainError('changed_meanwhile');
  }
  publishChange(db, 'discount', before ? [discountId, before.discount_id] : [discountId]);
}

/**
 * Counts what was given away already by a till that could not ask. It is counted whether the discount would hold by now or not; a
 * test order uses nothing up.
 * @returns whether it would; `gone` where the store has it no more
 */
export async function recordRedemption(
  db: Db,
  storeId: string,
  { discountId, orderId, customerId, amount }: Redemption,
  { now, test }: { now: Date; test: boolean },
): Promise<'holds' | 'holds_no_more' | 'gone'> {
  if ((await holdDiscounts(db, storeId, [discountId])) === 0) return 'gone';
  const known = await findDiscount(db, storeId, discountId);
  if (!known) return 'gone';
  const at = now.toISOString();
  const standing = {
    ...{ active: known.active, uses: known.uses, use_limit: known.use_limit },
    ...{ starts_at: known.starts_at.toISOString(), ends_at: known.ends_at?.toISOString() ?? null },
  };
  const used =
    known.customer_limit === null || customerId === null
      ? 0
      : await countUsesOfCustomer(db, storeId, discountId, customerId);
  const holds =
    discountState(standing, at) === 'active' &&
    (known.customer_limit === null || used < known.customer_limit);
  if (!test) {
    const ids = { store_id: storeId, order_id: orderId, discount_id: discountId, customer_id: customerId };
    await correctUses(db, storeId, discountId, { uses: 1, discounted: amount });
    await insertRedemption(db, { ...ids, amount, at: now });
    publishChange(db, 'discount', [discountId]);
  }
  return holds ? 'holds' : 'holds_no_more';
}

/** Gives back what an order had of a discount, if it had one: the order was cancelled, or goes on without it. */
export async function returnRedemption(db: Db, storeId: string, orderId: string): Promise<void> {
  const row = await lockRedemption(db, storeId, orderId);
  if (!row) return;
  await giveBack(db, row);
  publishChange(db, 'discount', [row.discount_id]);
}

/**
 * The same for a test order, which uses nothing up: the discount only has to be there, for the order names it.
 * @throws DomainError `discount_refused`
 */
export async function holdTestDiscount(db: Db, storeId: string, discountId: string): Promise<void> {
  if ((await holdDiscounts(db, storeId, [discountId])) === 0) throw new DomainError('discount_refused');
}

async function giveBack(db: Db, { store_id, order_id, discount_id, amount }: RedemptionRow): Promise<void> {
  await deleteRedemption(db, store_id, order_id);
  await correctUses(db, store_id, discount_id, { uses: -1, discounted: -amount });
}

/**
 * The row of the discount is held by now, so nobody counts beside us; a statement of its own, because one that waited for the
 * row would still count what it saw before it waited.
 */
async function assertUseLeft(db: Db, row: RedemptionRow, limit: number | null): Promise<void> {
  if (limit === null) return;
  if (row.customer_id === null) throw new DiscountRefused('no_customer', sayRefusal('no_customer'));
  const used = await countUsesOfCustomer(db, row.store_id, row.discount_id, row.customer_id);
  if (used >= limit)
    throw new DiscountRefused('customer_used_up', sayRefusal('customer_used_up', { uses: used }));
}

async function refusal(db: Db, storeId: string, discountId: string): Promise<DomainError> {
  const row = await findDiscount(db, storeId, discountId);
  if (!row) return new DomainError('not_found');
  return row.use_limit !== null && row.uses >= row.use_limit
    ? new DiscountRefused('used_up', sayRefusal('used_up'))
    : new DomainError('discount_refused');
}
