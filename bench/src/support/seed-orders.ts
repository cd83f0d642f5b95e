import { query } from '@sokoni/server/testing/database/query';
import pg from 'pg';

const written = [
  'orders',
  'order_lines',
  'sold_items',
  'order_items',
  'order_tags',
  'order_payments',
  'order_fulfilments',
  'order_fulfilment_lines',
  'order_events',
  'order_returns',
  'order_return_lines',
  'customers',
];

/**
 * Brings a store up to so many orders of three lines each and a twentieth as many customers, by SQL. Its products are there
 * already. Two years of sales: most are paid and fulfilled, one in twenty is outstanding, three in a hundred came
 * back, one in a hundred has a tag and one a discount.
 */
export async function seedOrders(superUrl: string, storeId: string, orders: number): Promise<void> {
  const customers = orders / 20;
  await unindexed(superUrl, async (run) => {
    const inStore = (statement: string) => run(statement.replaceAll('$store', `'${storeId}'::uuid`));
    await inStore(`
      with names as (
        select array['Asha','Amina','Chidi','Wanjiru','Otieno','Fatou','Kofi','Zawadi','Juma','Neema','Baraka','Imani','Tendai',
          'Sipho','Thandi','Lerato','Kwame','Ama','Yaw','Abena'] as firsts,
          array['Mwangi','Okafor','Kamau','Njeri','Diallo','Mensah','Banda','Moyo','Dlamini','Hassan','Otieno','Achieng','Kiprono',
          'Mutua','Wambui','Adeyemi','Osei','Boateng','Phiri','Zulu','Nkosi','Abdi','Farah','Mohamed','Juma','Said','Omari',
          'Kariuki','Maina','Njoroge'] as lasts
      )
      insert into app.customers (store_id, id, name, email, phone, order_count, last_ordered_at, created_at, updated_at)
      select $store, gen_random_uuid(), named.name, 'buyer' || n || '@example.com', named.phone, 20, now(), now(), now()
      from generate_series(1, ${customers}) n, names,
        lateral (select firsts[1 + n % 20] || ' ' || lasts[1 + n / 20 % 30] as name, '+2547' || lpad((n::bigint * 1777 % 100000000)::text, 8, '0') as phone) named`);
    await run(`create temp table numbered_customer as
      select row_number() over () - 1 as place, id from app.customers where store_id = '${storeId}'`);
    await run(`create temp table numbered_variant as
      select row_number() over (order by variant.id) - 1 as place, variant.id, variant.product_id, variant.name, variant.sku, variant.price, product.title
      from app.variants variant join app.products product on product.store_id = variant.store_id and product.id = variant.product_id
      where variant.store_id = '${storeId}'`);
    await run('analyze numbered_customer, numbered_variant');
    await inStore(`
      insert into app.orders (store_id, id, serial, number, test, channel, stage, state, customer_id, location_id, payment_type, due_on,
        apply_vat, vat_percent, prices_include_vat, highest_vat_rate, lines_total, discount_total, vat_total, ordered_total, paid, units,
        sold_by, placed_at, placed_on, created_by, created_at, updated_at)
      select $store, gen_random_uuid(), 1000 + n, '#' || (1000 + n), false,
        (array['in_person','in_person','web','in_person','manual','wholesale'])[1 + n % 6],
        case when state = 'cancelled' then 'cancelled' else 'placed' end, state, customer.id, store.location_id,
        case when n % 20 = 0 then 'credit' when n % 20 < 3 then 'pod' when n % 20 = 3 then 'part_instant' else 'instant' end,
        case when n % 20 < 4 then at::date + 30 end, true, 16, true, 16000, total, 0, 0, total,
        case when n % 20 = 0 or state = 'cancelled' then 0 else total end, 3, store.created_by, at, at::date, store.created_by, at, at
      from generate_series(1, ${orders}) n
      cross join (select stores.created_by, location.id as location_id from app.stores
        join app.locations location on location.store_id = stores.id where stores.id = $store order by location.position limit 1) store
      cross join lateral (select now() - (${orders} - n) * interval '2 years' / ${orders} as at, 300 + n::bigint * 7919 % 99991 as total,
        case when n % 20 = 0 then case when n % 40 = 0 then 'placed' else 'fulfilled' end
          when n % 100 = 7 then 'cancelled' when n % 100 = 9 then 'returned' when n % 50 = 11 then 'part_returned'
          when n % 100 = 13 then 'paid' when n % 200 = 15 then 'part_fulfilled' else 'fulfilled' end as state) drawn
      left join numbered_customer customer on n % 5 < 3 and customer.place = n::bigint * 7919 % ${customers}
      order by n`);
    await inStore(`
      insert into app.order_lines (store_id, id, order_id, position, product_id, variant_id, title, variant_name, sku, quantity,
        unit_price, exempt_vat, share_discount, share_vat, share_total, fulfilled)
      select $store, gen_random_uuid(), placed.id, position, variant.product_id, variant.id, variant.title, variant.name, variant.sku,
        1, placed.total / 3, false, 0, 0, placed.total / 3, case when placed.state = 'fulfilled' then 1 else 0 end
      from app.orders placed, generate_series(0, 2) position, numbered_variant variant
      where placed.store_id = $store and placed.serial is not null
        and variant.place = (placed.serial * 7919 + position::bigint * 104729) % (select count(*) from numbered_variant)`);
    await inStore(`
      insert into app.sold_items (store_id, id, product_id, title, variant_name, sku_key)
      select $store, app.item_id(product_id, title, name, sku), product_id, title, name, lower(sku)
      from numbered_variant`);
    await inStore(`
      insert into app.order_items (store_id, test, serial, item_id)
      select distinct $store, false, placed.serial, app.item_id(line.product_id, line.title, line.variant_name, line.sku)
      from app.orders placed join app.order_lines line on line.store_id = placed.store_id and line.order_id = placed.id
      where placed.store_id = $store`);
    await sortIntoCategories(inStore);
    for (const [record, table] of [
      ['customer', 'customers'],
      ['order', 'sold_items'],
    ]) {
      await inStore(`
        insert into app.search_words (store_id, record, word)
        select distinct store_id, '${record}', word from app.${table}, unnest(words) indexed, substr(indexed.lexeme, 9) word
        where store_id = $store and word ~ '^[^0-9]{4,}$'`);
    }
    await inStore(`
      insert into app.order_tags (store_id, test, tag, serial)
      select $store, false, 'gift', serial from app.orders where store_id = $store and serial % 100 = 0`);
    await inStore(`update app.orders set tags = array['gift'] where store_id = $store and serial % 100 = 0`);
    await inStore(`
      with discount as (
        insert into app.discounts (store_id, id, title, kind, percent, applies_to, channels, starts_at, created_at, updated_at)
        values ($store, gen_random_uuid(), 'Opening week', 'percent', 5, 'order', array['manual'], now(), now(), now()) returning id
      )
      update app.orders placed set discount_id = discount.id from discount where placed.store_id = $store and serial % 100 = 50`);
    await inStore(`
      with taken as (
        insert into app.order_returns (store_id, id, order_id, location_id, value, at, on_day, test, serial)
        select $store, gen_random_uuid(), id, location_id, total / 3, placed_at, placed_on, test, serial
        from app.orders where store_id = $store and state in ('returned', 'part_returned') returning id, order_id, value
      )
      insert into app.order_return_lines (store_id, return_id, line_id, quantity, restocked, value)
      select $store, taken.id, line.id, 1, true, taken.value
      from taken join app.order_lines line on line.store_id = $store and line.order_id = taken.order_id and line.position = 0`);
    await payAndFulfil(inStore);
    await inStore(
      `insert into app.store_numbers (store_id, series, last_number) values ($store, 'order', ${orders})`,
    );
    await run(`select setval('app.order_serials', 1000 + ${orders})`);
    await run('drop table numbered_customer, numbered_variant');
  });
}

/** What was paid by cash and mobile money in turns, what was fulfilled at once, and what the timelines say of it. */
async function payAndFulfil(inStore: (statement: string) => Promise<void>): Promise<void> {
  await inStore(`
    insert into app.order_payments (store_id, id, order_id, kind, method, amount, recorded_by, at, on_day)
    select $store, uuidv7(), id, 'payment', case serial % 2 when 0 then 'cash' else 'mobile_money' end, paid, sold_by, placed_at, placed_on
    from app.orders where store_id = $store and paid > 0 order by serial`);
  await inStore(`
    with fulfilled as (
      insert into app.order_fulfilments (store_id, id, order_id, location_id, fulfilled_by, at)
      select $store, uuidv7(), id, location_id, sold_by, placed_at
      from app.orders where store_id = $store and state = 'fulfilled' order by serial returning id, order_id
    )
    insert into app.order_fulfilment_lines (store_id, fulfilment_id, line_id, quantity)
    select $store, fulfilled.id, line.id, line.quantity
    from fulfilled join app.order_lines line on line.store_id = $store and line.order_id = fulfilled.order_id
    order by fulfilled.id`);
  await inStore(`
    insert into app.order_events (store_id, id, order_id, kind, data, actor_kind, actor_id, actor_user_id, at)
    select $store, uuidv7(), placed.id, happened.kind, happened.data, 'staff', sold_by, sold_by, placed_at
    from app.orders placed cross join lateral (values
      ('placed', jsonb_build_object('amount', total, 'units', units), true),
      ('paid', jsonb_build_object('amount', paid, 'method', case serial % 2 when 0 then 'cash' else 'mobile_money' end), paid > 0),
      ('fulfilled', jsonb_build_object('units', units), state = 'fulfilled')
    ) happened (kind, data, is_so)
    where placed.store_id = $store and happened.is_so order by serial`);
}

/** Twenty categories with as many products each. */
async function sortIntoCategories(inStore: (statement: string) => Promise<void>): Promise<void> {
  await inStore(`
    insert into app.categories (store_id, id, name, slug, position, created_at)
    select $store, gen_random_uuid(), 'Shelf ' || n, 'shelf-' || n, n, now() from generate_series(0, 19) n`);
  await inStore(`
    update app.products product set category_id = category.id
    from app.categories category
    where category.store_id = $store and product.store_id = $store
      and category.position = substring(product.title from '[0-9]+$')::int % 20`);
}

/** Gives each of the neighbours so many of the orders of a store, without their customers and products. */
export async function seedNeighbourOrders(superUrl: string, like: string, orders: number): Promise<void> {
  await unindexed(superUrl, async (run) => {
    await run(`insert into app.locations (store_id, id, name, position, created_at)
      select id, gen_random_uuid(), 'Shop', 0, now() from app.stores where name like 'Neighbour %'`);
    await run(`
      insert into app.orders (store_id, id, serial, number, test, channel, stage, state, location_id, payment_type, due_on, apply_vat,
        vat_percent, prices_include_vat, lines_total, discount_total, vat_total, ordered_total, paid, units, sold_by, placed_at,
        placed_on, created_at, updated_at)
      select neighbour.id, gen_random_uuid(), serial, number, test, channel, stage, state, location.id, payment_type, due_on,
        placed.apply_vat, placed.vat_percent, placed.prices_include_vat, lines_total, discount_total, vat_total, ordered_total, paid,
        units, sold_by, placed_at, placed_on, placed.created_at, placed.updated_at
      from app.stores neighbour
      join app.locations location on location.store_id = neighbour.id
      cross join lateral (select * from app.orders where store_id = '${like}' limit ${orders}) placed
      where neighbour.name like 'Neighbour %'`);
    await run(`
      insert into app.order_lines (store_id, id, order_id, position, title, quantity, unit_price, exempt_vat, share_discount,
        share_vat, share_total)
      select placed.store_id, gen_random_uuid(), placed.id, position, 'Red Rice ' || position, 1, 100, false, 0, 0, 100
      from app.orders placed join app.stores neighbour on neighbour.id = placed.store_id, generate_series(0, 2) position
      where neighbour.name like 'Neighbour %'`);
    await run(`
      insert into app.sold_items (store_id, id, title, variant_name, sku_key)
      select distinct store_id, app.item_id(null, title, '', ''), title, '', ''
      from app.order_lines line where sku = '' and product_id is null`);
    await run(`
      insert into app.order_items (store_id, test, serial, item_id)
      select distinct placed.store_id, placed.test, placed.serial, app.item_id(null, line.title, '', '')
      from app.orders placed join app.order_lines line on line.store_id = placed.store_id and line.order_id = placed.id
      where line.product_id is null`);
  });
}

/** Writes without triggers and keys, and makes the indexes that a search reads afterwards: much faster for millions of rows. */
async function unindexed(
  superUrl: string,
  write: (run: (statement: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const { rows: indexes } = await withClient(superUrl, (client) =>
    client.query<{ name: string; definition: string }>(
      `select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as definition
       from pg_index index join pg_class class on class.oid = index.indrelid
       where class.relnamespace = 'app'::regnamespace and class.relname = any ($1) and not index.indisunique`,
      [written],
    ),
  );
  for (const { name } of indexes) await query(superUrl, `drop index ${name}`);
  await withClient(superUrl, async (client) => {
    await client.query("set session_replication_role = 'replica'");
    await client.query("set maintenance_work_mem = '512MB'");
    try {
      await write(async (statement) => {
        await client.query(statement);
      });
    } finally {
      for (const { definition } of indexes) await client.query(definition);
    }
  });
}

async function withClient<Answer>(
  url: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
