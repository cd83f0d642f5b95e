import { type Selectable, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { DiscountRedemptions } from '#core/database/tables.ts';
import type { DiscountRow } from './queries.ts';

export type RedemptionRow = Selectable<DiscountRedemptions>;

/** The discount that an order has, held until the transaction ends. */
export async function lockRedemption(
  db: Db,
  storeId: string,
  orderId: string,
): Promise<RedemptionRow | undefined> {
  return db
    .selectFrom('discount_redemptions')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

/** Holds discounts in one order, so that two orders that swap the same two wait for each other: how many there are. */
export async function holdDiscounts(db: Db, storeId: string, ids: readonly string[]): Promise<number> {
  const held = await db
    .selectFrom('discounts')
    .select('id')
    .where('store_id', '=', storeId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return held.length;
}

/** Counts one more use where the discount holds now and has a use left; undefined where it does not. */
export async function countUse(
  db: Db,
  storeId: string,
  { discountId, amount }: { discountId: string; amount: number },
  now: Date,
): Promise<Pick<DiscountRow, 'customer_limit'> | undefined> {
  const { rows } = await sql<Pick<DiscountRow, 'customer_limit'>>`
    update discounts set uses = uses + 1, total_discounted = total_discounted + ${amount}
    where store_id = ${storeId} and id = ${discountId} and active and starts_at <= ${now}
      and (ends_at is null or ends_at > ${now}) and (use_limit is null or uses < use_limit)
    returning customer_limit`.execute(db);
  return rows[0];
}

/** Adds to what a discount has taken off, and to its uses; both may be below zero. */
export async function correctUses(
  db: Db,
  storeId: string,
  discountId: string,
  { uses, discounted }: { uses: number; discounted: number },
): Promise<void> {
  await sql`
    update discounts set uses = uses + ${uses}, total_discounted = total_discounted + ${discounted}
    where store_id = ${storeId} and id = ${discountId}`.execute(db);
}

export async function countUsesOfCustomer(
  db: Db,
  storeId: string,
  discountId: string,
  customerId: string,
): Promise<number> {
  const { uses } = await db
    .selectFrom('discount_redemptions')
    .select(sql<number>`count(*)::int`.as('uses'))
    .where('store_id', '=', storeId)
    .where('discount_id', '=', discountId)
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return uses;
}

/** Whether the row is in; it is not when the order has a discount already. */
export async function insertRedemption(db: Db, row: RedemptionRow): Promise<boolean> {
  const inserted = await db
    .insertInto('discount_redemptions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['store_id', 'order_id']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function updateRedemption(
  db: Db,
  { store_id, order_id, customer_id, amount }: RedemptionRow,
): Promise<void> {
  await db
    .updateTable('discount_redemptions')
    .set({ customer_id, amount })
    .where('store_id', '=', store_id)
    .where('order_id', '=', order_id)
    .execute();
}

export async function deleteRedemption(db: Db, storeId: string, orderId: string): Promise<void> {
  await db
    .deleteFrom('discount_redemptions')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .execute();
}

/** What the one has used, the other has used. */
export async function renameRedemptions(
  db: Db,
  storeId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('discount_redemptions')
    .set({ customer_id: to })
    .where('store_id', '=', storeId)
    .where('customer_id', '=', from)
    .execute();
}
