-- The shop of a store: its look and pages, how it behaves and delivers, who logs in and writes to it. How a change is made: 0001_core.sql.

-- The look: one row a store, from the first time that its theme is edited.
create table app.storefronts (
  store_id uuid primary key references app.stores (id),
  -- @sokoni/themes/document: what is being edited; null while nothing differs from what is published.
  draft jsonb,
  version integer not null,
  updated_at timestamptz not null,
  updated_by uuid references app.users (id),
  -- Which of its versions buyers see; null: the theme of the store as it comes.
  published_id uuid,
  -- 128 random bits: whoever has the link sees the draft.
  preview_token text not null check (preview_token ~ '^[A-Za-z0-9_-]{22}$')
);

-- What was published once, newest last; it can be restored.
create table app.storefront_versions (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  document jsonb not null,
  published_at timestamptz not null,
  published_by uuid references app.users (id),
  primary key (store_id, id)
);
alter table app.storefronts
  add foreign key (store_id, published_id) references app.storefront_versions (store_id, id);

-- Pages of text: about, delivery, returns, contact.
create table app.storefront_pages (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  -- Sanitised HTML.
  body text not null,
  -- For search engines; empty: the title, and the beginning of the body.
  seo_title text not null default '',
  seo_description text not null default '',
  published boolean not null,
  position integer not null,
  version integer not null,
  updated_at timestamptz not null,
  primary key (store_id, id),
  unique (store_id, slug)
);

-- How a shop behaves. No row: as `defaultShopPreferences` of the rules says.
create table app.storefront_preferences (
  store_id uuid primary key references app.stores (id),
  status text not null check (status in ('open', 'paused', 'password')),
  paused_message text not null,
  -- Encoded argon2id; null while there is none.
  password_hash text,
  hold_minutes integer not null check (hold_minutes between 5 and 60),
  counts_visits boolean not null,
  shows_email boolean not null,
  shows_whatsapp boolean not null,
  takes_notes boolean not null,
  mails_new_orders boolean not null,
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

-- Buyers who log in to a shop with a code that is mailed to them. What is theirs is what the customer with their email has.

-- The code that was asked for last; it is made of the secret key, the email and the time, so none is kept. Used once.
create table app.buyer_codes (
  store_id uuid not null references app.stores (id),
  email_key text not null,
  issued_at timestamptz not null,
  primary key (store_id, email_key)
);
create index buyer_codes_by_time on app.buyer_codes (issued_at);

create table app.buyer_sessions (
  store_id uuid not null references app.stores (id),
  -- Of the 128 random bits in the buyer's cookie.
  token_hash bytea not null,
  email_key text not null,
  expires_at timestamptz not null,
  primary key (store_id, token_hash)
);
create index buyer_sessions_by_time on app.buyer_sessions (expires_at);

-- What visitors write to a shop, until it is mailed to the store.
create table app.shop_messages (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  name text not null check (char_length(name) between 1 and 120),
  email text not null,
  message text not null check (char_length(message) between 1 and 5000),
  written_at timestamptz not null,
  primary key (store_id, id)
);
create index shop_messages_by_time on app.shop_messages (written_at);

-- How many have visited a shop on a day, of those who agreed to be counted; nothing is known of any of them.
create table app.shop_visits (
  store_id uuid not null references app.stores (id),
  -- Where the store is.
  day date not null,
  test boolean not null,
  visits integer not null check (visits > 0),
  primary key (store_id, day, test)
);
create index shop_visits_by_day on app.shop_visits (day);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'storefronts', 'storefront_versions', 'storefront_pages', 'storefront_preferences', 'storefront_redirects', 'storefront_domains',
    'delivery_zones', 'pickup_points', 'pickup_bookings', 'manual_payments', 'buyer_codes', 'buyer_sessions', 'shop_messages',
    'shop_visits'
  ] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

-- The store that answers at a label below the host of the shops: `label` is its current one, where a former one was asked for.
-- Runs as the owner: no store is known yet.
create function app.find_shop(asked text, now timestamptz)
returns table (store_id uuid, label text)
language sql stable security definer set search_path = app, pg_temp
as $$
  select store.id, store.sub_domain
  from app.sub_domains held
  join app.stores store on store.id = held.store_id
  where held.label = asked and (held.held_until is null or held.held_until > now)
    and store.closed_at is null and store.web_support
$$;

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
