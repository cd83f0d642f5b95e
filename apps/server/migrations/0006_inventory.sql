-- Suppliers, purchase orders and receipts; transfers between locations; stock-takes; the daily mail about low stock.
-- How a change is made: 0001_core.sql.

create table app.suppliers (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  name text not null,
  contact text not null default '',
  email text not null default '',
  phone text not null default '',
  address text not null default '',
  -- Days from order to delivery; null when unknown.
  lead_days integer check (lead_days >= 0),
  notes text not null default '',
  -- The store on the platform that it is; null for any other.
  linked_store_id uuid references app.stores (id),
  created_at timestamptz not null,
  -- An archived supplier keeps its orders; nothing new is ordered there.
  archived_at timestamptz,
  primary key (store_id, id)
);
create unique index suppliers_by_name on app.suppliers (store_id, lower(name)) where archived_at is null;
create index suppliers_listed on app.suppliers (store_id, (archived_at is not null), name collate app.names, id);
create unique index suppliers_by_linked_store on app.suppliers (store_id, linked_store_id) where linked_store_id is not null;
create index suppliers_linked_to on app.suppliers (linked_store_id) where linked_store_id is not null;

-- What a supplier has delivered: a reorder goes to the latest one.
create table app.supplier_variants (
  store_id uuid not null references app.stores (id),
  supplier_id uuid not null,
  variant_id uuid not null,
  -- The supplier's own SKU.
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
  -- The supplier's reference: a quote, an invoice.
  reference text not null default '',
  reference_key text collate "C" not null generated always as (lower(reference)) stored,
  note text not null default '',
  -- How additional costs are allocated to the lines.
  allocate_by text not null default 'value' check (allocate_by in ('value', 'quantity', 'weight')),
  -- Grows with every change of what a form holds; a save that knows an older one is told so. What comes and goes back leaves it.
  version integer not null default 1,
  -- Who drafted it: the columns of `audit_log`.
  actor_kind text not null default 'system' check (actor_kind in ('staff', 'customer', 'api_key', 'register', 'system')),
  actor_id uuid,
  actor_user_id uuid references app.users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Whose version it is.
  updated_by uuid references app.users (id),
  ordered_at timestamptz,
  -- Received, closed or cancelled: nothing more arrives.
  ended_at timestamptz,
  primary key (store_id, id),
  unique (store_id, number),
  foreign key (store_id, supplier_id) references app.suppliers (store_id, id),
  foreign key (store_id, location_id) references app.locations (store_id, id)
);
create index purchase_orders_by_state on app.purchase_orders (store_id, state, number);
create index purchase_orders_by_supplier on app.purchase_orders (store_id, supplier_id, number);
create index purchase_orders_by_reference on app.purchase_orders (store_id, reference_key);

create table app.purchase_order_lines (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  order_id uuid not null,
  position integer not null,
  variant_id uuid not null,
  quantity integer not null check (quantity > 0),
  -- The sum of its receipts that were not reversed; above the quantity when more arrived and was accepted.
  received integer not null default 0 check (received >= 0),
  -- Of those received, how many went back to the supplier.
  returned integer not null default 0 check (returned between 0 and received),
  -- Null while the supplier's price is unknown.
  unit_cost bigint check (unit_cost >= 0),
  -- The variant's weight when the line was written, so that an allocation by weight does not change afterwards.
  weight_grams integer,
  supplier_sku text not null default '',
  primary key (store_id, id),
  unique (store_id, order_id, variant_id),
  foreign key (store_id, order_id) references app.purchase_orders (store_id, id),
  foreign key (store_id, variant_id) references app.variants (store_id, id)
);
create index purchase_order_lines_by_variant on app.purchase_order_lines (store_id, variant_id, order_id);

-- Purchase orders that were mailed to suppliers or are about to be. The job of a mail may run twice; the row records the outcome once.
create table app.purchase_order_mails (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  order_id uuid not null,
  to_address text not null,
  note text not null default '',
  -- Whether who sent it sees costs.
  shows_costs boolean not null,
  requested_by uuid references app.users (id),
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, order_id) references app.purchase_orders (store_id, id)
);
create index purchase_order_mails_by_time on app.purchase_order_mails (store_id, created_at);
create index purchase_order_mails_of_order on app.purchase_order_mails (store_id, order_id);

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
  -- Who counted it in: the columns of `audit_log`.
  actor_kind text not null default 'system' check (actor_kind in ('staff', 'customer', 'api_key', 'register', 'system')),
  actor_id uuid,
  actor_user_id uuid references app.users (id),
  -- When it came, and when that arrived: receipts follow each other in the order in which they arrived.
  at timestamptz not null,
  received_at timestamptz not null default now(),
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
  -- The landed cost of the whole quantity; null when unknown.
  landed_value bigint,
  -- The average cost of the variant before and after, so that a reversal can restore it.
  cost_before bigint,
  cost_after bigint,
  primary key (store_id, receipt_id, line_id),
  foreign key (store_id, receipt_id) references app.purchase_receipts (store_id, id),
  foreign key (store_id, line_id) references app.purchase_order_lines (store_id, id)
);
create index purchase_receipt_lines_by_line on app.purchase_receipt_lines (store_id, line_id);

-- A receipt recorded by mistake: its stock was taken out again.
create table app.purchase_receipt_reversals (
  store_id uuid not null references app.stores (id),
  receipt_id uuid not null,
  -- Who took it back: the columns of `audit_log`.
  actor_kind text not null default 'system' check (actor_kind in ('staff', 'customer', 'api_key', 'register', 'system')),
  actor_id uuid,
  actor_user_id uuid references app.users (id),
  at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (store_id, receipt_id),
  foreign key (store_id, receipt_id) references app.purchase_receipts (store_id, id)
);

-- Stock on its way from one location of the store to another. In transit it is at neither: sending takes it from the one, and
-- receiving adds it to the other.
create table app.transfers (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  number bigint not null,
  from_location_id uuid not null,
  to_location_id uuid not null,
  state text not null check (state in ('draft', 'sent', 'received', 'cancelled')),
  note text not null default '',
  -- Grows with every change; a save that knows an older one is told so.
  version integer not null default 1,
  -- Who drafted it: the columns of `audit_log`.
  actor_kind text not null default 'system' check (actor_kind in ('staff', 'customer', 'api_key', 'register', 'system')),
  actor_id uuid,
  actor_user_id uuid references app.users (id),
  created_at timestamptz not null,
  sent_at timestamptz,
  -- Received or cancelled: nothing is in transit any more.
  ended_at timestamptz,
  primary key (store_id, id),
  unique (store_id, number),
  check (from_location_id <> to_location_id),
  foreign key (store_id, from_location_id) references app.locations (store_id, id),
  foreign key (store_id, to_location_id) references app.locations (store_id, id)
);
create index transfers_by_state on app.transfers (store_id, state, number);

create table app.transfer_lines (
  store_id uuid not null references app.stores (id),
  transfer_id uuid not null,
  variant_id uuid not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  received integer not null default 0 check (received >= 0),
  -- Sent, but never arrived.
  lost integer not null default 0 check (lost >= 0),
  primary key (store_id, transfer_id, variant_id),
  -- Two users who receive at once can never take in more than was sent.
  check (received::bigint + lost <= quantity),
  foreign key (store_id, transfer_id) references app.transfers (store_id, id),
  foreign key (store_id, variant_id) references app.variants (store_id, id) on delete cascade
);
create index transfer_lines_under_way on app.transfer_lines (store_id, variant_id, transfer_id)
  where received + lost < quantity;
create index transfer_lines_by_variant on app.transfer_lines (store_id, variant_id);

-- Counting the stock of one location, and correcting the ledger by the result.
create table app.stock_takes (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  number bigint not null,
  location_id uuid not null,
  -- What is counted: everything, or what the scope names.
  scope text not null check (scope in ('all', 'category', 'brand', 'tag', 'list')),
  -- The category's id, the brand or the tag; empty for the others.
  scope_value text not null default '',
  note text not null default '',
  state text not null check (state in ('counting', 'applying', 'applied', 'cancelled')),
  -- Whether uncounted lines are left as they are or set to zero; null until it is decided.
  uncounted text check (uncounted in ('leave', 'zero')),
  job_id uuid,
  -- Who began it: the columns of `audit_log`.
  actor_kind text not null default 'system' check (actor_kind in ('staff', 'customer', 'api_key', 'register', 'system')),
  actor_id uuid,
  actor_user_id uuid references app.users (id),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (store_id, id),
  unique (store_id, number),
  foreign key (store_id, location_id) references app.locations (store_id, id)
);
create index stock_takes_by_state on app.stock_takes (store_id, state, number);
-- Two stock-takes of one location would both correct the same difference.
create unique index stock_takes_open on app.stock_takes (store_id, location_id)
  where state in ('counting', 'applying');

create table app.stock_take_lines (
  store_id uuid not null references app.stores (id),
  stock_take_id uuid not null,
  variant_id uuid not null,
  -- On hand when the stock-take began, or when a variant outside of its scope was first scanned.
  expected integer not null,
  -- Null while it is uncounted.
  counted integer check (counted >= 0),
  -- On hand at the moment of the last count: later movements are no difference.
  level_then integer,
  counted_at timestamptz,
  -- On hand changed between two counts of this line, so that it is unknown which of them saw the change.
  moved_meanwhile boolean not null default false,
  -- Scanned although it is not in the scope.
  outside boolean not null default false,
  -- Corrected already: an application that stopped between two steps continues with the other lines.
  applied boolean not null default false,
  primary key (store_id, stock_take_id, variant_id),
  foreign key (store_id, stock_take_id) references app.stock_takes (store_id, id),
  foreign key (store_id, variant_id) references app.variants (store_id, id) on delete cascade
);
create index stock_take_lines_counted on app.stock_take_lines (store_id, stock_take_id, counted_at, variant_id)
  where counted is not null;
create index stock_take_lines_unapplied on app.stock_take_lines (store_id, stock_take_id, variant_id) where not applied;
create index stock_take_lines_by_variant on app.stock_take_lines (store_id, variant_id);

-- Every scan and every typed count, with an id that the counting device made: what it sends twice counts once.
create table app.stock_take_counts (
  store_id uuid not null references app.stores (id),
  stock_take_id uuid not null,
  id uuid not null,
  -- Null for a code that no variant has.
  variant_id uuid,
  code text not null default '',
  kind text not null check (kind in ('scan', 'typed')),
  units integer not null check (units >= 0),
  -- Who counted: the columns of `audit_log`.
  actor_kind text not null default 'system' check (actor_kind in ('staff', 'customer', 'api_key', 'register', 'system')),
  actor_id uuid,
  actor_user_id uuid references app.users (id),
  -- When it was counted, and when that arrived.
  at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (store_id, stock_take_id, id),
  foreign key (store_id, stock_take_id) references app.stock_takes (store_id, id),
  foreign key (store_id, variant_id) references app.variants (store_id, id) on delete set null (variant_id)
);
create index stock_take_counts_unknown on app.stock_take_counts (store_id, stock_take_id, code) where variant_id is null;
create index stock_take_counts_by_variant on app.stock_take_counts (store_id, variant_id);

-- The day of the last mail about low stock: one a day.
create table app.low_stock_digests (
  store_id uuid not null references app.stores (id),
  notified_on date not null,
  primary key (store_id)
);

-- Staff who opted out of that mail.
create table app.low_stock_mails_off (
  store_id uuid not null references app.stores (id),
  user_id uuid not null references app.users (id),
  primary key (store_id, user_id)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'suppliers', 'supplier_variants', 'purchase_orders', 'purchase_order_lines', 'purchase_order_mails',
    'purchase_order_costs', 'purchase_receipts',
    'purchase_receipt_lines', 'purchase_receipt_reversals', 'transfers', 'transfer_lines', 'stock_takes', 'stock_take_lines', 'stock_take_counts',
    'low_stock_digests', 'low_stock_mails_off'
  ] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

-- The stock of variants over all locations, or at one, with what is incoming: what a list shows beside each. PL/pgSQL keeps the
-- plan, so that a list does not pay for planning it with every page. A variant that is given twice has one row.
create function app.stock_figures(variants uuid[], place uuid)
returns table (variant_id uuid, on_hand bigint, reserved bigint, levels json, sent bigint, ordered bigint)
language plpgsql stable rows 25
as $$
begin
  return query
  select asked.id, standing.on_hand, standing.reserved, standing.levels, on_the_way.units, to_come.units
  from (select distinct unnest(variants) as id) asked
  cross join lateral (
    select coalesce(sum(level.on_hand), 0)::bigint as on_hand, coalesce(sum(level.reserved), 0)::bigint as reserved,
           coalesce(json_agg(json_build_object(
             'location_id', level.location_id, 'on_hand', level.on_hand, 'reserved', level.reserved
           ) order by location.closed_at is not null, location.position, location.created_at, location.id), '[]') as levels
    from app.stock_levels level
    join app.locations location on location.store_id = level.store_id and location.id = level.location_id
    where level.store_id = app.current_store() and level.variant_id = asked.id
      and (place is null or level.location_id = place)
  ) standing
  cross join lateral (
    select coalesce(sum(line.quantity - line.received - line.lost), 0)::bigint as units
    from app.transfer_lines line
    join app.transfers transfer on transfer.store_id = line.store_id and transfer.id = line.transfer_id
    where line.store_id = app.current_store() and line.variant_id = asked.id
      and line.received + line.lost < line.quantity and transfer.state = 'sent'
      and (place is null or transfer.to_location_id = place)
  ) on_the_way
  cross join lateral (
    select coalesce(sum(line.quantity - line.received), 0)::bigint as units
    from app.purchase_order_lines line
    join app.purchase_orders placed on placed.store_id = line.store_id and placed.id = line.order_id
    where line.store_id = app.current_store() and line.variant_id = asked.id
      and line.received < line.quantity and placed.state in ('ordered', 'part_received')
      and (place is null or placed.location_id = place)
  ) to_come;
end
$$;

-- The stores where it is past `from_hour` in the morning and that have new low stock to report today.
create function app.stores_with_low_stock(at timestamptz, from_hour integer)
returns table (store_id uuid)
language sql stable security definer set search_path = app, public, pg_temp
as $$
  select store.id
  from app.stores store
  left join app.low_stock_digests digest on digest.store_id = store.id
  where store.closed_at is null
    and exists (select from app.low_stock waiting where waiting.store_id = store.id and waiting.notified_at is null)
    and extract(hour from stores_with_low_stock.at at time zone store.timezone) >= from_hour
    and (digest.notified_on is null or digest.notified_on < (stores_with_low_stock.at at time zone store.timezone)::date)
    and store.modules ->> 'module_inventory' = 'active'
$$;
