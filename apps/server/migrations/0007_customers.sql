-- Who buys from a store. How a change is made: 0001_core.sql.

create table app.customer_groups (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  name text not null,
  -- The price list of its companies that have none of their own.
  price_list_id uuid,
  created_at timestamptz not null,
  primary key (store_id, id)
);
create unique index customer_groups_by_name on app.customer_groups (store_id, lower(name));
create index customer_groups_by_price_list on app.customer_groups (store_id, price_list_id) where price_list_id is not null;

-- What a customer is found by, as app.words_of_store indexes it: the words of name and email, and the phone number from each of its
-- digits on, so that any three in a row find it. A plus sign tells these from words.
create function app.words_of_customer(store uuid, name text, email text, phone text) returns tsvector
language sql immutable parallel safe
return app.words_of_store(store, name || ' ' || email) || (
  select array_to_tsvector(coalesce(array_agg(right(store::text, 8) || '+' || substr(phone, place)), '{}'))
  from generate_series(2, length(phone) - 2) place
);

-- Erasing a customer removes what identifies a person; the row and its orders stay for the books.
create table app.customers (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  name text not null,
  email text not null default '',
  -- Lower-cased, for comparisons.
  email_key text not null generated always as (lower(email)) stored,
  -- International: + and digits; empty when there is none.
  phone text not null default '',
  notes text not null default '',
  -- A code of rules/languages; null: that of the store.
  language text check (language ~ '^[a-z]{2}$'),
  -- Since when the customer agrees to be written to; null for who does not.
  marketing_since timestamptz,
  group_id uuid,
  -- The highest balance due; null without a limit.
  credit_limit bigint check (credit_limit >= 0),
  -- The words of the name, for names that begin with what is searched, and for the order of lists.
  name_key text not null generated always as (left(app.plain_words(name), 250)) stored,
  words tsvector not null generated always as (app.words_of_customer(store_id, name, email, phone)) stored,
  -- Grows with every change that a person makes; a save that knows an older one is told so.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Who saved it last: the columns of `audit_log`.
  actor_kind text not null default 'system' check (actor_kind in ('staff', 'customer', 'api_key', 'register', 'system')),
  actor_id uuid,
  actor_user_id uuid references app.users (id),
  erased_at timestamptz,
  -- When two records become one, the erased one names the record that stays.
  merged_into uuid,
  -- Rolled up from the orders that count (no drafts, no test orders), by a trigger there.
  order_count integer not null default 0,
  -- Their total after returns.
  spent bigint not null default 0,
  -- Their balance due.
  outstanding bigint not null default 0 check (outstanding >= 0),
  last_ordered_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, group_id) references app.customer_groups (store_id, id),
  foreign key (store_id, merged_into) references app.customers (store_id, id),
  check (merged_into is null or erased_at is not null),
  check (merged_into <> id)
);
create index customers_by_name on app.customers (store_id, name_key collate app.names, id) where erased_at is null;
create index customers_by_outstanding on app.customers (store_id, outstanding, id) where erased_at is null;
-- Erased ones too: what they owe is in the books.
create index customers_with_balance on app.customers (store_id, outstanding desc, id) where outstanding > 0;
create index customers_by_spent on app.customers (store_id, spent, id) where erased_at is null;
-- Customers without an order come last when the latest come first.
create index customers_by_last_order on app.customers (store_id, last_ordered_at nulls first, id) where erased_at is null;
create index customers_by_creation on app.customers (store_id, created_at, id) where erased_at is null;
-- Erased ones too: deleting a group looks for its members in all.
create index customers_by_group on app.customers (store_id, group_id, name_key collate app.names, id) where group_id is not null;
create index customers_by_words on app.customers using gin (words) with (fastupdate = off) where erased_at is null;
create index customers_by_phone on app.customers (store_id, phone) where phone <> '' and erased_at is null;
create index customers_by_email on app.customers (store_id, email_key) where email_key <> '' and erased_at is null;
create index customers_by_merger on app.customers (store_id, merged_into) where merged_into is not null;

create table app.customer_addresses (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  customer_id uuid not null,
  -- The first is the default delivery address.
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

create trigger add_search_words after insert or update of name, email on app.customers
  for each row when (new.erased_at is null) execute function app.add_search_words('customer');

-- A name that nobody has any more is not stored anywhere. Runs as the owner, as all that looks into an index of words.
create function app.remove_search_words() returns trigger
language plpgsql security definer set search_path = app, public, pg_temp
as $$
begin
  delete from search_words gone
  where gone.store_id = old.store_id and gone.record = 'customer'
    and gone.word in (select substr(lexeme, 9) from unnest(old.words) except select substr(lexeme, 9) from unnest(new.words))
    and not exists (
      select from customers other
      where other.words @@ quote_literal(right(old.store_id::text, 8) || gone.word)::tsquery and other.erased_at is null
    );
  return null;
end
$$;
create trigger remove_search_words after update of name, email on app.customers
  for each row when (old.words <> new.words) execute function app.remove_search_words();

-- The search, as in 0003_catalogue.sql.

-- What finds customers by words, or by digits in a row of their phone number; null without either.
create function app.customers_sought(store uuid, search text, digits text) returns tsquery
language sql immutable parallel safe
begin atomic
  with sought as (
    select app.words_sought(store, search) as words, (quote_literal(right(store::text, 8) || '+' || digits) || ':*')::tsquery as phone
  )
  select coalesce(words || phone, words, phone) from sought;
end;

-- The customers of the current store with these words, or those alone who ever bought something; null where they are more than a few.
-- Without `few` all of them.
create function app.customers_with(sought tsquery, buyers boolean, few integer) returns uuid[]
language plpgsql stable security definer set search_path = app, public, pg_temp set plan_cache_mode = force_generic_plan
as $$
declare
  store uuid := app.current_store();
  ids uuid[];
begin
  -- What many of some have is found by walking a list: gathering all of it would take longer.
  if few is not null and (select count(*) from (
    select customer.words from app.customers customer where customer.store_id = store order by customer.id limit 200
  ) some_of_all where some_of_all.words @@ sought) > 10 then
    return null;
  end if;
  ids := array(
    select customer.id from app.customers customer
    where customer.words @@ sought and customer.erased_at is null
      -- The words are of one store already; written so that no index on the store alone is chosen for it.
      and (customer.store_id = store) is true
      and (not buyers or customer.last_ordered_at is not null)
    limit few + 1
  );
  return case when cardinality(ids) > few then null else ids end;
end
$$;

-- The search of customers: what the words mean, and who has them; null where they are more than a few. Where nobody has, a slip in a
-- word is forgiven.
create function app.find_customers(search text, digits text, few integer, out sought tsquery, out ids uuid[])
language plpgsql stable security definer set search_path = app, public, pg_temp set plan_cache_mode = force_generic_plan
as $$
declare
  store uuid := app.current_store();
begin
  sought := app.customers_sought(store, search, digits);
  ids := app.customers_with(sought, false, few);
  if ids = '{}' then
    sought := app.words_meant(store, 'customer', search);
    ids := app.customers_with(sought, false, few);
  end if;
end
$$;

-- Whose email this is, and whose phone number ends so; at most so many.
create function app.customers_exactly(search text, digits text, at_most integer) returns uuid[]
language plpgsql stable security definer set search_path = app, public, pg_temp set plan_cache_mode = force_generic_plan
as $$
declare
  store uuid := app.current_store();
begin
  return array(
    (select customer.id from app.customers customer
     where customer.store_id = store and customer.email_key = lower(search) and customer.email_key <> '' and customer.erased_at is null
     limit at_most)
    union
    (select customer.id from app.customers customer
     where customer.words @@ quote_literal(right(store::text, 8) || '+' || digits)::tsquery and customer.erased_at is null
     limit at_most)
  );
end
$$;
