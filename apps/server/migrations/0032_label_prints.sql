-- What a link to a PDF of labels prints: too much for the link itself. It is of no use once the link has ended.
create table app.label_prints (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  input jsonb not null,
  created_at timestamptz not null,
  primary key (store_id, id)
);
create index label_prints_by_age on app.label_prints (created_at);

alter table app.label_prints enable row level security;
alter table app.label_prints force row level security;
create policy label_prints_platform on app.label_prints to current_user using (true) with check (true);
create policy label_prints_of_store on app.label_prints
  using (store_id = app.current_store()) with check (store_id = app.current_store());
