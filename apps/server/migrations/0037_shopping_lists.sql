-- What a store orders from a supplier again and again, under a name. It belongs to the store that buys. How a change is made: 0001_core.sql.
create table app.shopping_lists (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  supplier_store_id uuid not null references app.stores (id),
  name text not null,
  -- [{variant_id, quantity}] of the supplier's catalogue.
  lines jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (store_id, id)
);
create unique index shopping_lists_by_name on app.shopping_lists (store_id, supplier_store_id, lower(name));
create index shopping_lists_by_supplier on app.shopping_lists (supplier_store_id);

alter table app.shopping_lists enable row level security;
alter table app.shopping_lists force row level security;
create policy shopping_lists_platform on app.shopping_lists to current_user using (true) with check (true);
create policy shopping_lists_of_store on app.shopping_lists
  using (store_id = app.current_store()) with check (store_id = app.current_store());
