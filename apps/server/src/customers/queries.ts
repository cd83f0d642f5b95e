import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Action } from '#core/action.ts';
import { personName } from '#core/database/access/person-name.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { actorColumns } from '#core/database/commands/actor-columns.ts';
import type { CustomerAddresses, Customers } from '#core/database/tables.ts';

export type CustomerRow = Omit<Selectable<Customers>, 'words' | 'name_key'>;
export type AddressRow = Selectable<CustomerAddresses>;

/** A customer with the name of the person of the staff who saved it last; null without one. */
export interface SavedCustomerRow extends CustomerRow {
  by: string | null;
}

export async function findCustomer(
  db: Db,
  storeId: string,
  id: string,
): Promise<SavedCustomerRow | undefined> {
  return db
    .selectFrom('customers as customer')
    .leftJoin('users as person', 'person.id', 'customer.actor_user_id')
    .selectAll('customer')
    .select(personName('person').as('by'))
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

/** @param emailKey in lower case */
export async function findIdByEmail(db: Db, storeId: string, emailKey: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where('store_id', '=', storeId)
    .where('email_key', '=', emailKey)
    .where('email_key', '<>', '')
    .where('erased_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The language of the customer with this email. @param emailKey in lower case */
export async function findLanguage(
  db: Db,
  storeId: string,
  emailKey: string,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('customers')
    .select('language')
    .where('store_id', '=', storeId)
    .where('email_key', '=', emailKey)
    .where('email_key', '<>', '')
    .where('erased_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.language;
}

export async function findIdByPhone(
  db: Db,
  storeId: string,
  { phone, hasNoEmail }: { phone: string; hasNoEmail: boolean },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where('store_id', '=', storeId)
    .where('phone', '=', phone)
    .where('phone', '<>', '')
    .$if(hasNoEmail, (found) => found.where('email_key', '=', ''))
    .where('erased_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Since when a customer agrees to be written to, where nothing stands there. */
export async function noteMarketing(db: Db, storeId: string, id: string, since: Date): Promise<void> {
  await db
    .updateTable('customers')
    .set({ marketing_since: since })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('marketing_since', 'is', null)
    .execute();
}

/** Whether the row is in; it is not when the store has a customer with this id already. */
export async function insertCustomer(db: Db, row: Insertable<Customers>): Promise<boolean> {
  const inserted = await db
    .insertInto('customers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Writes the change and the next version. */
export async function writeCustomer(
  db: Db,
  { store_id, id, version }: CustomerRow,
  values: Updateable<Customers>,
): Promise<void> {
  await db
    .updateTable('customers')
    .set({ ...values, version: version + 1 })
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
  return insertAddresses(db, storeId, customerId, addresses);
}

/** Those of a customer who has none. False when one of the ids is another customer's. */
export async function insertAddresses(
  db: Db,
  storeId: string,
  customerId: string,
  addresses: readonly Omit<AddressRow, 'store_id' | 'customer_id' | 'position'>[],
): Promise<boolean> {
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

/** Takes away what names the person; what was bought and is outstanding stays. */
export async function eraseRow(
  db: Db,
  row: CustomerRow,
  name: string,
  { actor, occurredAt, receivedAt }: Action,
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
      marketing_since: null,
      version: row.version + 1,
      updated_at: receivedAt,
      ...actorColumns(actor),
      erased_at: occurredAt,
    })
    .where('store_id', '=', row.store_id)
    .where('id', '=', row.id)
    .execute();
}
