import { sql } from 'kysely';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { actorColumns } from '#core/database/commands/actor-columns.ts';

/** A customer as it is to be written. */
export interface WrittenCustomer {
  id: string;
  name: string;
  email: string;
  phone: string;
  notes: string;
  group_id: string | null;
  credit_limit: number | null;
}

export interface WrittenAddress {
  id: string;
  customer_id: string;
  position: number;
  label: string;
  recipient: string;
  phone: string;
  line1: string;
  line2: string;
  city: string;
  region: string;
  postal_code: string;
  country: string;
}

const columns = sql`id uuid, name text, email text, phone text, notes text, group_id uuid, credit_limit bigint`;

export async function insertCustomers(
  db: Db,
  storeId: string,
  customers: readonly WrittenCustomer[],
  { actor, receivedAt }: Action,
): Promise<void> {
  if (customers.length === 0) return;
  const by = actorColumns(actor);
  await sql`
    insert into customers
      (store_id, id, name, email, phone, notes, group_id, credit_limit, created_at, updated_at, actor_kind, actor_id, actor_user_id)
    select ${storeId}::uuid, made.id, made.name, made.email, made.phone, made.notes, made.group_id, made.credit_limit,
           ${receivedAt}, ${receivedAt}, ${by.actor_kind}, ${by.actor_id}::uuid, ${by.actor_user_id}::uuid
    from jsonb_to_recordset(${JSON.stringify(customers)}::jsonb) as made (${columns})`.execute(db);
}

/** Writes every column, and counts the version of every customer on. */
export async function updateCustomers(
  db: Db,
  storeId: string,
  customers: readonly WrittenCustomer[],
  { actor, receivedAt }: Action,
): Promise<void> {
  if (customers.length === 0) return;
  const by = actorColumns(actor);
  await sql`
    update customers customer
    set name = changed.name, email = changed.email, phone = changed.phone, notes = changed.notes,
        group_id = changed.group_id, credit_limit = changed.credit_limit,
        version = customer.version + 1, updated_at = ${receivedAt}, actor_kind = ${by.actor_kind},
        actor_id = ${by.actor_id}::uuid, actor_user_id = ${by.actor_user_id}::uuid
    from jsonb_to_recordset(${JSON.stringify(customers)}::jsonb) as changed (${columns})
    where customer.store_id = ${storeId} and customer.id = changed.id`.execute(db);
}

/** These customers have these addresses and no others. */
export async function replaceAddressesOf(
  db: Db,
  storeId: string,
  customerIds: readonly string[],
  addresses: readonly WrittenAddress[],
): Promise<void> {
  if (customerIds.length === 0) return;
  await sql`
    delete from customer_addresses
    where store_id = ${storeId} and customer_id = any (${[...customerIds]}::uuid[])`.execute(db);
  await sql`
    insert into customer_addresses
      (store_id, id, customer_id, position, label, recipient, phone, line1, line2, city, region, postal_code, country)
    select ${storeId}::uuid, id, customer_id, position, label, recipient, phone, line1, line2, city, region, postal_code, country
    from jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) as line (
      id uuid, customer_id uuid, position int, label text, recipient text, phone text, line1 text, line2 text, city text,
      region text, postal_code text, country text
    )`.execute(db);
}
