-- Invoices, receipts, statements and reminders: how a store prints them, and what was mailed.

create table app.paper_settings (
  store_id uuid primary key references app.stores (id),
  -- Width of the roll that receipts are printed on, in millimetres.
  receipt_mm smallint not null default 80 check (receipt_mm in (58, 80)),
  -- Customers who owe are reminded by themselves.
  reminders boolean not null default false,
  -- The last day, in the store's time zone, on which it was looked who is to be reminded.
  reminded_on date
);

-- A paper that was sent, or is on its way. Its job may run twice, the row says once what became of it.
create table app.paper_mails (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  paper text not null check (paper in ('invoice', 'receipt', 'reminder', 'statement')),
  -- Null for a statement.
  order_id uuid,
  -- Null when the order was sold without a name.
  customer_id uuid,
  -- Of a statement: its first and its last day.
  from_day date,
  to_day date,
  -- Empty once the customer is erased.
  to_address text not null,
  note text not null default '',
  -- Of a reminder that goes by itself: so many days after this day.
  step smallint check (step in (0, 7, 30)),
  due_on date,
  -- Null when nobody asked for it.
  requested_by uuid references app.users (id),
  created_at timestamptz not null,
  sent_at timestamptz,
  -- It was no longer to be sent when its turn came.
  dropped_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, order_id) references app.orders (store_id, id) on delete cascade,
  foreign key (store_id, customer_id) references app.customers (store_id, id),
  check ((paper = 'statement') = (order_id is null)),
  check (paper <> 'statement' or (customer_id is not null and from_day is not null and to_day is not null)),
  check ((step is null) = (due_on is null)),
  check (step is null or paper = 'reminder')
);
-- Each step once, for each day that the order has been due on.
create unique index paper_mails_by_step on app.paper_mails (store_id, order_id, due_on, step) where step is not null;
create index paper_mails_of_order on app.paper_mails (store_id, order_id) where order_id is not null;
create index paper_mails_of_customer on app.paper_mails (store_id, customer_id) where customer_id is not null;
create index paper_mails_by_time on app.paper_mails (store_id, created_at);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['paper_settings', 'paper_mails'] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

-- One more kind beside those that stand, whichever migrations have added theirs.
do $$
declare
  standing text;
begin
  select pg_get_constraintdef(oid) into standing
  from pg_constraint where conrelid = 'app.order_events'::regclass and conname = 'order_events_kind_check';
  execute 'alter table app.order_events drop constraint order_events_kind_check';
  execute 'alter table app.order_events add constraint order_events_kind_check '
    || replace(standing, 'ARRAY[', 'ARRAY[''mailed''::text, ');
end
$$;

-- The stores that remind by themselves, whose clock stands in these hours, and whose day was not looked at yet.
create function app.stores_to_remind(at timestamptz, from_hour integer, before_hour integer)
returns table (store_id uuid)
language sql stable security definer set search_path = app, public, pg_temp
as $$
  select store.id
  from app.paper_settings settings
  join app.stores store on store.id = settings.store_id
  where settings.reminders
    and store.closed_at is null
    and extract(hour from stores_to_remind.at at time zone store.timezone) >= from_hour
    and extract(hour from stores_to_remind.at at time zone store.timezone) < before_hour
    and (settings.reminded_on is null or settings.reminded_on < (stores_to_remind.at at time zone store.timezone)::date)
$$;

-- Who owes, erased or not: what they owe is in the books.
create index customers_owing on app.customers (store_id, owed desc, id) where owed > 0;
-- What is owed, and since when, read from the index alone.
create index orders_owed_by_customer on app.orders (store_id, customer_id) include (due_on, placed_on, owed)
  where owed > 0 and number is not null and not test;
