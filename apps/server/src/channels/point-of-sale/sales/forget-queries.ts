import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** The customer, and those who were merged into them. */
const people = (storeId: string, customerId: string) => sql`
  select id from customers where store_id = ${storeId} and (id = ${customerId} or merged_into = ${customerId})`;

/**
 * Takes names, addresses and numbers out of what tills sent about a customer, and about their orders. Of the rest nothing changes: a
 * command that is sent again is still known by its digest.
 * @param name what stands in the place of theirs
 */
export async function forgetInCommands(
  db: Db,
  storeId: string,
  customerId: string,
  name: string,
): Promise<void> {
  await sql`
    update till_commands set payload = payload || case kind
      when 'customer' then jsonb_build_object('name', ${name}::text, 'phone', '', 'email', '')
      when 'receipt_requested' then jsonb_build_object('email', '', 'note', '')
      when 'sale_parked' then jsonb_build_object('title', ${name}::text, 'cart', payload -> 'cart' || '{"customer": null}')
      else jsonb_build_object('customer', payload -> 'customer' || jsonb_build_object('name', ${name}::text, 'phone', ''))
    end
    where store_id = ${storeId} and subject = any(array(
      select id::text from (${people(storeId, customerId)}) named
      union all
      select id::text from orders where store_id = ${storeId} and customer_id = any(array(${people(storeId, customerId)}))
    ))`.execute(db);
}

/** Takes a customer off the sales that wait or waited, which are called by their name. @returns whether there were any */
export async function forgetInParkedSales(
  db: Db,
  storeId: string,
  customerId: string,
  name: string,
): Promise<boolean> {
  const { rows } = await sql`
    update parked_sales set title = ${name}, cart = cart || '{"customer": null}'
    where store_id = ${storeId} and lower(cart #>> '{customer,id}') = any(array(
      select id::text from (${people(storeId, customerId)}) named
    ))
    returning id`.execute(db);
  return rows.length > 0;
}
