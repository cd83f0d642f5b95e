-- How the tills of a store take money, and what of a payment is no part of its order. How a change is made: 0001_core.sql.

-- No row: as `defaultTillSettings` of the rules says.
create table app.till_settings (
  store_id uuid primary key references app.stores (id),
  -- [{"id": "cash", "name": "", "kind": "cash", "opens_drawer": true, "reference": "off", "active": true}]
  methods jsonb not null,
  round_cash boolean not null,
  tip_percents integer[] not null,
  lock_minutes integer check (lock_minutes > 0),
  -- Grows with each change.
  version integer not null check (version > 0)
);

-- What the store called the method, what cash was rounded up by, and what was given on top. None of it changes what is owed.
alter table app.order_payments add column label text not null default '';
alter table app.order_payments add column rounding bigint not null default 0;
alter table app.order_payments add column tip bigint not null default 0 check (tip >= 0);

alter table app.till_settings enable row level security;
alter table app.till_settings force row level security;
create policy till_settings_platform on app.till_settings to current_user using (true) with check (true);
create policy till_settings_of_store on app.till_settings using (store_id = app.current_store()) with check (store_id = app.current_store());
