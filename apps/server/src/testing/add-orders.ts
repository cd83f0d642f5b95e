import { newId } from '#platform/ids.ts';
import { query } from './query.ts';

/** Customers who have bought nothing yet, for tests that need no call: their ids. */
export async function addCustomers(ownerUrl: string, storeId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  await query(
    ownerUrl,
    `insert into app.customers (store_id, id, name, search_text, created_at, updated_at)
     select $1, id, 'Asha', ' asha', now(), now() from unnest($2::uuid[]) as made (id)`,
    [storeId, ids],
  );
  return ids;
}

/** Drafts of orders without a line, for tests that need no call: their ids. */
export async function addDrafts(ownerUrl: string, storeId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  await query(
    ownerUrl,
    `insert into app.orders (store_id, id, test, channel, stage, state, location_id, apply_vat, vat_percent,
       prices_include_vat, lines_total, discount_total, vat_total, ordered_total, pieces, created_at, updated_at)
     select $1, made.id, false, 'web', 'draft', 'draft', location.id, false, 0, false, 0, 0, 0, 0, 0, now(), now()
     from unnest($2::uuid[]) as made (id)
     cross join (select id from app.locations where store_id = $1 limit 1) location`,
    [storeId, ids],
  );
  return ids;
}
