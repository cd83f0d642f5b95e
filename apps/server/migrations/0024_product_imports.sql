-- Products from files. An import is read row by row into these tables, so that its dry run, the import itself and its undoing go
-- on after a crash, and the rows with errors can be given back as they were.
create table app.product_imports (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  file_name text not null,
  -- In Files, as UTF-8; gone once the rows are in.
  file_key text not null,
  bytes bigint not null,
  delimiter text not null,
  format text not null check (format in ('sokoni', 'shopify', 'woocommerce', 'other')),
  headers text[] not null,
  -- The first rows, for whoever says what the columns mean.
  sample jsonb not null,
  -- What each column means, null for one that is left out.
  mapping jsonb not null,
  mode text not null default 'add_and_update' check (mode in ('add_and_update', 'add', 'update')),
  new_status text not null default 'file' check (new_status in ('file', 'draft', 'active')),
  -- Where a column of stock without a place of its own counts.
  location_id uuid,
  -- Whoever brought the file may set prices, and costs.
  with_money boolean not null,
  with_costs boolean not null,
  check_job_id uuid,
  run_job_id uuid,
  images_job_id uuid,
  undo_job_id uuid,
  created_by uuid not null references app.users (id),
  created_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, location_id) references app.locations (store_id, id)
);
create index product_imports_newest on app.product_imports (store_id, created_at desc, id desc);
create index product_imports_by_age on app.product_imports (created_at);

-- One product of a file, known by its first row.
create table app.product_import_items (
  store_id uuid not null references app.stores (id),
  import_id uuid not null,
  first_row integer not null,
  -- What its rows have in common.
  key text not null,
  rows integer not null,
  -- What the dry run found; null before.
  action text check (action in ('create', 'update', 'same', 'skip', 'error')),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed', 'undone', 'kept')),
  product_id uuid,
  -- What the file says, read and checked.
  draft jsonb,
  -- What the import changed, before and after, for its undoing.
  changes jsonb,
  primary key (store_id, import_id, first_row),
  unique (store_id, import_id, key),
  foreign key (store_id, import_id) references app.product_imports (store_id, id) on delete cascade
);

create table app.product_import_rows (
  store_id uuid not null references app.stores (id),
  import_id uuid not null,
  -- As a spreadsheet counts, the headers being row 1.
  row integer not null,
  first_row integer not null,
  -- The texts of its cells, as they were.
  cells jsonb not null,
  errors text[] not null default '{}',
  warnings text[] not null default '{}',
  primary key (store_id, import_id, row),
  foreign key (store_id, import_id) references app.product_imports (store_id, id) on delete cascade
);
create index product_import_rows_of_item on app.product_import_rows (store_id, import_id, first_row);
create index product_import_rows_with_errors on app.product_import_rows (store_id, import_id, row) where errors <> '{}';
create index product_import_rows_with_warnings on app.product_import_rows (store_id, import_id, row) where warnings <> '{}';

-- SKUs and barcodes of a file, so that one that stands there twice is found.
create table app.product_import_codes (
  store_id uuid not null references app.stores (id),
  import_id uuid not null,
  code text not null,
  row integer not null,
  primary key (store_id, import_id, code),
  foreign key (store_id, import_id) references app.product_imports (store_id, id) on delete cascade
);

-- Pictures to fetch, one after the other, after the products are in.
create table app.product_import_images (
  store_id uuid not null references app.stores (id),
  import_id uuid not null,
  -- Also that of the picture, so that one that is fetched twice is kept once.
  id uuid not null,
  row integer not null,
  product_id uuid not null,
  url text not null,
  alt_text text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  primary key (store_id, import_id, id),
  foreign key (store_id, import_id) references app.product_imports (store_id, id) on delete cascade,
  foreign key (store_id, product_id) references app.products (store_id, id) on delete cascade
);
create index product_import_images_of_product on app.product_import_images (store_id, product_id, url);

-- What a product is called in the shop that it came from, so that a later file finds it again.
create table app.product_handles (
  store_id uuid not null references app.stores (id),
  handle text not null,
  product_id uuid not null,
  primary key (store_id, handle),
  foreign key (store_id, product_id) references app.products (store_id, id) on delete cascade
);
create index product_handles_by_product on app.product_handles (store_id, product_id);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'product_imports', 'product_import_items', 'product_import_rows', 'product_import_codes', 'product_import_images', 'product_handles'
  ] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;
