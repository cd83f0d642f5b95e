-- What is low or out at one place, rolled up with the stock as what is low or out over all places is.
create table app.low_levels (
  store_id uuid not null references app.stores (id),
  variant_id uuid not null,
  location_id uuid not null,
  state text not null check (state in ('low', 'out')),
  primary key (store_id, variant_id, location_id),
  foreign key (store_id, variant_id, location_id)
    references app.stock_levels (store_id, variant_id, location_id) on delete cascade
);
create index low_levels_by_state on app.low_levels (store_id, location_id, state, variant_id);

-- A place belongs to one store: who does not know takes ten pieces for one, and sorts a store instead of walking it.
create statistics app.low_levels_of_places (dependencies) on store_id, location_id from app.low_levels;
create statistics app.stock_levels_of_places (dependencies) on store_id, location_id from app.stock_levels;

alter table app.low_levels enable row level security;
alter table app.low_levels force row level security;
create policy low_levels_platform on app.low_levels to current_user using (true) with check (true);
create policy low_levels_of_store on app.low_levels
  using (store_id = app.current_store()) with check (store_id = app.current_store());

create function app.roll_up_low_levels(product_ids uuid[]) returns void
language sql
as $$
  with judged as materialized (
    select level.variant_id, level.location_id,
           case
             when not variant.active or not variant.track_quantity or product.status = 'archived' then null
             when level.on_hand - level.reserved <= 0 then 'out'
             when level.on_hand - level.reserved <= variant.low_stock_at then 'low'
           end as state
    from app.variants variant
    join app.products product on product.store_id = variant.store_id and product.id = variant.product_id
    join app.stock_levels level on level.store_id = variant.store_id and level.variant_id = variant.id
    where variant.store_id = app.current_store() and variant.product_id = any (product_ids)
  ), recovered as (
    delete from app.low_levels known using judged
    where known.store_id = app.current_store()
      and known.variant_id = judged.variant_id and known.location_id = judged.location_id and judged.state is null
  )
  insert into app.low_levels as known (store_id, variant_id, location_id, state)
  select app.current_store(), variant_id, location_id, state
  from judged where state is not null order by variant_id, location_id
  on conflict (store_id, variant_id, location_id) do update set state = excluded.state
  where known.state <> excluded.state;
$$;

-- As it was, but each variant is judged once: comparing all that are low with all that were took a second for 2,000 variants.
create or replace function app.roll_up_low_stock(product_ids uuid[]) returns void
language sql
as $$
  with judged as materialized (
    select variant.id, variant.product_id,
           case
             when not variant.active or not variant.track_quantity or product.status = 'archived' then null
             when counted.available <= 0 and (counted.places > 0 or variant.low_stock_at is not null) then 'out'
             when counted.available <= variant.low_stock_at then 'low'
           end as state
    from app.variants variant
    join app.products product on product.store_id = variant.store_id and product.id = variant.product_id
    cross join lateral (
      select count(*) as places, coalesce(sum(level.on_hand - level.reserved), 0)::bigint as available
      from app.stock_levels level
      where level.store_id = variant.store_id and level.variant_id = variant.id
    ) counted
    where variant.store_id = app.current_store() and variant.product_id = any (product_ids)
  ), recovered as (
    delete from app.low_stock known using judged
    where known.store_id = app.current_store() and known.variant_id = judged.id and judged.state is null
  )
  insert into app.low_stock as known (store_id, variant_id, product_id, state)
  select app.current_store(), id, product_id, state from judged where state is not null order by id
  on conflict (store_id, variant_id) do update
  set state = excluded.state,
      since = case when excluded.state = 'out' then excluded.since else known.since end,
      told_at = case when excluded.state = 'out' then null else known.told_at end
  where known.state <> excluded.state;
$$;

create or replace function app.roll_up_stock(product_ids uuid[]) returns void
language sql
as $$
  select app.roll_up_product_stock(product_ids);
  select app.roll_up_low_stock(product_ids);
  select app.roll_up_low_levels(product_ids);
$$;

insert into app.low_levels (store_id, variant_id, location_id, state)
select level.store_id, level.variant_id, level.location_id,
       case when level.on_hand - level.reserved <= 0 then 'out' else 'low' end
from app.variants variant
join app.products product on product.store_id = variant.store_id and product.id = variant.product_id
join app.stock_levels level on level.store_id = variant.store_id and level.variant_id = variant.id
where variant.active and variant.track_quantity and product.status <> 'archived'
  and level.on_hand - level.reserved <= coalesce(variant.low_stock_at, 0);
