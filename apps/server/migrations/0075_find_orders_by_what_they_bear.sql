-- The rate of VAT that something in an order bears, in thousandths of a percent, and whether something bears none: both may be.
-- Nobody reads its lines to find out. An integer, because behind row-level security no index is asked for a numeric.
alter table app.orders
  add column vat_borne integer,
  add column bears_no_vat boolean not null default false;
alter table app.orders disable trigger user;
update app.orders placed
set vat_borne = case when placed.apply_vat and exists (
      select from app.order_lines line where line.store_id = placed.store_id and line.order_id = placed.id and not line.exempt_vat
    ) then (placed.vat_percent * 1000)::integer end,
    bears_no_vat = not placed.apply_vat or exists (
      select from app.order_lines line where line.store_id = placed.store_id and line.order_id = placed.id and line.exempt_vat);
alter table app.orders enable trigger user;
create index orders_bearing_vat on app.orders (store_id, test, vat_borne, number) where number is not null and vat_borne is not null;
create index orders_bearing_no_vat on app.orders (store_id, test, number) where number is not null and bears_no_vat;

-- Returns name their order as lists do: what came back on some days is found in an index alone.
alter table app.order_returns add column test boolean, add column number bigint;
update app.order_returns taken set test = placed.test, number = placed.number
from app.orders placed where placed.store_id = taken.store_id and placed.id = taken.order_id;
alter table app.order_returns alter column test set not null, alter column number set not null;
drop index app.order_returns_by_day;
create index order_returns_by_day on app.order_returns (store_id, test, on_day, number);

create function app.name_order_of_return() returns trigger
language plpgsql
as $$
begin
  select placed.test, placed.number into new.test, new.number
  from app.orders placed where placed.store_id = new.store_id and placed.id = new.order_id;
  return new;
end
$$;
create trigger name_order_of_return before insert on app.order_returns
  for each row when (new.number is null) execute function app.name_order_of_return();

-- What a product was sold as is found in an index alone, as many products as a category has.
drop index app.sold_goods_by_product;
create index sold_goods_by_product on app.sold_goods (store_id, product_id) include (id) where product_id is not null;

-- A promise, and whether it is broken: a level that is sold from stays where it is as long as the answer does.
alter table app.stock_levels
  add column is_below boolean generated always as (on_hand < 0 or reserved > on_hand) stored;
drop index app.stock_levels_below;
create index stock_levels_below on app.stock_levels (store_id, variant_id) where is_below;
