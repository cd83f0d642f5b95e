-- How the tills of a store are laid out: one row a store, written whole.
create table app.till_layouts (
  store_id uuid primary key references app.stores (id),
  -- What the scales of the store print: [{"prefix": "21", "says": "price", "decimals": 2}].
  barcode_rules jsonb not null,
  -- [{"id": "…", "name": "Favourites", "tint": 150, "product_ids": ["…"]}], all in their order. A product may be gone since.
  pages jsonb not null,
  version integer not null,
  updated_at timestamptz not null
);

alter table app.till_layouts enable row level security;
alter table app.till_layouts force row level security;
create policy till_layouts_platform on app.till_layouts to current_user using (true) with check (true);
create policy till_layouts_of_store on app.till_layouts using (store_id = app.current_store()) with check (store_id = app.current_store());
