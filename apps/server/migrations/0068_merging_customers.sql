-- Two records of one customer become one: the one that goes keeps its row, without anything of a person, and says where it went.

alter table app.customers
  add column merged_into uuid,
  -- As e-mail addresses are compared.
  add column email_key text generated always as (lower(email)) stored,
  add foreign key (store_id, merged_into) references app.customers (store_id, id),
  add check (merged_into is null or erased_at is not null),
  add check (merged_into <> id);
create index customers_by_merger on app.customers (store_id, merged_into) where merged_into is not null;
create index customers_by_phone on app.customers (store_id, phone) where phone <> '' and erased_at is null;
create index customers_by_email on app.customers (store_id, email_key) where email_key <> '' and erased_at is null;

-- As before; but the figures of a record that was merged have gone over in one, before its orders follow one by one.
create or replace function app.orders_of_customers() returns trigger
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

-- Whatever kinds the events have by now.
do $$
declare
  standing text;
begin
  select pg_get_constraintdef(oid) into strict standing
  from pg_constraint where conrelid = 'app.order_events'::regclass and conname = 'order_events_kind_check';
  execute 'alter table app.order_events drop constraint order_events_kind_check';
  execute 'alter table app.order_events add constraint order_events_kind_check '
    || replace(standing, 'ARRAY[', 'ARRAY[''merged''::text, ');
end
$$;
