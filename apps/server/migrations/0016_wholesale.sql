-- Selling to other businesses. How a change is made: 0001_core.sql.
--
-- All of it belongs to the supplier's store. A company that buys is a customer of the supplier, so that its orders, balance, credit limit,
-- statement and addresses are the customer's. A buyer's store reads its own side through the functions of 0018_wholesale_buying.sql, which
-- show it nothing else; what it orders is written in the supplier's name after one of them has said that it may.

-- How a store sells to businesses; without a row it does as the defaults say.
create table app.wholesale_settings (
  store_id uuid primary key references app.stores (id),
  -- Whether other stores find it among suppliers.
  listed boolean not null default false,
  -- What buyers read about it.
  introduction text not null default '',
  -- Whether every active product is offered, or those with a row in wholesale_products.
  offers text not null default 'all' check (offers in ('all', 'chosen')),
  -- The least that an order comes to before VAT; the first one may have its own.
  minimum_first_order bigint check (minimum_first_order > 0),
  minimum_order bigint check (minimum_order > 0),
  -- For companies without terms of their own.
  payment_terms text not null default 'on_delivery'
    check (payment_terms in ('on_delivery', 'net_7', 'net_15', 'net_30', 'net_60')),
  deposit_percent numeric(6, 3) check (deposit_percent > 0 and deposit_percent <= 100),
  -- Whether the store is mailed of orders that companies place.
  mails_new_orders boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null
);

create table app.price_lists (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  name text not null,
  -- Off what the store asks, for variants without a price in the list.
  percent_off numeric(6, 3) check (percent_off > 0 and percent_off <= 100),
  -- Variants that have a price in it, kept by the triggers below.
  price_count integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (store_id, id)
);
create unique index price_lists_by_name on app.price_lists (store_id, lower(name));

-- What a unit of a variant costs from a quantity on.
create table app.price_list_prices (
  store_id uuid not null,
  price_list_id uuid not null,
  variant_id uuid not null,
  minimum integer not null check (minimum >= 1),
  unit_price bigint not null check (unit_price >= 0),
  primary key (store_id, price_list_id, variant_id, minimum),
  foreign key (store_id, price_list_id) references app.price_lists (store_id, id) on delete cascade,
  foreign key (store_id, variant_id) references app.variants (store_id, id) on delete cascade
);
create index price_list_prices_by_variant on app.price_list_prices (store_id, variant_id);

-- A list counts a variant with its first break, and no more with its last.
create function app.count_new_prices() returns trigger
language plpgsql set search_path = app, pg_temp
as $$
begin
  update price_lists list set price_count = list.price_count + listed.variants
  from (
    select store_id, price_list_id, count(*)::integer as variants
    from (
      select store_id, price_list_id, variant_id from come
      group by store_id, price_list_id, variant_id
      having count(*) = (
        select count(*) from price_list_prices kept
        where kept.store_id = come.store_id and kept.price_list_id = come.price_list_id and kept.variant_id = come.variant_id
      )
    ) first_breaks
    group by store_id, price_list_id
  ) listed
  where list.store_id = listed.store_id and list.id = listed.price_list_id;
  return null;
end
$$;
create trigger count_new_prices after insert on app.price_list_prices
  referencing new table as come for each statement execute function app.count_new_prices();

create function app.count_gone_prices() returns trigger
language plpgsql set search_path = app, pg_temp
as $$
begin
  update price_lists list set price_count = list.price_count - unlisted.variants
  from (
    select store_id, price_list_id, count(distinct variant_id)::integer as variants from gone
    where not exists (
      select from price_list_prices kept
      where kept.store_id = gone.store_id and kept.price_list_id = gone.price_list_id and kept.variant_id = gone.variant_id
    )
    group by store_id, price_list_id
  ) unlisted
  where list.store_id = unlisted.store_id and list.id = unlisted.price_list_id;
  return null;
end
$$;
create trigger count_gone_prices after delete on app.price_list_prices
  referencing old table as gone for each statement execute function app.count_gone_prices();

alter table app.customer_groups
  add foreign key (store_id, price_list_id) references app.price_lists (store_id, id) on delete set null (price_list_id);
alter table app.imports
  add foreign key (store_id, price_list_id) references app.price_lists (store_id, id) on delete set null (price_list_id);

-- How many of a product are ordered at a time, and by whom. A product without a row is offered as the settings say, in any quantity.
create table app.wholesale_products (
  store_id uuid not null,
  product_id uuid not null,
  offered boolean not null default true,
  minimum_quantity integer not null default 1 check (minimum_quantity >= 1),
  quantity_step integer not null default 1 check (quantity_step >= 1),
  -- Units in a case, as buyers read it; null where it is not sold in cases.
  case_quantity integer check (case_quantity > 1),
  primary key (store_id, product_id),
  foreign key (store_id, product_id) references app.products (store_id, id) on delete cascade
);

-- The groups whose companies alone are offered a product; without a row all are.
create table app.wholesale_product_groups (
  store_id uuid not null,
  product_id uuid not null,
  group_id uuid not null,
  primary key (store_id, product_id, group_id),
  foreign key (store_id, product_id) references app.wholesale_products (store_id, product_id) on delete cascade,
  foreign key (store_id, group_id) references app.customer_groups (store_id, id) on delete cascade
);
create index wholesale_product_groups_by_group on app.wholesale_product_groups (store_id, group_id);

create table app.wholesale_companies (
  store_id uuid not null,
  customer_id uuid not null,
  status text not null default 'active' check (status in ('active', 'paused')),
  price_list_id uuid,
  -- Null: as the settings say.
  payment_terms text check (payment_terms in ('on_delivery', 'net_7', 'net_15', 'net_30', 'net_60')),
  deposit_percent numeric(6, 3) check (deposit_percent >= 0 and deposit_percent <= 100),
  -- Bears no VAT, under this number.
  tax_exempt boolean not null default false,
  tax_number text not null default '',
  -- The store that it buys with; null for one that has none.
  buyer_store_id uuid references app.stores (id),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (store_id, customer_id),
  foreign key (store_id, customer_id) references app.customers (store_id, id),
  foreign key (store_id, price_list_id) references app.price_lists (store_id, id) on delete set null (price_list_id),
  check (buyer_store_id <> store_id)
);
create unique index wholesale_companies_by_buyer on app.wholesale_companies (store_id, buyer_store_id) where buyer_store_id is not null;
create index wholesale_companies_of_buyer on app.wholesale_companies (buyer_store_id, store_id) where buyer_store_id is not null;
create index wholesale_companies_by_price_list on app.wholesale_companies (store_id, price_list_id) where price_list_id is not null;

-- Who asks to buy here: a store, or a business without one in the shop.
create table app.wholesale_requests (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  buyer_store_id uuid references app.stores (id),
  requested_by uuid references app.users (id),
  -- What the buyer said of itself then.
  company_name text not null,
  -- Of who asks in the shop, and in which language they are answered.
  contact_name text not null default '',
  language text,
  email text not null default '',
  phone text not null default '',
  tax_number text not null default '',
  message text not null default '',
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined')),
  -- Why it was declined, as the buyer reads it.
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references app.users (id),
  primary key (store_id, id),
  check ((status = 'pending') = (decided_at is null)),
  check (buyer_store_id <> store_id),
  check ((buyer_store_id is null) = (requested_by is null))
);
create unique index wholesale_requests_pending on app.wholesale_requests (store_id, buyer_store_id) where status = 'pending';
create unique index wholesale_requests_pending_in_shop on app.wholesale_requests (store_id, lower(email))
  where status = 'pending' and buyer_store_id is null;
create index wholesale_requests_listed on app.wholesale_requests (store_id, status, created_at, id);
create index wholesale_requests_of_buyer on app.wholesale_requests (buyer_store_id, store_id, created_at);

-- The cart of a person of the buyer's store, so that it follows them to another device.
create table app.wholesale_carts (
  store_id uuid not null references app.stores (id),
  buyer_store_id uuid not null references app.stores (id),
  user_id uuid not null references app.users (id),
  -- [{variant_id, quantity}], in the order in which they were added.
  lines jsonb not null,
  updated_at timestamptz not null,
  primary key (store_id, buyer_store_id, user_id)
);
create index wholesale_carts_of_buyer on app.wholesale_carts (buyer_store_id, user_id);
create index wholesale_carts_by_user on app.wholesale_carts (user_id);
create index wholesale_carts_by_time on app.wholesale_carts (updated_at);

-- A person who orders for a company. One who was removed stays for what they ordered, and another one may have their email.
create table app.wholesale_buyers (
  store_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  name text not null,
  email text not null,
  -- The email in lower case: by it they sign in.
  email_key text not null,
  phone text not null default '',
  created_at timestamptz not null,
  -- When the last invite was mailed.
  invited_at timestamptz,
  removed_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, customer_id) references app.customers (store_id, id)
);
-- Who signs in orders for one company of a store.
create unique index wholesale_buyers_by_email on app.wholesale_buyers (store_id, email_key) where removed_at is null;
create index wholesale_buyers_of_company on app.wholesale_buyers (store_id, customer_id, created_at);

-- What a buyer is about to order for their company.
create table app.wholesale_buyer_carts (
  store_id uuid not null,
  buyer_id uuid not null,
  -- [{variant_id, quantity}], in the order in which they were added.
  lines jsonb not null,
  updated_at timestamptz not null,
  primary key (store_id, buyer_id),
  foreign key (store_id, buyer_id) references app.wholesale_buyers (store_id, id) on delete cascade
);

-- One agreement, two views: the supplier's sale, and the purchase order of the buyer's store.
create table app.wholesale_orders (
  store_id uuid not null,
  order_id uuid not null,
  customer_id uuid not null,
  buyer_store_id uuid references app.stores (id),
  -- In the buyer's store.
  purchase_order_id uuid,
  -- The buyer's own number for it.
  reference text not null default '',
  -- Who placed it: a person with an account, or one who orders for the company in the shop.
  placed_by uuid references app.users (id),
  placed_by_buyer uuid,
  placed_at timestamptz not null,
  primary key (store_id, order_id),
  foreign key (store_id, order_id) references app.orders (store_id, id) on delete cascade deferrable initially deferred,
  foreign key (store_id, customer_id) references app.customers (store_id, id),
  foreign key (buyer_store_id, purchase_order_id) references app.purchase_orders (store_id, id) deferrable initially deferred,
  foreign key (store_id, placed_by_buyer) references app.wholesale_buyers (store_id, id) on delete set null (placed_by_buyer),
  check ((buyer_store_id is null) = (purchase_order_id is null))
);
create index wholesale_orders_of_company on app.wholesale_orders (store_id, customer_id, placed_at);
create index wholesale_orders_of_buyer on app.wholesale_orders (buyer_store_id, placed_at, order_id) where buyer_store_id is not null;
create unique index wholesale_orders_by_purchase on app.wholesale_orders (buyer_store_id, purchase_order_id)
  where purchase_order_id is not null;
create index wholesale_orders_by_buyer on app.wholesale_orders (store_id, placed_by_buyer) where placed_by_buyer is not null;

-- What is paid, sent or comes back of an order is told to the store that bought, whoever does it.
create function app.order_event_is_told() returns trigger
language plpgsql
as $$
begin
  if exists (
    select from app.wholesale_orders
    where store_id = new.store_id and order_id = new.order_id and buyer_store_id is not null
  ) then
    perform app.enqueue('tell_wholesale_buyer', jsonb_build_object('store_id', new.store_id, 'order_id', new.order_id));
  end if;
  return null;
end
$$;
create trigger order_event_is_told after insert on app.order_events
  for each row when (new.kind in ('paid', 'refunded', 'fulfilled', 'returned')) execute function app.order_event_is_told();

-- Which line of the sale is which line of the purchase order.
create table app.wholesale_order_lines (
  store_id uuid not null,
  line_id uuid not null,
  order_id uuid not null,
  -- In the buyer's store.
  variant_id uuid not null,
  primary key (store_id, line_id),
  foreign key (store_id, line_id) references app.order_lines (store_id, id) on delete cascade deferrable initially deferred,
  foreign key (store_id, order_id) references app.wholesale_orders (store_id, order_id) on delete cascade deferrable initially deferred
);
create index wholesale_order_lines_of_order on app.wholesale_order_lines (store_id, order_id);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'wholesale_settings', 'price_lists', 'price_list_prices', 'wholesale_products', 'wholesale_product_groups', 'wholesale_companies',
    'wholesale_requests', 'wholesale_carts', 'wholesale_buyers', 'wholesale_buyer_carts', 'wholesale_orders', 'wholesale_order_lines'
  ] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

-- What the current store sees of stores that buy from it, or asked to: what they are called. Runs as the owner.
create function app.stores_that_buy(ids uuid[])
returns table (buyer_store_id uuid, name text)
language sql stable security definer set search_path = app, pg_temp
as $$
  select store.id, store.name from app.stores store
  where store.id = any (ids)
    and (
      exists (
        select from app.wholesale_companies company
        where company.store_id = app.current_store() and company.buyer_store_id = store.id
      )
      or exists (
        select from app.wholesale_requests request
        where request.store_id = app.current_store() and request.buyer_store_id = store.id
      )
    )
$$;
