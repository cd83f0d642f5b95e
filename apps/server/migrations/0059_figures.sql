-- What was sold, rolled up as it happens. Whatever changes an order appends, in its own transaction, what changes in the figures;
-- nobody waits for anybody. A job folds these changes into the roll-ups, and who reads adds what is not folded yet: every figure
-- is exact at once. Amounts are minor units of the store's currency, without VAT unless said otherwise.

-- What the pieces that came back bore of VAT; `worth` has it inside.
alter table app.order_return_lines add column vat bigint not null default 0 check (vat >= 0);

create function app.vat_of_pieces(vat bigint, quantity integer, before bigint, pieces bigint) returns bigint
language sql immutable
return div(vat::numeric * (before + pieces), quantity) - div(vat::numeric * before, quantity);

update app.order_return_lines part
set vat = app.vat_of_pieces(line.share_vat, line.quantity, counted.before, part.quantity)
from app.order_lines line, (
  select part.store_id, part.return_id, part.line_id,
         coalesce(sum(part.quantity) over (
           partition by part.store_id, part.line_id order by taken.at, taken.id rows between unbounded preceding and 1 preceding
         ), 0) as before
  from app.order_return_lines part
  join app.order_returns taken on taken.store_id = part.store_id and taken.id = part.return_id
) counted
where line.store_id = part.store_id and line.id = part.line_id
  and counted.store_id = part.store_id and counted.return_id = part.return_id and counted.line_id = part.line_id;

-- As rules/order-total shares what pieces are worth: all parts together are the line, to the last minor unit.
create function app.vat_of_return() returns trigger
language plpgsql
as $$
begin
  new.vat := (
    select app.vat_of_pieces(line.share_vat, line.quantity, coalesce((
      select sum(part.quantity) from app.order_return_lines part
      where part.store_id = new.store_id and part.line_id = new.line_id
    ), 0), new.quantity)
    from app.order_lines line where line.store_id = new.store_id and line.id = new.line_id
  );
  return new;
end
$$;
create trigger vat_of_return before insert on app.order_return_lines for each row execute function app.vat_of_return();

-- Everything about sales, signed: what is appended, and what all orders come to. A row of kind `order` says where an order stands
-- and what it costs beside its goods; one of kind `goods` tells of pieces of one product that were sold or came back.
create table app.sale_changes (
  store_id uuid not null references app.stores (id),
  id bigint generated always as identity,
  kind text not null check (kind in ('order', 'goods')),
  test boolean not null,
  -- In the store's time zone: of the sale, or of the return.
  day date not null,
  channel text not null,
  payment_type text not null,
  seller_id uuid,
  -- Where an order stands; null for goods.
  state text,
  -- The day since which it is to be paid; null for goods.
  due_on date,
  -- Null for lines of their own and products that are gone.
  product_id uuid,
  -- Null for what bears no VAT, and for orders.
  vat_percent numeric(6, 3),
  -- Orders with a number, also cancelled ones; of those, the ones with something to be paid, and how much.
  numbered integer not null default 0,
  owing integer not null default 0,
  owed bigint not null default 0,
  -- Orders that were placed and not cancelled; of goods, those in which the product stands.
  orders integer not null default 0,
  shipping bigint not null default 0,
  pieces integer not null default 0,
  -- VAT is inside where the prices include it.
  discounts bigint not null default 0,
  net bigint not null default 0,
  vat bigint not null default 0,
  returned_pieces integer not null default 0,
  returned_net bigint not null default 0,
  returned_vat bigint not null default 0,
  -- What came back onto the shelf is taken off again; what was lost has cost what it cost.
  cost bigint not null default 0,
  -- Net less returns of what nobody knows the cost of.
  uncosted bigint not null default 0,
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
  vat_percent numeric(6, 3),
  orders bigint not null,
  shipping bigint not null,
  pieces bigint not null,
  discounts bigint not null,
  net bigint not null,
  vat bigint not null,
  returned_pieces bigint not null,
  returned_net bigint not null,
  returned_vat bigint not null,
  cost bigint not null,
  uncosted bigint not null
) with (fillfactor = 80);
create unique index sales_by_day_key on app.sales_by_day
  (store_id, test, day, channel, payment_type, seller_id, vat_percent) nulls not distinct;
comment on table app.sales_by_day is 'read-only: rolled up from sale_changes';

create table app.sales_by_product_day (
  store_id uuid not null references app.stores (id),
  test boolean not null,
  day date not null,
  product_id uuid,
  orders bigint not null,
  pieces bigint not null,
  discounts bigint not null,
  net bigint not null,
  vat bigint not null,
  returned_pieces bigint not null,
  returned_net bigint not null,
  returned_vat bigint not null,
  cost bigint not null,
  uncosted bigint not null
) with (fillfactor = 80);
create unique index sales_by_product_day_key on app.sales_by_product_day (store_id, test, day, product_id) nulls not distinct;
comment on table app.sales_by_product_day is 'read-only: rolled up from sale_changes';

-- The same by month, named by its first day: a year is read from twelve.
create table app.sales_by_product_month (like app.sales_by_product_day) with (fillfactor = 80);
alter table app.sales_by_product_month add foreign key (store_id) references app.stores (id);
create unique index sales_by_product_month_key on app.sales_by_product_month (store_id, test, day, product_id) nulls not distinct;
comment on table app.sales_by_product_month is 'read-only: rolled up from sale_changes';

-- How many orders there are of each kind: totals of lists without a look at the orders.
create table app.order_counts (
  store_id uuid not null references app.stores (id),
  test boolean not null,
  state text not null,
  channel text not null,
  payment_type text not null,
  seller_id uuid,
  orders bigint not null,
  owing bigint not null
) with (fillfactor = 80);
create unique index order_counts_key on app.order_counts
  (store_id, test, state, channel, payment_type, seller_id) nulls not distinct;
comment on table app.order_counts is 'read-only: rolled up from sale_changes';

-- What is owed by the day since which it is to be paid.
create table app.debts_by_day (
  store_id uuid not null references app.stores (id),
  test boolean not null,
  due_on date not null,
  orders bigint not null,
  owed bigint not null,
  primary key (store_id, test, due_on)
) with (fillfactor = 80);
comment on table app.debts_by_day is 'read-only: rolled up from sale_changes';

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'sale_changes', 'sales_by_day', 'sales_by_product_day', 'sales_by_product_month', 'order_counts', 'debts_by_day'
  ] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

-- What all orders come to, in the shape of the changes: the one definition of every figure. An order is added by its rows here
-- when it is placed, taken off by them before it is cancelled, and a rebuild sums up all of them.
create view app.sale_facts with (security_invoker = true) as
select placed.store_id, placed.id as order_id, null::uuid as return_id, 'order' as kind, placed.test, placed.placed_on as day, placed.channel,
       placed.payment_type, placed.sold_by as seller_id, placed.state, coalesce(placed.due_on, placed.placed_on) as due_on,
       null::uuid as product_id, null::numeric as vat_percent,
       1 as numbered, (placed.owed > 0)::int as owing, greatest(placed.owed, 0) as owed,
       (placed.stage = 'placed')::int as orders, case when placed.stage = 'placed' then placed.shipping else 0 end as shipping,
       0::bigint as pieces, 0::bigint as discounts, 0::bigint as net, 0::bigint as vat,
       0::bigint as returned_pieces, 0::bigint as returned_net, 0::bigint as returned_vat,
       0::bigint as cost, 0::bigint as uncosted
from app.orders placed
where placed.number is not null
union all
select placed.store_id, placed.id, null, 'goods', placed.test, placed.placed_on, placed.channel,
       placed.payment_type, placed.sold_by, null, null,
       sold.product_id, sold.vat_percent, 0, 0, 0, sold.orders, 0,
       sold.pieces, sold.discounts, sold.net, sold.vat, 0, 0, 0, sold.cost, sold.uncosted
from app.orders placed
cross join lateral (
  select line.product_id, rate.vat_percent,
         -- A product with and without VAT in one order stands in it once.
         (row_number() over (partition by line.product_id order by rate.vat_percent) = 1)::int as orders,
         sum(line.quantity) as pieces, sum(line.share_discount)::bigint as discounts,
         sum(line.share_total - line.share_vat)::bigint as net, sum(line.share_vat)::bigint as vat,
         coalesce(sum(line.quantity * line.unit_cost), 0)::bigint as cost,
         coalesce(sum(line.share_total - line.share_vat) filter (where line.unit_cost is null), 0)::bigint as uncosted
  from app.order_lines line
  cross join lateral (
    select case when placed.apply_vat and not line.exempt_vat then placed.vat_percent end as vat_percent
  ) rate
  where line.store_id = placed.store_id and line.order_id = placed.id
  group by line.product_id, rate.vat_percent
) sold
where placed.stage = 'placed'
union all
select placed.store_id, placed.id, taken.id, 'goods', placed.test, taken.on_day, placed.channel,
       placed.payment_type, placed.sold_by, null, null,
       line.product_id, case when placed.apply_vat and not line.exempt_vat then placed.vat_percent end, 0, 0, 0, 0, 0,
       0, 0, 0, 0, part.quantity, part.worth - part.vat, part.vat,
       case when part.restocked then -coalesce(part.quantity * line.unit_cost, 0) else 0 end,
       case when line.unit_cost is null then part.vat - part.worth else 0 end
from app.orders placed
join app.order_returns taken on taken.store_id = placed.store_id and taken.order_id = placed.id
join app.order_return_lines part on part.store_id = taken.store_id and part.return_id = taken.id
join app.order_lines line on line.store_id = part.store_id and line.id = part.line_id
where placed.stage = 'placed';
comment on view app.sale_facts is 'read-only';

-- Appends rows of an order, signed: all of them, or those of one return, or the one that says where it stands.
create function app.append_sale(store uuid, sale uuid, which text, sign integer) returns void
language plpgsql
as $$
begin
  insert into app.sale_changes (
    store_id, kind, test, day, channel, payment_type, seller_id, state, due_on, product_id,
    vat_percent, numbered, owing, owed, orders, shipping, pieces, discounts, net, vat, returned_pieces, returned_net,
    returned_vat, cost, uncosted
  )
  select fact.store_id, fact.kind, fact.test, fact.day, fact.channel, fact.payment_type, fact.seller_id, fact.state, fact.due_on,
         fact.product_id, fact.vat_percent, sign * fact.numbered, sign * fact.owing, sign * fact.owed, sign * fact.orders,
         sign * fact.shipping, sign * fact.pieces, sign * fact.discounts, sign * fact.net, sign * fact.vat,
         sign * fact.returned_pieces, sign * fact.returned_net, sign * fact.returned_vat, sign * fact.cost, sign * fact.uncosted
  from app.sale_facts fact
  where fact.store_id = store and fact.order_id = sale
    and (which = 'all' or (which = 'order' and fact.kind = 'order') or fact.return_id::text = which);
end
$$;

-- Before a change what the order came to is taken off, afterwards what it comes to is added. Its goods follow only where they
-- count otherwise than before; when they change themselves, that is told by their own triggers.
create function app.changes_of_order() returns trigger
language plpgsql
as $$
declare
  which text := case when tg_op = 'UPDATE'
    and row(old.stage, old.test, old.placed_on, old.channel, old.payment_type, old.sold_by, old.apply_vat, old.vat_percent)
      is not distinct from
        row(new.stage, new.test, new.placed_on, new.channel, new.payment_type, new.sold_by, new.apply_vat, new.vat_percent)
    then 'order' else 'all' end;
begin
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
create trigger taken_off_figures before update of
  number, stage, state, test, placed_on, channel, payment_type, sold_by, apply_vat, vat_percent, due_on, shipping,
  ordered_total, returned_total, paid, refunded
  on app.orders for each row when (old.number is not null) execute function app.changes_of_order();
create trigger taken_off_figures_with_order before delete
  on app.orders for each row when (old.number is not null) execute function app.changes_of_order();
create trigger added_to_figures after insert or update of
  number, stage, state, test, placed_on, channel, payment_type, sold_by, apply_vat, vat_percent, due_on, shipping,
  ordered_total, returned_total, paid, refunded
  on app.orders for each row when (new.number is not null) execute function app.changes_of_order();

-- Lines of placed orders that came, went or changed.
create function app.changes_of_lines(before app.order_lines[], after app.order_lines[]) returns void
language plpgsql
as $$
begin
  with signed as (
    select -1 as sign, gone.* from unnest(before) gone union all select 1, come.* from unnest(after) come
  ), touched as materialized (
    select placed.id as order_id, placed.store_id, placed.test, placed.placed_on, placed.channel, placed.payment_type,
           placed.sold_by, line.sign, line.id, line.product_id, line.unit_cost, line.quantity, line.share_discount,
           line.share_vat, line.share_total,
           case when placed.apply_vat and not line.exempt_vat then placed.vat_percent end as vat_percent
    from signed line
    join app.orders placed on placed.store_id = line.store_id and placed.id = line.order_id
    where placed.stage = 'placed'
  ), changed as (
    select store_id, test, placed_on as day, channel, payment_type, sold_by, product_id, vat_percent, 0 as orders,
           sum(sign * quantity) as pieces, sum(sign * share_discount) as discounts,
           sum(sign * (share_total - share_vat)) as net, sum(sign * share_vat) as vat,
           0 as returned_pieces, 0 as returned_net, 0 as returned_vat,
           coalesce(sum(sign * quantity * unit_cost), 0) as cost,
           coalesce(sum(sign * (share_total - share_vat)) filter (where unit_cost is null), 0) as uncosted
    from touched group by 1, 2, 3, 4, 5, 6, 7, 8
    union all
    -- In how many orders a product stands.
    select named.store_id, named.test, named.placed_on, named.channel, named.payment_type, named.sold_by, named.product_id, null,
           (standing.lines > 0)::int - (standing.lines - named.added > 0)::int, 0, 0, 0, 0, 0, 0, 0, 0, 0
    from (
      select order_id, store_id, test, placed_on, channel, payment_type, sold_by, product_id, sum(sign) as added
      from touched group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(sign) <> 0
    ) named
    cross join lateral (
      select count(*) as lines from app.order_lines line
      where line.store_id = named.store_id and line.order_id = named.order_id
        and line.product_id is not distinct from named.product_id
    ) standing
    union all
    -- What came back of a line goes with its product.
    select line.store_id, line.test, taken.on_day, line.channel, line.payment_type, line.sold_by, line.product_id, line.vat_percent,
           0, 0, 0, 0, 0, sum(line.sign * part.quantity), sum(line.sign * (part.worth - part.vat)), sum(line.sign * part.vat),
           coalesce(sum(-line.sign * part.quantity * line.unit_cost) filter (where part.restocked), 0),
           coalesce(sum(line.sign * (part.vat - part.worth)) filter (where line.unit_cost is null), 0)
    from touched line
    join app.order_return_lines part on part.store_id = line.store_id and part.line_id = line.id
    join app.order_returns taken on taken.store_id = part.store_id and taken.id = part.return_id
    group by 1, 2, 3, 4, 5, 6, 7, 8
  )
  insert into app.sale_changes (
    store_id, kind, test, day, channel, payment_type, seller_id, product_id, vat_percent, orders, pieces, discounts, net, vat,
    returned_pieces, returned_net, returned_vat, cost, uncosted
  )
  select store_id, 'goods', test, day, channel, payment_type, sold_by, product_id, vat_percent, orders, pieces, discounts, net, vat,
         returned_pieces, returned_net, returned_vat, cost, uncosted
  from changed
  where row(orders, pieces, discounts, net, vat, returned_pieces, returned_net, returned_vat, cost, uncosted)
    <> row(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
end
$$;

create function app.lines_came() returns trigger
language plpgsql
as $$
begin
  perform app.changes_of_lines('{}', array(select come::app.order_lines from come));
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
  perform app.changes_of_lines(array(select gone::app.order_lines from gone), array(select come::app.order_lines from come));
  return null;
end
$$;
create trigger lines_came after insert on app.order_lines
  referencing new table as come for each statement execute function app.lines_came();
create trigger lines_went after delete on app.order_lines
  referencing old table as gone for each statement execute function app.lines_went();
create trigger lines_changed after update on app.order_lines
  referencing old table as gone new table as come for each statement execute function app.lines_changed();

create function app.goods_came_back() returns trigger
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
create trigger goods_came_back after insert on app.order_return_lines
  referencing new table as come for each statement execute function app.goods_came_back();

-- Takes at most so many changes out of their table and into the roll-ups, in one statement: a crash leaves them where they were.
-- Two that fold wait for each other.
create function app.fold_sales(at_most integer) returns integer
language plpgsql
as $$
declare
  folded integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('figures of sales', 0));
  with taken as (
    delete from app.sale_changes where ctid = any (array(select ctid from app.sale_changes limit at_most)) returning *
  ),
  by_day as (
    insert into app.sales_by_day as standing (
      store_id, test, day, channel, payment_type, seller_id, vat_percent, orders, shipping, pieces, discounts, net,
      vat, returned_pieces, returned_net, returned_vat, cost, uncosted
    )
    select
      store_id, test, day, channel, payment_type, seller_id, vat_percent,
      coalesce(sum(orders) filter (where kind = 'order'), 0), sum(shipping), sum(pieces), sum(discounts), sum(net),
      sum(vat), sum(returned_pieces), sum(returned_net), sum(returned_vat), sum(cost), sum(uncosted)
    from taken where true
    group by 1, 2, 3, 4, 5, 6, 7
    on conflict (store_id, test, day, channel, payment_type, seller_id, vat_percent) do update set
      orders = standing.orders + excluded.orders, shipping = standing.shipping + excluded.shipping,
      pieces = standing.pieces + excluded.pieces, discounts = standing.discounts + excluded.discounts,
      net = standing.net + excluded.net, vat = standing.vat + excluded.vat,
      returned_pieces = standing.returned_pieces + excluded.returned_pieces,
      returned_net = standing.returned_net + excluded.returned_net,
      returned_vat = standing.returned_vat + excluded.returned_vat, cost = standing.cost + excluded.cost,
      uncosted = standing.uncosted + excluded.uncosted
  ),
  by_product_day as (
    insert into app.sales_by_product_day as standing (
      store_id, test, day, product_id, orders, pieces, discounts, net, vat, returned_pieces, returned_net,
      returned_vat, cost, uncosted
    )
    select
      store_id, test, day, product_id, sum(orders), sum(pieces), sum(discounts), sum(net), sum(vat),
      sum(returned_pieces), sum(returned_net), sum(returned_vat), sum(cost), sum(uncosted)
    from taken where kind = 'goods'
    group by 1, 2, 3, 4
    on conflict (store_id, test, day, product_id) do update set
      orders = standing.orders + excluded.orders, pieces = standing.pieces + excluded.pieces,
      discounts = standing.discounts + excluded.discounts, net = standing.net + excluded.net,
      vat = standing.vat + excluded.vat, returned_pieces = standing.returned_pieces + excluded.returned_pieces,
      returned_net = standing.returned_net + excluded.returned_net,
      returned_vat = standing.returned_vat + excluded.returned_vat, cost = standing.cost + excluded.cost,
      uncosted = standing.uncosted + excluded.uncosted
  ),
  by_product_month as (
    insert into app.sales_by_product_month as standing (
      store_id, test, day, product_id, orders, pieces, discounts, net, vat, returned_pieces, returned_net,
      returned_vat, cost, uncosted
    )
    select
      store_id, test, date_trunc('month', day)::date, product_id, sum(orders), sum(pieces), sum(discounts), sum(net),
      sum(vat), sum(returned_pieces), sum(returned_net), sum(returned_vat), sum(cost), sum(uncosted)
    from taken where kind = 'goods'
    group by 1, 2, 3, 4
    on conflict (store_id, test, day, product_id) do update set
      orders = standing.orders + excluded.orders, pieces = standing.pieces + excluded.pieces,
      discounts = standing.discounts + excluded.discounts, net = standing.net + excluded.net,
      vat = standing.vat + excluded.vat, returned_pieces = standing.returned_pieces + excluded.returned_pieces,
      returned_net = standing.returned_net + excluded.returned_net,
      returned_vat = standing.returned_vat + excluded.returned_vat, cost = standing.cost + excluded.cost,
      uncosted = standing.uncosted + excluded.uncosted
  ),
  counted as (
    insert into app.order_counts as standing (
      store_id, test, state, channel, payment_type, seller_id, orders, owing
    )
    select
      store_id, test, state, channel, payment_type, seller_id, sum(numbered), sum(owing)
    from taken where kind = 'order'
    group by 1, 2, 3, 4, 5, 6
    on conflict (store_id, test, state, channel, payment_type, seller_id) do update set
      orders = standing.orders + excluded.orders, owing = standing.owing + excluded.owing
  ),
  owed as (
    insert into app.debts_by_day as standing (
      store_id, test, due_on, orders, owed
    )
    select
      store_id, test, due_on, sum(owing), sum(owed)
    from taken where kind = 'order'
    group by 1, 2, 3
    on conflict (store_id, test, due_on) do update set
      orders = standing.orders + excluded.orders, owed = standing.owed + excluded.owed
  )
  select count(*) into folded from taken;
  return folded;
end
$$;
comment on function app.fold_sales is 'owner-only';

-- Reckons all figures of a store from its orders. What is sold meanwhile is neither lost nor counted twice: the changes that are
-- thrown away are those of the orders that are read, as of one moment.
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
  with stale as (delete from app.sale_changes where store_id = store)
  insert into app.sale_changes (
    store_id, kind, test, day, channel, payment_type, seller_id, state, due_on, product_id, vat_percent, numbered, owing, owed,
    orders, shipping, pieces, discounts, net, vat, returned_pieces, returned_net, returned_vat, cost, uncosted
  )
  select fact.store_id, fact.kind, fact.test, fact.day, fact.channel, fact.payment_type, fact.seller_id, fact.state, fact.due_on,
         fact.product_id, fact.vat_percent, fact.numbered, fact.owing, fact.owed, fact.orders, fact.shipping, fact.pieces,
         fact.discounts, fact.net, fact.vat, fact.returned_pieces, fact.returned_net, fact.returned_vat, fact.cost, fact.uncosted
  from app.sale_facts fact where fact.store_id = store;
  while app.fold_sales(100000) > 0 loop
  end loop;
end
$$;
comment on function app.rebuild_sales is 'owner-only';

-- Every figure as it is now: what is rolled up and what is not yet.
create view app.sales_of_days with (security_invoker = true) as
select store_id, test, day, channel, payment_type, seller_id, vat_percent, orders, shipping, pieces, discounts, net, vat,
       returned_pieces, returned_net, returned_vat, cost, uncosted
from app.sales_by_day
union all
select store_id, test, day, channel, payment_type, seller_id, vat_percent, case kind when 'order' then orders else 0 end, shipping,
       pieces, discounts, net, vat, returned_pieces, returned_net, returned_vat, cost, uncosted
from app.sale_changes;
comment on view app.sales_of_days is 'read-only';

create view app.counts_of_orders with (security_invoker = true) as
select store_id, test, state, channel, payment_type, seller_id, orders, owing from app.order_counts
union all
select store_id, test, state, channel, payment_type, seller_id, numbered, owing from app.sale_changes where kind = 'order';
comment on view app.counts_of_orders is 'read-only';

create view app.debts_of_days with (security_invoker = true) as
select store_id, test, due_on, orders, owed from app.debts_by_day
union all
select store_id, test, due_on, owing, owed from app.sale_changes where kind = 'order';
comment on view app.debts_of_days is 'read-only';

select app.rebuild_sales(id) from app.stores;
