-- The stock ledger: locations, levels, movements and holds, and what is rolled up from them. How a change is made: 0001_core.sql.

create table app.locations (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  name text not null,
  position integer not null,
  -- Printed where items come from or go to; empty as far as it is not known.
  address text not null default '',
  city text not null default '',
  -- Or state.
  region text not null default '',
  -- Two letters of ISO 3166, or empty.
  country text not null default '',
  phone text not null default '',
  created_at timestamptz not null,
  -- A closed location keeps its history; no new stock comes here.
  closed_at timestamptz,
  primary key (store_id, id)
);
create unique index locations_by_name on app.locations (store_id, lower(name)) where closed_at is null;

-- No key of its own to the store: the keys to variant and location name the store, and a second check with each row of a sale
-- would cost.
create table app.stock_levels (
  store_id uuid not null,
  variant_id uuid not null,
  location_id uuid not null,
  -- The sum of the movements of this variant at this location. Below zero when a counter sold more than was counted.
  on_hand integer not null default 0,
  reserved integer not null default 0 check (reserved >= 0),
  -- Needs attention: sold below zero, or more reserved than there is.
  is_below boolean not null generated always as (on_hand < 0 or reserved > on_hand) stored,
  primary key (store_id, variant_id, location_id),
  foreign key (store_id, variant_id) references app.variants (store_id, id),
  foreign key (store_id, location_id) references app.locations (store_id, id)
);
create index stock_levels_by_location on app.stock_levels (store_id, location_id, variant_id);
create index stock_levels_below on app.stock_levels (store_id, variant_id) where is_below;
-- A location belongs to one store. A planner that does not know expects ten rows for one, and sorts a store instead of walking it.
create statistics app.stock_levels_of_places (dependencies) on store_id, location_id from app.stock_levels;

create table app.stock_movements (
  store_id uuid not null,
  id uuid not null,
  variant_id uuid not null,
  location_id uuid not null,
  quantity integer not null check (quantity <> 0),
  reason text not null check (reason in (
    'opening', 'adjustment', 'count', 'sale', 'return', 'loss', 'transfer_out', 'transfer_in', 'receipt', 'import'
  )),
  -- What it belongs to, such as purchase_order:<id>; empty for an adjustment by hand.
  reference text not null default '',
  note text not null default '',
  -- A counter sold what was reserved or not on hand.
  oversold boolean not null default false,
  -- Who moved it: the columns of `audit_log`.
  actor_kind text not null default 'system' check (actor_kind in ('staff', 'customer', 'api_key', 'register', 'system')),
  actor_id uuid,
  actor_user_id uuid references app.users (id),
  -- When it happened, and when that arrived.
  at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (store_id, id),
  foreign key (store_id, variant_id) references app.variants (store_id, id),
  foreign key (store_id, location_id) references app.locations (store_id, id)
);
comment on table app.stock_movements is 'append-only';
create index stock_movements_by_variant on app.stock_movements (store_id, variant_id, id);
create index stock_movements_by_reference on app.stock_movements (store_id, reference, id) where reference <> '';
-- The ledger of the store, newest first, by what it is filtered by.
create index stock_movements_newest on app.stock_movements (store_id, at, id);
create index stock_movements_by_reason on app.stock_movements (store_id, reason, at, id);
create index stock_movements_by_location on app.stock_movements (store_id, location_id, at, id);
create index stock_movements_by_actor on app.stock_movements (store_id, actor_user_id, at, id);
create index stock_movements_oversold on app.stock_movements (store_id, at, id) where oversold;
-- What was sold of a variant in the last days, for reorder proposals.
create index stock_movements_sold on app.stock_movements (store_id, variant_id, at) include (quantity)
  where reason in ('sale', 'return');

-- The stock of a product over its variants and locations, for lists. Apart from the product, because it changes with every sale
-- and would rewrite all indexes of the product.
create table app.product_stock (
  store_id uuid not null references app.stores (id),
  product_id uuid not null,
  on_hand bigint not null default 0,
  available bigint not null default 0,
  -- By the active variants that track their quantity; untracked when none does.
  state text not null default 'untracked' check (state in ('untracked', 'in', 'low', 'out')),
  -- Why the product could not be bought if it were active; null when it could.
  obstacle text check (obstacle in ('no_variant', 'no_price', 'no_stock')),
  primary key (store_id, product_id),
  foreign key (store_id, product_id) references app.products (store_id, id) on delete cascade
);
create index product_stock_by_available on app.product_stock (store_id, available, product_id);
create index product_stock_sellable on app.product_stock (store_id, product_id) where obstacle is null;
create index product_stock_by_state on app.product_stock (store_id, state, product_id);

-- The variants that are low or out of stock, over all locations. Low: available is at or below the reorder point. Out: nothing is
-- available of a variant that was stocked somewhere or has a reorder point.
create table app.low_stock (
  store_id uuid not null references app.stores (id),
  variant_id uuid not null,
  product_id uuid not null,
  state text not null check (state in ('low', 'out')),
  since timestamptz not null default now(),
  -- When the daily mail listed it; null until then.
  notified_at timestamptz,
  primary key (store_id, variant_id),
  foreign key (store_id, variant_id) references app.variants (store_id, id) on delete cascade
);
create index low_stock_newest on app.low_stock (store_id, since, variant_id);
create index low_stock_by_state on app.low_stock (store_id, state, since, variant_id);
create index low_stock_by_product on app.low_stock (store_id, product_id);
create index low_stock_unnotified on app.low_stock (store_id) where notified_at is null;

-- The same at one location.
create table app.low_levels (
  store_id uuid not null references app.stores (id),
  variant_id uuid not null,
  location_id uuid not null,
  state text not null check (state in ('low', 'out')),
  primary key (store_id, variant_id, location_id),
  foreign key (store_id, variant_id, location_id)
    references app.stock_levels (store_id, variant_id, location_id) on delete cascade
);
create index low_levels_by_state on app.low_levels (store_id, location_id, state, variant_id);
create statistics app.low_levels_of_places (dependencies) on store_id, location_id from app.low_levels;

-- Units that nobody else can buy until a time. They count among `stock_levels.reserved`, so that all who ask what is available are
-- told the same; a row changes only under the lock of its level. One that has lapsed counts until somebody needs its units or the
-- clock of the worker comes along: whoever deletes the row gives them back.
create table app.stock_holds (
  store_id uuid not null,
  owner_kind text not null check (owner_kind in ('checkout')),
  owner_id uuid not null,
  variant_id uuid not null,
  location_id uuid not null,
  quantity integer not null check (quantity > 0),
  expires_at timestamptz not null,
  primary key (store_id, owner_kind, owner_id, variant_id, location_id),
  foreign key (store_id, variant_id, location_id) references app.stock_levels (store_id, variant_id, location_id)
);
create index stock_holds_by_level on app.stock_holds (store_id, variant_id, location_id, expires_at);
-- Over all stores, for the clock.
create index stock_holds_by_time on app.stock_holds (expires_at);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'locations', 'stock_levels', 'stock_movements', 'product_stock', 'low_stock', 'low_levels', 'stock_holds'
  ] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

-- What follows from variants, pictures and stock. Whatever writes those calls roll_up_products (variants or pictures) or
-- roll_up_stock (levels) for the products that it touched, inside its transaction. Rows are written in one order, so that two
-- carts with the same products wait for each other instead of deadlocking.

create function app.roll_up_product_stock(product_ids uuid[]) returns void
language plpgsql
as $$
begin
  -- Locked before anything is counted: the second of two transactions counts what the first has written. A product gets its row in the
  -- transaction that makes it.
  perform from app.product_stock
  where store_id = app.current_store() and product_id = any (product_ids)
  order by product_id for update;

  with counted as (
    select variant.product_id, variant.active, variant.track_quantity as tracked, variant.price, variant.low_stock_at,
           level.on_hand, level.available
    from app.variants variant
    cross join lateral (
      select coalesce(sum(on_hand), 0)::bigint as on_hand, coalesce(sum(on_hand - reserved), 0)::bigint as available
      from app.stock_levels where store_id = variant.store_id and variant_id = variant.id
    ) level
    where variant.store_id = app.current_store() and variant.product_id = any (product_ids)
  )
  insert into app.product_stock as standing (store_id, product_id, on_hand, available, state, obstacle)
  select app.current_store(), product.id, coalesce(sum(on_hand), 0)::bigint, coalesce(sum(available), 0)::bigint,
         case
           when count(*) filter (where active and tracked) = 0 then 'untracked'
           when coalesce(sum(available) filter (where active and tracked), 0) <= 0 then 'out'
           when count(*) filter (where active and tracked and available <= low_stock_at) > 0 then 'low'
           else 'in'
         end,
         case
           when count(*) filter (where active) = 0 then 'no_variant'
           when count(*) filter (where active and price > 0) = 0 then 'no_price'
           when count(*) filter (where active and price > 0 and (not tracked or available > 0)) = 0 then 'no_stock'
         end
  from app.products product
  left join counted on counted.product_id = product.id
  where product.store_id = app.current_store() and product.id = any (product_ids)
  group by product.id order by product.id
  on conflict (store_id, product_id) do update
  set on_hand = excluded.on_hand, available = excluded.available, state = excluded.state, obstacle = excluded.obstacle
  where (standing.on_hand, standing.available, standing.state, standing.obstacle)
        is distinct from (excluded.on_hand, excluded.available, excluded.state, excluded.obstacle);
end
$$;

-- Which variants of these products are low or out of stock. The caller holds the lock on the products' stock. Each variant is
-- judged once: comparing all that are low with all that were took a second for 2,000 variants.
create function app.roll_up_low_stock(product_ids uuid[]) returns void
language sql
as $$
  with judged as materialized (
    select variant.id, variant.product_id,
           case
             when not variant.active or not variant.track_quantity or product.status = 'archived' then null
             when counted.available <= 0 and (counted.places > 0 or variant.low_stock_at is not null) then 'out'
             when counted.available <= variant.low_stock_at then 'low'
           end as state
    from app.variants variant
    join app.products product on product.store_id = variant.store_id and product.id = variant.product_id
    cross join lateral (
      select count(*) as places, coalesce(sum(level.on_hand - level.reserved), 0)::bigint as available
      from app.stock_levels level
      where level.store_id = variant.store_id and level.variant_id = variant.id
    ) counted
    where variant.store_id = app.current_store() and variant.product_id = any (product_ids)
      and product.id = any (product_ids)
  ), recovered as (
    delete from app.low_stock
    where store_id = app.current_store() and variant_id = any (array(select id from judged where state is null))
  )
  insert into app.low_stock as known (store_id, variant_id, product_id, state)
  select app.current_store(), id, product_id, state from judged where state is not null order by id
  on conflict (store_id, variant_id) do update
  set state = excluded.state,
      since = case when excluded.state = 'out' then excluded.since else known.since end,
      notified_at = case when excluded.state = 'out' then null else known.notified_at end
  where known.state <> excluded.state;
$$;

create function app.roll_up_low_levels(product_ids uuid[]) returns void
language sql
as $$
  with judged as materialized (
    select level.variant_id, level.location_id,
           case
             when not variant.active or not variant.track_quantity or product.status = 'archived' then null
             when level.on_hand - level.reserved <= 0 then 'out'
             when level.on_hand - level.reserved <= variant.low_stock_at then 'low'
           end as state
    from app.variants variant
    join app.products product on product.store_id = variant.store_id and product.id = variant.product_id
    cross join lateral (
      select variant_id, location_id, on_hand, reserved from app.stock_levels
      where store_id = variant.store_id and variant_id = variant.id offset 0
    ) level
    where variant.store_id = app.current_store() and variant.product_id = any (product_ids)
      and product.id = any (product_ids)
  ), recovered as (
    delete from app.low_levels known using judged
    where known.store_id = app.current_store()
      and known.variant_id = any (array(select variant_id from judged where state is null))
      and known.variant_id = judged.variant_id and known.location_id = judged.location_id and judged.state is null
  )
  insert into app.low_levels as known (store_id, variant_id, location_id, state)
  select app.current_store(), variant_id, location_id, state
  from judged where state is not null order by variant_id, location_id
  on conflict (store_id, variant_id, location_id) do update set state = excluded.state
  where known.state <> excluded.state;
$$;

-- A sale touches a handful of products: one plan that finds each by its id serves all sales, however small the tables were when it was
-- made. More are planned anew: a plan that a connection kept from a store of ten products took a minute for five hundred of a large one.
-- Of a store that is new the planner knows nothing and would compare each of its rows with each other: every table is narrowed to the
-- products by itself and joined by hash.
create function app.roll_up_stock(product_ids uuid[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan set enable_nestloop = on set enable_seqscan = off
as $$
begin
  if cardinality(product_ids) > 20 then
    set local plan_cache_mode = force_custom_plan;
    set local enable_seqscan = on;
    set local enable_nestloop = off;
  end if;
  perform app.roll_up_product_stock(product_ids);
  perform app.roll_up_low_stock(product_ids);
  perform app.roll_up_low_levels(product_ids);
end
$$;

create function app.roll_up_products(product_ids uuid[]) returns void
language sql set plan_cache_mode = force_custom_plan set enable_nestloop = off
as $$
  with figures as (
    select variant.product_id,
           count(*)::int as variants,
           coalesce(min(selling.price) filter (where variant.active), min(selling.price)) as min_price,
           coalesce(max(selling.price) filter (where variant.active), max(selling.price)) as max_price
    from app.variants variant
    -- As the rule `sellingPrice` says it.
    cross join lateral (select case when variant.on_sales then variant.sales_price end as price) sale
    cross join lateral (select coalesce(sale.price, variant.price) as price) selling
    where variant.store_id = app.current_store() and variant.product_id = any (product_ids)
    group by variant.product_id
  )
  update app.products product
  set variant_count = figures.variants, min_price = figures.min_price, max_price = figures.max_price
  from figures
  where product.store_id = app.current_store() and product.id = any (product_ids) and product.id = figures.product_id
    and (product.variant_count, product.min_price, product.max_price)
        is distinct from (figures.variants, figures.min_price, figures.max_price);

  select app.roll_up_stock(product_ids);
$$;

-- An archived product is not low any more. Its stock does not change by that, so nothing else would roll it up.
create function app.low_stock_follows_status() returns trigger
language plpgsql
as $$
begin
  perform app.roll_up_stock(array[new.id]);
  return null;
end
$$;
create trigger low_stock_follows_status after update of status on app.products
  for each row when (old.status <> new.status and 'archived' in (old.status, new.status))
  execute function app.low_stock_follows_status();

-- Deletes a sample product of the current store with its opening stock, unless something was done with it: it moved, is reserved,
-- or is in an order, a stock-take or a transfer. Answers whether it is deleted. Runs as the owner, because the application may not
-- delete from the ledger.
create function app.forget_sample(sample_id uuid) returns boolean
language plpgsql security definer set search_path = app, public, pg_temp
as $$
begin
  perform 1 from app.products
  where store_id = app.current_store() and id = sample_id and is_sample for update;
  if not found then return false; end if;

  if exists (
    select 1 from app.variants variant
    join app.stock_movements moved on moved.store_id = variant.store_id and moved.variant_id = variant.id
    where variant.store_id = app.current_store() and variant.product_id = sample_id and moved.reason <> 'opening'
  ) or exists (
    select 1 from app.variants variant
    join app.stock_levels level on level.store_id = variant.store_id and level.variant_id = variant.id
    where variant.store_id = app.current_store() and variant.product_id = sample_id and level.reserved > 0
  ) then
    return false;
  end if;

  delete from app.stock_movements moved using app.variants variant
  where variant.store_id = app.current_store() and variant.product_id = sample_id
    and moved.store_id = variant.store_id and moved.variant_id = variant.id;
  delete from app.stock_levels level using app.variants variant
  where variant.store_id = app.current_store() and variant.product_id = sample_id
    and level.store_id = variant.store_id and level.variant_id = variant.id;
  delete from app.variants where store_id = app.current_store() and product_id = sample_id;
  delete from app.products where store_id = app.current_store() and id = sample_id;
  return true;
exception
  when foreign_key_violation then return false;
end
$$;

-- The stores that have holds which have lapsed. Runs as the owner: the clock is in no store.
create function app.stores_with_lapsed_holds() returns setof uuid
language sql stable security definer set search_path = app, pg_temp
as $$
  select distinct store_id from app.stock_holds where expires_at <= statement_timestamp()
$$;
