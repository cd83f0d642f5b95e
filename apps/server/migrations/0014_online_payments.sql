-- Payments that a provider takes on a page of its own. How a change is made: 0001_core.sql.

-- The keys of a store's account at a provider, sealed with the server's secret key (core/security/sealed.ts).
create table app.payment_providers (
  store_id uuid not null references app.stores (id),
  provider text not null check (provider in ('stripe', 'paystack')),
  enabled boolean not null,
  test_secret_key bytea,
  test_webhook_secret bytea,
  live_secret_key bytea,
  live_webhook_secret bytea,
  -- Grows with each change.
  version integer not null check (version > 0),
  primary key (store_id, provider)
);

-- Each try to pay for a checkout, written before the provider is asked: whatever gets lost on the way is asked for later.
create table app.payment_attempts (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  checkout_id uuid not null,
  provider text not null check (provider in ('stripe', 'paystack')),
  mode text not null check (mode in ('test', 'live')),
  -- What both sides call it.
  reference text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('started', 'paid', 'failed', 'unclear', 'refund_due', 'refunded')),
  -- Why it needs a person, or goes back.
  problem text check (problem in ('amount_differs', 'unreachable', 'not_placed', 'paid_twice', 'refund_failed')),
  -- What went wrong last, in the words of the provider.
  last_error text not null default '',
  -- The page of the provider that it is paid on, and the provider's names of that and of the payment.
  redirect_url text,
  provider_session text,
  provider_payment text,
  -- What the provider says it took.
  received_amount bigint,
  received_currency text,
  order_id uuid,
  -- How often the provider was asked in vain, and when it is asked again; null: no more.
  checks integer not null default 0,
  next_check_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (store_id, id),
  unique (store_id, reference),
  foreign key (store_id, order_id) references app.orders (store_id, id) on delete cascade deferrable initially deferred,
  check ((state = 'paid') = (order_id is not null))
);
-- A checkout is paid for once.
create unique index payment_attempts_paid_once on app.payment_attempts (store_id, checkout_id) where state = 'paid';
create index payment_attempts_of_checkout on app.payment_attempts (store_id, checkout_id, created_at);
create index payment_attempts_of_order on app.payment_attempts (store_id, order_id) where order_id is not null;
create index payment_attempts_to_check on app.payment_attempts (next_check_at) where next_check_at is not null;
create index payment_attempts_unclear on app.payment_attempts (store_id, created_at) where problem is not null;

-- Money on its way back to a buyer. The id is that of the refund in the order's books where there is one.
create table app.payment_refunds (
  store_id uuid not null,
  id uuid not null,
  attempt_id uuid not null,
  amount bigint not null check (amount > 0),
  -- `sent`: the provider has taken it on.
  state text not null check (state in ('due', 'sent', 'done', 'failed')),
  -- How often a person has sent it anew after the provider refused it.
  retries integer not null default 0,
  provider_refund text,
  last_error text not null default '',
  checks integer not null default 0,
  next_check_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, attempt_id) references app.payment_attempts (store_id, id) on delete cascade deferrable initially deferred
);
create index payment_refunds_of_attempt on app.payment_refunds (store_id, attempt_id);
create index payment_refunds_to_check on app.payment_refunds (next_check_at) where next_check_at is not null;

-- What providers have told, so that telling it twice has one effect.
create table app.provider_events (
  store_id uuid not null references app.stores (id),
  provider text not null check (provider in ('stripe', 'paystack')),
  event_id text not null,
  received_at timestamptz not null,
  primary key (store_id, provider, event_id)
);
create index provider_events_by_time on app.provider_events (received_at);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['payment_providers', 'payment_attempts', 'payment_refunds', 'provider_events'] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;
