-- How many have visited a shop on a day, of those who agreed to be counted; nothing is known of any of them.
create table app.shop_visits (
  store_id uuid not null references app.stores (id),
  -- Where the store is.
  day date not null,
  test boolean not null,
  visits integer not null check (visits > 0),
  primary key (store_id, day, test)
);
create index shop_visits_by_day on app.shop_visits (day);
alter table app.shop_visits enable row level security;
alter table app.shop_visits force row level security;
create policy shop_visits_platform on app.shop_visits to current_user using (true) with check (true);
create policy shop_visits_of_store on app.shop_visits
  using (store_id = app.current_store()) with check (store_id = app.current_store());

alter table app.carts add column test boolean not null default false;
create index carts_by_store_and_time on app.carts (store_id, created_at);

alter table app.storefront_preferences rename column asks_consent to counts_visits;
