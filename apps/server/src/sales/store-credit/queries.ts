import { type Insertable, type Selectable, sql } from 'kysely';
import { personName } from '#core/database/access/person-name.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { StoreCreditEntries } from '#core/database/tables.ts';
import type { Page } from '#core/http/paging.ts';

/** Whose balance: a customer has one for real orders and one for test orders. */
export interface CreditOwner {
  storeId: string;
  customerId: string;
  test: boolean;
}

/** An entry with whom it names. */
export interface EntryRow extends Selectable<StoreCreditEntries> {
  /** The person of the staff who acted; null without one. */
  by: string | null;
  order_number: string | null;
}

/** What a customer has, in minor units; none where the store has no such customer. */
export async function findBalance(
  db: Db,
  { storeId, customerId, test }: CreditOwner,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('customers as customer')
    .leftJoin('store_credits as credit', (join) =>
      join
        .onRef('credit.store_id', '=', 'customer.store_id')
        .onRef('credit.customer_id', '=', 'customer.id')
        .on('credit.test', '=', test),
    )
    .select(sql<number>`coalesce(credit.balance, 0)`.as('balance'))
    .where('customer.store_id', '=', storeId)
    .where('customer.id', '=', customerId)
    .executeTakeFirst();
  return row?.balance;
}

export async function putBalance(
  db: Db,
  { storeId, customerId, test }: CreditOwner,
  balance: number,
): Promise<void> {
  await db
    .insertInto('store_credits')
    .values({ store_id: storeId, customer_id: customerId, test, balance })
    .onConflict((conflict) => conflict.columns(['store_id', 'customer_id', 'test']).doUpdateSet({ balance }))
    .execute();
}

/** Whether it is in; it is not when the store has an entry with this id already. */
export async function insertEntry(db: Db, row: Insertable<StoreCreditEntries>): Promise<boolean> {
  const inserted = await db
    .insertInto('store_credit_entries')
    .values(row)
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** The newest first. */
export async function findEntries(
  db: Db,
  { storeId, customerId, test }: CreditOwner,
  window: { limit: number; offset: number },
): Promise<Page<EntryRow>> {
  const entries = db
    .selectFrom('store_credit_entries as entry')
    .where('entry.store_id', '=', storeId)
    .where('entry.customer_id', '=', customerId)
    .where('entry.test', '=', test);
  const rows = await entries
    .leftJoin('users as person', 'person.id', 'entry.actor_user_id')
    .leftJoin('orders as paid', (join) =>
      join.onRef('paid.store_id', '=', 'entry.store_id').onRef('paid.id', '=', 'entry.order_id'),
    )
    .selectAll('entry')
    .select(personName('person').as('by'))
    .select('paid.number as order_number')
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  const { total } = await entries.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
