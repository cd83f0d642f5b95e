-- Who buys from a store. Amounts are minor units of the store's currency. Erasing takes away what names a person; the row and
-- its orders stay for the books.

create table app.customer_groups (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  name text not null,
  created_at timestamptz not null,
  primary key (store_id, id)
);
create unique index customer_groups_by_name on app.customer_groups (store_id, lower(name));

create table app.customers (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  name text not null,
  email text not null default '',
  -- International: + and digits; empty when there is none.
  phone text not null default '',
  notes text not null default '',
  group_id uuid,
  -- The most that may be owed at a time; null without a limit.
  credit_limit bigint check (credit_limit >= 0),
  -- What search looks through, as app.search_key writes it: name, e-mail and phone, each after a blank.
  search_text text not null,
  -- Grows with every change that a person makes; a save that knows an older one is told so.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references app.users (id),
  erased_at timestamptz,
  -- Rolled up from the orders that count (no drafts, no test orders), by a trigger there.
  order_count integer not null default 0,
  -- What they cost after returns.
  spent bigint not null default 0,
  -- What is still to be paid of them.
  owed bigint not null default 0 check (owed >= 0),
  last_ordered_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, group_id) references app.customer_groups (store_id, id)
);
create index customers_by_name on app.customers (store_id, name collate app.names, id) where erased_at is null;
create index customers_by_owed on app.customers (store_id, owed, id) where erased_at is null;
create index customers_by_spent on app.customers (store_id, spent, id) where erased_at is null;
-- Who never ordered comes last when the latest come first.
create index customers_by_last_order on app.customers (store_id, last_ordered_at nulls first, id) where erased_at is null;
create index customers_by_creation on app.customers (store_id, created_at, id) where erased_at is null;
-- Erased ones too: a group that is deleted is looked for in all.
create index customers_by_group on app.customers (store_id, group_id, name collate app.names, id) where group_id is not null;
create index customers_by_pieces on app.customers using gin (app.search_pieces(store_id, search_text)) where erased_at is null;

create table app.customer_addresses (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  customer_id uuid not null,
  -- The first is where goods go unless somebody says otherwise.
  position integer not null,
  -- Such as "Shop", "Home".
  label text not null default '',
  recipient text not null default '',
  phone text not null default '',
  line1 text not null,
  line2 text not null default '',
  city text not null default '',
  region text not null default '',
  postal_code text not null default '',
  -- Two letters of ISO 3166, or empty.
  country text not null default '',
  primary key (store_id, id),
  unique (store_id, customer_id, position) deferrable,
  foreign key (store_id, customer_id) references app.customers (store_id, id) on delete cascade
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['customer_groups', 'customers', 'customer_addresses'] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

-- The customers of the current store with these words in name, e-mail or phone; at most so many. Under row-level security an array
-- cannot use its index, so that this function asks as the owner.
create function app.find_customers(words text, at_most integer) returns setof uuid
language plpgsql stable security definer set search_path = app, public, pg_temp
as $$
begin
  return query
  select customer.id
  from app.customers customer
  where app.search_pieces(customer.store_id, customer.search_text) @> app.search_pieces(app.current_store(), words)
    and strpos(customer.search_text, words) > 0
    -- Pieces belong to one store already; said so that no index of the store alone is taken for it.
    and (customer.store_id = app.current_store()) is true
    and customer.erased_at is null
  limit at_most;
end
$$;
