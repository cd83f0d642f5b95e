-- What was sold: orders of every channel with their lines, payments, refunds, what was handed over and what came back. Amounts
-- are minor units of the store's currency.

create table app.orders (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  -- Runs without gaps in the store, test orders in a series of their own; null for a draft.
  number bigint,
  test boolean not null,
  channel text not null check (channel in ('web', 'in_person', 'wholesale', 'manual')),
  stage text not null check (stage in ('draft', 'placed', 'cancelled')),
  -- What rules/order-state says of all that has happened.
  state text not null check (state in (
    'draft', 'placed', 'part_paid', 'paid', 'part_fulfilled', 'fulfilled', 'part_returned', 'returned', 'cancelled'
  )),
  customer_id uuid,
  -- Where it leaves from.
  location_id uuid not null,
  payment_type text check (payment_type in ('instant', 'part_instant', 'credit', 'pod')),
  -- The day, in the store's time zone, by which all is to be paid.
  due_on date,
  -- The settings of the store when it was placed.
  apply_vat boolean not null,
  vat_percent numeric(6, 3) not null,
  prices_include_vat boolean not null,
  -- Off the whole order: an amount, a percentage, or neither.
  discount_amount bigint check (discount_amount > 0),
  discount_percent numeric(6, 3) check (discount_percent > 0 and discount_percent <= 100),
  shipping bigint not null default 0 check (shipping >= 0),
  note text not null default '',
  tags text[] not null default '{}',
  -- rules/order-total: lines - discount + shipping, and VAT where prices do not include it, is what was ordered.
  lines_total bigint not null check (lines_total >= 0),
  discount_total bigint not null check (discount_total >= 0),
  vat_total bigint not null check (vat_total >= 0),
  ordered_total bigint not null check (ordered_total >= 0),
  -- What the pieces that came back were worth.
  returned_total bigint not null default 0 check (returned_total >= 0),
  total bigint not null generated always as (ordered_total - returned_total) stored,
  paid bigint not null default 0 check (paid >= 0),
  refunded bigint not null default 0 check (refunded >= 0),
  -- Below zero: to be given back. A cancelled order costs nothing.
  owed bigint not null generated always as
    (case when stage = 'cancelled' then 0 else ordered_total - returned_total end - paid + refunded) stored,
  pieces integer not null check (pieces >= 0),
  -- Whose sale it is.
  sold_by uuid references app.users (id),
  placed_at timestamptz,
  -- The day of the sale in the store's time zone.
  placed_on date,
  cancelled_at timestamptz,
  -- Grows with every change; an edit that knows an older one is told so.
  version integer not null default 1,
  created_by uuid references app.users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, customer_id) references app.customers (store_id, id),
  foreign key (store_id, location_id) references app.locations (store_id, id),
  check (discount_amount is null or discount_percent is null),
  check (refunded <= paid),
  check (returned_total <= ordered_total),
  check (stage = 'draft' or (number is not null and placed_at is not null and placed_on is not null and payment_type is not null)),
  check (stage <> 'draft' or (number is null and paid = 0 and returned_total = 0))
);
create unique index orders_by_number on app.orders (store_id, test, number) where number is not null;
create index orders_by_state on app.orders (store_id, test, state, number) where number is not null;
create index orders_by_payment_type on app.orders (store_id, test, payment_type, number) where number is not null;
create index orders_by_channel on app.orders (store_id, test, channel, number) where number is not null;
create index orders_by_seller on app.orders (store_id, test, sold_by, number) where number is not null;
create index orders_by_customer on app.orders (store_id, customer_id, number) where number is not null;
create index orders_by_total on app.orders (store_id, test, total, number) where number is not null;
create index orders_by_day on app.orders (store_id, test, placed_on, number) where number is not null;
create index orders_owing on app.orders (store_id, test, due_on, number) where number is not null and owed > 0;
create index orders_drafts on app.orders (store_id, updated_at, id) where stage = 'draft';

create table app.order_lines (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  order_id uuid not null,
  position integer not null,
  -- Null for a line of its own, and when the product was deleted since.
  product_id uuid,
  variant_id uuid,
  -- As they were called when they were sold.
  title text not null,
  variant_name text not null default '',
  sku text not null default '',
  quantity integer not null check (quantity > 0),
  unit_price bigint not null check (unit_price >= 0),
  -- Off the line itself.
  discount bigint not null default 0 check (discount >= 0),
  exempt_vat boolean not null,
  -- What one piece had cost the store; null while nobody knows.
  unit_cost bigint check (unit_cost >= 0),
  -- Its share of the whole, to the last minor unit: own discount and the order's, VAT, what the buyer pays.
  share_discount bigint not null check (share_discount >= 0),
  share_vat bigint not null check (share_vat >= 0),
  share_total bigint not null check (share_total >= 0),
  fulfilled integer not null default 0 check (fulfilled between 0 and quantity),
  returned integer not null default 0 check (returned >= 0),
  primary key (store_id, id),
  check (returned <= fulfilled),
  foreign key (store_id, order_id) references app.orders (store_id, id) on delete cascade,
  foreign key (store_id, product_id) references app.products (store_id, id) on delete set null (product_id),
  foreign key (store_id, variant_id) references app.variants (store_id, id) on delete set null (variant_id)
);
create index order_lines_of_order on app.order_lines (store_id, order_id, position);
create index order_lines_by_product on app.order_lines (store_id, product_id, order_id) where product_id is not null;
create index order_lines_by_variant on app.order_lines (store_id, variant_id) where variant_id is not null;

-- Money in, and money back.
create table app.order_payments (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('payment', 'refund')),
  method text not null check (method in ('cash', 'card', 'bank_transfer', 'mobile_money', 'other')),
  amount bigint not null check (amount > 0),
  -- Such as the number of a transfer.
  reference text not null default '',
  recorded_by uuid references app.users (id),
  at timestamptz not null,
  -- The day in the store's time zone.
  on_day date not null,
  primary key (store_id, id),
  foreign key (store_id, order_id) references app.orders (store_id, id)
);
create index order_payments_of_order on app.order_payments (store_id, order_id, at, id);
create index order_payments_by_day on app.order_payments (store_id, on_day, method);

create table app.order_fulfilments (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  order_id uuid not null,
  location_id uuid not null,
  carrier text not null default '',
  tracking_number text not null default '',
  tracking_url text not null default '',
  fulfilled_by uuid references app.users (id),
  at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, order_id) references app.orders (store_id, id),
  foreign key (store_id, location_id) references app.locations (store_id, id)
);
create index order_fulfilments_of_order on app.order_fulfilments (store_id, order_id, at, id);

create table app.order_fulfilment_lines (
  store_id uuid not null references app.stores (id),
  fulfilment_id uuid not null,
  line_id uuid not null,
  quantity integer not null check (quantity > 0),
  primary key (store_id, fulfilment_id, line_id),
  foreign key (store_id, fulfilment_id) references app.order_fulfilments (store_id, id),
  foreign key (store_id, line_id) references app.order_lines (store_id, id)
);
create index order_fulfilment_lines_by_line on app.order_fulfilment_lines (store_id, line_id);

create table app.order_returns (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  order_id uuid not null,
  location_id uuid not null,
  reason text not null default '',
  worth bigint not null check (worth >= 0),
  returned_by uuid references app.users (id),
  at timestamptz not null,
  on_day date not null,
  primary key (store_id, id),
  foreign key (store_id, order_id) references app.orders (store_id, id),
  foreign key (store_id, location_id) references app.locations (store_id, id)
);
create index order_returns_of_order on app.order_returns (store_id, order_id, at, id);

create table app.order_return_lines (
  store_id uuid not null references app.stores (id),
  return_id uuid not null,
  line_id uuid not null,
  quantity integer not null check (quantity > 0),
  -- Back on the shelf, or lost.
  restocked boolean not null,
  worth bigint not null check (worth >= 0),
  primary key (store_id, return_id, line_id),
  foreign key (store_id, return_id) references app.order_returns (store_id, id),
  foreign key (store_id, line_id) references app.order_lines (store_id, id)
);
create index order_return_lines_by_line on app.order_return_lines (store_id, line_id);

-- Everything that happened to an order, in order.
create table app.order_events (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in (
    'drafted', 'placed', 'edited', 'paid', 'refunded', 'fulfilled', 'returned', 'cancelled', 'noted'
  )),
  data jsonb not null default '{}',
  actor_user_id uuid references app.users (id),
  at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, order_id) references app.orders (store_id, id) on delete cascade
);
create index order_events_of_order on app.order_events (store_id, order_id, at, id);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'orders', 'order_lines', 'order_payments', 'order_fulfilments', 'order_fulfilment_lines', 'order_returns',
    'order_return_lines', 'order_events'
  ] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

-- What a customer has bought and owes follows the orders. Test orders do not count.
create function app.orders_of_customers() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and old.stage = 'placed' and not old.test and old.customer_id is not null then
    update app.customers customer
    set order_count = order_count - 1, spent = spent - old.total, owed = customer.owed - greatest(old.owed, 0)
    where customer.store_id = old.store_id and customer.id = old.customer_id;
  end if;
  if new.stage = 'placed' and not new.test and new.customer_id is not null then
    update app.customers customer
    set order_count = order_count + 1, spent = spent + new.total, owed = customer.owed + greatest(new.owed, 0),
        last_ordered_at = greatest(customer.last_ordered_at, new.placed_at)
    where customer.store_id = new.store_id and customer.id = new.customer_id;
  end if;
  return null;
end
$$;
create trigger orders_of_customers after insert or update of stage, customer_id, ordered_total, returned_total, paid, refunded
  on app.orders for each row execute function app.orders_of_customers();
