import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** Where the messages of a store go: to its email, or to whoever set it up. Undefined where nobody reads them any more. */
export async function findInbox(
  db: Db,
  storeId: string,
): Promise<{ store: string; language: string; email: string } | undefined> {
  const { rows } = await sql<{ store: string; language: string; email: string | null }>`
    select store.name as store, store.language, coalesce(nullif(store.email, ''), (
      select person.email from staff member
      join users person on person.id = member.user_id and person.erased_at is null
      where member.store_id = store.id and member.role = 'super_admin'
      order by member.joined_at
      limit 1
    )) as email
    from stores store
    where store.id = ${storeId} and store.closed_at is null`.execute(db);
  const [row] = rows;
  return row?.email ? { store: row.store, language: row.language, email: row.email } : undefined;
}
