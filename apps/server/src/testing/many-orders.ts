import pg from 'pg';

const goods = 1000;

/** What orders of the crowd are of: most, a third, or every thousandth of them. */
export interface Crowd {
  orders: number;
  common: string;
  usual: string;
  rare: string;
  rareProduct: string;
  customerId: string;
  sellerId: string;
  discountId: string;
}

/**
 * Fills a store with orders of two lines each, by SQL alone: what follows from an order in other tables is written here too. Every
 * thousandth has a rare good and tag, another buyer, seller, discount, state, channel, payment type and VAT, and is shipped; as many others
 * are of nobody in particular and not paid. A piece of every tenth came back.
 */
export async function addCrowd(
  superUrl: string,
  { storeId, sellerId }: { storeId: string; sellerId: string },
  orders: number,
): Promise<Crowd> {
  // With the two signs that make it a uuid to who checks one.
  const id = (kind: string, of = 'n') =>
    `overlay(overlay(md5('${storeId} ${kind} ' || ${of}) placing '4' from 13) placing '8' from 17)::uuid`;
  const isRare = 'n % 1000 = 0';
  const ofNobody = 'n % 1000 = 500';
  const isReturned = 'n % 10 = 0';
  const statements = [
    `insert into app.categories (store_id, id, parent_id, name, position, created_at)
     select $1, ${id('category')}, null, 'Shelf ' || n, n, now() from generate_series(1, 3) n`,
    `insert into app.products (store_id, id, title, status, search_text, category_id, created_at, updated_at)
     select $1, ${id('product')}, 'Goods ' || n, 'active', ' goods ' || n, ${id('category', `case when n = ${goods} then 2 when n % 5 = 0 then 3 else 1 end`)}, now(), now()
     from generate_series(1, ${goods}) n`,
    `insert into app.sold_goods (store_id, id, product_id, search_text, sku_key)
     select $1, ${id('goods')}, ${id('product')}, ' goods ' || n, '' from generate_series(1, ${goods}) n`,
    `insert into app.customers (store_id, id, name, search_text, created_at, updated_at, last_ordered_at)
     select $1, ${id('customer')}, 'Buyer ' || n, ' buyer ' || n, now(), now(), now() from generate_series(0, 1) n`,
    `insert into app.discounts (store_id, id, code, title, kind, percent, applies_to, channels, starts_at, active, created_at, updated_at)
     select $1, ${id('discount')}, 'RARE', '', 'percent', 10, 'order', '{web}', now(), true, now(), now() from generate_series(1, 1) n`,
    `insert into app.orders (store_id, id, number, test, channel, stage, state, customer_id, location_id, payment_type, due_on,
       apply_vat, vat_borne, vat_percent, prices_include_vat, lines_total, discount_total, vat_total, ordered_total, paid, shipping, pieces, sold_by,
       placed_at, placed_on, created_at, updated_at, discount_id, tags)
     select $1, ${id('order')}, 1000 + n, false, case when ${isRare} then 'wholesale' else 'web' end, 'placed',
       case when ${isRare} then 'placed' else 'fulfilled' end, case when not (${ofNobody}) then ${id('customer', `case when ${isRare} then 1 else 0 end`)} end, location.id,
       case when ${isRare} then 'credit' else 'instant' end, case when ${isRare} then date '2027-01-01' end,
       true, case when ${isRare} then 8000 else 16000 end, case when ${isRare} then 8 else 16 end, false, 1000, 0, 0, 1000, case when ${isRare} or ${ofNobody} then 0 else 1000 end, case when ${isRare} then 50 else 0 end, 2,
       case when ${isRare} then $2::uuid end, now(), date '2020-01-01' + n / 20, now(), now(),
       case when ${isRare} then ${id('discount', '1')} end, case when ${isRare} then '{Rare}'::text[] else '{Common}' end
     from generate_series(1, ${orders}) n cross join (select id from app.locations where store_id = $1 limit 1) location
     where $2::uuid is not null`,
    `insert into app.order_lines (store_id, id, order_id, position, product_id, title, quantity, unit_price, exempt_vat, share_discount,
       share_vat, share_total, fulfilled, returned)
     select $1, ${id('line', `n || '/' || place`)}, ${id('order')}, place,
       ${id('product', `case when ${isRare} and place = 1 then ${goods} else 1 + (n * 7 + place * 11) % ${goods - 1} end`)}, 'Goods', 1, 500, false, 0, 0, 500,
       case when ${isReturned} then 1 else 0 end, case when ${isReturned} and place = 1 then 1 else 0 end
     from generate_series(1, ${orders}) n cross join generate_series(0, 1) place`,
    `insert into app.order_goods (store_id, test, number, goods_id)
     select $1, false, 1000 + n, ${id('goods', `case when ${isRare} and place = 1 then ${goods} else 1 + (n * 7 + place * 11) % ${goods - 1} end`)}
     from generate_series(1, ${orders}) n cross join generate_series(0, 1) place`,
    `insert into app.order_tags (store_id, test, tag, number)
     select $1, false, case when ${isRare} then 'rare' else 'common' end, 1000 + n from generate_series(1, ${orders}) n`,
    `insert into app.order_returns (store_id, id, order_id, test, number, location_id, reason, worth, at, on_day)
     select $1, ${id('return')}, ${id('order')}, false, 1000 + n, location.id, '', 500, now(), date '2020-01-01' + n / 20
     from generate_series(10, ${orders}, 10) n cross join (select id from app.locations where store_id = $1 limit 1) location`,
    `insert into app.order_return_lines (store_id, return_id, line_id, quantity, restocked, worth)
     select $1, ${id('return')}, ${id('line', `n || '/1'`)}, 1, false, 500 from generate_series(10, ${orders}, 10) n`,
  ];
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  // Without triggers: they would write down order by order what the statements write at once.
  await client.query('set session_replication_role = replica');
  for (const statement of statements)
    await client.query(statement, statement.includes('$2') ? [storeId, sellerId] : [storeId]);
  await client.query('analyze');
  const { rows } = await client.query<Omit<Crowd, 'orders' | 'sellerId'>>(
    `select ${id('category', '1')} as common, ${id('category', '2')} as rare, ${id('product', String(goods))} as "rareProduct",
            ${id('category', '3')} as usual, ${id('customer', '1')} as "customerId", ${id('discount', '1')} as "discountId"`,
  );
  await client.end();
  const [row] = rows;
  if (!row) throw new Error('A select without a table answers one row');
  return { ...row, orders, sellerId };
}
