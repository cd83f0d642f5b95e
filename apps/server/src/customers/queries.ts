import { customerWords } from '@sokoni/rules/search-words';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { CustomerAddressesTable, CustomersTable } from '#platform/database/customer-tables.ts';
import type { Db } from '#platform/database/transaction.ts';

export type CustomerRow = Omit<Selectable<CustomersTable>, 'search_text'>;
export type AddressRow = Selectable<CustomerAddressesTable>;

/** A customer with who saved it last. */
export interface SavedCustomerRow extends CustomerRow {
  saver: string | null;
}

type Written = Omit<Insertable<CustomersTable>, 'search_text'>;

/** The words as search compares them. */
function searchText(customer: { name: string; email: string; phone: string }) {
  return sql<string>`search_key(${customerWords(customer)})`;
}

export async function findCustomer(
  db: Db,
  storeId: string,
  id: string,
): Promise<SavedCustomerRow | undefined> {
  return db
    .selectFrom('customers as customer')
    .leftJoin('users as saver', 'saver.id', 'customer.updated_by')
    .selectAll('customer')
    .select(sql<string | null>`saver.first_name || ' ' || saver.last_name`.as('saver'))
    .where('customer.store_id', '=', storeId)
    .where('customer.id', '=', id)
    .executeTakeFirst();
}

/** The customer, held until the end of the transaction. */
export async function lockCustomer(db: Db, storeId: string, id: string): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('customers')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether the row is in; it is not when the store has a customer with this id already. */
export async function insertCustomer(
  db: Db,
  row: Written & { email: string; phone: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('customers')
    .values({ ...row, search_text: searchText(row) })
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Writes the change and the next version. `words` are given when what search looks through has changed. */
export async function writeCustomer(
  db: Db,
  { store_id, id, version }: CustomerRow,
  values: Omit<Updateable<CustomersTable>, 'search_text'>,
  words?: { name: string; email: string; phone: string },
): Promise<void> {
  await db
    .updateTable('customers')
    .set({ ...values, ...(words ? { search_text: searchText(words) } : {}), version: version + 1 })
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute();
}

export async function findAddresses(db: Db, storeId: string, customerId: string): Promise<AddressRow[]> {
  return db
    .selectFrom('customer_addresses')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .orderBy('position')
    .execute();
}

/** Puts these in place of all that there were. False when one of the ids is another customer's. */
export async function replaceAddresses(
  db: Db,
  storeId: string,
  customerId: string,
  addresses: readonly Omit<AddressRow, 'store_id' | 'customer_id' | 'position'>[],
): Promise<boolean> {
  await db
    .deleteFrom('customer_addresses')
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .execute();
  if (addresses.length === 0) return true;
  const inserted = await db
    .insertInto('customer_addresses')
    .values(
      addresses.map((address, position) => ({
        ...address,
        store_id: storeId,
        customer_id: customerId,
        position,
      })),
    )
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === BigInt(addresses.length);
}

/** Takes away what names the person; what was bought and is owed stays. */
export async function eraseRow(
  db: Db,
  row: CustomerRow,
  name: string,
  by: { userId: string; now: Date },
): Promise<void> {
  await replaceAddresses(db, row.store_id, row.id, []);
  await db
    .updateTable('customers')
    .set({
      name,
      email: '',
      phone: '',
      notes: '',
      group_id: null,
      credit_limit: null,
      search_text: '',
      version: row.version + 1,
      updated_at: by.now,
      updated_by: by.userId,
      erased_at: by.now,
    })
    .where('store_id', '=', row.store_id)
    .where('id', '=', row.id)
    .execute();
}
