-- Companies that buy without a store on the platform: who may sign in for them in the supplier's shop. How a change is made: 0001_core.sql.

-- A person who orders for a company. One who was removed stays for what they ordered, and another one may have their email.
create table app.wholesale_buyers (
  store_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  name text not null,
  email text not null,
  -- The email in lower case: by it they sign in.
  email_key text not null,
  phone text not null default '',
  created_at timestamptz not null,
  -- When the last invite was mailed.
  invited_at timestamptz,
  removed_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, customer_id) references app.customers (store_id, id)
);
-- Who signs in orders for one company of a store.
create unique index wholesale_buyers_by_email on app.wholesale_buyers (store_id, email_key) where removed_at is null;
create index wholesale_buyers_of_company on app.wholesale_buyers (store_id, customer_id, created_at);

-- What a buyer is about to order for their company.
create table app.wholesale_buyer_carts (
  store_id uuid not null,
  buyer_id uuid not null,
  -- [{variant_id, quantity}], in the order in which they were added.
  lines jsonb not null,
  updated_at timestamptz not null,
  primary key (store_id, buyer_id),
  foreign key (store_id, buyer_id) references app.wholesale_buyers (store_id, id) on delete cascade
);

alter table app.wholesale_orders
  add column placed_by_buyer uuid,
  add foreign key (store_id, placed_by_buyer) references app.wholesale_buyers (store_id, id) on delete set null (placed_by_buyer);
create index wholesale_orders_by_buyer on app.wholesale_orders (store_id, placed_by_buyer) where placed_by_buyer is not null;

-- A business without a store asks in the shop: it says who asks, and in which language it is answered.
alter table app.wholesale_requests
  alter column buyer_store_id drop not null,
  alter column requested_by drop not null,
  add column contact_name text not null default '',
  add column language text,
  add check ((buyer_store_id is null) = (requested_by is null));
create unique index wholesale_requests_pending_in_shop on app.wholesale_requests (store_id, lower(email))
  where status = 'pending' and buyer_store_id is null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['wholesale_buyers', 'wholesale_buyer_carts'] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;
