-- What a store takes off its prices, with a code or by itself, and which orders had it. Amounts are minor units of the
-- store's currency.

create table app.discounts (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  -- As buyers read it; may be empty where there is a code.
  title text not null default '',
  -- In upper case; null: it applies by itself.
  code text collate "C" check (code = upper(code) and code <> ''),
  kind text not null check (kind in ('percent', 'amount', 'buy_get')),
  percent numeric(6, 3) check (percent > 0 and percent <= 100),
  amount bigint check (amount > 0),
  buy_pieces integer check (buy_pieces > 0),
  get_pieces integer check (get_pieces > 0),
  -- Within one order; null: as often as there are pieces for it.
  most_times integer check (most_times > 0),
  -- One for products or categories that are all gone is for nothing, not for everything.
  applies_to text not null check (applies_to in ('order', 'products', 'categories')),
  minimum_spend bigint check (minimum_spend > 0),
  minimum_pieces integer check (minimum_pieces > 0),
  channels text[] not null check (cardinality(channels) > 0 and channels <@ array['web', 'in_person', 'wholesale', 'manual']),
  starts_at timestamptz not null,
  -- The first instant without it.
  ends_at timestamptz,
  use_limit integer check (use_limit > 0),
  customer_limit integer check (customer_limit > 0),
  active boolean not null default true,
  -- Rolled up from the redemptions by whoever writes those.
  uses integer not null default 0 check (uses >= 0),
  taken_off bigint not null default 0 check (taken_off >= 0),
  -- Grows with every change that a person makes; a save that knows an older one is told so.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (store_id, id),
  check (ends_at >= starts_at),
  check ((kind = 'amount') = (amount is not null) and (kind = 'amount') = (percent is null)),
  check ((kind = 'buy_get') = (buy_pieces is not null) and (kind = 'buy_get') = (get_pieces is not null)),
  check (minimum_spend is null or minimum_pieces is null)
);
create unique index discounts_by_code on app.discounts (store_id, code) where code is not null;
create index discounts_by_creation on app.discounts (store_id, created_at, id);
-- Those that an order is offered without a code.
create index discounts_by_themselves on app.discounts (store_id, starts_at) where code is null and active;

create table app.discount_products (
  store_id uuid not null references app.stores (id),
  discount_id uuid not null,
  product_id uuid not null,
  primary key (store_id, discount_id, product_id),
  foreign key (store_id, discount_id) references app.discounts (store_id, id) on delete cascade,
  foreign key (store_id, product_id) references app.products (store_id, id) on delete cascade
);
create index discount_products_by_product on app.discount_products (store_id, product_id);

create table app.discount_categories (
  store_id uuid not null references app.stores (id),
  discount_id uuid not null,
  category_id uuid not null,
  primary key (store_id, discount_id, category_id),
  foreign key (store_id, discount_id) references app.discounts (store_id, id) on delete cascade,
  foreign key (store_id, category_id) references app.categories (store_id, id) on delete cascade
);
create index discount_categories_by_category on app.discount_categories (store_id, category_id);

-- The one discount that an order has had. A cancelled order gives it back: its row goes.
create table app.discount_redemptions (
  store_id uuid not null references app.stores (id),
  order_id uuid not null,
  discount_id uuid not null,
  customer_id uuid,
  amount bigint not null check (amount >= 0),
  at timestamptz not null,
  primary key (store_id, order_id),
  foreign key (store_id, order_id) references app.orders (store_id, id),
  foreign key (store_id, discount_id) references app.discounts (store_id, id),
  foreign key (store_id, customer_id) references app.customers (store_id, id)
);
create index discount_redemptions_of_customer on app.discount_redemptions (store_id, discount_id, customer_id);
create index discount_redemptions_by_customer on app.discount_redemptions (store_id, customer_id) where customer_id is not null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['discounts', 'discount_products', 'discount_categories', 'discount_redemptions'] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;
