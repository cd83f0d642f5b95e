import { phoneDigits } from '@sokoni/rules/search/phone-digits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { keeping } from '#core/database/access/connect.ts';
import type { Db } from '#core/database/access/transaction.ts';

/** Up to so many hits are named by their ids. Where there are more, a sorted list is walked: the next hit is seldom far. */
const few = 1000;

/**
 * Whether the row `customer` is found: by the words of name and email, in any order and each by its beginning, or by three digits or
 * more in a row of the phone number. Where nobody is found, a slip in a word of five letters or more is forgiven.
 */
export async function searchCustomers(db: Db, search: string): Promise<RawBuilder<SqlBool>> {
  const { rows } = await sql<{ sought: string | null; ids: string | null }>`
    select sought::text, ids::text from find_customers(${search}, ${phoneDigits(search)}, ${few})`.execute(
    keeping(db),
  );
  const { sought, ids } = rows[0] ?? { sought: null, ids: '{}' };
  return ids === null ? hasWords(sought) : sql<SqlBool>`customer.id = any (${ids}::uuid[])`;
}

/** Whether the row `customer` has these words; `coalesce`, because the planner would take a bare match for rare. */
export function hasWords(sought: string | null): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce(customer.words @@ ${sought}::tsquery, false)`;
}

/** The ids of those whose email this is, or whose phone number ends so. */
export function customersExactly(search: string): RawBuilder<unknown> {
  return sql`customers_exactly(${search}, ${phoneDigits(search)}, ${few})`;
}
