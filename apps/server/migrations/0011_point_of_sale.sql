-- Registers, the devices that sell at them, shifts, and what the devices send; how the tills of a store are set up.
-- How a change is made: 0001_core.sql.

create table app.registers (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  name text not null,
  location_id uuid not null,
  archived boolean not null default false,
  created_by uuid references app.users (id),
  created_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, location_id) references app.locations (store_id, id)
);
create unique index registers_by_name on app.registers (store_id, lower(name)) where not archived;

-- Each device that sold at a register, with a block of receipt numbers of its own. The last that has not ended sells there now.
create table app.register_devices (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  register_id uuid not null,
  -- Of its receipt numbers: the 2 in R2-000123.
  block integer not null check (block > 0),
  label text not null default '',
  key_hash bytea not null,
  claimed_by uuid references app.users (id),
  claimed_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- When its key was refused from; null while it sells.
  ended_at timestamptz,
  primary key (store_id, id),
  unique (store_id, block),
  foreign key (store_id, register_id) references app.registers (store_id, id)
);
create unique index register_devices_selling on app.register_devices (store_id, register_id) where ended_at is null;

-- The device that a key speaks for, and where it sells; nothing where it sells no more. That it was seen is written once a minute.
-- Runs as the owner: no store is known yet.
create function app.authenticate_register(in_store uuid, device uuid, hash bytea, at timestamptz)
returns table (register_id uuid, location_id uuid, store_closed boolean)
language sql security definer set search_path = app, pg_temp
as $$
  update app.register_devices selling set last_seen_at = at
  where selling.store_id = in_store and selling.id = device and selling.key_hash = hash
    and selling.ended_at is null and selling.last_seen_at < at - interval '1 minute';
  select selling.register_id, register.location_id, store.closed_at is not null
  from app.register_devices selling
  join app.registers register on register.store_id = selling.store_id and register.id = selling.register_id
  join app.stores store on store.id = selling.store_id
  where selling.store_id = in_store and selling.id = device and selling.key_hash = hash
    and selling.ended_at is null and not register.archived
$$;

create table app.shifts (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  register_id uuid not null,
  device_id uuid not null,
  test boolean not null,
  opening_float bigint not null check (opening_float >= 0),
  opened_by uuid references app.users (id),
  opened_at timestamptz not null,
  closed_by uuid references app.users (id),
  approved_by uuid references app.users (id),
  closed_at timestamptz,
  -- When the closing arrived: a sale that arrives later is late.
  closing_received_at timestamptz,
  -- [{"value": 100000, "count": 3}], minor units.
  counted jsonb not null default '[]',
  counted_total bigint check (counted_total >= 0),
  -- What the till expected in the drawer when it was closed.
  expected_at_close bigint,
  reason text not null default '',
  primary key (store_id, id),
  foreign key (store_id, register_id) references app.registers (store_id, id),
  check ((closed_at is null) = (counted_total is null))
);
create index shifts_by_time on app.shifts (store_id, opened_at, id);
create index shifts_by_register on app.shifts (store_id, register_id, opened_at, id);

-- Cash in and out of the drawer beside sales.
create table app.cash_movements (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  shift_id uuid not null,
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount > 0),
  reason text not null,
  moved_by uuid references app.users (id),
  approved_by uuid references app.users (id),
  at timestamptz not null,
  received_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, shift_id) references app.shifts (store_id, id)
);
comment on table app.cash_movements is 'append-only';
create index cash_movements_of_shift on app.cash_movements (store_id, shift_id, at, id);

-- The drawer was opened without a sale.
create table app.drawer_openings (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  register_id uuid not null,
  -- Null where the register sells without shifts.
  shift_id uuid,
  opened_by uuid references app.users (id),
  approved_by uuid references app.users (id),
  at timestamptz not null,
  received_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, register_id) references app.registers (store_id, id),
  foreign key (store_id, shift_id) references app.shifts (store_id, id)
);
comment on table app.drawer_openings is 'append-only';
create index drawer_openings_of_shift on app.drawer_openings (store_id, shift_id, at, id) where shift_id is not null;

-- What devices sent, as it came: kept first, understood afterwards. An id is there once, whatever is sent again.
create table app.till_commands (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  device_id uuid not null,
  seq bigint not null,
  kind text not null,
  version integer not null,
  payload jsonb not null,
  -- Of the whole command as it came; the same id with another is refused and kept under an id of its own.
  digest bytea not null,
  -- The id that it came with, where another command had it already.
  clashes_with uuid,
  -- How far the device's clock was ahead of ours when it was sent.
  clock_ahead_ms bigint not null default 0,
  received_at timestamptz not null,
  state text not null default 'received' check (state in ('received', 'stored', 'needs_attention', 'refused', 'dismissed')),
  -- Why it is not in the books: a code, and the sentence of that moment.
  reason text not null default '',
  message text not null default '',
  order_id uuid,
  flags text[] not null default '{}',
  settled_at timestamptz,
  settled_by uuid references app.users (id),
  -- Whose name it carries: the customer, or the order whose receipt is to be mailed. What is sought when a customer is erased; text,
  -- because a till may send anything.
  subject text generated always as (lower(case kind
    when 'customer' then coalesce(clashes_with, id)::text
    when 'receipt_requested' then payload ->> 'order_id'
    when 'sale_parked' then payload #>> '{cart,customer,id}'
    else payload #>> '{customer,id}'
  end)) stored,
  primary key (store_id, id)
);
-- By the device, because each till asks every twenty seconds up to which of its commands it was heard out.
create index till_commands_waiting on app.till_commands (store_id, device_id, seq) include (received_at) where state = 'received';
create index till_commands_by_subject on app.till_commands (store_id, subject) where subject is not null;
create index till_commands_for_people on app.till_commands (store_id, received_at, id) where state in ('needs_attention', 'refused');
create index till_commands_clashing on app.till_commands (store_id, clashes_with) where clashes_with is not null;
create index till_commands_by_device on app.till_commands (store_id, device_id, seq);

-- Sales that wait, for every till of the store.
create table app.parked_sales (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  register_id uuid not null,
  title text not null,
  -- The open sale as the till wrote it.
  cart jsonb not null,
  parked_by uuid references app.users (id),
  parked_at timestamptz not null,
  -- When it was taken up again, sold or thrown away.
  taken_at timestamptz,
  -- The order that it became first. One that two tills took up is sold by both: the later one says so (rules/orders/order-flags).
  sold_as uuid,
  primary key (store_id, id),
  foreign key (store_id, register_id) references app.registers (store_id, id)
);
create index parked_sales_waiting on app.parked_sales (store_id, parked_at, id) where taken_at is null;

-- The links on printed receipts: of 128 random bits, made by the till with the sale. Whoever has the paper reads the receipt, and nobody
-- else finds it.
create table app.receipt_links (
  store_id uuid not null references app.stores (id),
  order_id uuid not null,
  token text not null check (token ~ '^[A-Za-z0-9_-]{22}$'),
  primary key (store_id, order_id),
  unique (store_id, token),
  foreign key (store_id, order_id) references app.orders (store_id, id) on delete cascade deferrable initially deferred
);

-- How the tills of a store take money. No row: as `defaultTillSettings` of the rules says.
create table app.till_settings (
  store_id uuid primary key references app.stores (id),
  -- [{"id": "cash", "name": "", "kind": "cash", "opens_drawer": true, "reference": "off", "active": true}]
  methods jsonb not null,
  round_cash boolean not null,
  tip_percents integer[] not null,
  lock_minutes integer check (lock_minutes > 0),
  -- Grows with each change.
  version integer not null check (version > 0)
);

-- How the tills of a store are laid out: one row a store, written whole.
create table app.till_layouts (
  store_id uuid primary key references app.stores (id),
  -- What the scales of the store print: [{"prefix": "21", "says": "price", "decimals": 2}].
  barcode_rules jsonb not null,
  -- [{"id": "…", "name": "Favourites", "tint": 150, "product_ids": ["…"]}], all in their order. A product may be gone since.
  pages jsonb not null,
  version integer not null,
  updated_at timestamptz not null
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'registers', 'register_devices', 'shifts', 'cash_movements', 'drawer_openings', 'till_commands', 'parked_sales', 'receipt_links',
    'till_settings', 'till_layouts'
  ] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

-- The order that a link leads to: null while its sale has not arrived, no row where the store is none, or closed.
-- Runs as the owner: no store is known yet.
create function app.find_receipt_link(in_store uuid, asked text)
returns table (order_id uuid)
language sql stable security definer set search_path = app, pg_temp
as $$
  select link.order_id
  from app.stores store
  left join app.receipt_links link on link.store_id = store.id and link.token = asked
  where store.id = in_store and store.closed_at is null
$$;
