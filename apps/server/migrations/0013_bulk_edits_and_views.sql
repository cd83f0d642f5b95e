-- The products of a change of many, as they were selected when it began: the change itself may move them out of the filters
-- that it was made with. What each was before is kept here, so that all of it can be taken back.
create table app.bulk_edit_products (
  store_id uuid not null references app.stores (id),
  job_id uuid not null,
  -- No key to the product: it may be gone by then.
  product_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'changed', 'unchanged', 'failed', 'undone')),
  -- As it was called when it could not be changed, and why.
  title text not null default '',
  reason text not null default '',
  -- The values that differ, on either side.
  before jsonb,
  after jsonb,
  at timestamptz,
  primary key (store_id, job_id, product_id),
  foreign key (store_id, job_id) references app.store_jobs (store_id, id) on delete cascade
);
create index bulk_edit_products_to_undo on app.bulk_edit_products (store_id, job_id, product_id) where state = 'changed';
create index bulk_edit_products_failed on app.bulk_edit_products (store_id, job_id, product_id) where state = 'failed';

create index store_jobs_by_kind on app.store_jobs (store_id, kind, created_at desc, id desc);
-- Which job takes back which.
create index store_jobs_undoing on app.store_jobs (store_id, (input ->> 'undoes'), created_at desc) where input ? 'undoes';

-- A list as somebody likes to see it: filters and order under a name.
create table app.views (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  list text not null check (list in ('products')),
  name text not null,
  -- Filters and order, as the list's own call takes them.
  query jsonb not null,
  -- Null for a view of the whole store.
  owner_id uuid references app.users (id),
  position integer not null,
  created_at timestamptz not null,
  primary key (store_id, id)
);
create unique index views_by_name on app.views
  (store_id, list, coalesce(owner_id, '00000000-0000-0000-0000-000000000000'), lower(name));

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['bulk_edit_products', 'views'] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;
