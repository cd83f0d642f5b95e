-- What orders are paid with and reduced by, and the documents made of them: discounts, gift cards, store credit, document mails.
-- How a change is made: 0001_core.sql.

create table app.discounts (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  -- As customers read it; may be empty where there is a code.
  title text not null default '',
  -- In upper case; null for an automatic discount.
  code text collate "C" check (code = upper(code) and code <> ''),
  kind text not null check (kind in ('percent', 'amount', 'buy_get')),
  percent numeric(6, 3) check (percent > 0 and percent <= 100),
  amount bigint check (amount > 0),
  buy_quantity integer check (buy_quantity > 0),
  get_quantity integer check (get_quantity > 0),
  -- Within one order; null without a limit.
  most_times integer check (most_times > 0),
  -- A discount on products or categories that are all deleted applies to nothing, not to everything.
  applies_to text not null check (applies_to in ('order', 'products', 'categories')),
  minimum_spend bigint check (minimum_spend > 0),
  minimum_quantity integer check (minimum_quantity > 0),
  channels text[] not null check (cardinality(channels) > 0 and channels <@ array['web', 'in_person', 'wholesale', 'manual']),
  starts_at timestamptz not null,
  -- The first instant without it.
  ends_at timestamptz,
  use_limit integer check (use_limit > 0),
  customer_limit integer check (customer_limit > 0),
  active boolean not null default true,
  -- Rolled up from the redemptions by whatever writes those.
  uses integer not null default 0 check (uses >= 0),
  total_discounted bigint not null default 0 check (total_discounted >= 0),
  -- Grows with every change that a person makes; a save that knows an older one is told so.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (store_id, id),
  check (ends_at >= starts_at),
  check ((kind = 'amount') = (amount is not null) and (kind = 'amount') = (percent is null)),
  check ((kind = 'buy_get') = (buy_quantity is not null) and (kind = 'buy_get') = (get_quantity is not null)),
  check (minimum_spend is null or minimum_quantity is null)
);
create unique index discounts_by_code on app.discounts (store_id, code) where code is not null;
create index discounts_by_creation on app.discounts (store_id, created_at, id);
-- Automatic discounts.
create index discounts_by_themselves on app.discounts (store_id, starts_at) where code is null and active;

create table app.discount_products (
  store_id uuid not null references app.stores (id),
  discount_id uuid not null,
  product_id uuid not null,
  primary key (store_id, discount_id, product_id),
  foreign key (store_id, discount_id) references app.discounts (store_id, id) on delete cascade,
  foreign key (store_id, product_id) references app.products (store_id, id) on delete cascade
);
create index discount_products_by_product on app.discount_products (store_id, product_id);

create table app.discount_categories (
  store_id uuid not null references app.stores (id),
  discount_id uuid not null,
  category_id uuid not null,
  primary key (store_id, discount_id, category_id),
  foreign key (store_id, discount_id) references app.discounts (store_id, id) on delete cascade,
  foreign key (store_id, category_id) references app.categories (store_id, id) on delete cascade
);
create index discount_categories_by_category on app.discount_categories (store_id, category_id);

-- The one discount of an order. Cancelling the order deletes its row.
create table app.discount_redemptions (
  store_id uuid not null references app.stores (id),
  order_id uuid not null,
  discount_id uuid not null,
  customer_id uuid,
  amount bigint not null check (amount >= 0),
  at timestamptz not null,
  primary key (store_id, order_id),
  foreign key (store_id, order_id) references app.orders (store_id, id) deferrable initially deferred,
  foreign key (store_id, discount_id) references app.discounts (store_id, id),
  foreign key (store_id, customer_id) references app.customers (store_id, id)
);
create index discount_redemptions_of_customer on app.discount_redemptions (store_id, discount_id, customer_id);
create index discount_redemptions_by_customer on app.discount_redemptions (store_id, customer_id) where customer_id is not null;

alter table app.orders add foreign key (store_id, discount_id) references app.discounts (store_id, id);

-- Gift cards of test orders are apart from real ones.
create table app.gift_cards (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  test boolean not null,
  -- Sixteen letters and digits in upper case, as rules/credit/gift-card makes them.
  code text collate "C" not null check (code ~ '^[A-Z0-9]{16}$'),
  last_four text collate "C" not null generated always as (right(code, 4)) stored,
  issued bigint not null check (issued > 0),
  -- The sum of the entries.
  balance bigint not null check (balance between 0 and issued),
  -- How the customer paid for it, or that it was given away.
  paid_with text not null check (paid_with in ('cash', 'card', 'bank_transfer', 'mobile_money', 'other', 'given_away')),
  customer_id uuid,
  -- The last day on which it can be used.
  ends_on date,
  note text not null default '',
  active boolean not null default true,
  -- Who issued it: the columns of `audit_log`.
  actor_kind text not null default 'system' check (actor_kind in ('staff', 'customer', 'api_key', 'register', 'system')),
  actor_id uuid,
  actor_user_id uuid references app.users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, customer_id) references app.customers (store_id, id)
);
create unique index gift_cards_by_code on app.gift_cards (store_id, code);
create index gift_cards_by_creation on app.gift_cards (store_id, test, created_at, id);
create index gift_cards_by_end_of_code on app.gift_cards (store_id, last_four, test);
create index gift_cards_by_customer on app.gift_cards (store_id, customer_id) where customer_id is not null;

create table app.gift_card_entries (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  card_id uuid not null,
  kind text not null check (kind in ('issued', 'paid', 'refunded')),
  -- Below zero: taken away.
  amount bigint not null check (amount <> 0),
  -- What was left after it.
  balance bigint not null check (balance >= 0),
  order_id uuid,
  -- Who moved it: the columns of `audit_log`.
  actor_kind text not null default 'system' check (actor_kind in ('staff', 'customer', 'api_key', 'register', 'system')),
  actor_id uuid,
  actor_user_id uuid references app.users (id),
  -- When it happened, and when that arrived.
  at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (store_id, id),
  foreign key (store_id, card_id) references app.gift_cards (store_id, id),
  foreign key (store_id, order_id) references app.orders (store_id, id) deferrable initially deferred
);
comment on table app.gift_card_entries is 'append-only';
create index gift_card_entries_of_card on app.gift_card_entries (store_id, card_id, at, id);
create index gift_card_entries_by_order on app.gift_card_entries (store_id, order_id, card_id) where order_id is not null;

alter table app.order_payments add foreign key (store_id, gift_card_id) references app.gift_cards (store_id, id);

-- Store credit: a balance per customer, and every amount that made it. Test orders have balances of their own, so that credit from
-- a test is never spent.
create table app.store_credits (
  store_id uuid not null references app.stores (id),
  customer_id uuid not null,
  test boolean not null,
  -- The sum of the entries.
  balance bigint not null check (balance >= 0),
  primary key (store_id, customer_id, test),
  foreign key (store_id, customer_id) references app.customers (store_id, id)
);

create table app.store_credit_entries (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  customer_id uuid not null,
  test boolean not null,
  -- Given or taken back by hand, paid or refunded with an order, and moved when two customers were merged.
  kind text not null check (kind in ('given', 'withdrawn', 'paid', 'refunded', 'merged')),
  -- Below zero: taken away.
  amount bigint not null check (amount <> 0),
  -- What was left after it.
  balance bigint not null check (balance >= 0),
  reason text not null default '',
  order_id uuid,
  -- Who moved it: the columns of `audit_log`.
  actor_kind text not null default 'system' check (actor_kind in ('staff', 'customer', 'api_key', 'register', 'system')),
  actor_id uuid,
  actor_user_id uuid references app.users (id),
  -- When it happened, and when that arrived.
  at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (store_id, id),
  foreign key (store_id, customer_id, test) references app.store_credits (store_id, customer_id, test),
  foreign key (store_id, order_id) references app.orders (store_id, id) deferrable initially deferred
);
comment on table app.store_credit_entries is 'append-only';
create index store_credit_entries_of_customer on app.store_credit_entries (store_id, customer_id, test, at, id);
create index store_credit_entries_by_order on app.store_credit_entries (store_id, order_id) where order_id is not null;

-- How a store prints its documents and whether it reminds.
create table app.document_settings (
  store_id uuid primary key references app.stores (id),
  -- The width of the receipt roll in millimetres.
  receipt_mm smallint not null default 80 check (receipt_mm in (58, 80)),
  -- Whether customers with a balance due are reminded automatically.
  reminders boolean not null default false,
  -- The last day on which reminders were considered.
  reminded_on date
);

-- Documents that were mailed or are about to be. The job of a mail may run twice; the row records the outcome once.
create table app.document_mails (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  document text not null check (
    document in ('invoice', 'receipt', 'packing_slip', 'proforma', 'delivery_note', 'reminder', 'statement')
  ),
  -- Null for a statement.
  order_id uuid,
  -- Null when the order has no customer.
  customer_id uuid,
  -- Of a statement: its first and its last day.
  from_day date,
  to_day date,
  -- Empty once the customer is erased.
  to_address text not null,
  note text not null default '',
  -- Of an automatic reminder: so many days after this day.
  step smallint check (step in (0, 7, 30)),
  due_on date,
  -- Null for an automatic reminder.
  requested_by uuid references app.users (id),
  created_at timestamptz not null,
  sent_at timestamptz,
  -- It was no longer wanted when its turn came.
  dropped_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, order_id) references app.orders (store_id, id) on delete cascade deferrable initially deferred,
  foreign key (store_id, customer_id) references app.customers (store_id, id),
  check ((document = 'statement') = (order_id is null)),
  check (document <> 'statement' or (customer_id is not null and from_day is not null and to_day is not null)),
  check ((step is null) = (due_on is null)),
  check (step is null or document = 'reminder')
);
-- Each step once, for each day that the order has been due on.
create unique index document_mails_by_step on app.document_mails (store_id, order_id, due_on, step) where step is not null;
create index document_mails_of_order on app.document_mails (store_id, order_id) where order_id is not null;
create index document_mails_of_customer on app.document_mails (store_id, customer_id) where customer_id is not null;
create index document_mails_by_time on app.document_mails (store_id, created_at);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'discounts', 'discount_products', 'discount_categories', 'discount_redemptions', 'gift_cards', 'gift_card_entries',
    'store_credits', 'store_credit_entries', 'document_settings', 'document_mails'
  ] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

-- The stores with automatic reminders where it is between these hours, and that were not considered yet today.
create function app.stores_to_remind(at timestamptz, from_hour integer, before_hour integer)
returns table (store_id uuid)
language sql stable security definer set search_path = app, public, pg_temp
as $$
  select store.id
  from app.document_settings settings
  join app.stores store on store.id = settings.store_id
  where settings.reminders
    and store.closed_at is null
    and extract(hour from stores_to_remind.at at time zone store.timezone) >= from_hour
    and extract(hour from stores_to_remind.at at time zone store.timezone) < before_hour
    and (settings.reminded_on is null or settings.reminded_on < (stores_to_remind.at at time zone store.timezone)::date)
$$;

-- Deletes the gift cards and the store credit of test orders, once no test order is left that could have been paid with them. Runs
-- as the owner, because the application may not delete from the ledgers.
create function app.forget_test_money() returns void
language plpgsql security definer set search_path = app, public, pg_temp
as $$
declare
  store constant uuid := app.current_store();
begin
  if exists (select from orders where store_id = store and test and serial is not null) then
    return;
  end if;
  delete from store_credit_entries where store_id = store and test;
  delete from store_credits where store_id = store and test;
  delete from gift_card_entries entry using gift_cards card
  where card.store_id = store and card.test and entry.store_id = store and entry.card_id = card.id;
  delete from gift_cards where store_id = store and test;
end
$$;
