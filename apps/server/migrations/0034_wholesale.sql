-- Selling to other businesses, and buying from stores on the same platform. How a change is made: 0001_core.sql.
--
-- All of it belongs to the supplier's store. A company that buys is a customer of the supplier, so that its orders, balance, credit limit,
-- statement and addresses are the customer's. A buyer's store reads its own side through the functions at the end, which show it
-- nothing else; what it orders is written in the supplier's name after one of them has said that it may.

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

-- The list of the companies of a group that have none of their own.
alter table app.customer_groups
  add column price_list_id uuid,
  add foreign key (store_id, price_list_id) references app.price_lists (store_id, id) on delete set null (price_list_id);
create index customer_groups_by_price_list on app.customer_groups (store_id, price_list_id) where price_list_id is not null;

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

-- Stores that ask to buy here.
create table app.wholesale_requests (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  buyer_store_id uuid not null references app.stores (id),
  requested_by uuid not null references app.users (id),
  -- What the buyer said of itself then.
  company_name text not null,
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
  check (buyer_store_id <> store_id)
);
create unique index wholesale_requests_pending on app.wholesale_requests (store_id, buyer_store_id) where status = 'pending';
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
  -- What was asked for at once.
  deposit bigint not null default 0 check (deposit >= 0),
  placed_by uuid references app.users (id),
  placed_at timestamptz not null,
  primary key (store_id, order_id),
  foreign key (store_id, order_id) references app.orders (store_id, id) on delete cascade deferrable initially deferred,
  foreign key (store_id, customer_id) references app.customers (store_id, id),
  foreign key (buyer_store_id, purchase_order_id) references app.purchase_orders (store_id, id) deferrable initially deferred,
  check ((buyer_store_id is null) = (purchase_order_id is null))
);
create index wholesale_orders_of_company on app.wholesale_orders (store_id, customer_id, placed_at);
create index wholesale_orders_of_buyer on app.wholesale_orders (buyer_store_id, placed_at, order_id) where buyer_store_id is not null;
create unique index wholesale_orders_by_purchase on app.wholesale_orders (buyer_store_id, purchase_order_id)
  where purchase_order_id is not null;

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

-- The supplier that is a store on the platform.
alter table app.suppliers add column linked_store_id uuid references app.stores (id);
create unique index suppliers_by_linked_store on app.suppliers (store_id, linked_store_id) where linked_store_id is not null;
create index suppliers_linked_to on app.suppliers (linked_store_id) where linked_store_id is not null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'wholesale_settings', 'price_lists', 'price_list_prices', 'wholesale_products', 'wholesale_product_groups', 'wholesale_companies',
    'wholesale_requests', 'wholesale_carts', 'wholesale_orders', 'wholesale_order_lines'
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

-- What the current store sees of stores that it buys from or could buy from. All of these run as the owner.

-- The stores that sell to businesses: those that chose to be found, and those that the current store has to do with.
create function app.suppliers_to_find(search text, at_most integer, skipped integer)
returns table (
  supplier_id uuid, name text, description text, sub_domain text, currency_code text, country text, logo_image_id uuid,
  introduction text, relation text, reason text, total integer
)
language sql stable security definer set search_path = app, public, pg_temp
as $$
  with mine as (
    select company.store_id, company.status as relation, ''::text as reason
    from app.wholesale_companies company where company.buyer_store_id = app.current_store()
  ),
  asked as (
    select distinct on (request.store_id) request.store_id, request.status as relation, request.reason
    from app.wholesale_requests request
    where request.buyer_store_id = app.current_store() and request.status <> 'approved'
    order by request.store_id, request.created_at desc
  )
  select store.id, store.name, store.description, store.sub_domain, store.currency_code, store.country, store.logo_image_id,
         coalesce(settings.introduction, ''), coalesce(mine.relation, asked.relation, 'none'),
         coalesce(mine.reason, asked.reason, ''), count(*) over ()::integer
  from app.stores store
  left join app.wholesale_settings settings on settings.store_id = store.id
  left join mine on mine.store_id = store.id
  left join asked on asked.store_id = store.id
  where app.current_store() is not null and store.id <> app.current_store() and store.closed_at is null
    and store.modules ->> 'module_wholesale' = 'active'
    and (settings.listed or mine.store_id is not null or asked.store_id is not null)
    and app.plain_words(store.name) like '%' || app.plain_words(search) || '%'
  order by mine.store_id is null, asked.store_id is null, store.name collate app.names, store.id
  limit at_most offset skipped
$$;

-- One of them. What the current store has agreed with it is null while there is no agreement.
create function app.supplier_to_buy_from(supplier uuid)
returns table (
  supplier_id uuid, name text, description text, sub_domain text, currency_code text, country text, logo_image_id uuid, email text,
  phone text, introduction text, mode text, customer_id uuid, status text, request_status text, request_reason text
)
language sql stable security definer set search_path = app, pg_temp
as $$
  select store.id, store.name, store.description, store.sub_domain, store.currency_code, store.country, store.logo_image_id, store.email,
         store.phone, coalesce(settings.introduction, ''), store.mode, company.customer_id, company.status, request.status, request.reason
  from app.stores store
  left join app.wholesale_settings settings on settings.store_id = store.id
  left join app.wholesale_companies company on company.store_id = store.id and company.buyer_store_id = app.current_store()
  left join lateral (
    select asked.status, asked.reason from app.wholesale_requests asked
    where asked.store_id = store.id and asked.buyer_store_id = app.current_store()
    order by asked.created_at desc limit 1
  ) request on true
  where store.id = supplier and app.current_store() is not null and store.id <> app.current_store() and store.closed_at is null
    and store.modules ->> 'module_wholesale' = 'active'
    and (settings.listed or company.customer_id is not null or request.status is not null)
$$;

-- What the current store has bought from suppliers on the platform, the newest first.
create function app.wholesale_purchases(of_order uuid, of_supplier uuid, unpaid boolean, at_most integer, skipped integer)
returns table (
  supplier_id uuid, supplier_name text, currency_code text, order_id uuid, number text, test boolean, state text, payment_type text,
  due_on date, total bigint, paid bigint, outstanding bigint, deposit bigint, reference text, placed_at timestamptz,
  purchase_order_id uuid, units integer, fulfilled integer, count integer
)
language sql stable security definer set search_path = app, pg_temp
as $$
  select bought.store_id, store.name, store.currency_code, sale.id, sale.number, sale.test, sale.state, sale.payment_type,
         sale.due_on, sale.total, sale.paid - sale.refunded, sale.outstanding, bought.deposit, bought.reference, bought.placed_at,
         bought.purchase_order_id, sale.units,
         (select coalesce(sum(line.fulfilled), 0)::integer from app.order_lines line
          where line.store_id = sale.store_id and line.order_id = sale.id),
         count(*) over ()::integer
  from app.wholesale_orders bought
  join app.orders sale on sale.store_id = bought.store_id and sale.id = bought.order_id
  join app.stores store on store.id = bought.store_id
  where bought.buyer_store_id = app.current_store()
    and (of_order is null or bought.order_id = of_order)
    and (of_supplier is null or bought.store_id = of_supplier)
    and (not unpaid or sale.outstanding > 0)
  order by bought.placed_at desc, bought.order_id desc
  limit at_most offset skipped
$$;

-- Which sale a purchase order of the current store is.
create function app.wholesale_sale_of(purchase_order uuid) returns table (supplier_id uuid, order_id uuid)
language sql stable security definer set search_path = app, pg_temp
as $$
  select bought.store_id, bought.order_id from app.wholesale_orders bought
  where bought.buyer_store_id = app.current_store() and bought.purchase_order_id = purchase_order
$$;

-- What the current store owes suppliers on the platform, by age of the debt at a day: what is not due yet comes first. Test orders owe
-- nothing.
create function app.wholesale_payables(today date)
returns table (
  supplier_id uuid, supplier_name text, currency_code text, orders integer, outstanding bigint, not_due bigint, days_30 bigint,
  days_60 bigint, days_90 bigint, older bigint, next_due_on date
)
language sql stable security definer set search_path = app, pg_temp
as $$
  with unpaid as (
    select sale.store_id, sale.outstanding, sale.due_on, today - coalesce(sale.due_on, sale.placed_on) as days
    from app.wholesale_orders bought
    join app.orders sale on sale.store_id = bought.store_id and sale.id = bought.order_id
    -- A store in test mode sees what it has tried, a live one what it owes.
    where bought.buyer_store_id = app.current_store() and sale.outstanding > 0
      and sale.test = (select store.mode = 'test' from app.stores store where store.id = app.current_store())
  )
  select store.id, store.name, store.currency_code, count(*)::integer, sum(outstanding)::bigint,
         coalesce(sum(outstanding) filter (where days <= 0), 0)::bigint,
         coalesce(sum(outstanding) filter (where days between 1 and 30), 0)::bigint,
         coalesce(sum(outstanding) filter (where days between 31 and 60), 0)::bigint,
         coalesce(sum(outstanding) filter (where days between 61 and 90), 0)::bigint,
         coalesce(sum(outstanding) filter (where days > 90), 0)::bigint,
         min(unpaid.due_on)
  from unpaid join app.stores store on store.id = unpaid.store_id
  group by store.id, store.name, store.currency_code
  order by store.name collate app.names, store.id
$$;
