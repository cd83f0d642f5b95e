import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { AddressRow } from '../queries.ts';

/** By what a file names customers. */
export interface Named {
  ids: readonly string[];
  /** Lower-cased. */
  emails: readonly string[];
  phones: readonly string[];
  /** Of those of whom only the name is known. */
  names: readonly string[];
}

export interface KnownRow {
  id: string;
  name: string;
  email: string;
  phone: string;
  notes: string;
  group_id: string | null;
  group: string;
  credit_limit: number | null;
  version: number;
}

/** So many who share an e-mail or a number tell as well as all of them that it is not clear who is meant. */
const mostAlike = 3;

/** Imports of a store find out who is there one after the other, so that two files do not both add the same person. */
export async function lockNames(db: Db, storeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`customer imports ${storeId}`}, 0))`.execute(db);
}

/** Ids of the customers who are there and may be meant. */
export async function findMeant(
  db: Db,
  storeId: string,
  { ids, emails, phones, names }: Named,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from customers
    where store_id = ${storeId} and erased_at is null and id = any (${[...ids]}::uuid[])
    union
    select found.id from unnest(${[...emails]}::text[]) as wanted (email) cross join lateral (
      select id from customers
      where store_id = ${storeId} and erased_at is null and email_key = wanted.email and email_key <> '' limit ${mostAlike}
    ) found
    union
    select found.id from unnest(${[...phones]}::text[]) as wanted (phone) cross join lateral (
      select id from customers
      where store_id = ${storeId} and erased_at is null and phone = wanted.phone and phone <> '' limit ${mostAlike}
    ) found
    union
    select found.id from unnest(${[...names]}::text[]) as wanted (name) cross join lateral (
      select id from customers
      where store_id = ${storeId} and erased_at is null and name_key collate app.names = left(plain_words(wanted.name), 250)
        and name = wanted.name and email = '' and phone = ''
      order by name_key collate app.names, id limit 1
    ) found
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The customers as they are; held until the end of the transaction when they are to be written. */
export async function findKnown(
  db: Db,
  storeId: string,
  ids: readonly string[],
  held: boolean,
): Promise<KnownRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<KnownRow>`
    select customer.id, customer.name, customer.email, customer.phone, customer.notes, customer.group_id,
      coalesce((
        select named.name from customer_groups named
        where named.store_id = ${storeId} and named.id = customer.group_id
      ), '') as "group",
      customer.credit_limit, customer.version
    from customers customer
    where customer.store_id = ${storeId} and customer.id = any (${[...ids]}::uuid[]) and customer.erased_at is null
    order by customer.id ${held ? sql`for update of customer` : sql``}`.execute(db);
  return rows;
}

/** The addresses of customers, each in its order. */
export async function findAddressesOf(
  db: Db,
  storeId: string,
  ids: readonly string[],
): Promise<AddressRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<AddressRow>`
    select * from customer_addresses
    where store_id = ${storeId} and customer_id = any (${[...ids]}::uuid[])
    order by customer_id, position`.execute(db);
  return rows;
}

/** The groups by name; held until the end of the transaction when customers are to be put into them. */
export async function findGroupNames(
  db: Db,
  storeId: string,
  held: boolean,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from customer_groups where store_id = ${storeId} order by id ${held ? sql`for share` : sql``}`.execute(
    db,
  );
  return rows;
}
