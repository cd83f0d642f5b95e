-- Quotes between a supplier and a company that buys. As an order, a quote belongs to the supplier's store.
-- How a change is made: 0001_core.sql.

create table app.wholesale_quotes (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  serial integer not null,
  -- `Q-1` and on.
  number text not null,
  customer_id uuid not null,
  -- Null for a company without a store on the platform: its buyers answer in the supplier's shop.
  buyer_store_id uuid references app.stores (id),
  -- That an offer has expired is seen by its day.
  state text not null check (state in ('requested', 'offered', 'countered', 'accepted', 'declined')),
  -- The last day on which the offer may be accepted, where the supplier is; null while nothing is offered.
  valid_until date,
  -- What the lines come to at what a unit costs now, as an order would.
  subtotal bigint not null check (subtotal >= 0),
  vat bigint not null check (vat >= 0),
  total bigint not null check (total >= 0),
  -- What it became.
  order_id uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, customer_id) references app.customers (store_id, id),
  foreign key (store_id, order_id) references app.wholesale_orders (store_id, order_id) deferrable initially deferred,
  check (buyer_store_id <> store_id),
  check ((state = 'accepted') = (order_id is not null)),
  check (state not in ('offered', 'accepted') or valid_until is not null),
  check (state not in ('requested', 'countered') or valid_until is null)
);
create unique index wholesale_quotes_by_serial on app.wholesale_quotes (store_id, serial);
create index wholesale_quotes_listed on app.wholesale_quotes (store_id, updated_at desc, id desc);
create index wholesale_quotes_of_company on app.wholesale_quotes (store_id, customer_id, updated_at);
create index wholesale_quotes_of_buyer on app.wholesale_quotes (buyer_store_id, updated_at desc, id desc);
create unique index wholesale_quotes_by_order on app.wholesale_quotes (store_id, order_id) where order_id is not null;

create table app.wholesale_quote_lines (
  store_id uuid not null,
  quote_id uuid not null,
  -- Of the supplier; it may be deleted since.
  variant_id uuid not null,
  position integer not null,
  -- The names when it was put there.
  title text not null,
  variant_name text not null default '',
  sku text not null default '',
  quantity integer not null check (quantity > 0),
  -- What the company pays for a unit without a quote.
  list_price bigint not null check (list_price >= 0),
  -- What the buyer wished for last, and what the supplier offered last.
  asked_price bigint check (asked_price >= 0),
  offered_price bigint check (offered_price >= 0),
  -- What a unit costs as it stands now: of whoever spoke last.
  unit_price bigint not null check (unit_price >= 0),
  primary key (store_id, quote_id, variant_id),
  foreign key (store_id, quote_id) references app.wholesale_quotes (store_id, id) on delete cascade
);

-- What each side has said and done, and what the quote came to then.
create table app.wholesale_quote_messages (
  store_id uuid not null,
  id uuid not null,
  quote_id uuid not null,
  act text not null check (act in ('requested', 'offered', 'countered', 'accepted', 'declined')),
  side text not null check (side in ('supplier', 'buyer')),
  text text not null default '',
  valid_until date,
  total bigint not null check (total >= 0),
  at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, quote_id) references app.wholesale_quotes (store_id, id) on delete cascade,
  check ((act = 'offered') = (side = 'supplier') or act = 'declined'),
  check ((act = 'offered') = (valid_until is not null))
);
create index wholesale_quote_messages_of_quote on app.wholesale_quote_messages (store_id, quote_id, at);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['wholesale_quotes', 'wholesale_quote_lines', 'wholesale_quote_messages'] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;
