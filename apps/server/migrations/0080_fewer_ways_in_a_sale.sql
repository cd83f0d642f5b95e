-- What a sale writes is of a store because its order, its goods or its shelf is: their keys name the store too. A key of its own
-- to the store made sure of it once more with each row.
alter table app.order_lines drop constraint order_lines_store_id_fkey;
alter table app.order_payments drop constraint order_payments_store_id_fkey;
alter table app.order_fulfilments drop constraint order_fulfilments_store_id_fkey;
alter table app.order_fulfilment_lines drop constraint order_fulfilment_lines_store_id_fkey;
alter table app.order_events drop constraint order_events_store_id_fkey;
alter table app.stock_levels drop constraint stock_levels_store_id_fkey;
alter table app.stock_movements drop constraint stock_movements_store_id_fkey;
-- These are written by triggers, of orders that are there.
alter table app.sale_changes drop constraint sale_changes_store_id_fkey;
alter table app.sold_goods drop constraint sold_goods_store_id_fkey;
alter table app.order_goods drop constraint order_goods_store_id_fkey;
alter table app.order_tags drop constraint order_tags_store_id_fkey;

-- The figures of products are there but for the first time.
create function app.hold_product_stock(product_ids uuid[]) returns integer
language plpgsql
as $$
declare
  held integer;
begin
  perform from app.product_stock
  where store_id = app.current_store() and product_id = any (product_ids)
  order by product_id for update;
  get diagnostics held = row_count;
  return held;
end
$$;

create or replace function app.roll_up_product_stock(product_ids uuid[]) returns void
language plpgsql
as $$
begin
  -- Held before anything is counted: who comes second counts what the first one has written.
  if app.hold_product_stock(product_ids) < cardinality(product_ids) then
    insert into app.product_stock (store_id, product_id)
    select store_id, id from app.products where store_id = app.current_store() and id = any (product_ids) order by id
    on conflict do nothing;
    perform app.hold_product_stock(product_ids);
  end if;

  with counted as (
    select variant.product_id, variant.active, variant.track_quantity as tracked, variant.price, variant.low_stock_at,
           coalesce(sum(level.on_hand), 0)::bigint as on_hand,
           coalesce(sum(level.on_hand - level.reserved), 0)::bigint as available
    from app.variants variant
    left join app.stock_levels level on level.store_id = variant.store_id and level.variant_id = variant.id
    where variant.store_id = app.current_store() and variant.product_id = any (product_ids)
    group by variant.store_id, variant.id
  ), figures as (
    select product_id,
           sum(on_hand)::bigint as on_hand,
           sum(available)::bigint as available,
           case
             when count(*) filter (where active and tracked) = 0 then 'untracked'
             when coalesce(sum(available) filter (where active and tracked), 0) <= 0 then 'out'
             when count(*) filter (where active and tracked and available <= low_stock_at) > 0 then 'low'
             else 'in'
           end as state,
           case
             when count(*) filter (where active) = 0 then 'no_variant'
             when count(*) filter (where active and price > 0) = 0 then 'no_price'
             when count(*) filter (where active and price > 0 and (not tracked or available > 0)) = 0 then 'no_stock'
           end as obstacle
    from counted group by product_id
  )
  update app.product_stock standing
  set on_hand = figures.on_hand, available = figures.available, state = figures.state, obstacle = figures.obstacle
  from figures
  where standing.store_id = app.current_store() and standing.product_id = figures.product_id
    and (standing.on_hand, standing.available, standing.state, standing.obstacle)
        is distinct from (figures.on_hand, figures.available, figures.state, figures.obstacle);
end
$$;

-- An order that has just been placed stands in no list yet, and most have no tags.
create or replace function app.list_order() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' or old.number is null then
    perform app.list_goods_of_order(new.store_id, new.id, new.test, new.number);
  elsif new.tags = old.tags then
    return null;
  else
    delete from app.order_tags
    where store_id = new.store_id and test = new.test and number = new.number and tag <> all (select lower(unnest(new.tags)));
  end if;
  if new.tags <> '{}' then
    insert into app.order_tags (store_id, test, tag, number)
    select new.store_id, new.test, lower(word), new.number from unnest(new.tags) as word
    on conflict do nothing;
  end if;
  return null;
end
$$;

create function app.list_goods_of_order(in_store uuid, of_order uuid, in_test boolean, as_number bigint) returns uuid[]
language plpgsql
as $$
declare
  goods_ids uuid[];
  known_ids uuid[];
begin
  goods_ids := array(
    select distinct app.goods_id(line.product_id, line.title, line.variant_name, line.sku)
    from app.order_lines line where line.store_id = in_store and line.order_id = of_order
  );
  known_ids := array(
    select known.id from app.sold_goods known where known.store_id = in_store and known.id = any (goods_ids)
  );
  if cardinality(known_ids) < cardinality(goods_ids) then
    -- In the order of their ids: two orders that sell the same new goods wait for each other, never in a circle.
    insert into app.sold_goods (store_id, id, product_id, search_text, sku_key)
    select distinct on (goods.id) in_store, goods.id, line.product_id,
           app.search_key(concat(' ', line.title, ' ', line.variant_name)), lower(line.sku)
    from app.order_lines line
    cross join lateral (select app.goods_id(line.product_id, line.title, line.variant_name, line.sku) as id) goods
    where line.store_id = in_store and line.order_id = of_order and goods.id <> all (known_ids)
    order by goods.id
    on conflict do nothing;
  end if;
  insert into app.order_goods (store_id, test, number, goods_id)
  select in_store, in_test, as_number, unnest(goods_ids)
  on conflict do nothing;
  return goods_ids;
end
$$;

create or replace function app.list_goods_of_order(in_store uuid, of_order uuid) returns void
language plpgsql
as $$
declare
  listed record;
  goods_ids uuid[];
begin
  select placed.test, placed.number into listed
  from app.orders placed where placed.store_id = in_store and placed.id = of_order;
  goods_ids := app.list_goods_of_order(in_store, of_order, listed.test, listed.number);
  delete from app.order_goods sold
  where sold.store_id = in_store and sold.test = listed.test and sold.number = listed.number
    and sold.goods_id <> all (goods_ids);
end
$$;

-- Nothing came back of an order that is placed as it is written: what tells of returns is not asked.
create function app.append_fresh_sale(store uuid, sale uuid) returns void
language plpgsql
as $$
begin
  insert into app.sale_changes (
    store_id, kind, test, day, channel, payment_type, seller_id, state, due_on, product_id,
    vat_percent, numbered, owing, owed, orders, shipping, pieces, discounts, net, vat, returned_pieces, returned_net,
    returned_vat, cost, uncosted
  )
  select fact.store_id, fact.kind, fact.test, fact.day, fact.channel, fact.payment_type, fact.seller_id, fact.state, fact.due_on,
         fact.product_id, fact.vat_percent, fact.numbered, fact.owing, fact.owed, fact.orders, fact.shipping, fact.pieces,
         fact.discounts, fact.net, fact.vat, fact.returned_pieces, fact.returned_net, fact.returned_vat, fact.cost, fact.uncosted
  from app.sale_facts fact
  where fact.store_id = store and fact.order_id = sale and fact.return_id is null;
end
$$;

create or replace function app.changes_of_order() returns trigger
language plpgsql
as $$
declare
  which text := case when tg_op = 'UPDATE'
    and row(old.stage, old.test, old.placed_on, old.channel, old.payment_type, old.sold_by, old.apply_vat, old.vat_percent)
      is not distinct from
        row(new.stage, new.test, new.placed_on, new.channel, new.payment_type, new.sold_by, new.apply_vat, new.vat_percent)
    then 'order' else 'all' end;
begin
  if tg_op = 'INSERT' then
    perform app.append_fresh_sale(new.store_id, new.id);
    return null;
  end if;
  if tg_when = 'AFTER' then
    perform app.append_sale(new.store_id, new.id, which, 1);
    return null;
  end if;
  perform app.append_sale(old.store_id, old.id, which, -1);
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;
