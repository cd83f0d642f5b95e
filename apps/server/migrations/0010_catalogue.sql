-- The catalogue: what a store sells, in which variants, at what price. Every table leads with store_id, so that keys and
-- indexes stay inside one store. Amounts are minor units of the store's currency, weights are grams.

create extension if not exists btree_gin with schema public;

alter table app.images drop constraint images_entity_check;
alter table app.images add constraint images_entity_check check (entity in ('store', 'product'));

create table app.categories (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  parent_id uuid,
  name text not null,
  position integer not null,
  created_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, parent_id) references app.categories (store_id, id)
);
create unique index categories_by_name on app.categories
  (store_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name));

create table app.products (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  title text not null,
  -- Sanitised HTML.
  description text not null default '',
  status text not null check (status in ('draft', 'active', 'archived')),
  brand text not null default '',
  category_id uuid,
  -- [{"name": "Size", "entries": ["S", "M"]}] in the merchant's order; empty for a plain product.
  options jsonb not null default '[]',
  exempt_vat boolean not null default false,
  -- One of the products that a test store starts with.
  is_sample boolean not null default false,
  -- Grows with every save; a save that knows an older one is told what changed.
  version integer not null default 1,
  -- Rolled up from the variants and pictures by whoever writes those.
  variant_count integer not null default 0,
  min_price bigint not null default 0,
  max_price bigint not null default 0,
  first_image_id uuid,
  -- Title, brand and tags as search sees them: without accents and case.
  search_text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, category_id) references app.categories (store_id, id),
  foreign key (store_id, first_image_id) references app.images (store_id, id)
);
create index products_by_title on app.products (store_id, title collate app.names, id);
create index products_by_status on app.products (store_id, status, title collate app.names, id);
create index products_by_category on app.products (store_id, category_id, title collate app.names, id);
create index products_by_brand on app.products (store_id, brand, title collate app.names, id);
create index products_by_price on app.products (store_id, min_price, id);
create index products_by_update on app.products (store_id, updated_at, id);
create index products_by_words on app.products using gin (store_id, search_text gin_trgm_ops);

create table app.product_tags (
  store_id uuid not null references app.stores (id),
  tag text not null,
  product_id uuid not null,
  primary key (store_id, tag, product_id),
  foreign key (store_id, product_id) references app.products (store_id, id) on delete cascade
);
create index product_tags_by_product on app.product_tags (store_id, product_id);

create table app.product_images (
  store_id uuid not null references app.stores (id),
  product_id uuid not null,
  image_id uuid not null,
  position integer not null,
  alt_text text not null default '',
  primary key (store_id, product_id, image_id),
  foreign key (store_id, product_id) references app.products (store_id, id) on delete cascade,
  foreign key (store_id, image_id) references app.images (store_id, id)
);
create index product_images_by_image on app.product_images (store_id, image_id);

create table app.variants (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  product_id uuid not null,
  position integer not null,
  -- The entries joined with a slash; empty for the one variant of a plain product.
  name text not null,
  entries text[] not null,
  active boolean not null,
  track_quantity boolean not null,
  price bigint not null check (price >= 0),
  sales_price bigint check (sales_price >= 0),
  on_sales boolean not null,
  cost bigint check (cost >= 0),
  sku text not null default '',
  -- Trimmed and lower-cased; null without an SKU.
  sku_key text,
  barcode text,
  weight_grams integer check (weight_grams >= 0),
  -- Null where no alert is wanted.
  low_stock_at integer,
  image_id uuid,
  primary key (store_id, id),
  unique (store_id, product_id, name),
  foreign key (store_id, product_id) references app.products (store_id, id) on delete cascade,
  foreign key (store_id, image_id) references app.images (store_id, id)
);
create unique index variants_by_sku on app.variants (store_id, sku_key collate "C") where sku_key is not null;
create unique index variants_by_barcode on app.variants (store_id, barcode collate "C") where barcode is not null;

-- How many products a store has in each status: totals of lists without a filter.
create table app.product_counts (
  store_id uuid not null references app.stores (id),
  status text not null,
  products integer not null,
  primary key (store_id, status)
);

-- The running numbers of a store: barcodes of its own, purchase orders, stock-takes.
create table app.store_numbers (
  store_id uuid not null references app.stores (id),
  series text not null,
  last_number bigint not null,
  primary key (store_id, series)
);

create table app.locations (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  name text not null,
  position integer not null,
  created_at timestamptz not null,
  -- Keeps its history; nothing new comes here.
  closed_at timestamptz,
  primary key (store_id, id)
);
create unique index locations_by_name on app.locations (store_id, lower(name)) where closed_at is null;

create table app.stock_levels (
  store_id uuid not null references app.stores (id),
  variant_id uuid not null,
  location_id uuid not null,
  -- The sum of the movements of this variant at this place. Below zero when a counter sold more than was counted.
  on_hand integer not null default 0,
  reserved integer not null default 0 check (reserved >= 0),
  primary key (store_id, variant_id, location_id),
  foreign key (store_id, variant_id) references app.variants (store_id, id),
  foreign key (store_id, location_id) references app.locations (store_id, id)
);
create index stock_levels_by_location on app.stock_levels (store_id, location_id, variant_id);

create table app.stock_movements (
  store_id uuid not null references app.stores (id),
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
  -- A counter sold what was promised or not there.
  oversold boolean not null default false,
  actor_user_id uuid references app.users (id),
  at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, variant_id) references app.variants (store_id, id),
  foreign key (store_id, location_id) references app.locations (store_id, id)
);
comment on table app.stock_movements is 'append-only';
create index stock_movements_by_variant on app.stock_movements (store_id, variant_id, id);
create index stock_movements_by_reference on app.stock_movements (store_id, reference, id) where reference <> '';

-- The stock of a product over its variants and places, for lists. Apart from the product, because it changes with every sale
-- and would take all indexes of the product along.
create table app.product_stock (
  store_id uuid not null references app.stores (id),
  product_id uuid not null,
  on_hand bigint not null default 0,
  available bigint not null default 0,
  -- By the active variants that track their quantity; untracked when none does.
  state text not null default 'untracked' check (state in ('untracked', 'in', 'low', 'out')),
  -- Why nobody could buy it if it were active; null when somebody could.
  obstacle text check (obstacle in ('no_variant', 'no_price', 'no_stock')),
  primary key (store_id, product_id),
  foreign key (store_id, product_id) references app.products (store_id, id) on delete cascade
);
create index product_stock_by_available on app.product_stock (store_id, available, product_id);
create index product_stock_sellable on app.product_stock (store_id, product_id) where obstacle is null;
create index product_stock_by_state on app.product_stock (store_id, state, product_id);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'categories', 'products', 'product_tags', 'product_images', 'variants', 'product_counts', 'store_numbers',
    'locations', 'stock_levels', 'stock_movements', 'product_stock'
  ] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

-- Every store has a place for its stock from the start.
insert into app.locations (store_id, id, name, position, created_at)
select id, gen_random_uuid(), 'Main location', 0, created_at from app.stores;

-- Words as search compares them.
create function app.search_key(words text) returns text
language sql stable parallel safe
return lower(public.unaccent(words));

-- Figures that follow from variants, pictures and stock. Whoever writes those calls these for the products it touched, inside
-- its transaction; rows are written in one order, so that two baskets wait for each other instead of blocking.
create function app.roll_up_stock(product_ids uuid[]) returns void
language sql
as $$
  insert into app.product_stock (store_id, product_id)
  select store_id, id from app.products where store_id = app.current_store() and id = any (product_ids) order by id
  on conflict do nothing;

  -- Held before anything is counted: who comes second counts what the first one has written.
  select 1 from app.product_stock
  where store_id = app.current_store() and product_id = any (product_ids)
  order by product_id for update;

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
$$;

create function app.roll_up_products(product_ids uuid[]) returns void
language sql
as $$
  with figures as (
    select variant.product_id,
           count(*)::int as variants,
           coalesce(min(variant.price) filter (where variant.active), min(variant.price)) as min_price,
           coalesce(max(variant.price) filter (where variant.active), max(variant.price)) as max_price
    from app.variants variant
    where variant.store_id = app.current_store() and variant.product_id = any (product_ids)
    group by variant.product_id
  )
  update app.products product
  set variant_count = figures.variants, min_price = figures.min_price, max_price = figures.max_price
  from figures
  where product.store_id = app.current_store() and product.id = figures.product_id
    and (product.variant_count, product.min_price, product.max_price)
        is distinct from (figures.variants, figures.min_price, figures.max_price);

  select app.roll_up_stock(product_ids);
$$;

-- The products of the current store that a search finds: by a part of a word of title, brand or tag, by the beginning of an
-- SKU, by a barcode. Under row-level security a trigram cannot use its index, so that this function asks as the owner.
create function app.find_products(pattern text, code text, at_most integer)
returns table (product_id uuid)
language sql stable security definer set search_path = app, public, pg_temp
as $$
  select product.id
  from app.products product
  where product.store_id = app.current_store() and product.search_text like pattern
  union
  select variant.product_id
  from app.variants variant
  where variant.store_id = app.current_store()
    and variant.sku_key collate "C" >= code and variant.sku_key collate "C" < code || chr(1114111)
  union
  select variant.product_id
  from app.variants variant
  where variant.store_id = app.current_store() and variant.barcode collate "C" = code
  limit at_most
$$;
