-- Orders that are collected: whether it is one, at which hour of the store's clocks if one was chosen, and since when it lies ready.
alter table app.order_deliveries
  add column collected boolean not null default false,
  add column pickup_day date,
  add column pickup_from text,
  add column pickup_to text,
  add column ready_at timestamptz,
  add constraint order_deliveries_pickup check (
    (pickup_day is null) = (pickup_from is null) and (pickup_day is null) = (pickup_to is null)
    and (pickup_day is null or collected)
  );

alter table app.order_events
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in (
    'drafted', 'placed', 'edited', 'paid', 'refunded', 'fulfilled', 'returned', 'cancelled', 'noted', 'exchanged', 'mailed', 'merged',
    'reviewed', 'ready'
  ));
drop trigger order_event_is_mailed on app.order_events;
create trigger order_event_is_mailed after insert on app.order_events
  for each row when (new.kind in ('paid', 'fulfilled', 'refunded', 'ready')) execute function app.order_event_is_mailed();
