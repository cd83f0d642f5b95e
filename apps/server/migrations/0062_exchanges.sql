-- Goods that come back and others that go out instead: a return on the one order, and another order linked to it. What the return
-- frees moves from the one to the other as a refund and a payment by `exchange`.

alter table app.orders
  add column exchange_of uuid,
  add foreign key (store_id, exchange_of) references app.orders (store_id, id);
create index orders_by_exchange on app.orders (store_id, exchange_of) where exchange_of is not null;

-- Whatever kinds the events have by now.
do $$
declare
  standing text;
begin
  select pg_get_constraintdef(oid) into strict standing
  from pg_constraint where conrelid = 'app.order_events'::regclass and conname = 'order_events_kind_check';
  execute 'alter table app.order_events drop constraint order_events_kind_check';
  execute 'alter table app.order_events add constraint order_events_kind_check '
    || replace(standing, 'ARRAY[', 'ARRAY[''exchanged''::text, ');
end
$$;
