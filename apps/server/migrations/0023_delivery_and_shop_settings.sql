-- How orders reach their buyers, how they are paid without a provider, and how the storefront behaves. How a change is made: 0001_core.sql.

-- Places that items are brought to at the same rates.
create table app.delivery_zones (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  name text not null,
  -- [{"country": "NG", "regions": ["Lagos"], "cities": [], "postal_codes": []}]; empty: everywhere that is in no other zone.
  places jsonb not null,
  -- In the order of the page, as `DeliveryRate` of the rules.
  rates jsonb not null,
  -- Grows with each change.
  version integer not null check (version > 0),
  created_at timestamptz not null,
  primary key (store_id, id)
);
create unique index delivery_zones_by_name on app.delivery_zones (store_id, lower(name));

-- Locations where customers collect. Without a row a location offers it not.
create table app.pickup_points (
  store_id uuid not null references app.stores (id),
  location_id uuid not null,
  offered boolean not null,
  instructions text not null,
  lead_hours integer not null check (lead_hours >= 0),
  -- [{"weekdays": [1, 2], "from": "10:00", "to": "12:00", "capacity": 5}], on the clocks of the store.
  slots jsonb not null,
  version integer not null check (version > 0),
  primary key (store_id, location_id),
  foreign key (store_id, location_id) references app.locations (store_id, id)
);

-- The hour that a checkout has taken at a pickup point.
create table app.pickup_bookings (
  store_id uuid not null references app.stores (id),
  -- The checkout, or whatever else takes it.
  owner_id uuid not null,
  location_id uuid not null,
  day date not null,
  -- When it begins, as in the slot.
  starts text not null,
  created_at timestamptz not null,
  primary key (store_id, owner_id),
  foreign key (store_id, location_id) references app.locations (store_id, id)
);
create index pickup_bookings_by_day on app.pickup_bookings (store_id, location_id, day);

-- Ways to pay that need no provider. No row: none of them.
create table app.manual_payments (
  store_id uuid primary key references app.stores (id),
  pay_on_delivery boolean not null,
  pay_on_delivery_max bigint check (pay_on_delivery_max > 0),
  -- Null: in all zones.
  pay_on_delivery_zones uuid[],
  -- To the bank details of the store.
  bank_transfer boolean not null,
  bank_transfer_proof boolean not null,
  bank_transfer_days integer not null check (bank_transfer_days > 0),
  -- [{"id": "…", "name": "M-Pesa", "number": "0700 000000", "instructions": ""}]
  mobile_money jsonb not null,
  version integer not null check (version > 0)
);

-- No row: as `defaultShopPreferences` of the rules says.
create table app.storefront_preferences (
  store_id uuid primary key references app.stores (id),
  status text not null check (status in ('open', 'paused', 'password')),
  paused_message text not null,
  -- Encoded argon2id; null while there is none.
  password_hash text,
  hold_minutes integer not null check (hold_minutes between 5 and 60),
  asks_consent boolean not null,
  shows_email boolean not null,
  shows_whatsapp boolean not null,
  takes_notes boolean not null,
  minimum_order bigint check (minimum_order > 0),
  policies text[] not null,
  version integer not null check (version > 0)
);

-- Old addresses of the shop and where they lead now.
create table app.storefront_redirects (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  from_path text not null,
  -- Lower case and without a slash at its end, for comparisons.
  from_key text not null,
  to_path text not null,
  created_at timestamptz not null,
  primary key (store_id, id),
  unique (store_id, from_key)
);

-- A domain that the owner of a store says is theirs. Whoever has proved it has it alone; a mere claim keeps nobody else out.
create table app.storefront_domains (
  store_id uuid primary key references app.stores (id),
  domain text not null,
  -- What the owner puts into the TXT record of the domain. Everybody may read it there.
  token text not null,
  state text not null check (state in ('pending', 'verified', 'failed')),
  created_at timestamptz not null,
  checked_at timestamptz,
  verified_at timestamptz
);
create unique index storefront_domains_verified on app.storefront_domains (domain) where state = 'verified';

-- The store that a domain leads to; none for a domain that nobody has proved, or whose store is closed. Runs as the owner: no store is
-- known yet.
create function app.find_storefront_domain(asked text) returns uuid
language sql stable security definer set search_path = app, pg_temp
as $$
  select found.store_id
  from app.storefront_domains found
  join app.stores store on store.id = found.store_id
  where found.domain = asked and found.state = 'verified' and store.closed_at is null
$$;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'delivery_zones', 'pickup_points', 'pickup_bookings', 'manual_payments', 'storefront_preferences', 'storefront_redirects', 'storefront_domains'
  ] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;
