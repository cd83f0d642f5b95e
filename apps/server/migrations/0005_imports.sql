-- Products, customers and price lists from files. A file is read row by row into these tables, so that its dry run, the import itself and its
-- undo continue after a crash, and the rows with errors can be given back as they were. How a change is made: 0001_core.sql.

create table app.imports (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  kind text not null check (kind in ('products', 'customers', 'prices')),
  file_name text not null,
  -- In file storage, as UTF-8; deleted once the rows are read.
  file_key text not null,
  bytes bigint not null,
  delimiter text not null,
  format text not null check (format in ('sokoni', 'shopify', 'woocommerce', 'other')),
  headers text[] not null,
  -- The first rows, for the screen on which columns are mapped.
  sample jsonb not null,
  -- What each column means, null for one that is left out.
  mapping jsonb not null,
  mode text not null default 'add_and_update' check (mode in ('add_and_update', 'add', 'update')),
  new_status text not null default 'file' check (new_status in ('file', 'draft', 'active')),
  -- Where a stock column without a location of its own counts.
  location_id uuid,
  -- Of prices: into which list, null once that is deleted; and whether afterwards the list has what the file says and nothing else.
  price_list_id uuid,
  replaces boolean not null default false,
  -- Whether the importing user may set prices, and costs.
  with_money boolean not null,
  with_costs boolean not null,
  -- False where inventory management was off at the dry run: the quantities of the file are ignored.
  with_stock boolean not null default true,
  check_job_id uuid,
  run_job_id uuid,
  images_job_id uuid,
  undo_job_id uuid,
  -- Who brought it: the columns of `audit_log`.
  actor_kind text not null default 'system' check (actor_kind in ('staff', 'customer', 'api_key', 'register', 'system')),
  actor_id uuid,
  actor_user_id uuid references app.users (id),
  created_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, location_id) references app.locations (store_id, id)
);
create index imports_newest on app.imports (store_id, kind, created_at desc, id desc);
create index imports_by_age on app.imports (created_at);
create index imports_by_price_list on app.imports (store_id, price_list_id) where price_list_id is not null;

-- One product or customer of a file, or one variant with its prices, identified by its first row.
create table app.import_items (
  store_id uuid not null references app.stores (id),
  import_id uuid not null,
  first_row integer not null,
  -- What its rows have in common.
  key text not null,
  rows integer not null,
  -- The result of the dry run; null before it.
  action text check (action in ('create', 'update', 'same', 'skip', 'error')),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed', 'undone', 'kept')),
  record_id uuid,
  -- What the file says, parsed and checked.
  draft jsonb,
  -- What the import changed, before and after, for its undo.
  changes jsonb,
  primary key (store_id, import_id, first_row),
  unique (store_id, import_id, key),
  foreign key (store_id, import_id) references app.imports (store_id, id) on delete cascade
);
-- Erasing a customer erases what the files say about them too.
create index import_items_by_record on app.import_items (store_id, record_id) where record_id is not null;

create table app.import_rows (
  store_id uuid not null references app.stores (id),
  import_id uuid not null,
  -- As a spreadsheet counts, the headers being row 1.
  row integer not null,
  first_row integer not null,
  -- The texts of its cells, as they were.
  cells jsonb not null,
  errors text[] not null default '{}',
  warnings text[] not null default '{}',
  -- What the import would change, as the dry run found it.
  changes text[] not null default '{}',
  primary key (store_id, import_id, row),
  foreign key (store_id, import_id) references app.imports (store_id, id) on delete cascade
);
create index import_rows_of_item on app.import_rows (store_id, import_id, first_row);
create index import_rows_with_errors on app.import_rows (store_id, import_id, row) where errors <> '{}';
create index import_rows_with_warnings on app.import_rows (store_id, import_id, row) where warnings <> '{}';
create index import_rows_with_changes on app.import_rows (store_id, import_id, row) where changes <> '{}';

-- SKUs, barcodes and other unique values of a file, so that duplicates inside the file are found.
create table app.import_codes (
  store_id uuid not null references app.stores (id),
  import_id uuid not null,
  code text not null,
  row integer not null,
  primary key (store_id, import_id, code),
  foreign key (store_id, import_id) references app.imports (store_id, id) on delete cascade
);

-- Pictures to download, one after the other, after the products are imported.
create table app.product_import_images (
  store_id uuid not null references app.stores (id),
  import_id uuid not null,
  -- Also the id of the picture, so that one that is downloaded twice is stored once.
  id uuid not null,
  row integer not null,
  product_id uuid not null,
  url text not null,
  alt_text text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  primary key (store_id, import_id, id),
  foreign key (store_id, import_id) references app.imports (store_id, id) on delete cascade,
  foreign key (store_id, product_id) references app.products (store_id, id) on delete cascade
);
create index product_import_images_of_product on app.product_import_images (store_id, product_id, url);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['imports', 'import_items', 'import_rows', 'import_codes', 'product_import_images'] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;
