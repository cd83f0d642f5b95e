-- Counting what lies on the shelves of one place, and putting the books right by it.
create table app.stock_takes (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  number bigint not null,
  location_id uuid not null,
  -- What is to be counted: everything, or what the scope names.
  scope text not null check (scope in ('all', 'category', 'brand', 'tag', 'list')),
  -- The category's id, the brand or the tag; empty for the others.
  scope_value text not null default '',
  note text not null default '',
  state text not null check (state in ('counting', 'applying', 'applied', 'cancelled')),
  -- What becomes of lines that nobody counted; null until somebody says so.
  uncounted text check (uncounted in ('leave', 'zero')),
  job_id uuid,
  created_by uuid not null references app.users (id),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (store_id, id),
  unique (store_id, number),
  foreign key (store_id, location_id) references app.locations (store_id, id)
);
create index stock_takes_by_state on app.stock_takes (store_id, state, number);
-- Two counts of one shelf would both put right what is wrong once.
create unique index stock_takes_open on app.stock_takes (store_id, location_id)
  where state in ('counting', 'applying');

create table app.stock_take_lines (
  store_id uuid not null references app.stores (id),
  stock_take_id uuid not null,
  variant_id uuid not null,
  -- On hand when the stock-take began, or when goods outside of its scope were first scanned.
  expected integer not null,
  -- Null while nobody has counted it.
  counted integer check (counted >= 0),
  -- On hand at the moment of the last count: what moves afterwards is no difference.
  level_then integer,
  counted_at timestamptz,
  -- On hand changed between two counts of this line, so that nobody knows which of them saw the goods.
  moved_meanwhile boolean not null default false,
  -- Scanned although the scope does not have it.
  outside boolean not null default false,
  primary key (store_id, stock_take_id, variant_id),
  foreign key (store_id, stock_take_id) references app.stock_takes (store_id, id),
  foreign key (store_id, variant_id) references app.variants (store_id, id) on delete cascade
);
create index stock_take_lines_counted on app.stock_take_lines (store_id, stock_take_id, counted_at, variant_id)
  where counted is not null;
create index stock_take_lines_by_variant on app.stock_take_lines (store_id, variant_id);

-- Every scan and every typed count, with an id that the counting device made: what it sends twice counts once.
create table app.stock_take_counts (
  store_id uuid not null references app.stores (id),
  stock_take_id uuid not null,
  id uuid not null,
  -- Null for a code that nothing here has.
  variant_id uuid,
  code text not null default '',
  kind text not null check (kind in ('scan', 'typed')),
  pieces integer not null check (pieces >= 0),
  user_id uuid not null references app.users (id),
  at timestamptz not null,
  primary key (store_id, stock_take_id, id),
  foreign key (store_id, stock_take_id) references app.stock_takes (store_id, id),
  foreign key (store_id, variant_id) references app.variants (store_id, id) on delete set null (variant_id)
);
create index stock_take_counts_unknown on app.stock_take_counts (store_id, stock_take_id, code) where variant_id is null;
create index stock_take_counts_by_variant on app.stock_take_counts (store_id, variant_id);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['stock_takes', 'stock_take_lines', 'stock_take_counts'] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;
