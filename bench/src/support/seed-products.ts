import { query } from '@sokoni/server/testing/database/query';

/** Brings a store up to so many products with two or three variants at two places, by SQL. */
export async function seedProducts(superUrl: string, storeId: string, products: number): Promise<void> {
  const run = (statement: string) => query(superUrl, statement.replaceAll('$store', `'${storeId}'::uuid`));
  await run(`
    with words as (
      select array['rice','shirt','ankara','linen','cotton','phone','cable','charger','soap','sugar','maize','flour','coffee',
        'kettle','basin','bucket','sandal','leather','belt','scarf','dress','trouser','perfume','lotion','candle','lamp','torch',
        'battery','radio','speaker','notebook','pencil','marker','folder','mango','banana','cassava','pepper','tomato','onion'] as nouns,
        array['red','blue','green','black','white','small','large','classic','royal','golden','fresh','premium','soft','strong'] as kinds
    )
    insert into app.products (store_id, id, title, status, brand, variant_count, min_price, max_price, search_text, created_at, updated_at)
    select $store, gen_random_uuid(), named.title, case p % 6 when 4 then 'draft' when 5 then 'archived' else 'active' end,
      'Brand ' || p * 11 % 200, 3 - p % 2, 100 + p * 7919 % 99991, 100 + p * 7919 % 99991,
      app.search_key(' ' || named.title || ' Brand ' || p * 11 % 200), now() - p * interval '1 minute',
      now() - (p::bigint * 31 % 100000) * interval '1 minute'
    from generate_series(1, ${products}) p, words,
      lateral (select initcap(kinds[1 + p * 13 % 14] || ' ' || nouns[1 + (p * 17 + p / 14) % 40]) || ' ' || p as title) named`);
  // Those that people try a search with.
  await run(`
    insert into app.products (store_id, id, title, status, variant_count, min_price, max_price, search_text, created_at, updated_at)
    select $store, gen_random_uuid(), title, 'active', 3 - substring(title from '[0-9]+$')::int % 2, 500, 500, app.search_key(' ' || title), now(), now()
    from unnest(array['Radio, small ${products + 1}', 'Bed sheet, king ${products + 2}', 'Blender, 1.5 litres ${products + 3}']) title`);
  await run(`
    insert into app.variants (store_id, id, product_id, position, name, entries, active, track_quantity, price, on_sales, sku, sku_key, barcode)
    select $store, gen_random_uuid(), product.id, v, v::text, array[v::text], true, true, product.min_price, false,
      'SK-' || n || '-' || v, 'sk-' || n || '-' || v, '20' || lpad((n * 3 + v)::text, 11, '0')
    from app.products product, generate_series(0, 2) v, lateral (select substring(product.title from '[0-9]+$')::int as n) number
    where product.store_id = $store and (v < 2 or n % 2 = 0)`);
  await run(
    `insert into app.locations (store_id, id, name, position, created_at) values ($store, gen_random_uuid(), 'Kiosk', 1, now())`,
  );
  await run(`
    insert into app.stock_levels (store_id, variant_id, location_id, on_hand)
    select $store, variant.id, place.id, (random() * 40)::int
    from app.variants variant join app.locations place on place.store_id = variant.store_id where variant.store_id = $store`);
  // What was just written is unknown to the planner otherwise.
  await query(superUrl, 'analyze app.products, app.variants, app.stock_levels');
  await run(`
    insert into app.product_stock (store_id, product_id, on_hand, available, state)
    select $store, variant.product_id, sum(on_hand), sum(on_hand),
      case when sum(on_hand) < 10 then 'out' when sum(on_hand) < 40 then 'low' else 'in' end
    from app.variants variant
    join app.stock_levels level on level.store_id = variant.store_id and level.variant_id = variant.id
    where variant.store_id = $store group by variant.product_id`);
  await run(`
    insert into app.product_tags (store_id, tag, product_id)
    select $store, 'tag ' || substring(title from '[0-9]+$')::int % 300, id from app.products where store_id = $store`);
  await run(`
    insert into app.product_counts (store_id, status, products)
    select $store, status, count(*) from app.products where store_id = $store group by status`);
}

/** So many stores with so many products each, of an owner who is nobody: the neighbours of the store that is measured. */
export async function seedNeighbours(
  superUrl: string,
  like: string,
  stores: number,
  products: number,
): Promise<void> {
  await query(
    superUrl,
    `insert into app.stores (id, account_id, created_by, business_code, name, sub_domain, currency_code, reg_channel, store_module,
       web_support, pos_support, test_product, mode, modules, created_at)
     select gen_random_uuid(), account_id, created_by, 'N' || n, 'Neighbour ' || n, 'neighbour-' || n, currency_code, reg_channel,
       store_module, web_support, pos_support, test_product, mode, modules, now()
     from app.stores, generate_series(1, ${stores}) n where id = $1`,
    [like],
  );
  await query(
    superUrl,
    `insert into app.products (store_id, id, title, status, brand, variant_count, min_price, max_price, search_text, created_at, updated_at)
     select neighbour.id, gen_random_uuid(), product.title, product.status, product.brand, 1, product.min_price, product.max_price,
       product.search_text, product.created_at, product.updated_at
     from app.stores neighbour, lateral (select * from app.products where store_id = $1 limit ${products}) product
     where neighbour.name like 'Neighbour %'`,
    [like],
  );
}
