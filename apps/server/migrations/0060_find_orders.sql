-- How orders are found and put in order. A page is found by the numbers of its orders, which every index of the list ends with:
-- an index is read alone, however deep the page lies.

-- What stands on the lines of orders, as it was called when it was sold; the same goods under the same name are one row. A word is
-- looked up among what a store sells, not among all that it has sold.
create table app.sold_goods (
  store_id uuid not null references app.stores (id),
  -- Made from what it is called, so that a line knows its row without looking for it.
  id uuid not null,
  -- Null for a line of its own, and when the product was deleted since.
  product_id uuid,
  -- Title and variant, each after a blank, as app.search_key writes them.
  search_text text not null,
  -- The SKU in lower case; empty when there is none.
  sku_key text collate "C" not null,
  primary key (store_id, id),
  foreign key (store_id, product_id) references app.products (store_id, id) on delete set null (product_id)
);
create index sold_goods_by_pieces on app.sold_goods using gin (app.search_pieces(store_id, search_text));
create index sold_goods_by_sku on app.sold_goods (store_id, sku_key) where sku_key <> '';
create index sold_goods_by_product on app.sold_goods (store_id, product_id) where product_id is not null;

-- Which orders that have a number have sold which goods, and the other way around. Goods are never taken away, and orders with
-- a number neither: no keys are asked for.
create table app.order_goods (
  store_id uuid not null references app.stores (id),
  test boolean not null,
  number bigint not null,
  goods_id uuid not null,
  primary key (store_id, test, number, goods_id)
);
create index order_goods_by_goods on app.order_goods (store_id, goods_id, test, number);

-- Orders that have a number by their tags, in lower case.
create table app.order_tags (
  store_id uuid not null references app.stores (id),
  test boolean not null,
  tag text collate "C" not null,
  number bigint not null,
  primary key (store_id, test, tag, number)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['sold_goods', 'order_goods', 'order_tags'] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

create function app.goods_id(product uuid, title text, variant_name text, sku text) returns uuid
language sql immutable parallel safe
return md5(concat(product, chr(31), title, chr(31), variant_name, chr(31), sku))::uuid;

-- Writes down what an order that has a number sells, when its lines have changed too.
create function app.list_goods_of_order(in_store uuid, of_order uuid) returns void
language plpgsql
as $$
declare
  listed record;
begin
  select placed.test, placed.number into listed
  from app.orders placed where placed.store_id = in_store and placed.id = of_order;
  -- In the order of their ids: two orders that sell the same new goods wait for each other, never in a circle.
  insert into app.sold_goods (store_id, id, product_id, search_text, sku_key)
  select distinct on (goods.id) in_store, goods.id, line.product_id,
         app.search_key(concat(' ', line.title, ' ', line.variant_name)), lower(line.sku)
  from app.order_lines line
  cross join lateral (select app.goods_id(line.product_id, line.title, line.variant_name, line.sku) as id) goods
  where line.store_id = in_store and line.order_id = of_order
    and not exists (select 1 from app.sold_goods known where known.store_id = in_store and known.id = goods.id)
  order by goods.id
  on conflict do nothing;
  with goods as materialized (
    select distinct app.goods_id(product_id, title, variant_name, sku) as id
    from app.order_lines where store_id = in_store and order_id = of_order
  ), gone as (
    delete from app.order_goods sold
    where sold.store_id = in_store and sold.test = listed.test and sold.number = listed.number
      and not exists (select 1 from goods where goods.id = sold.goods_id)
  )
  insert into app.order_goods (store_id, test, number, goods_id)
  select in_store, listed.test, listed.number, goods.id from goods
  on conflict do nothing;
end
$$;

create function app.list_order() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' or old.number is null then
    perform app.list_goods_of_order(new.store_id, new.id);
  elsif new.tags = old.tags then
    return null;
  end if;
  if tg_op = 'UPDATE' and old.number is not null then
    delete from app.order_tags
    where store_id = new.store_id and test = new.test and number = new.number and tag <> all (select lower(unnest(new.tags)));
  end if;
  insert into app.order_tags (store_id, test, tag, number)
  select new.store_id, new.test, lower(word), new.number from unnest(new.tags) as word
  on conflict do nothing;
  return null;
end
$$;
create trigger list_order after insert or update of number, tags on app.orders
  for each row when (new.number is not null) execute function app.list_order();

-- Lines of an order that was placed already. Those of a draft are listed when it gets its number.
create function app.list_lines() returns trigger
language plpgsql
as $$
begin
  perform app.list_goods_of_order(placed.store_id, placed.id)
  from app.orders placed
  where placed.number is not null
    and (placed.store_id, placed.id) in (select line.store_id, line.order_id from changed line);
  return null;
end
$$;
create trigger list_lines_added after insert on app.order_lines
  referencing new table as changed for each statement execute function app.list_lines();
create trigger list_lines_removed after delete on app.order_lines
  referencing old table as changed for each statement execute function app.list_lines();

create function app.list_renamed_lines() returns trigger
language plpgsql
as $$
begin
  -- What else changes on a line changes with every order that is handed over: this is all that it costs.
  if not exists (
    select 1 from changed line join before was on was.store_id = line.store_id and was.id = line.id where was.title <> line.title
  ) then
    return null;
  end if;
  perform app.list_goods_of_order(placed.store_id, placed.id)
  from app.orders placed
  where placed.number is not null
    and (placed.store_id, placed.id) in (select line.store_id, line.order_id from changed line);
  return null;
end
$$;
create trigger list_lines_renamed after update on app.order_lines
  referencing old table as before new table as changed for each statement execute function app.list_renamed_lines();

-- The goods that the current store has sold with these words, or with an SKU that begins so (in lower case); at most so many of
-- each, or all with null. Under row-level security an array cannot use its index, so that this function asks as the owner.
create function app.find_sold_goods(words text, code text, at_most integer) returns setof uuid
language plpgsql stable security definer set search_path = app, public, pg_temp
as $$
begin
  return query
  (select goods.id
   from app.sold_goods goods
   where app.search_pieces(goods.store_id, goods.search_text) @> app.search_pieces(app.current_store(), words)
     and strpos(goods.search_text, words) > 0
     -- Pieces belong to one store already; said so that no index of the store alone is taken for it.
     and (goods.store_id = app.current_store()) is true
   limit at_most)
  union
  (select goods.id
   from app.sold_goods goods
   where goods.store_id = app.current_store() and goods.sku_key <> ''
     and goods.sku_key >= code and goods.sku_key < code || chr(1114111)
   limit at_most);
end
$$;

-- As app.find_customers, without those who never bought anything; test orders are not known of a customer.
create function app.find_buyers(words text, of_test boolean, at_most integer) returns setof uuid
language plpgsql stable security definer set search_path = app, public, pg_temp
as $$
begin
  return query
  select customer.id
  from app.customers customer
  where app.search_pieces(customer.store_id, customer.search_text) @> app.search_pieces(app.current_store(), words)
    and strpos(customer.search_text, words) > 0
    and (customer.store_id = app.current_store()) is true
    and customer.erased_at is null
    and (of_test or customer.last_ordered_at is not null)
  limit at_most;
end
$$;

-- With the due day beside it: those that are never due come last by due day, and in the order of their numbers.
drop index app.orders_by_number;
create unique index orders_by_number on app.orders (store_id, test, number) include (due_on) where number is not null;
create index orders_by_due on app.orders (store_id, test, due_on, number) where number is not null and due_on is not null;
-- Few of all: a walk from the newest on would be long.
create index orders_owing_by_number on app.orders (store_id, test, number) where number is not null and owed > 0;
create index orders_to_hand_over on app.orders (store_id, test, number)
  where number is not null and state in ('placed', 'part_paid', 'paid', 'part_fulfilled');
drop index app.orders_by_customer;
create index orders_by_customer on app.orders (store_id, customer_id, test, number) where number is not null;

-- What was sold before this.
select app.list_goods_of_order(store_id, id) from app.orders where number is not null;
insert into app.order_tags (store_id, test, tag, number)
select distinct store_id, test, lower(tag), number from app.orders, unnest(tags) as tag where number is not null;
