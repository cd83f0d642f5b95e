-- Stores and what belongs to them. Every table carries store_id (the store itself: id), forced row-level security
-- and composite keys that lead with it. The owner role passes by an explicit policy, for jobs, functions and backups;
-- the application role sees a store only while app.store_id names it, or its own memberships by app.user_id.

create table app.stores (
  id uuid primary key,
  account_id uuid not null references app.accounts (id),
  created_by uuid not null references app.users (id),
  business_code text not null unique,
  name text not null,
  description text not null default '',
  sub_domain text not null,
  currency_code text not null check (currency_code in ('USD', 'GBP', 'AED', 'NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'CAD', 'RWF')),
  reg_channel text not null,
  product_type_id text,
  store_module text not null check (store_module in ('general_store', 'restaurant')),
  web_support boolean not null,
  pos_support boolean not null,
  test_product boolean not null,
  mode text not null check (mode in ('test', 'live')),
  default_theme text,
  logo_image_id uuid,
  email text not null default '',
  phone text not null default '',
  address text not null default '',
  country text not null default '',
  timezone text not null default 'UTC',
  receipt_footer text not null default '',
  social jsonb not null default '{}',
  modules jsonb not null,
  apply_vat boolean not null default false,
  vat_percent numeric(6, 3) not null default 0 check (vat_percent between 0 and 100),
  prices_include_vat boolean not null default false,
  product_count integer not null default 0 check (product_count >= 0),
  created_at timestamptz not null,
  closed_at timestamptz,
  check (web_support or pos_support)
);
create index stores_by_account on app.stores (account_id);

create table app.staff (
  store_id uuid not null references app.stores (id),
  user_id uuid not null references app.users (id),
  role text not null check (role in ('super_admin', 'admin', 'manager', 'supervisor', 'associate', 'inventory_officer')),
  joined_at timestamptz not null,
  primary key (store_id, user_id)
);
create index staff_by_user on app.staff (user_id);

create table app.invites (
  store_id uuid not null references app.stores (id),
  id uuid not null unique,
  email text not null,
  email_key text not null,
  role text not null check (role in ('admin', 'manager', 'supervisor', 'associate', 'inventory_officer')),
  message text not null,
  invited_by uuid not null references app.users (id),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (store_id, id),
  unique (store_id, email_key)
);
create index invites_by_email on app.invites (email_key);

create table app.images (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  entity text not null check (entity in ('store')),
  width integer not null,
  height integer not null,
  bytes integer not null,
  uploaded_by uuid not null references app.users (id),
  created_at timestamptz not null,
  primary key (store_id, id)
);
alter table app.stores
  add constraint stores_logo foreign key (id, logo_image_id) references app.images (store_id, id);

-- Every label that leads to a store: the current one, and former ones that redirect or rest in quarantine.
create table app.sub_domains (
  store_id uuid not null references app.stores (id),
  label text primary key,
  -- Null while it is the store's current label; afterwards nobody else gets it before this time.
  held_until timestamptz
);
create index sub_domains_by_store on app.sub_domains (store_id);

create table app.audit_log (
  store_id uuid references app.stores (id),
  id uuid not null unique,
  at timestamptz not null,
  actor_user_id uuid references app.users (id),
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  network_address text not null,
  request_id text not null
);
comment on table app.audit_log is 'append-only';
create index audit_log_by_store on app.audit_log (store_id, at desc, id desc);
create index audit_log_by_actor on app.audit_log (actor_user_id, at desc) where store_id is null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['stores', 'staff', 'invites', 'images', 'sub_domains', 'audit_log'] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
  end loop;
end
$$;

create policy staff_of_store on app.staff
  using (store_id = app.current_store()) with check (store_id = app.current_store());
create policy staff_is_me on app.staff for select using (user_id = app.current_user_id());

create policy store_itself on app.stores
  using (id = app.current_store()) with check (id = app.current_store());
create policy store_of_mine on app.stores for select
  using (id in (select staff.store_id from app.staff where staff.user_id = app.current_user_id()));

create policy invites_of_store on app.invites
  using (store_id = app.current_store()) with check (store_id = app.current_store());

create policy images_of_store on app.images
  using (store_id = app.current_store()) with check (store_id = app.current_store());
create policy images_of_mine on app.images for select
  using (store_id in (select staff.store_id from app.staff where staff.user_id = app.current_user_id()));

create policy sub_domains_of_store on app.sub_domains
  using (store_id = app.current_store()) with check (store_id = app.current_store());

create policy audit_of_store on app.audit_log
  using (store_id = app.current_store()) with check (store_id = app.current_store());
create policy audit_of_mine on app.audit_log
  using (store_id is null and actor_user_id = app.current_user_id())
  with check (store_id is null and actor_user_id is not distinct from app.current_user_id());
