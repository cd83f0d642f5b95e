import { query } from '@sokoni/server/testing/database/query';

/** Gives the variants of a store a history: a movement each at each place, some low or out, suppliers and their orders. */
export async function seedStock(superUrl: string, storeId: string): Promise<void> {
  const run = (statement: string) => query(superUrl, statement.replaceAll('$store', `'${storeId}'::uuid`));
  await run(`
    insert into app.stock_movements (store_id, id, variant_id, location_id, quantity, reason, actor_kind, actor_id, actor_user_id, at)
    select $store, uuidv7(), level.variant_id, level.location_id, 1 + (random() * 20)::int,
      (array['opening', 'adjustment', 'count', 'sale', 'return', 'transfer_in', 'receipt', 'import'])[1 + (random() * 7)::int],
      'staff', store.created_by, store.created_by, now() - random() * interval '400 days'
    from app.stock_levels level join app.stores store on store.id = level.store_id
    where level.store_id = $store`);
  await run(`
    update app.variants variant set low_stock_at = 10
    from app.products product
    where product.store_id = $store and variant.store_id = $store and variant.product_id = product.id
      and substring(product.title from '[0-9]+$')::int % 3 = 0`);
  await run(`
    insert into app.low_stock (store_id, variant_id, product_id, state, since)
    select $store, id, product_id, case when random() < 0.5 then 'low' else 'out' end, now() - random() * interval '100 days'
    from app.variants where store_id = $store and low_stock_at is not null and random() < 0.3`);
  await run(`
    insert into app.suppliers (store_id, id, name, created_at)
    select $store, gen_random_uuid(), 'Supplier ' || n, now() from generate_series(1, 500) n`);
  await run(`
    with suppliers as (select id, row_number() over () as number from app.suppliers where store_id = $store)
    insert into app.purchase_orders
      (store_id, id, number, supplier_id, location_id, state, reference, actor_kind, actor_id, actor_user_id, created_at, updated_at,
       ordered_at)
    select $store, gen_random_uuid(), n, supplier.id,
      (select id from app.locations where store_id = $store order by position limit 1),
      (array['draft', 'ordered', 'part_received', 'received', 'closed', 'cancelled'])[1 + n % 6], 'INV-' || n,
      'staff', store.created_by, store.created_by, now(), now(), now()
    from generate_series(1, 5000) n join suppliers supplier on supplier.number = 1 + n % 500
    join app.stores store on store.id = $store`);
  await query(superUrl, 'analyze app.purchase_orders');
  await run(`
    with placed as (select id, number from app.purchase_orders where store_id = $store),
    ordered as (select id, row_number() over () as number from app.variants where store_id = $store limit 25000)
    insert into app.purchase_order_lines (store_id, id, order_id, position, variant_id, quantity)
    select $store, gen_random_uuid(), placed.id, part, ordered.id, 10
    from placed, generate_series(1, 5) part, ordered where ordered.number = (placed.number - 1) * 5 + part`);
}
