-- Quotes for companies without a store on the platform: their buyers answer in the supplier's shop. How a change is made: 0001_core.sql.

alter table app.wholesale_quotes alter column buyer_store_id drop not null;

-- What an order asks for at once. Payments go to it first; what of it is still to be paid is due on the day of the order, and the rest on
-- its due day: packages/rules/src/credit/deposit.ts says the same.
alter table app.orders add column deposit bigint not null default 0 check (deposit >= 0);
update app.orders sale set deposit = bought.deposit from app.wholesale_orders bought
where bought.store_id = sale.store_id and bought.order_id = sale.id and bought.deposit > 0;
alter table app.orders add column deposit_due bigint not null generated always as (
  greatest(0, least(deposit, case when stage = 'cancelled' then 0 else ordered_total - returned_total end) - paid + refunded)
) stored;
create index orders_deposit_due on app.orders (store_id, test, placed_on) where serial is not null and deposit_due > 0;

drop function app.wholesale_purchases;
alter table app.wholesale_orders drop column deposit;

-- What the current store has bought from suppliers on the platform, the newest first.
create function app.wholesale_purchases(of_order uuid, of_supplier uuid, unpaid boolean, at_most integer, skipped integer)
returns table (
  supplier_id uuid, supplier_name text, currency_code text, order_id uuid, number text, test boolean, state text, payment_type text,
  due_on date, total bigint, paid bigint, outstanding bigint, deposit bigint, deposit_due bigint, reference text, placed_at timestamptz,
  purchase_order_id uuid, units integer, fulfilled integer, count integer
)
language sql stable security definer set search_path = app, pg_temp
as $$
  select bought.store_id, store.name, store.currency_code, sale.id, sale.number, sale.test, sale.state, sale.payment_type,
         sale.due_on, sale.total, sale.paid - sale.refunded, sale.outstanding, sale.deposit, sale.deposit_due, bought.reference,
         bought.placed_at, bought.purchase_order_id, sale.units,
         (select coalesce(sum(line.fulfilled), 0)::integer from app.order_lines line
          where line.store_id = sale.store_id and line.order_id = sale.id),
         count(*) over ()::integer
  from app.wholesale_orders bought
  join app.orders sale on sale.store_id = bought.store_id and sale.id = bought.order_id
  join app.stores store on store.id = bought.store_id
  where bought.buyer_store_id = app.current_store()
    and (of_order is null or bought.order_id = of_order)
    and (of_supplier is null or bought.store_id = of_supplier)
    and (not unpaid or sale.outstanding > 0)
  order by bought.placed_at desc, bought.order_id desc
  limit at_most offset skipped
$$;

-- What the current store owes suppliers on the platform, by age of the debt at a day: what is not due yet comes first, and a deposit is due
-- on the day of its order. Test orders owe nothing.
create or replace function app.wholesale_payables(today date)
returns table (
  supplier_id uuid, supplier_name text, currency_code text, orders integer, outstanding bigint, not_due bigint, days_30 bigint,
  days_60 bigint, days_90 bigint, older bigint, next_due_on date
)
language sql stable security definer set search_path = app, pg_temp
as $$
  with unpaid as (
    select sale.store_id, sale.id, part.amount as outstanding, part.due_on, today - coalesce(part.due_on, sale.placed_on) as days
    from app.wholesale_orders bought
    join app.orders sale on sale.store_id = bought.store_id and sale.id = bought.order_id
    cross join lateral (
      values (sale.deposit_due, sale.placed_on), (sale.outstanding - sale.deposit_due, sale.due_on)
    ) part (amount, due_on)
    -- A store in test mode sees what it has tried, a live one what it owes.
    where bought.buyer_store_id = app.current_store() and sale.outstanding > 0 and part.amount > 0
      and sale.test = (select store.mode = 'test' from app.stores store where store.id = app.current_store())
  )
  select store.id, store.name, store.currency_code, count(distinct unpaid.id)::integer, sum(outstanding)::bigint,
         coalesce(sum(outstanding) filter (where days <= 0), 0)::bigint,
         coalesce(sum(outstanding) filter (where days between 1 and 30), 0)::bigint,
         coalesce(sum(outstanding) filter (where days between 31 and 60), 0)::bigint,
         coalesce(sum(outstanding) filter (where days between 61 and 90), 0)::bigint,
         coalesce(sum(outstanding) filter (where days > 90), 0)::bigint,
         min(unpaid.due_on)
  from unpaid join app.stores store on store.id = unpaid.store_id
  group by store.id, store.name, store.currency_code
  order by store.name collate app.names, store.id
$$;
