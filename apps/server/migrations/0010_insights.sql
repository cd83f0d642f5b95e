-- The summary of sales, rolled up as it happens. Whatever changes an order appends, in its own transaction, what changes in the
-- figures; no transaction waits for another. A job folds these changes into the roll-ups, and a reader adds what is not folded yet:
-- every figure is exact at once. Amounts are without VAT unless a comment says otherwise. How a change is made: 0001_core.sql.

-- Everything about sales, signed. A row of kind `order` says in which state an order is and what it costs beside its items; one of
-- kind `items` is about units of one product that were sold or returned; one of kind `payment` is money that came in or went back. No key
-- to the store: triggers write these rows, about orders that exist.
create table app.sale_changes (
  store_id uuid not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('order', 'items', 'payment')),
  test boolean not null,
  -- Of the sale, of the return, or of the payment.
  day date not null,
  channel text not null,
  payment_type text not null,
  seller_id uuid,
  -- Where it was rung, taken or given back; null for what no register recorded.
  register_id uuid,
  -- The state of an order; null for items.
  state text,
  -- The day since which it is to be paid; null for items.
  due_on date,
  -- Null for custom items and deleted products.
  product_id uuid,
  -- Null for what bears no VAT, and for orders.
  vat_percent numeric(6, 3),
  -- Orders with a number, cancelled ones too; of those, the ones with a balance due, and that balance.
  numbered integer not null default 0,
  unpaid integer not null default 0,
  outstanding bigint not null default 0,
  -- Orders that were placed and not cancelled; of items, those that contain the product.
  orders integer not null default 0,
  shipping bigint not null default 0,
  units integer not null default 0,
  discounts bigint not null default 0,
  -- Less discounts.
  net bigint not null default 0,
  vat bigint not null default 0,
  returned_quantity integer not null default 0,
  returned_net bigint not null default 0,
  returned_vat bigint not null default 0,
  -- Of restocked items it is taken off again; items that were written off have cost what they cost.
  cost bigint not null default 0,
  -- Net less returns of items with an unknown cost.
  uncosted bigint not null default 0,
  -- Of payments and refunds; null for all else.
  method text,
  payments integer not null default 0,
  taken bigint not null default 0,
  refunded bigint not null default 0,
  primary key (store_id, id)
);
comment on table app.sale_changes is 'append-only: the job that folds them takes them away, as the owner';

create table app.sales_by_day (
  store_id uuid not null references app.stores (id),
  test boolean not null,
  day date not null,
  channel text not null,
  payment_type text not null,
  seller_id uuid,
  register_id uuid,
  vat_percent numeric(6, 3),
  orders bigint not null,
  shipping bigint not null,
  units bigint not null,
  discounts bigint not null,
  net bigint not null,
  vat bigint not null,
  returned_quantity bigint not null,
  returned_net bigint not null,
  returned_vat bigint not null,
  cost bigint not null,
  uncosted bigint not null
) with (fillfactor = 80);
create unique index sales_by_day_key on app.sales_by_day
  (store_id, test, day, channel, payment_type, seller_id, register_id, vat_percent) nulls not distinct;
comment on table app.sales_by_day is 'read-only: rolled up from sale_changes';

create table app.sales_by_product_day (
  store_id uuid not null references app.stores (id),
  test boolean not null,
  day date not null,
  product_id uuid,
  register_id uuid,
  orders bigint not null,
  units bigint not null,
  discounts bigint not null,
  net bigint not null,
  vat bigint not null,
  returned_quantity bigint not null,
  returned_net bigint not null,
  returned_vat bigint not null,
  cost bigint not null,
  uncosted bigint not null
) with (fillfactor = 80);
create unique index sales_by_product_day_key on app.sales_by_product_day (store_id, test, day, product_id, register_id) nulls not distinct;
create index sales_by_product_day_of_product on app.sales_by_product_day (store_id, product_id, test, day);
comment on table app.sales_by_product_day is 'read-only: rolled up from sale_changes';

-- The same by month, named by its first day: a year is read from twelve rows.
create table app.sales_by_product_month (like app.sales_by_product_day) with (fillfactor = 80);
alter table app.sales_by_product_month add foreign key (store_id) references app.stores (id);
create unique index sales_by_product_month_key on app.sales_by_product_month (store_id, test, day, product_id, register_id) nulls not distinct;
create index sales_by_product_month_of_product on app.sales_by_product_month (store_id, product_id, test, day);
comment on table app.sales_by_product_month is 'read-only: rolled up from sale_changes';

-- How many orders there are of each kind: totals of lists without reading the orders.
create table app.order_counts (
  store_id uuid not null references app.stores (id),
  test boolean not null,
  state text not null,
  channel text not null,
  payment_type text not null,
  seller_id uuid,
  orders bigint not null,
  unpaid bigint not null
) with (fillfactor = 80);
create unique index order_counts_key on app.order_counts
  (store_id, test, state, channel, payment_type, seller_id) nulls not distinct;
comment on table app.order_counts is 'read-only: rolled up from sale_changes';

-- Receivables by the day since which they are to be paid.
create table app.debts_by_day (
  store_id uuid not null references app.stores (id),
  test boolean not null,
  due_on date not null,
  orders bigint not null,
  outstanding bigint not null,
  primary key (store_id, test, due_on)
) with (fillfactor = 80);
comment on table app.debts_by_day is 'read-only: rolled up from sale_changes';

-- Money by the day, the method and the register in which it came in or went back.
create table app.takings_by_day (
  store_id uuid not null references app.stores (id),
  test boolean not null,
  day date not null,
  method text not null,
  register_id uuid,
  payments bigint not null,
  taken bigint not null,
  refunded bigint not null
) with (fillfactor = 80);
create unique index takings_by_day_key on app.takings_by_day (store_id, test, day, method, register_id) nulls not distinct;
comment on table app.takings_by_day is 'read-only: rolled up from sale_changes';

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'sale_changes', 'sales_by_day', 'sales_by_product_day', 'sales_by_product_month', 'order_counts', 'debts_by_day', 'takings_by_day'
  ] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

-- A part of a price without the VAT that is inside, rounded by itself: what a line's discount comes to in the figures.
create function app.without_vat(amount bigint, prices_include_vat boolean, vat_percent numeric) returns bigint
language sql immutable
return case when prices_include_vat and vat_percent is not null then round(amount * 100 / (100 + vat_percent))::bigint else amount end;

-- What all orders add up to, in the shape of the changes: the one definition of every figure. An order is added by its rows here
-- when it is placed, subtracted by them before it is cancelled, and a rebuild sums up all of them.
create view app.sale_facts with (security_invoker = true) as
select placed.store_id, placed.id as order_id, null::uuid as return_id, 'order' as kind, placed.test, placed.placed_on as day, placed.channel,
       placed.payment_type, placed.sold_by as seller_id, placed.state, coalesce(placed.due_on, placed.placed_on) as due_on,
       null::uuid as product_id,
       -- Of the delivery.
       case when placed.stage = 'placed' and placed.apply_vat and placed.shipping > 0 then placed.shipping_vat_percent end as vat_percent,
       1 as numbered, (placed.outstanding > 0)::int as unpaid, greatest(placed.outstanding, 0) as outstanding,
       (placed.stage = 'placed')::int as orders,
       case when placed.stage <> 'placed' then 0
            when placed.prices_include_vat then placed.shipping - placed.shipping_vat
            else placed.shipping end as shipping,
       0::bigint as units, 0::bigint as discounts, 0::bigint as net,
       case when placed.stage = 'placed' then placed.shipping_vat else 0 end as vat,
       0::bigint as returned_quantity, 0::bigint as returned_net, 0::bigint as returned_vat,
       0::bigint as cost, 0::bigint as uncosted,
       null::text as method, 0 as payments, 0::bigint as taken, 0::bigint as refunded, placed.register_id
from app.orders placed
where placed.serial is not null
union all
select placed.store_id, placed.id, null, 'items', placed.test, placed.placed_on, placed.channel,
       placed.payment_type, placed.sold_by, null, null,
       sold.product_id, sold.vat_percent, 0, 0, 0, sold.orders, 0,
       sold.units, sold.discounts, sold.net, sold.vat, 0, 0, 0, sold.cost, sold.uncosted,
       null, 0, 0, 0, placed.register_id
from app.orders placed
cross join lateral (
  select line.product_id, rate.vat_percent,
         -- A product with and without VAT in one order counts as one order.
         (row_number() over (partition by line.product_id order by rate.vat_percent) = 1)::int as orders,
         sum(line.quantity) as units, sum(app.without_vat(line.share_discount, placed.prices_include_vat, rate.vat_percent))::bigint as discounts,
         sum(line.share_total - line.share_vat)::bigint as net, sum(line.share_vat)::bigint as vat,
         coalesce(sum(line.quantity * line.unit_cost), 0)::bigint as cost,
         coalesce(sum(line.share_total - line.share_vat) filter (where line.unit_cost is null), 0)::bigint as uncosted
  from app.order_lines line
  cross join lateral (select app.tax_percent_of(placed.apply_vat, placed.vat_percent, line.exempt_vat, line.tax_percent) as vat_percent) rate
  where line.store_id = placed.store_id and line.order_id = placed.id
  group by line.product_id, rate.vat_percent
) sold
where placed.stage = 'placed'
union all
select placed.store_id, placed.id, taken.id, 'items', placed.test, taken.on_day, placed.channel,
       placed.payment_type, placed.sold_by, null, null,
       line.product_id, app.tax_percent_of(placed.apply_vat, placed.vat_percent, line.exempt_vat, line.tax_percent), 0, 0, 0, 0, 0,
       0, 0, 0, 0, part.quantity, part.value - part.vat, part.vat,
       case when part.restocked then -coalesce(part.quantity * line.unit_cost, 0) else 0 end,
       case when line.unit_cost is null then part.vat - part.value else 0 end,
       null, 0, 0, 0, placed.register_id
from app.orders placed
join app.order_returns taken on taken.store_id = placed.store_id and taken.order_id = placed.id
join app.order_return_lines part on part.store_id = taken.store_id and part.return_id = taken.id
join app.order_lines line on line.store_id = part.store_id and line.id = part.line_id
where placed.stage = 'placed'
union all
-- Of cancelled orders too: the money was there.
select placed.store_id, placed.id, null, 'payment', placed.test, payment.on_day, placed.channel,
       placed.payment_type, placed.sold_by, null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
       payment.method, (payment.kind = 'payment')::int,
       case when payment.kind = 'payment' then payment.amount else 0 end,
       case when payment.kind = 'refund' then payment.amount else 0 end, payment.register_id
from app.orders placed
join app.order_payments payment on payment.store_id = placed.store_id and payment.order_id = placed.id
where placed.serial is not null;
comment on view app.sale_facts is 'read-only';

-- Appends rows of an order, signed: all of them, or those of one return, or the one with its state.
create function app.append_sale(store uuid, sale uuid, which text, sign integer) returns void
language plpgsql
as $$
begin
  insert into app.sale_changes (
    store_id, kind, test, day, channel, payment_type, seller_id, state, due_on, product_id,
    vat_percent, numbered, unpaid, outstanding, orders, shipping, units, discounts, net, vat, returned_quantity, returned_net,
    returned_vat, cost, uncosted, method, payments, taken, refunded, register_id
  )
  select fact.store_id, fact.kind, fact.test, fact.day, fact.channel, fact.payment_type, fact.seller_id, fact.state, fact.due_on,
         fact.product_id, fact.vat_percent, sign * fact.numbered, sign * fact.unpaid, sign * fact.outstanding, sign * fact.orders,
         sign * fact.shipping, sign * fact.units, sign * fact.discounts, sign * fact.net, sign * fact.vat,
         sign * fact.returned_quantity, sign * fact.returned_net, sign * fact.returned_vat, sign * fact.cost, sign * fact.uncosted,
         fact.method, sign * fact.payments, sign * fact.taken, sign * fact.refunded, fact.register_id
  from app.sale_facts fact
  where fact.store_id = store and fact.order_id = sale
    and (which = 'all' or (which = 'order' and fact.kind = 'order') or fact.return_id::text = which);
end
$$;

-- The rows of an order that is placed as it is written: it has no returns, so that those are not read.
create function app.append_fresh_sale(store uuid, sale uuid) returns void
language plpgsql
as $$
begin
  insert into app.sale_changes (
    store_id, kind, test, day, channel, payment_type, seller_id, state, due_on, product_id,
    vat_percent, numbered, unpaid, outstanding, orders, shipping, units, discounts, net, vat, returned_quantity, returned_net,
    returned_vat, cost, uncosted, method, payments, taken, refunded, register_id
  )
  select fact.store_id, fact.kind, fact.test, fact.day, fact.channel, fact.payment_type, fact.seller_id, fact.state, fact.due_on,
         fact.product_id, fact.vat_percent, fact.numbered, fact.unpaid, fact.outstanding, fact.orders, fact.shipping, fact.units,
         fact.discounts, fact.net, fact.vat, fact.returned_quantity, fact.returned_net, fact.returned_vat, fact.cost, fact.uncosted,
         fact.method, fact.payments, fact.taken, fact.refunded, fact.register_id
  from app.sale_facts fact
  where fact.store_id = store and fact.order_id = sale and fact.return_id is null;
end
$$;

-- Before a change the figures of the order are subtracted, afterwards they are added. Its items follow only where the change
-- affects how they count; changes of the lines themselves have their own triggers.
create function app.changes_of_order() returns trigger
language plpgsql
as $$
declare
  which text := case when tg_op = 'UPDATE'
    and row(old.stage, old.test, old.placed_on, old.channel, old.payment_type, old.sold_by, old.register_id, old.apply_vat, old.vat_percent)
      is not distinct from
        row(new.stage, new.test, new.placed_on, new.channel, new.payment_type, new.sold_by, new.register_id, new.apply_vat, new.vat_percent)
    then 'order' else 'all' end;
begin
  if tg_op = 'INSERT' then
    perform app.append_fresh_sale(new.store_id, new.id);
    return null;
  end if;
  if tg_when = 'AFTER' then
    perform app.append_sale(new.store_id, new.id, which, 1);
    return null;
  end if;
  perform app.append_sale(old.store_id, old.id, which, -1);
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;
create trigger discounted_in_summary before update of
  serial, stage, state, test, placed_on, channel, payment_type, sold_by, register_id, apply_vat, vat_percent, due_on, shipping, shipping_vat,
  ordered_total, returned_total, paid, refunded
  on app.orders for each row when (old.serial is not null) execute function app.changes_of_order();
create trigger discounted_in_summary_with_order before delete
  on app.orders for each row when (old.serial is not null) execute function app.changes_of_order();
create trigger added_to_summary after insert or update of
  serial, stage, state, test, placed_on, channel, payment_type, sold_by, register_id, apply_vat, vat_percent, due_on, shipping, shipping_vat,
  ordered_total, returned_total, paid, refunded
  on app.orders for each row when (new.serial is not null) execute function app.changes_of_order();

-- Lines of placed orders that were added, removed or changed.
create function app.changes_of_lines(before app.order_lines[], after app.order_lines[]) returns void
language plpgsql
as $$
begin
  with signed as (
    select -1 as sign, gone.* from unnest(before) gone union all select 1, come.* from unnest(after) come
  ), touched as materialized (
    select placed.id as order_id, placed.store_id, placed.test, placed.placed_on, placed.channel, placed.payment_type,
           placed.sold_by, placed.register_id, line.sign, line.id, line.product_id, line.unit_cost, line.quantity,
           app.without_vat(line.share_discount, placed.prices_include_vat, rate.vat_percent) as discount,
           line.share_vat, line.share_total, rate.vat_percent
    from signed line
    join app.orders placed on placed.store_id = line.store_id and placed.id = line.order_id
    cross join lateral (select app.tax_percent_of(placed.apply_vat, placed.vat_percent, line.exempt_vat, line.tax_percent) as vat_percent) rate
    where placed.stage = 'placed'
  ), changed as (
    select store_id, test, placed_on as day, channel, payment_type, sold_by, register_id, product_id, vat_percent, 0 as orders,
           sum(sign * quantity) as units, sum(sign * discount) as discounts,
           sum(sign * (share_total - share_vat)) as net, sum(sign * share_vat) as vat,
           0 as returned_quantity, 0 as returned_net, 0 as returned_vat,
           coalesce(sum(sign * quantity * unit_cost), 0) as cost,
           coalesce(sum(sign * (share_total - share_vat)) filter (where unit_cost is null), 0) as uncosted
    from touched group by 1, 2, 3, 4, 5, 6, 7, 8, 9
    union all
    -- In how many orders a product is.
    select named.store_id, named.test, named.placed_on, named.channel, named.payment_type, named.sold_by, named.register_id, named.product_id, null,
           (standing.lines > 0)::int - (standing.lines - named.added > 0)::int, 0, 0, 0, 0, 0, 0, 0, 0, 0
    from (
      select order_id, store_id, test, placed_on, channel, payment_type, sold_by, register_id, product_id, sum(sign) as added
      from touched group by 1, 2, 3, 4, 5, 6, 7, 8, 9 having sum(sign) <> 0
    ) named
    cross join lateral (
      select count(*) as lines from app.order_lines line
      where line.store_id = named.store_id and line.order_id = named.order_id
        and line.product_id is not distinct from named.product_id
    ) standing
    union all
    -- The returns of a line go with its product.
    select line.store_id, line.test, taken.on_day, line.channel, line.payment_type, line.sold_by, line.register_id, line.product_id, line.vat_percent,
           0, 0, 0, 0, 0, sum(line.sign * part.quantity), sum(line.sign * (part.value - part.vat)), sum(line.sign * part.vat),
           coalesce(sum(-line.sign * part.quantity * line.unit_cost) filter (where part.restocked), 0),
           coalesce(sum(line.sign * (part.vat - part.value)) filter (where line.unit_cost is null), 0)
    from touched line
    join app.order_return_lines part on part.store_id = line.store_id and part.line_id = line.id
    join app.order_returns taken on taken.store_id = part.store_id and taken.id = part.return_id
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9
  )
  insert into app.sale_changes (
    store_id, kind, test, day, channel, payment_type, seller_id, register_id, product_id, vat_percent, orders, units, discounts, net, vat,
    returned_quantity, returned_net, returned_vat, cost, uncosted
  )
  select store_id, 'items', test, day, channel, payment_type, sold_by, register_id, product_id, vat_percent, orders, units, discounts, net, vat,
         returned_quantity, returned_net, returned_vat, cost, uncosted
  from changed
  where row(orders, units, discounts, net, vat, returned_quantity, returned_net, returned_vat, cost, uncosted)
    <> row(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
end
$$;

-- Lines of drafts do not count: checking that is all that they cost.
create function app.lines_came() returns trigger
language plpgsql
as $$
begin
  if exists (
    select from come join app.orders placed on placed.store_id = come.store_id and placed.id = come.order_id
    where placed.stage = 'placed'
  ) then
    perform app.changes_of_lines('{}', array(select come::app.order_lines from come));
  end if;
  return null;
end
$$;

create function app.lines_went() returns trigger
language plpgsql
as $$
begin
  perform app.changes_of_lines(array(select gone::app.order_lines from gone), '{}');
  return null;
end
$$;

create function app.lines_changed() returns trigger
language plpgsql
as $$
begin
  -- Nor do fulfilled or returned quantities, which change with every order.
  if exists (
    select from come
    join gone on gone.store_id = come.store_id and gone.id = come.id
    join app.orders placed on placed.store_id = come.store_id and placed.id = come.order_id
    where placed.stage = 'placed'
      and row(come.product_id, come.quantity, come.unit_cost, come.exempt_vat, come.tax_percent, come.share_discount, come.share_vat, come.share_total)
        is distinct from
          row(gone.product_id, gone.quantity, gone.unit_cost, gone.exempt_vat, gone.tax_percent, gone.share_discount, gone.share_vat, gone.share_total)
  ) then
    perform app.changes_of_lines(array(select gone::app.order_lines from gone), array(select come::app.order_lines from come));
  end if;
  return null;
end
$$;
create trigger lines_came after insert on app.order_lines
  referencing new table as come for each statement execute function app.lines_came();
create trigger lines_went after delete on app.order_lines
  referencing old table as gone for each statement execute function app.lines_went();
create trigger lines_changed after update on app.order_lines
  referencing old table as gone new table as come for each statement execute function app.lines_changed();

create function app.items_returned() returns trigger
language plpgsql
as $$
declare
  taken record;
begin
  for taken in
    select distinct kept.store_id, kept.order_id, kept.id
    from come join app.order_returns kept on kept.store_id = come.store_id and kept.id = come.return_id
  loop
    perform app.append_sale(taken.store_id, taken.order_id, taken.id::text, 1);
  end loop;
  return null;
end
$$;
create trigger items_returned after insert on app.order_return_lines
  referencing new table as come for each statement execute function app.items_returned();

create function app.money_moved() returns trigger
language plpgsql
as $$
begin
  insert into app.sale_changes (store_id, kind, test, day, channel, payment_type, seller_id, register_id, method, payments, taken, refunded)
  select placed.store_id, 'payment', placed.test, moved.on_day, placed.channel, placed.payment_type, placed.sold_by, moved.register_id, moved.method,
         case when moved.kind = 'payment' then moved.sign else 0 end,
         case when moved.kind = 'payment' then moved.sign * moved.amount else 0 end,
         case when moved.kind = 'refund' then moved.sign * moved.amount else 0 end
  from (select changed.*, case tg_op when 'DELETE' then -1 else 1 end as sign from changed) moved
  -- Those of an order that is still to be written come with it.
  join app.orders placed on placed.store_id = moved.store_id and placed.id = moved.order_id
  where placed.serial is not null;
  return null;
end
$$;
create trigger money_came after insert on app.order_payments
  referencing new table as changed for each statement execute function app.money_moved();
create trigger money_went after delete on app.order_payments
  referencing old table as changed for each statement execute function app.money_moved();

-- Moves at most so many changes of a store from their table into the roll-ups, in one statement: a crash leaves them where they were. Two that
-- fold wait for each other. Rows are written in the order of the days, so that what a report reads is stored side by side.
create function app.fold_sales(store uuid, at_most integer) returns integer
language plpgsql
as $$
declare
  folded integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('figures of sales', 0));
  with taken as (
    delete from app.sale_changes
    where ctid = any (array(select ctid from app.sale_changes where store_id = store limit at_most)) returning *
  ),
  by_day as (
    insert into app.sales_by_day as standing (
      store_id, test, day, channel, payment_type, seller_id, register_id, vat_percent, orders, shipping, units, discounts,
      net, vat, returned_quantity, returned_net, returned_vat, cost, uncosted
    )
    select
      store_id, test, day, channel, payment_type, seller_id, register_id, vat_percent,
      coalesce(sum(orders) filter (where kind = 'order'), 0), sum(shipping), sum(units), sum(discounts), sum(net),
      sum(vat), sum(returned_quantity), sum(returned_net), sum(returned_vat), sum(cost), sum(uncosted)
    from taken where kind <> 'payment'
    group by 1, 2, 3, 4, 5, 6, 7, 8
    order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (store_id, test, day, channel, payment_type, seller_id, register_id, vat_percent) do update set
      orders = standing.orders + excluded.orders, shipping = standing.shipping + excluded.shipping,
      units = standing.units + excluded.units, discounts = standing.discounts + excluded.discounts,
      net = standing.net + excluded.net, vat = standing.vat + excluded.vat,
      returned_quantity = standing.returned_quantity + excluded.returned_quantity,
      returned_net = standing.returned_net + excluded.returned_net,
      returned_vat = standing.returned_vat + excluded.returned_vat, cost = standing.cost + excluded.cost,
      uncosted = standing.uncosted + excluded.uncosted
  ),
  by_product_day as (
    insert into app.sales_by_product_day as standing (
      store_id, test, day, product_id, register_id, orders, units, discounts, net, vat, returned_quantity, returned_net,
      returned_vat, cost, uncosted
    )
    select
      store_id, test, day, product_id, register_id, sum(orders), sum(units), sum(discounts), sum(net), sum(vat),
      sum(returned_quantity), sum(returned_net), sum(returned_vat), sum(cost), sum(uncosted)
    from taken where kind = 'items'
    group by 1, 2, 3, 4, 5
    order by 1, 2, 3, 4, 5
    on conflict (store_id, test, day, product_id, register_id) do update set
      orders = standing.orders + excluded.orders, units = standing.units + excluded.units,
      discounts = standing.discounts + excluded.discounts, net = standing.net + excluded.net,
      vat = standing.vat + excluded.vat, returned_quantity = standing.returned_quantity + excluded.returned_quantity,
      returned_net = standing.returned_net + excluded.returned_net,
      returned_vat = standing.returned_vat + excluded.returned_vat, cost = standing.cost + excluded.cost,
      uncosted = standing.uncosted + excluded.uncosted
  ),
  by_product_month as (
    insert into app.sales_by_product_month as standing (
      store_id, test, day, product_id, register_id, orders, units, discounts, net, vat, returned_quantity, returned_net,
      returned_vat, cost, uncosted
    )
    select
      store_id, test, date_trunc('month', day)::date, product_id, register_id, sum(orders), sum(units), sum(discounts), sum(net),
      sum(vat), sum(returned_quantity), sum(returned_net), sum(returned_vat), sum(cost), sum(uncosted)
    from taken where kind = 'items'
    group by 1, 2, 3, 4, 5
    order by 1, 2, 3, 4, 5
    on conflict (store_id, test, day, product_id, register_id) do update set
      orders = standing.orders + excluded.orders, units = standing.units + excluded.units,
      discounts = standing.discounts + excluded.discounts, net = standing.net + excluded.net,
      vat = standing.vat + excluded.vat, returned_quantity = standing.returned_quantity + excluded.returned_quantity,
      returned_net = standing.returned_net + excluded.returned_net,
      returned_vat = standing.returned_vat + excluded.returned_vat, cost = standing.cost + excluded.cost,
      uncosted = standing.uncosted + excluded.uncosted
  ),
  counted as (
    insert into app.order_counts as standing (
      store_id, test, state, channel, payment_type, seller_id, orders, unpaid
    )
    select
      store_id, test, state, channel, payment_type, seller_id, sum(numbered), sum(unpaid)
    from taken where kind = 'order'
    group by 1, 2, 3, 4, 5, 6
    order by 1, 2, 3, 4, 5, 6
    on conflict (store_id, test, state, channel, payment_type, seller_id) do update set
      orders = standing.orders + excluded.orders, unpaid = standing.unpaid + excluded.unpaid
  ),
  outstanding as (
    insert into app.debts_by_day as standing (
      store_id, test, due_on, orders, outstanding
    )
    select
      store_id, test, due_on, sum(unpaid), sum(outstanding)
    from taken where kind = 'order'
    group by 1, 2, 3
    order by 1, 2, 3
    on conflict (store_id, test, due_on) do update set
      orders = standing.orders + excluded.orders, outstanding = standing.outstanding + excluded.outstanding
  ),
  takings as (
    insert into app.takings_by_day as standing (store_id, test, day, method, register_id, payments, taken, refunded)
    select store_id, test, day, method, register_id, sum(payments), sum(taken.taken), sum(refunded)
    from taken where kind = 'payment'
    group by 1, 2, 3, 4, 5
    order by 1, 2, 3, 4, 5
    on conflict (store_id, test, day, method, register_id) do update set
      payments = standing.payments + excluded.payments, taken = standing.taken + excluded.taken,
      refunded = standing.refunded + excluded.refunded
  )
  select count(*) into folded from taken;
  return folded;
end
$$;
comment on function app.fold_sales is 'owner-only';

-- Calculates all figures of a store from its orders. What is sold meanwhile is neither lost nor counted twice: the changes that are
-- discarded are those of the orders that are read, as of one moment. Summed up first and folded in one: rows that were discarded in
-- a transaction are still scanned by it.
create function app.rebuild_sales(store uuid) returns void
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('figures of sales', 0));
  delete from app.sales_by_day where store_id = store;
  delete from app.sales_by_product_day where store_id = store;
  delete from app.sales_by_product_month where store_id = store;
  delete from app.order_counts where store_id = store;
  delete from app.debts_by_day where store_id = store;
  delete from app.takings_by_day where store_id = store;
  with stale as (delete from app.sale_changes where store_id = store)
  insert into app.sale_changes (
    store_id, kind, test, day, channel, payment_type, seller_id, state, due_on, product_id, vat_percent, numbered, unpaid, outstanding,
    orders, shipping, units, discounts, net, vat, returned_quantity, returned_net, returned_vat, cost, uncosted, method, payments, taken, refunded, register_id
  )
  select fact.store_id, fact.kind, fact.test, fact.day, fact.channel, fact.payment_type, fact.seller_id, fact.state, fact.due_on,
         fact.product_id, fact.vat_percent, sum(fact.numbered), sum(fact.unpaid), sum(fact.outstanding), sum(fact.orders),
         sum(fact.shipping), sum(fact.units), sum(fact.discounts), sum(fact.net), sum(fact.vat), sum(fact.returned_quantity),
         sum(fact.returned_net), sum(fact.returned_vat), sum(fact.cost), sum(fact.uncosted),
         fact.method, sum(fact.payments), sum(fact.taken), sum(fact.refunded), fact.register_id
  from app.sale_facts fact where fact.store_id = store
  group by fact.store_id, fact.kind, fact.test, fact.day, fact.channel, fact.payment_type, fact.seller_id, fact.state, fact.due_on,
           fact.product_id, fact.vat_percent, fact.method, fact.register_id;
  -- All of them.
  perform app.fold_sales(store, null);
end
$$;
comment on function app.rebuild_sales is 'owner-only';

-- Every figure as it is now: what is folded and what is not yet.
create view app.sales_of_days with (security_invoker = true) as
select store_id, test, day, channel, payment_type, seller_id, vat_percent, orders, shipping, units, discounts, net, vat,
       returned_quantity, returned_net, returned_vat, cost, uncosted, register_id
from app.sales_by_day
union all
select store_id, test, day, channel, payment_type, seller_id, vat_percent, case kind when 'order' then orders else 0 end, shipping,
       units, discounts, net, vat, returned_quantity, returned_net, returned_vat, cost, uncosted, register_id
from app.sale_changes where kind <> 'payment';
comment on view app.sales_of_days is 'read-only';

create view app.counts_of_orders with (security_invoker = true) as
select store_id, test, state, channel, payment_type, seller_id, orders, unpaid from app.order_counts
union all
select store_id, test, state, channel, payment_type, seller_id, numbered, unpaid from app.sale_changes where kind = 'order';
comment on view app.counts_of_orders is 'read-only';

create view app.debts_of_days with (security_invoker = true) as
select store_id, test, due_on, orders, outstanding from app.debts_by_day
union all
select store_id, test, due_on, unpaid, outstanding from app.sale_changes where kind = 'order';
comment on view app.debts_of_days is 'read-only';

create view app.takings_of_days with (security_invoker = true) as
select store_id, test, day, method, payments, taken, refunded, register_id from app.takings_by_day
union all
select store_id, test, day, method, payments, taken, refunded, register_id from app.sale_changes where kind = 'payment';
comment on view app.takings_of_days is 'read-only';
