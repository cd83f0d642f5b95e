-- Who brings the goods, what was ordered from them and what has come, at what cost; and which variants run low. Amounts are minor
-- units of the store's currency, weights are grams.

create table app.suppliers (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  name text not null,
  contact text not null default '',
  email text not null default '',
  phone text not null default '',
  address text not null default '',
  -- From the order to the goods; null while nobody knows.
  lead_days integer check (lead_days >= 0),
  notes text not null default '',
  created_at timestamptz not null,
  -- Keeps its orders; nothing new is ordered there.
  archived_at timestamptz,
  primary key (store_id, id)
);
create unique index suppliers_by_name on app.suppliers (store_id, lower(name)) where archived_at is null;
create index suppliers_listed on app.suppliers (store_id, (archived_at is not null), name collate app.names, id);

-- What a supplier has brought: the last one is who a reorder goes to.
create table app.supplier_variants (
  store_id uuid not null references app.stores (id),
  supplier_id uuid not null,
  variant_id uuid not null,
  -- What the supplier calls it.
  supplier_sku text not null default '',
  last_cost bigint check (last_cost >= 0),
  ordered_at timestamptz not null,
  primary key (store_id, supplier_id, variant_id),
  foreign key (store_id, supplier_id) references app.suppliers (store_id, id),
  foreign key (store_id, variant_id) references app.variants (store_id, id) on delete cascade
);
create index supplier_variants_latest on app.supplier_variants (store_id, variant_id, ordered_at desc);

create table app.purchase_orders (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  number bigint not null,
  supplier_id uuid not null,
  location_id uuid not null,
  state text not null check (state in ('draft', 'ordered', 'part_received', 'received', 'closed', 'cancelled')),
  expected_on date,
  -- What the supplier calls the order: a quote, an invoice.
  reference text not null default '',
  note text not null default '',
  -- By what the costs on top are spread over the lines.
  spread text not null default 'value' check (spread in ('value', 'quantity', 'weight')),
  -- Grows with every change; a save that knows an older one is told so.
  version integer not null default 1,
  created_by uuid not null references app.users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  ordered_at timestamptz,
  -- Nothing more comes.
  ended_at timestamptz,
  primary key (store_id, id),
  unique (store_id, number),
  foreign key (store_id, supplier_id) references app.suppliers (store_id, id),
  foreign key (store_id, location_id) references app.locations (store_id, id)
);
create index purchase_orders_by_state on app.purchase_orders (store_id, state, number);
create index purchase_orders_by_supplier on app.purchase_orders (store_id, supplier_id, number);
create index purchase_orders_by_reference on app.purchase_orders (store_id, lower(reference) collate "C");

create table app.purchase_order_lines (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  order_id uuid not null,
  position integer not null,
  variant_id uuid not null,
  quantity integer not null check (quantity > 0),
  -- The sum of its receipts that were not reversed; beyond the quantity when more came and somebody said so.
  received integer not null default 0 check (received >= 0),
  -- Null while nobody knows what the supplier takes for one.
  unit_cost bigint check (unit_cost >= 0),
  -- As it was when the line was written, so that shares by weight stay what they were.
  weight_grams integer,
  supplier_sku text not null default '',
  primary key (store_id, id),
  unique (store_id, order_id, variant_id),
  foreign key (store_id, order_id) references app.purchase_orders (store_id, id),
  foreign key (store_id, variant_id) references app.variants (store_id, id)
);
create index purchase_order_lines_by_variant on app.purchase_order_lines (store_id, variant_id, order_id);

create table app.purchase_order_costs (
  store_id uuid not null references app.stores (id),
  order_id uuid not null,
  position integer not null,
  kind text not null check (kind in ('freight', 'duty', 'other')),
  label text not null default '',
  amount bigint not null check (amount >= 0),
  primary key (store_id, order_id, position),
  foreign key (store_id, order_id) references app.purchase_orders (store_id, id)
);

create table app.purchase_receipts (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  order_id uuid not null,
  location_id uuid not null,
  note text not null default '',
  received_by uuid not null references app.users (id),
  received_at timestamptz not null,
  -- It was a mistake: the goods went out again.
  reversed_by uuid references app.users (id),
  reversed_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, order_id) references app.purchase_orders (store_id, id),
  foreign key (store_id, location_id) references app.locations (store_id, id)
);
create index purchase_receipts_by_order on app.purchase_receipts (store_id, order_id, received_at);

create table app.purchase_receipt_lines (
  store_id uuid not null references app.stores (id),
  receipt_id uuid not null,
  line_id uuid not null,
  quantity integer not null check (quantity > 0),
  -- What all of them have cost, landed; null while nobody knows.
  landed_value bigint,
  -- The average cost of the variant before and after, so that a reversal finds its way back.
  cost_before bigint,
  cost_after bigint,
  primary key (store_id, receipt_id, line_id),
  foreign key (store_id, receipt_id) references app.purchase_receipts (store_id, id),
  foreign key (store_id, line_id) references app.purchase_order_lines (store_id, id)
);
create index purchase_receipt_lines_by_line on app.purchase_receipt_lines (store_id, line_id);

-- The variants that are low or out at this moment, rolled up with the stock. Low: what is available has come down to the
-- threshold. Out: nothing is left of goods that were there, or that have a threshold.
create table app.low_stock (
  store_id uuid not null references app.stores (id),
  variant_id uuid not null,
  product_id uuid not null,
  state text not null check (state in ('low', 'out')),
  since timestamptz not null default now(),
  -- When the mail of the day named it; null while it waits for that.
  told_at timestamptz,
  primary key (store_id, variant_id),
  foreign key (store_id, variant_id) references app.variants (store_id, id) on delete cascade
);
create index low_stock_newest on app.low_stock (store_id, since, variant_id);
create index low_stock_by_state on app.low_stock (store_id, state, since, variant_id);
create index low_stock_by_product on app.low_stock (store_id, product_id);
create index low_stock_untold on app.low_stock (store_id) where told_at is null;

-- The day of the last mail about low stock, as the clock of the store has it: one a day.
create table app.low_stock_digests (
  store_id uuid not null references app.stores (id),
  told_on date not null,
  primary key (store_id)
);

-- Who does not want that mail.
create table app.low_stock_mails_off (
  store_id uuid not null references app.stores (id),
  user_id uuid not null references app.users (id),
  primary key (store_id, user_id)
);

-- What was sold of a variant in the last days, for the reorder proposal.
create index stock_movements_sold on app.stock_movements (store_id, variant_id, at) include (quantity)
  where reason in ('sale', 'return');

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'suppliers', 'supplier_variants', 'purchase_orders', 'purchase_order_lines', 'purchase_order_costs', 'purchase_receipts',
    'purchase_receipt_lines', 'low_stock', 'low_stock_digests', 'low_stock_mails_off'
  ] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

-- Which variants of these products are low or out. Whoever calls it holds the stock of the products.
create function app.roll_up_low_stock(product_ids uuid[]) returns void
language sql
as $$
  with counted as (
    select variant.id, variant.product_id, variant.low_stock_at,
           count(level.location_id) as places,
           coalesce(sum(level.on_hand - level.reserved), 0)::bigint as available
    from app.variants variant
    join app.products product on product.store_id = variant.store_id and product.id = variant.product_id
    left join app.stock_levels level on level.store_id = variant.store_id and level.variant_id = variant.id
    where variant.store_id = app.current_store() and variant.product_id = any (product_ids)
      and variant.active and variant.track_quantity and product.status <> 'archived'
    group by variant.store_id, variant.id
  ), standing as (
    select id, product_id, case when available <= 0 then 'out' else 'low' end as state
    from counted
    where available <= low_stock_at or (available <= 0 and places > 0)
  ), recovered as (
    delete from app.low_stock known
    where known.store_id = app.current_store() and known.product_id = any (product_ids)
      and not exists (select from standing where standing.id = known.variant_id)
  )
  insert into app.low_stock as known (store_id, variant_id, product_id, state)
  select app.current_store(), id, product_id, state from standing order by id
  on conflict (store_id, variant_id) do update
  set state = excluded.state,
      since = case when excluded.state = 'out' then excluded.since else known.since end,
      told_at = case when excluded.state = 'out' then null else known.told_at end
  where known.state <> excluded.state;
$$;

alter function app.roll_up_stock(uuid[]) rename to roll_up_product_stock;

create function app.roll_up_stock(product_ids uuid[]) returns void
language sql
as $$
  select app.roll_up_product_stock(product_ids);
  select app.roll_up_low_stock(product_ids);
$$;

-- An archived product runs low no more. Its stock does not change by that, so nobody else would say so.
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

-- What is low already is no news.
insert into app.low_stock (store_id, variant_id, product_id, state, told_at)
select counted.store_id, counted.id, counted.product_id, case when available <= 0 then 'out' else 'low' end, now()
from (
  select variant.store_id, variant.id, variant.product_id, variant.low_stock_at,
         count(level.location_id) as places, coalesce(sum(level.on_hand - level.reserved), 0) as available
  from app.variants variant
  join app.products product on product.store_id = variant.store_id and product.id = variant.product_id
  left join app.stock_levels level on level.store_id = variant.store_id and level.variant_id = variant.id
  where variant.active and variant.track_quantity and product.status <> 'archived'
  group by variant.store_id, variant.id
) counted
where available <= low_stock_at or (available <= 0 and places > 0);

-- The stores whose clock stands past the hour in the morning and that have something new to tell today.
create function app.stores_with_low_stock(at timestamptz, from_hour integer)
returns table (store_id uuid)
language sql stable security definer set search_path = app, public, pg_temp
as $$
  select store.id
  from app.stores store
  left join app.low_stock_digests digest on digest.store_id = store.id
  where store.closed_at is null
    and exists (select from app.low_stock waiting where waiting.store_id = store.id and waiting.told_at is null)
    and extract(hour from stores_with_low_stock.at at time zone store.timezone) >= from_hour
    and (digest.told_on is null or digest.told_on < (stores_with_low_stock.at at time zone store.timezone)::date)
    and store.modules ->> 'module_inventory' = 'active'
$$;
