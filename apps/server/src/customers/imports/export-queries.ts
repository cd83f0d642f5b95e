import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { KnownRow } from './known-queries.ts';

export interface ExportedRow extends KnownRow {
  outstanding: number;
  spent: number;
  order_count: number;
  store_credit: number;
}

/** The next customers that a condition leaves, in the order in which they were made. */
export async function findExported(
  db: Db,
  condition: RawBuilder<unknown>,
  after: string,
  limit: number,
): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select customer.id, customer.name, customer.email, customer.phone, customer.notes, customer.group_id,
      coalesce(named.name, '') as "group", customer.credit_limit, customer.version,
      customer.outstanding, customer.spent, customer.order_count, coalesce(credit.balance, 0) as store_credit
    from customers customer
    left join customer_groups named on named.store_id = customer.store_id and named.id = customer.group_id
    left join store_credits credit
      on credit.store_id = customer.store_id and credit.customer_id = customer.id and not credit.test
    where ${condition} and customer.id > ${after}::uuid
    order by customer.id limit ${limit}`.execute(db);
  return rows;
}
