-- Orders of every channel with their lines, payments, refunds, fulfilments and returns, and how they are searched.
-- How a change is made: 0001_core.sql.

-- What orders are listed by. A sequence, because nobody waits at it: a row of the store's numbers is held until the commit, and
-- twenty tills that send at once would record one sale after the other. Numbers that people read (#1001) are rows of the store.
create sequence app.order_serials;

create table app.orders (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  -- Of `order_serials`: later orders have higher ones, two that are placed at the same time either. What every list is ordered and keyed
  -- by, and never shown. Null for a draft.
  serial bigint,
  -- As printed, by rules/orders/order-number; null for a draft.
  number text collate "C" check (number = upper(number)),
  test boolean not null,
  channel text not null check (channel in ('web', 'in_person', 'wholesale', 'manual')),
  stage text not null check (stage in ('draft', 'placed', 'cancelled')),
  -- By rules/orders/order-state, from all that has happened.
  state text not null check (state in (
    'draft', 'placed', 'part_paid', 'paid', 'part_fulfilled', 'fulfilled', 'part_returned', 'returned', 'cancelled'
  )),
  customer_id uuid,
  -- Where it is fulfilled from.
  location_id uuid not null,
  -- The order that this one replaces items of. The value of the returned items moves here as a refund there and a payment here, both
  -- by `exchange`.
  exchange_of uuid,
  payment_type text check (payment_type in ('instant', 'part_instant', 'credit', 'pod')),
  -- The day by which everything is to be paid.
  due_on date,
  -- What is asked for at once.
  deposit bigint not null default 0 check (deposit >= 0),
  -- The settings of the store when it was placed.
  apply_vat boolean not null,
  vat_percent numeric(6, 3) not null,
  prices_include_vat boolean not null,
  -- The rate of the delivery; null: it bears no VAT.
  shipping_vat_percent numeric(6, 3),
  -- The highest VAT rate that something in the order bears, in thousandths of a percent, the lower ones, and whether something bears
  -- none. Stored, so that a filter reads no lines; integers, because numeric comparisons are not leakproof.
  highest_vat_rate integer,
  has_other_vat_rates integer[],
  bears_no_vat boolean not null default false,
  -- Off the whole order: an amount, a percentage, or neither.
  discount_amount bigint check (discount_amount > 0),
  discount_percent numeric(6, 3) check (discount_percent > 0 and discount_percent <= 100),
  -- As it was typed, in upper case. A draft keeps one that is not valid yet.
  discount_code text collate "C" check (discount_code = upper(discount_code) and discount_code <> ''),
  -- Set when the order is placed; a cancelled order keeps it. Null on drafts, so that no use is held for them.
  discount_id uuid,
  -- The discount's title at that time.
  discount_title text not null default '',
  -- What the discount takes off; `discount_total` includes it and what was taken off by hand.
  offered_total bigint not null default 0 check (offered_total >= 0),
  shipping bigint not null default 0 check (shipping >= 0),
  -- Part of `vat_total`; inside `shipping` where prices include VAT.
  shipping_vat bigint not null default 0 check (shipping_vat >= 0),
  note text not null default '',
  -- What a till has written for the customer. The note of the staff stands on no document.
  receipt_note text not null default '',
  tags text[] not null default '{}',
  -- rules/cart/cart-totals: lines - discount + shipping, and VAT where prices do not include it, is what was ordered.
  lines_total bigint not null check (lines_total >= 0),
  discount_total bigint not null check (discount_total >= 0),
  vat_total bigint not null check (vat_total >= 0),
  ordered_total bigint not null check (ordered_total >= 0),
  -- The value of the returned items.
  returned_total bigint not null default 0 check (returned_total >= 0),
  total bigint not null generated always as (ordered_total - returned_total) stored,
  paid bigint not null default 0 check (paid >= 0),
  refunded bigint not null default 0 check (refunded >= 0),
  -- Balance due; below zero: to be refunded. A cancelled order costs nothing.
  outstanding bigint not null generated always as
    (case when stage = 'cancelled' then 0 else ordered_total - returned_total end - paid + refunded) stored,
  -- Payments go to the deposit first. What of it is still to be paid is due on the day of the sale, and the rest on the due day:
  -- rules/credit/deposit says the same.
  deposit_due bigint not null generated always as (
    greatest(0, least(deposit, case when stage = 'cancelled' then 0 else ordered_total - returned_total end) - paid + refunded)
  ) stored,
  -- Units of all lines.
  units integer not null check (units >= 0),
  -- Whose sale it is.
  sold_by uuid references app.users (id),
  -- The register and the shift that it was rung in, and who approved what the cashier may not do. A till that was offline may tell
  -- of the sale before the shift: no key.
  register_id uuid,
  shift_id uuid,
  approved_by uuid references app.users (id),
  -- When it was sold, and when that arrived: a till that was offline tells later.
  placed_at timestamptz,
  received_at timestamptz,
  -- The day of the sale.
  placed_on date,
  -- What did not fit when it was recorded after it had happened: rules/orders/order-flags.
  flags text[] not null default '{}' check (flags <@ array[
    'price_differs', 'tax_differs', 'product_deleted', 'product_inactive', 'below_stock', 'total_differs', 'over_credit_limit',
    'not_approved', 'discount_differs', 'customer_deleted', 'staff_removed', 'location_closed', 'clock_differs', 'after_close',
    'parked_sold_twice', 'overpaid'
  ]),
  -- Of its own, because behind row-level security the planner asks no statistics for a comparison of arrays: it would walk all orders.
  needs_review boolean not null generated always as (flags <> '{}') stored,
  cancelled_at timestamptz,
  -- Grows with every change; an edit that knows an older one is told so.
  version integer not null default 1,
  created_by uuid references app.users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, customer_id) references app.customers (store_id, id),
  foreign key (store_id, location_id) references app.locations (store_id, id),
  foreign key (store_id, exchange_of) references app.orders (store_id, id) deferrable initially deferred,
  check (discount_amount is null or discount_percent is null),
  check (discount_id is null or stage <> 'draft'),
  check (refunded <= paid),
  check (returned_total <= ordered_total),
  check ((serial is null) = (number is null)),
  check (stage = 'draft' or (serial is not null and placed_at is not null and placed_on is not null and payment_type is not null)),
  check (stage <> 'draft' or (serial is null and paid = 0 and returned_total = 0))
);
create unique index orders_by_number on app.orders (store_id, number) where number is not null;
-- A list is paged by the serials, which every index of the list ends with, so that an index alone is read. What a walk along the
-- newest orders asks of each is included.
create unique index orders_by_serial on app.orders (store_id, test, serial) include (due_on, customer_id) where serial is not null;
create index orders_by_state on app.orders (store_id, test, state, serial) where serial is not null;
create index orders_by_payment_type on app.orders (store_id, test, payment_type, serial) where serial is not null;
create index orders_by_channel on app.orders (store_id, test, channel, serial) where serial is not null;
create index orders_by_seller on app.orders (store_id, test, sold_by, serial) where serial is not null;
create index orders_by_register on app.orders (store_id, test, register_id, serial) where serial is not null;
create index orders_by_total on app.orders (store_id, test, total, serial) where serial is not null;
create index orders_by_day on app.orders (store_id, test, placed_on, serial) where serial is not null;
-- Those that are never due come last, whichever way.
create index orders_by_due on app.orders (store_id, test, due_on, serial) where serial is not null;
create index orders_by_latest_due on app.orders (store_id, test, due_on desc nulls last, serial desc) where serial is not null;
create index orders_by_discount on app.orders (store_id, discount_id, test, serial) where discount_id is not null;
create index orders_by_shift on app.orders (store_id, shift_id) where shift_id is not null;
-- Few of all: what people have to look at.
create index orders_to_review on app.orders (store_id, test, serial) where serial is not null and needs_review;
create index orders_by_exchange on app.orders (store_id, exchange_of) where exchange_of is not null;
create index orders_bearing_vat on app.orders (store_id, test, highest_vat_rate, serial) where serial is not null and highest_vat_rate is not null;
create index orders_with_shipping_vat on app.orders (store_id, test, placed_on) include (shipping_vat)
  where stage = 'placed' and shipping_vat > 0;
create index orders_bearing_other_vat on app.orders (store_id, test, serial) where serial is not null and has_other_vat_rates is not null;
create index orders_bearing_no_vat on app.orders (store_id, test, serial) where serial is not null and bears_no_vat;
create index orders_with_shipping on app.orders (store_id, test, serial) where serial is not null and shipping > 0;
create index orders_drafts on app.orders (store_id, updated_at, id) where stage = 'draft';
-- Unfulfilled or partially fulfilled: few of all, a walk from the newest on would be long. So with a balance due. The state is
-- included: without it a plan for any store would gather the unfulfilled of a store that has many.
create index orders_unfulfilled on app.orders (store_id, test, serial) include (state)
  where serial is not null and state in ('placed', 'part_paid', 'paid', 'part_fulfilled');
create index orders_unpaid_by_serial on app.orders (store_id, test, serial) include (due_on) where serial is not null and outstanding > 0;
create index orders_unpaid on app.orders (store_id, test, due_on, serial) where serial is not null and outstanding > 0;
-- By what is paid of them: rules/orders/order-statuses.
create index orders_paid on app.orders (store_id, test, serial) where serial is not null and outstanding = 0 and stage = 'placed';
create index orders_paid_in_part on app.orders (store_id, test, serial)
  where serial is not null and outstanding > 0 and outstanding < total;
create index orders_refund_due on app.orders (store_id, test, serial) where serial is not null and outstanding < 0;
-- By the day since which they are to be paid: the day of the sale without a due day. A `case`, because under row-level security no
-- index serves a `coalesce`. The statistics tell how these days are distributed, which a partial index does not.
create index orders_due_since on app.orders
  (store_id, test, (case when due_on is null then placed_on else due_on end), serial) where serial is not null and outstanding > 0;
create statistics app.orders_due_since_days on (case when due_on is null then placed_on else due_on end) from app.orders;
create index orders_deposit_due on app.orders (store_id, test, placed_on) where serial is not null and deposit_due > 0;
-- Drafts too: deleting a customer with an import looks for all orders.
create index orders_by_customer on app.orders (store_id, customer_id, test, serial) where customer_id is not null;
create index orders_outstanding_by_customer on app.orders (store_id, customer_id) include (due_on, placed_on, outstanding)
  where outstanding > 0 and serial is not null and not test;
create index orders_of_nobody on app.orders (store_id, test, serial) where serial is not null and customer_id is null;

-- The tables of an order have no key of their own to the store: their key to the order names the store, and a second check with
-- each row would cost. The keys to orders are deferred, because an order that is placed at once is written after all that belongs
-- to it: serial and number are locked for that long only.

create table app.order_lines (
  store_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  position integer not null,
  -- Null for a custom item, and when the product was deleted since.
  product_id uuid,
  variant_id uuid,
  -- The names when it was sold.
  title text not null,
  variant_name text not null default '',
  sku text not null default '',
  quantity integer not null check (quantity > 0),
  unit_price bigint not null check (unit_price >= 0),
  -- Off the line itself, by hand.
  discount bigint not null default 0 check (discount >= 0),
  -- Off the line by the order's discount code or automatic discount.
  offered bigint not null default 0 check (offered >= 0),
  exempt_vat boolean not null,
  -- The product's own tax rate; null: the order's.
  tax_percent numeric(6, 3),
  -- What one unit had cost the store; null when unknown.
  unit_cost bigint check (unit_cost >= 0),
  -- Its share of the order's totals, exact to the minor unit: all discounts, VAT, what the customer pays.
  share_discount bigint not null check (share_discount >= 0),
  share_vat bigint not null check (share_vat >= 0),
  share_total bigint not null check (share_total >= 0),
  fulfilled integer not null default 0 check (fulfilled between 0 and quantity),
  returned integer not null default 0 check (returned >= 0),
  primary key (store_id, id),
  check (returned <= fulfilled),
  foreign key (store_id, order_id) references app.orders (store_id, id) on delete cascade deferrable initially deferred,
  foreign key (store_id, product_id) references app.products (store_id, id) on delete set null (product_id),
  foreign key (store_id, variant_id) references app.variants (store_id, id) on delete set null (variant_id)
);
create index order_lines_of_order on app.order_lines (store_id, order_id, position);
create index order_lines_by_product on app.order_lines (store_id, product_id, order_id) where product_id is not null;
create index order_lines_by_variant on app.order_lines (store_id, variant_id) where variant_id is not null;

-- Payments and refunds.
create table app.order_payments (
  store_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('payment', 'refund')),
  method text not null check (
    method in (
      'cash', 'card', 'bank_transfer', 'mobile_money', 'other', 'exchange', 'store_credit', 'gift_card', 'stripe', 'paystack'
    )
  ),
  -- What the store called the method at its till.
  label text not null default '',
  amount bigint not null check (amount > 0),
  -- What cash was rounded up by, and what was given on top. Neither changes what is owed.
  rounding bigint not null default 0,
  tip bigint not null default 0 check (tip >= 0),
  -- Such as the number of a transfer.
  reference text not null default '',
  -- The card that it was paid with or refunded to.
  gift_card_id uuid,
  recorded_by uuid references app.users (id),
  -- The register that took or gave it, and the shift whose drawer it went into or came out of; null for none.
  register_id uuid,
  shift_id uuid,
  at timestamptz not null,
  received_at timestamptz not null default now(),
  on_day date not null,
  primary key (store_id, id),
  foreign key (store_id, order_id) references app.orders (store_id, id) deferrable initially deferred,
  check ((method = 'gift_card') = (gift_card_id is not null))
);
create index order_payments_of_order on app.order_payments (store_id, order_id, at, id);
create index order_payments_by_day on app.order_payments (store_id, on_day, method);
create index order_payments_by_shift on app.order_payments (store_id, shift_id) where shift_id is not null;
create index order_payments_by_gift_card on app.order_payments (store_id, gift_card_id) where gift_card_id is not null;

create table app.order_fulfilments (
  store_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  location_id uuid not null,
  carrier text not null default '',
  tracking_number text not null default '',
  tracking_url text not null default '',
  fulfilled_by uuid references app.users (id),
  at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (store_id, id),
  foreign key (store_id, order_id) references app.orders (store_id, id) deferrable initially deferred,
  foreign key (store_id, location_id) references app.locations (store_id, id)
);
create index order_fulfilments_of_order on app.order_fulfilments (store_id, order_id, at, id);

create table app.order_fulfilment_lines (
  store_id uuid not null,
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
  -- The order's, so that the orders with returns on some days are found in an index alone.
  test boolean not null,
  serial bigint not null,
  location_id uuid not null,
  reason text not null default '',
  -- The value of the returned items, VAT included.
  value bigint not null check (value >= 0),
  returned_by uuid references app.users (id),
  -- The shift that it was taken back in; null for none.
  shift_id uuid,
  at timestamptz not null,
  received_at timestamptz not null default now(),
  on_day date not null,
  primary key (store_id, id),
  foreign key (store_id, order_id) references app.orders (store_id, id) deferrable initially deferred,
  foreign key (store_id, location_id) references app.locations (store_id, id)
);
comment on column app.order_returns.test is 'a trigger fills it in';
comment on column app.order_returns.serial is 'a trigger fills it in';
create index order_returns_by_shift on app.order_returns (store_id, shift_id) where shift_id is not null;
create index order_returns_of_order on app.order_returns (store_id, order_id, at, id);
create index order_returns_by_day on app.order_returns (store_id, test, on_day, serial);

create table app.order_return_lines (
  store_id uuid not null references app.stores (id),
  return_id uuid not null,
  line_id uuid not null,
  quantity integer not null check (quantity > 0),
  -- Back to stock, or written off.
  restocked boolean not null,
  -- The value of the returned units, and the VAT in it.
  value bigint not null check (value >= 0),
  vat bigint not null default 0 check (vat >= 0),
  primary key (store_id, return_id, line_id),
  foreign key (store_id, return_id) references app.order_returns (store_id, id),
  foreign key (store_id, line_id) references app.order_lines (store_id, id)
);
create index order_return_lines_by_line on app.order_return_lines (store_id, line_id);

-- The timeline of an order.
create table app.order_events (
  store_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in (
    'drafted', 'placed', 'edited', 'paid', 'refunded', 'fulfilled', 'returned', 'cancelled', 'noted', 'exchanged', 'mailed', 'merged',
    'reviewed', 'ready', 'proof_sent'
  )),
  data jsonb not null default '{}',
  -- rules/access/actor: who did it, its id among those of its kind, and the person of the staff, at a register too.
  actor_kind text not null default 'system' check (actor_kind in ('staff', 'customer', 'api_key', 'register', 'system')),
  actor_id uuid,
  actor_user_id uuid references app.users (id),
  at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, order_id) references app.orders (store_id, id) on delete cascade deferrable initially deferred
);
create index order_events_of_order on app.order_events (store_id, order_id, at, id);

-- The orders of a bulk action, as they were selected when it began: the action itself may move them out of the filters that it was
-- begun with.
create table app.order_bulk_action_items (
  store_id uuid not null references app.stores (id),
  job_id uuid not null,
  order_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'changed', 'unchanged', 'failed')),
  -- Why it could not be done.
  reason text not null default '',
  at timestamptz,
  primary key (store_id, job_id, order_id),
  foreign key (store_id, job_id) references app.store_jobs (store_id, id) on delete cascade,
  foreign key (store_id, order_id) references app.orders (store_id, id) deferrable initially deferred
);
create index order_bulk_action_items_waiting on app.order_bulk_action_items (store_id, job_id, order_id) where state = 'waiting';
create index order_bulk_action_items_failed on app.order_bulk_action_items (store_id, job_id, order_id) where state = 'failed';

-- What stands on the lines of orders, by the names when it was sold; the same item under the same name is one row. A search looks
-- among what a store sells, not among all that it has sold.
create table app.sold_items (
  store_id uuid not null,
  -- Derived from the names, so that a line knows its row without looking for it.
  id uuid not null,
  -- Null for a custom item, and when the product was deleted since.
  product_id uuid,
  title text not null,
  variant_name text not null,
  -- The SKU in lower case; empty when there is none.
  sku_key text collate "C" not null,
  -- The words of the title, for titles that begin with what is searched.
  title_key text not null generated always as (left(app.plain_words(title), 250)) stored,
  words tsvector not null generated always as (app.words_of_store(store_id, title || ' ' || variant_name)) stored,
  primary key (store_id, id) include (product_id),
  foreign key (store_id, product_id) references app.products (store_id, id) on delete set null (product_id)
);
create index sold_items_by_words on app.sold_items using gin (words) with (fastupdate = off);
create index sold_items_by_title on app.sold_items (store_id, title_key collate app.names) include (id);
create index sold_items_by_sku on app.sold_items (store_id, sku_key) where sku_key <> '';
create index sold_items_by_product on app.sold_items (store_id, product_id) include (id) where product_id is not null;
-- Custom items and deleted products.
create index sold_items_of_no_product on app.sold_items (store_id) include (id) where product_id is null;

-- Which orders with a number have sold which of these, and the other way around. Neither is ever deleted while the other is there,
-- so that no foreign keys are checked.
create table app.order_items (
  store_id uuid not null,
  test boolean not null,
  serial bigint not null,
  item_id uuid not null,
  primary key (store_id, test, serial, item_id)
);
create index order_items_by_item on app.order_items (store_id, item_id, test, serial);

-- Orders with a number by their tags, in lower case.
create table app.order_tags (
  store_id uuid not null,
  test boolean not null,
  tag text collate "C" not null,
  serial bigint not null,
  primary key (store_id, test, tag, serial)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'orders', 'order_lines', 'order_payments', 'order_fulfilments', 'order_fulfilment_lines', 'order_returns',
    'order_return_lines', 'order_events', 'order_bulk_action_items', 'sold_items', 'order_items', 'order_tags'
  ] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

-- What follows from an order.

-- The totals of a customer follow the orders; test orders do not count. When two customers are merged, the totals move at once,
-- before the orders follow one by one.
create function app.orders_of_customers() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and old.customer_id <> new.customer_id and exists (
    select from app.customers gone
    where gone.store_id = old.store_id and gone.id = old.customer_id and gone.merged_into = new.customer_id
  ) then
    return null;
  end if;
  if tg_op = 'UPDATE' and old.stage = 'placed' and not old.test and old.customer_id is not null then
    update app.customers customer
    set order_count = order_count - 1, spent = spent - old.total, outstanding = customer.outstanding - greatest(old.outstanding, 0)
    where customer.store_id = old.store_id and customer.id = old.customer_id;
  end if;
  if new.stage = 'placed' and not new.test and new.customer_id is not null then
    update app.customers customer
    set order_count = order_count + 1, spent = spent + new.total, outstanding = customer.outstanding + greatest(new.outstanding, 0),
        last_ordered_at = greatest(customer.last_ordered_at, new.placed_at)
    where customer.store_id = new.store_id and customer.id = new.customer_id;
  end if;
  return null;
end
$$;
create trigger orders_of_customers after insert or update of stage, customer_id, ordered_total, returned_total, paid, refunded
  on app.orders for each row execute function app.orders_of_customers();

create function app.name_order_of_return() returns trigger
language plpgsql
as $$
begin
  select placed.test, placed.serial into new.test, new.serial
  from app.orders placed where placed.store_id = new.store_id and placed.id = new.order_id;
  return new;
end
$$;
create trigger name_order_of_return before insert on app.order_returns
  for each row when (new.serial is null) execute function app.name_order_of_return();

-- The tax rate of a line, as rules/pricing/taxes says it; null for what is exempt.
create function app.tax_percent_of(apply_vat boolean, vat_percent numeric, exempt_vat boolean, own_percent numeric) returns numeric
language sql immutable
return case when apply_vat and not exempt_vat then coalesce(own_percent, vat_percent) end;

-- The VAT of units `before + 1` to `before + units` of a line: all parts together are the line's VAT, to the minor unit, as
-- rules/money/allocate allocates the value of units.
create function app.vat_of_units(vat bigint, quantity integer, before bigint, units bigint) returns bigint
language sql immutable
return div(vat::numeric * (before + units), quantity) - div(vat::numeric * before, quantity);

create function app.vat_of_return() returns trigger
language plpgsql
as $$
begin
  new.vat := (
    select app.vat_of_units(line.share_vat, line.quantity, coalesce((
      select sum(part.quantity) from app.order_return_lines part
      where part.store_id = new.store_id and part.line_id = new.line_id
    ), 0), new.quantity)
    from app.order_lines line where line.store_id = new.store_id and line.id = new.line_id
  );
  return new;
end
$$;
create trigger vat_of_return before insert on app.order_return_lines for each row execute function app.vat_of_return();

-- What an order is found by follows its lines and tags, from the moment that it has a number.

create function app.item_id(product uuid, title text, variant_name text, sku text) returns uuid
language sql immutable parallel safe
return md5(concat(product, chr(31), title, chr(31), variant_name, chr(31), sku))::uuid;

-- Lists what an order with a number sells.
create function app.list_items_of_order(in_store uuid, of_order uuid, in_test boolean, as_serial bigint) returns uuid[]
language plpgsql
as $$
declare
  item_ids uuid[];
  known_ids uuid[];
begin
  item_ids := array(
    select distinct app.item_id(line.product_id, line.title, line.variant_name, line.sku)
    from app.order_lines line where line.store_id = in_store and line.order_id = of_order
  );
  -- One by one: a plan that serves all stores would read through whatever an average store has sold.
  known_ids := array(
    select known.id from unnest(item_ids) as item (id)
    cross join lateral (
      select id from app.sold_items where store_id = in_store and id = item.id offset 0
    ) known
  );
  if cardinality(known_ids) < cardinality(item_ids) then
    -- In the order of their ids: two orders with the same new items wait for each other and never deadlock.
    insert into app.sold_items (store_id, id, product_id, title, variant_name, sku_key)
    select distinct on (items.id) in_store, items.id, line.product_id, line.title, line.variant_name, lower(line.sku)
    from app.order_lines line
    cross join lateral (select app.item_id(line.product_id, line.title, line.variant_name, line.sku) as id) items
    where line.store_id = in_store and line.order_id = of_order and items.id <> all (known_ids)
    order by items.id
    on conflict do nothing;
  end if;
  insert into app.order_items (store_id, test, serial, item_id)
  select in_store, in_test, as_serial, unnest(item_ids)
  on conflict do nothing;
  return item_ids;
end
$$;

-- The same when the lines have changed: what it does not sell any more is removed.
create function app.list_items_of_order(in_store uuid, of_order uuid) returns void
language plpgsql
as $$
declare
  listed record;
  item_ids uuid[];
begin
  select placed.test, placed.serial into listed
  from app.orders placed where placed.store_id = in_store and placed.id = of_order;
  item_ids := app.list_items_of_order(in_store, of_order, listed.test, listed.serial);
  delete from app.order_items sold
  where sold.store_id = in_store and sold.test = listed.test and sold.serial = listed.serial
    and sold.item_id <> all (item_ids);
end
$$;

-- An order that has just been placed is in no list yet, and most have no tags.
create function app.list_order() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' or old.serial is null then
    perform app.list_items_of_order(new.store_id, new.id, new.test, new.serial);
  elsif new.tags = old.tags then
    return null;
  else
    delete from app.order_tags
    where store_id = new.store_id and test = new.test and serial = new.serial and tag <> all (select lower(unnest(new.tags)));
  end if;
  if new.tags <> '{}' then
    insert into app.order_tags (store_id, test, tag, serial)
    select new.store_id, new.test, lower(word), new.serial from unnest(new.tags) as word
    on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger list_order after insert or update of serial, tags on app.orders
  for each row when (new.serial is not null) execute function app.list_order();

-- Lines of an order that was placed already. Those of a draft are listed when it gets its number.
create function app.list_lines() returns trigger
language plpgsql
as $$
begin
  perform app.list_items_of_order(placed.store_id, placed.id)
  from app.orders placed
  where placed.serial is not null
    and (placed.store_id, placed.id) in (select line.store_id, line.order_id from changed line);
  return null;
end
$$;
create trigger list_lines_added after insert on app.order_lines
  referencing new table as changed for each statement execute function app.list_lines();
create trigger list_lines_removed after delete on app.order_lines
  referencing old table as changed for each statement execute function app.list_lines();

create function app.list_renamed_lines() returns trigger
language plpgsql
as $$
begin
  -- Other changes of lines happen with every fulfilment: this check is all that they cost.
  if not exists (
    select 1 from changed line join before was on was.store_id = line.store_id and was.id = line.id where was.title <> line.title
  ) then
    return null;
  end if;
  perform app.list_items_of_order(placed.store_id, placed.id)
  from app.orders placed
  where placed.serial is not null
    and (placed.store_id, placed.id) in (select line.store_id, line.order_id from changed line);
  return null;
end
$$;
create trigger list_lines_renamed after update on app.order_lines
  referencing old table as before new table as changed for each statement execute function app.list_renamed_lines();

create trigger add_search_words after insert on app.sold_items
  for each row execute function app.add_search_words('order');

-- The search, as in 0003_catalogue.sql.

-- What the current store has sold with these words, or with an SKU that begins with `code` (in lower case); null where it is more
-- than a few.
create function app.items_with(sought tsquery, code text, few integer) returns uuid[]
language plpgsql stable security definer set search_path = app, public, pg_temp set plan_cache_mode = force_generic_plan
as $$
declare
  store uuid := app.current_store();
  ids uuid[] := array(
    (select items.id from app.sold_items items
     where items.words @@ sought and (items.store_id = store) is true
     limit few + 1)
    union
    (select items.id from app.sold_items items
     where items.store_id = store and items.sku_key <> '' and items.sku_key >= code and items.sku_key < code || chr(1114111)
     limit few + 1)
  );
begin
  return case when cardinality(ids) > few then null else ids end;
end
$$;

-- The search of orders: the buyers and the items that it means; null where they are more than a few. Where neither is found, a slip in
-- a word is forgiven. Test orders are not known of a customer.
create function app.find_in_orders(
  search text, code text, digits text, in_test boolean, few integer,
  out buyers_sought tsquery, out buyers uuid[], out items_sought tsquery, out items uuid[]
)
language plpgsql stable security definer set search_path = app, public, pg_temp set plan_cache_mode = force_generic_plan
as $$
declare
  store uuid := app.current_store();
begin
  buyers_sought := app.customers_sought(store, search, digits);
  buyers := app.customers_with(buyers_sought, not in_test, few);
  items_sought := app.words_sought(store, search);
  items := app.items_with(items_sought, code, few);
  if buyers = '{}' and items = '{}' then
    buyers_sought := app.words_meant(store, 'customer', search);
    buyers := app.customers_with(buyers_sought, not in_test, few);
    items_sought := app.words_meant(store, 'order', search);
    items := app.items_with(items_sought, code, few);
  end if;
end
$$;

-- Deletes test orders of the current store with all that belongs to them. Runs as the owner, because the application may not delete
-- from the ledgers.
create function app.forget_test_orders(chosen uuid[]) returns void
language plpgsql security definer set search_path = app, public, pg_temp
as $$
declare
  store constant uuid := app.current_store();
  tried constant uuid[] := array(
    select id from orders where store_id = store and id = any (chosen) and test and serial is not null for update
  );
begin
  -- Cancelled first, so that their items are subtracted from the sales summary while their rows are there.
  update orders set stage = 'cancelled', state = 'cancelled' where store_id = store and id = any (tried) and stage = 'placed';
  update orders set exchange_of = null where store_id = store and exchange_of = any (tried);

  delete from order_bulk_action_items where store_id = store and order_id = any (tried);
  delete from store_credit_entries where store_id = store and order_id = any (tried);
  delete from gift_card_entries where store_id = store and order_id = any (tried);
  delete from order_payments where store_id = store and order_id = any (tried);
  delete from order_return_lines part using order_returns taken
  where taken.store_id = store and taken.order_id = any (tried) and part.store_id = store and part.return_id = taken.id;
  delete from order_returns where store_id = store and order_id = any (tried);
  delete from order_fulfilment_lines part using order_fulfilments sent
  where sent.store_id = store and sent.order_id = any (tried) and part.store_id = store and part.fulfilment_id = sent.id;
  delete from order_fulfilments where store_id = store and order_id = any (tried);
  delete from order_items sold using orders placed
  where placed.store_id = store and placed.id = any (tried) and sold.store_id = store and sold.test and sold.serial = placed.serial;
  delete from order_tags tagged using orders placed
  where placed.store_id = store and placed.id = any (tried) and tagged.store_id = store and tagged.test and tagged.serial = placed.serial;
  delete from orders where store_id = store and id = any (tried);
end
$$;
