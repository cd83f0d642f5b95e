import { query } from './query.ts';

/** The group of every thousandth customer of `addManyCustomers`, and that of the others. */
export interface CustomerGroups {
  rare: string;
  common: string;
}

/**
 * Fills a store with customers, by SQL alone. Every thousandth is called otherwise than the rest, is in a group of its own, and
 * owes.
 */
export async function addManyCustomers(
  superUrl: string,
  storeId: string,
  customers: number,
): Promise<CustomerGroups> {
  const isRare = 'n % 1000 = 0';
  const [groups] = await query<CustomerGroups>(
    superUrl,
    `with made as (
       insert into app.customer_groups (store_id, id, name, created_at)
       select $1, gen_random_uuid(), name, now() from unnest(array['Rare', 'Common']) name returning id, name
     )
     select min(id::text) filter (where name = 'Rare') as rare, min(id::text) filter (where name = 'Common') as common from made`,
    [storeId],
  );
  if (!groups) throw new Error('A select of aggregates answers one row');
  await query(
    superUrl,
    `insert into app.customers (store_id, id, name, email, phone, search_text, group_id, owed, spent, last_ordered_at, created_at, updated_at)
     select $1, gen_random_uuid(), name, email, phone, ' ' || lower(name) || ' ' || email || ' ' || phone,
       case when ${isRare} then $2::uuid else $3::uuid end, case when ${isRare} then n else 0 end, n * 7 % 1000,
       case when n % 3 > 0 then timestamptz '2026-01-01' + n * interval '1 minute' end, timestamptz '2025-01-01' + n * interval '1 minute', now()
     from generate_series(1, ${customers}) n
     cross join lateral (values (
       case when ${isRare} then 'Zawadi ' else 'Duka ' end || n, n || case when ${isRare} then '@zed.example' else '@duka.example' end,
       case when ${isRare} then '+25573300' else '+25470000' end || (100000 + n)
     )) as called (name, email, phone)`,
    [storeId, groups.rare, groups.common],
  );
  // What a vacuum would do; but without one the rows that an index alone answers are counted too.
  await query(superUrl, `select gin_clean_pending_list('app.customers_by_pieces')`);
  await query(superUrl, 'analyze app.customers');
  return groups;
}
