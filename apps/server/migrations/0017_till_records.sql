-- What a till tells of its drawer, and what its sales no longer wait for. How a change is made: 0001_core.sql.

-- What orders are listed by. A sequence, because nobody waits at it: a row of the store's numbers is held until the commit, and
-- twenty tills that send at once would record one sale after the other. Numbers that people read (#1001) stay rows of the store.
create sequence app.order_serials;
select setval('app.order_serials', 1 + coalesce((select max(serial) from app.orders), 0), false);
comment on column app.orders.serial is
  'Later orders have higher ones; two that are placed at the same time, either. What every list is ordered and keyed by.';
delete from app.store_numbers where series = 'order_serial';

-- The drawer was opened without a sale.
create table app.drawer_openings (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  register_id uuid not null,
  -- Null where the register sells without shifts.
  shift_id uuid,
  opened_by uuid references app.users (id),
  approved_by uuid references app.users (id),
  at timestamptz not null,
  received_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, register_id) references app.registers (store_id, id),
  foreign key (store_id, shift_id) references app.shifts (store_id, id)
);
comment on table app.drawer_openings is 'append-only';
create index drawer_openings_of_shift on app.drawer_openings (store_id, shift_id, at, id) where shift_id is not null;

alter table app.drawer_openings enable row level security;
alter table app.drawer_openings force row level security;
create policy drawer_openings_platform on app.drawer_openings to current_user using (true) with check (true);
create policy drawer_openings_of_store on app.drawer_openings using (store_id = app.current_store()) with check (store_id = app.current_store());

-- Whose name it carries: the customer, or the order whose receipt is to be mailed. What is sought when a customer is erased; text,
-- because a till may send anything.
alter table app.till_commands add column subject text generated always as (lower(case kind
  when 'customer' then coalesce(clashes_with, id)::text
  when 'receipt_requested' then payload ->> 'order_id'
  when 'sale_parked' then payload #>> '{cart,customer,id}'
  else payload #>> '{customer,id}'
end)) stored;
create index till_commands_by_subject on app.till_commands (store_id, subject) where subject is not null;

-- By the device, because each till asks every twenty seconds up to which of its commands it was heard out.
drop index app.till_commands_waiting;
create index till_commands_waiting on app.till_commands (store_id, device_id, seq) include (received_at) where state = 'received';
