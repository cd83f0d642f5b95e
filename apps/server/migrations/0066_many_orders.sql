-- The orders of an act on many of them, as they were selected when it began: the act itself may move them out of the filters that
-- it was begun with.
create table app.order_act_items (
  store_id uuid not null references app.stores (id),
  job_id uuid not null,
  order_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'changed', 'unchanged', 'failed')),
  -- Why it could not be done.
  reason text not null default '',
  at timestamptz,
  primary key (store_id, job_id, order_id),
  foreign key (store_id, job_id) references app.store_jobs (store_id, id) on delete cascade,
  foreign key (store_id, order_id) references app.orders (store_id, id)
);
create index order_act_items_waiting on app.order_act_items (store_id, job_id, order_id) where state = 'waiting';
create index order_act_items_failed on app.order_act_items (store_id, job_id, order_id) where state = 'failed';

alter table app.order_act_items enable row level security;
alter table app.order_act_items force row level security;
create policy order_act_items_platform on app.order_act_items to current_user using (true) with check (true);
create policy order_act_items_of_store on app.order_act_items
  using (store_id = app.current_store()) with check (store_id = app.current_store());

-- Views of the list of orders too.
alter table app.views drop constraint views_list_check;
alter table app.views add constraint views_list_check check (list in ('products', 'orders'));
