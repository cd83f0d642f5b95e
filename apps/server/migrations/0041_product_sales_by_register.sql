-- Sales of products and money that moved by the register at which they were rung. How a change is made: 0001_core.sql.

-- Where money was taken or given back; null for what no register recorded.
alter table app.order_payments add column register_id uuid;
update app.order_payments payment
set register_id = coalesce(
  (select drawer.register_id from app.shifts drawer where drawer.store_id = payment.store_id and drawer.id = payment.shift_id),
  placed.register_id
)
from app.orders placed
where placed.store_id = payment.store_id and placed.id = payment.order_id
  and (payment.shift_id is not null or placed.register_id is not null);

alter table app.sales_by_product_day add column register_id uuid;
drop index app.sales_by_product_day_key;
create unique index sales_by_product_day_key on app.sales_by_product_day (store_id, test, day, product_id, register_id) nulls not distinct;
alter table app.sales_by_product_month add column register_id uuid;
drop index app.sales_by_product_month_key;
create unique index sales_by_product_month_key on app.sales_by_product_month (store_id, test, day, product_id, register_id) nulls not distinct;
alter table app.takings_by_day add column register_id uuid;
alter table app.takings_by_day drop constraint takings_by_day_pkey;
create unique index takings_by_day_key on app.takings_by_day (store_id, test, day, method, register_id) nulls not distinct;

-- What follows is as in 0018_sales_by_register.sql and 0010_insights.sql, with the register beside the product and the payment method.

create or replace view app.sale_facts with (security_invoker = true) as
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

create or replace function app.money_moved() returns trigger
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

create or replace function app.fold_sales(store uuid, at_most integer) returns integer
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

create or replace view app.takings_of_days with (security_invoker = true) as
select store_id, test, day, method, payments, taken, refunded, register_id from app.takings_by_day
union all
select store_id, test, day, method, payments, taken, refunded, register_id from app.sale_changes where kind = 'payment';

-- What was rung at registers so far.
do $$
declare
  store uuid;
begin
  for store in select distinct store_id from app.orders where register_id is not null loop
    perform app.rebuild_sales(store);
  end loop;
end
$$;
