-- An order that is placed at once is written once, after all that belongs to it: its number is held for that long only. What
-- belongs to it finds it when the transaction ends.
do $$
declare
  naming record;
begin
  for naming in
    select conrelid::regclass as owner, conname from pg_constraint
    where contype = 'f' and confrelid = 'app.orders'::regclass
  loop
    execute format('alter table %s alter constraint %I deferrable initially deferred', naming.owner, naming.conname);
  end loop;
end
$$;

create function app.take_number(store uuid, of_series text) returns bigint
language sql volatile
as $$
  insert into app.store_numbers as taken (store_id, series, last_number) values (store, of_series, 1)
  on conflict (store_id, series) do update set last_number = taken.last_number + 1
  returning last_number
$$;
