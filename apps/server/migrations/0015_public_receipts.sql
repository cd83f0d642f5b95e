-- The links on printed receipts. How a change is made: 0001_core.sql.

-- 128 random bits that the till made with the sale: whoever has the paper reads the receipt, and nobody else finds it.
create table app.receipt_links (
  store_id uuid not null references app.stores (id),
  order_id uuid not null,
  token text not null check (token ~ '^[A-Za-z0-9_-]{22}$'),
  primary key (store_id, order_id),
  unique (store_id, token),
  foreign key (store_id, order_id) references app.orders (store_id, id) on delete cascade deferrable initially deferred
);

-- The order that a link leads to: null while its sale has not arrived, no row where the store is none, or closed.
-- Runs as the owner: no store is known yet.
create function app.find_receipt_link(in_store uuid, asked text)
returns table (order_id uuid)
language sql stable security definer set search_path = app, pg_temp
as $$
  select link.order_id
  from app.stores store
  left join app.receipt_links link on link.store_id = store.id and link.token = asked
  where store.id = in_store and store.closed_at is null
$$;

alter table app.receipt_links enable row level security;
alter table app.receipt_links force row level security;
create policy receipt_links_platform on app.receipt_links to current_user using (true) with check (true);
create policy receipt_links_of_store on app.receipt_links
  using (store_id = app.current_store()) with check (store_id = app.current_store());
