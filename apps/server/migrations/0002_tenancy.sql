-- Users and how they sign in; stores, staff and invites; the audit log; what every area of a store uses: running numbers,
-- long-running jobs, live events and saved views. How a change is made: 0001_core.sql.

-- Users, sessions and codes belong to no store: these tables are on the allow-list of core/database/catalogue.test.ts.

create table app.users (
  id uuid primary key,
  email text not null,
  -- Lower-cased, for comparisons.
  email_key text not null unique,
  email_verified_at timestamptz,
  password_hash text,
  google_subject text unique,
  first_name text not null,
  last_name text not null,
  phone text not null default '',
  referral_code text not null unique,
  referred_by_code text,
  reg_channel text not null,
  platform text not null,
  timezone text,
  accepted_terms_at timestamptz not null,
  rows_per_page smallint not null default 10,
  -- A code of rules/languages; null: that of the browser.
  language text check (language ~ '^[a-z]{2}$'),
  created_at timestamptz not null,
  erased_at timestamptz
);

-- The contract of a user who owns stores.
create table app.accounts (
  id uuid primary key,
  owner_user_id uuid not null unique references app.users (id),
  contract_type text not null default 'basic',
  trial_started_at timestamptz,
  trial_ends_at timestamptz,
  created_at timestamptz not null
);

create table app.sessions (
  id uuid primary key,
  user_id uuid not null references app.users (id),
  lifetime_seconds integer not null,
  signed_in_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  platform text not null,
  address text not null,
  timezone text,
  fingerprint jsonb
);
create index sessions_by_user on app.sessions (user_id);
create index sessions_by_expiry on app.sessions (expires_at);

-- A session may have several valid tokens for a moment: the one that was just refreshed still works for 30 seconds, and two
-- refreshes at once each hand out a token of their own.
create table app.session_tokens (
  token_hash bytea primary key,
  session_id uuid not null references app.sessions (id) on delete cascade,
  created_at timestamptz not null,
  -- Handed out by a refresh, not by a sign-in: a refresh at the same time leaves it alone.
  from_refresh boolean not null,
  -- Set when a newer token has replaced this one; null while it is current.
  dies_at timestamptz
);
create index session_tokens_by_session on app.session_tokens (session_id);

-- The four digits. One valid code per user and purpose; a new one replaces the old one.
create table app.codes (
  user_id uuid not null references app.users (id),
  purpose text not null check (purpose in ('verify_email', 'reset_password', 'confirm_session')),
  code_hmac bytea not null,
  wrong_count integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);

create table app.mailed_links (
  token_hash bytea primary key,
  user_id uuid not null references app.users (id),
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index mailed_links_by_user on app.mailed_links (user_id);

-- The one-time code that hands a session from a browser to the mobile app.
create table app.handoffs (
  code_hash bytea primary key,
  user_id uuid not null references app.users (id),
  -- Of the session that it came from.
  lifetime_seconds integer not null,
  expires_at timestamptz not null
);
create index handoffs_by_user on app.handoffs (user_id);

create table app.google_sign_ins (
  state_hash bytea primary key,
  nonce text not null,
  code_verifier text not null,
  remember_me boolean not null,
  expires_at timestamptz not null,
  -- A request is finishing it: a second one with the same key waits for the answer of the first.
  taken boolean not null default false
);

-- Attempts that count against a cap: written before anything is compared, removed when the attempt was right.
create table app.attempts (
  id uuid primary key,
  kind text not null check (
    kind in (
      'login', 'verify_email', 'reset_password', 'confirm_session', 'register', 'mail', 'invite', 'gift_card', 'discount_code', 'payment',
      'buyer_code', 'buyer_login', 'shop_message', 'newsletter'
    )
  ),
  -- HMAC of the address or user, so that nothing personal is stored for unknown addresses.
  subject bytea not null,
  network_address text not null,
  at timestamptz not null,
  -- A password that is being compared takes a place below the cap, but is no failure yet.
  pending boolean not null default false
);
create index attempts_by_subject on app.attempts (subject, at);
create index attempts_by_network_address on app.attempts (network_address, kind, at);
create index attempts_by_time on app.attempts (at);

-- Stores and their staff.

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
  -- The main language of the store, and those that its shop offers beside it, as codes of rules/languages. The main one is never among the
  -- others: a change of the store sees to that.
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  extra_languages text[] not null default '{}',
  -- What documents say: the end of each kind, and on invoices how and when to pay.
  receipt_footer text not null default '',
  invoice_footer text not null default '',
  statement_footer text not null default '',
  payment_terms text not null default '',
  bank_details text not null default '',
  social jsonb not null default '{}',
  modules jsonb not null,
  apply_vat boolean not null default false,
  vat_percent numeric(6, 3) not null default 0 check (vat_percent between 0 and 100),
  prices_include_vat boolean not null default false,
  -- The rate of delivery; null: it bears no VAT.
  shipping_vat_percent numeric(6, 3) check (shipping_vat_percent between 0 and 100),
  -- The merchant has said how VAT applies; "no VAT" is an answer as well.
  vat_decided boolean not null default false,
  -- Steps of the set-up guide that were skipped or looked at, and whether the guide is put away.
  guide_skipped text[] not null default '{}',
  guide_hidden boolean not null default false,
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
  -- Of the digits that the person types at a till, encoded argon2id; null without a PIN.
  pin_hash text,
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
  -- `storefront`: what a shop shows beside its products, a library of its own, kept until somebody deletes one. `payment_proof`: of a
  -- transfer, as a buyer sent it.
  entity text not null check (entity in ('store', 'product', 'storefront', 'payment_proof')),
  width integer not null,
  height integer not null,
  bytes integer not null,
  -- In the library of a shop: the picture of a product that it was copied from, which may be gone since.
  copied_from uuid,
  -- The person of the staff; null without one.
  uploaded_by uuid references app.users (id),
  created_at timestamptz not null,
  primary key (store_id, id)
);
create index images_of_storefront on app.images (store_id, id) where entity = 'storefront';
create unique index images_copied on app.images (store_id, copied_from) where copied_from is not null;
alter table app.stores
  add constraint stores_logo foreign key (id, logo_image_id) references app.images (store_id, id);

-- Every label that leads to a store: the current one, and former ones that redirect or are in quarantine.
create table app.sub_domains (
  store_id uuid not null references app.stores (id),
  label text primary key,
  -- Null while it is the store's current label; afterwards no other store gets it before this time.
  held_until timestamptz
);
create index sub_domains_by_store on app.sub_domains (store_id);

-- Who changed what. Personal data is referred to, not copied, so that erasing a customer erases it here too.
create table app.audit_log (
  store_id uuid references app.stores (id),
  id uuid not null unique,
  at timestamptz not null,
  -- rules/access/actor: who did it, its id among those of its kind, and the person of the staff, at a register too.
  actor_kind text not null default 'system' check (actor_kind in ('staff', 'customer', 'api_key', 'register', 'system')),
  actor_id uuid,
  actor_user_id uuid references app.users (id),
  action text not null,
  -- What was changed, as `kind:id`.
  subject text not null,
  -- The kind of it, for the filter.
  area text not null generated always as (split_part(subject, ':', 1)) stored,
  before jsonb,
  after jsonb,
  network_address text not null,
  request_id text not null
);
comment on table app.audit_log is 'append-only';
create index audit_log_by_store on app.audit_log (store_id, at desc, id desc);
create index audit_log_by_actor on app.audit_log (actor_user_id, at desc) where store_id is null;
create index audit_log_by_person on app.audit_log (store_id, actor_user_id, at desc, id desc) where store_id is not null;
create index audit_log_by_action on app.audit_log (store_id, action, at desc, id desc) where store_id is not null;
create index audit_log_by_area on app.audit_log (store_id, area, at desc, id desc) where store_id is not null;
create index audit_log_by_subject on app.audit_log (store_id, subject, at desc, id desc) where store_id is not null;

-- What every area of a store uses.

-- The running numbers of a store: orders, purchase orders, stock-takes, barcodes of its own.
create table app.store_numbers (
  store_id uuid not null references app.stores (id),
  series text not null,
  last_number bigint not null,
  primary key (store_id, series)
);

-- The next number of a series. It is taken, and the series locked, until the transaction ends.
create function app.take_number(store uuid, of_series text) returns bigint
language sql volatile
as $$
  insert into app.store_numbers as taken (store_id, series, last_number) values (store, of_series, 1)
  on conflict (store_id, series) do update set last_number = taken.last_number + 1
  returning last_number
$$;

-- Long-running work of a store that a person follows: an import, a change of thousands of products. It runs in steps; each step
-- writes its part and the job's progress in one transaction, so that a job continues after a crash and does nothing twice.
create table app.store_jobs (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  kind text not null,
  state text not null check (state in ('waiting', 'running', 'done', 'cancelled', 'failed')),
  -- What to do; its shape depends on the kind, as that of `position` and `result` does.
  input jsonb not null,
  -- Where the next step continues.
  position jsonb not null default '{}',
  -- Null until it is known.
  total integer,
  done integer not null default 0,
  failed integer not null default 0,
  result jsonb not null default '{}',
  -- Why it failed, as a sentence for a person.
  problem text not null default '',
  -- Steps that broke off unexpectedly since the last one that succeeded.
  broken_steps integer not null default 0,
  -- rules/access/actor: who started it, with what was permitted to them then.
  actor jsonb not null,
  -- The person of the staff among them; null without one.
  created_by uuid references app.users (id),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (store_id, id)
);
create index store_jobs_newest on app.store_jobs (store_id, created_at desc, id desc);
create index store_jobs_open on app.store_jobs (store_id) where state in ('waiting', 'running');
create index store_jobs_by_kind on app.store_jobs (store_id, kind, created_at desc, id desc);
-- Which job undoes which.
create index store_jobs_undoing on app.store_jobs (store_id, (input ->> 'undoes'), created_at desc) where input ? 'undoes';

-- The outbox: what happened in a store, written in the transaction in which it happened and kept for 30 days. Screens that are open read
-- it today; tills, webhooks and mails can.
create table app.events (
  store_id uuid not null references app.stores (id),
  sequence bigint not null,
  -- A subject and a verb: `order.placed`, `product.changed`.
  kind text not null,
  -- `ids` names the things; the rest depends on the kind.
  payload jsonb not null,
  at timestamptz not null default clock_timestamp(),
  primary key (store_id, sequence)
);
create index events_by_age on app.events (at);

-- Writes events `[{kind, payload}]` of the current store; every server is notified when the transaction commits. The last statement of a
-- transaction: it holds the store's sequence until the commit, so that events become visible in the order of their sequences, and who
-- has read one has read all before it.
create function app.publish(events jsonb) returns void
language sql
as $$
  with taken as (
    insert into app.store_numbers as taken (store_id, series, last_number)
    values (app.current_store(), 'event', jsonb_array_length(events))
    on conflict (store_id, series) do update set last_number = taken.last_number + jsonb_array_length(events)
    returning last_number - jsonb_array_length(events) as before
  )
  insert into app.events (store_id, sequence, kind, payload)
  select app.current_store(), taken.before + place, event ->> 'kind', event -> 'payload'
  from taken, jsonb_array_elements(events) with ordinality as listed (event, place);
  select pg_notify('sokoni_events', app.current_store()::text);
$$;

-- A list with its filters and sort order under a name.
create table app.views (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  list text not null check (list in ('products', 'orders')),
  name text not null,
  -- Filters and sort order, as the list's own call takes them.
  query jsonb not null,
  -- Null for a view of the whole store.
  owner_id uuid references app.users (id),
  position integer not null,
  created_at timestamptz not null,
  primary key (store_id, id)
);
create unique index views_by_name on app.views
  (store_id, list, coalesce(owner_id, '00000000-0000-0000-0000-000000000000'), lower(name));

-- Rates of tax beside the store's VAT. Products and categories are charged at a percentage, and are told its name from here: no two
-- rates have the same, and a percentage never changes.
create table app.tax_rates (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  name text not null,
  percent numeric(6, 3) not null check (percent between 0 and 100),
  archived boolean not null,
  created_at timestamptz not null,
  primary key (store_id, id),
  unique (store_id, percent)
);
create unique index tax_rates_by_name on app.tax_rates (store_id, lower(name));

-- Row-level security. Stores, staff, images and the audit log are also visible to their users outside of a store.

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'stores', 'staff', 'invites', 'images', 'sub_domains', 'audit_log', 'store_numbers', 'store_jobs', 'events', 'views', 'tax_rates'
  ] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
  end loop;
  foreach tenant_table in array array['staff', 'invites', 'images', 'sub_domains', 'store_numbers', 'store_jobs', 'events', 'views', 'tax_rates'] loop
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

create policy store_itself on app.stores
  using (id = app.current_store()) with check (id = app.current_store());
create policy store_of_mine on app.stores for select
  using (id in (select staff.store_id from app.staff where staff.user_id = app.current_user_id()));
create policy staff_is_me on app.staff for select using (user_id = app.current_user_id());
create policy images_of_mine on app.images for select
  using (store_id in (select staff.store_id from app.staff where staff.user_id = app.current_user_id()));
create policy audit_of_store on app.audit_log
  using (store_id = app.current_store()) with check (store_id = app.current_store());
create policy audit_of_mine on app.audit_log
  using (store_id is null and actor_user_id = app.current_user_id())
  with check (store_id is null and actor_user_id is not distinct from app.current_user_id());

-- What spans stores. Each is a security-definer function of the owner and reveals no more than its name says.

-- Who calls: the valid session of a user token (by its hash) or of a business token (by its session id), and the role in the
-- store that is asked for.
create function app.authenticate(by_token bytea, by_session uuid, in_store uuid, at timestamptz)
returns table (
  session_id uuid,
  user_id uuid,
  email_verified boolean,
  signed_in_at timestamptz,
  role text,
  store_modules jsonb,
  store_closed boolean
)
language sql stable security definer set search_path = app, pg_temp
as $$
  select session.id, session.user_id, person.email_verified_at is not null, session.signed_in_at,
         member.role, store.modules, store.closed_at is not null
  from app.sessions session
  join app.users person on person.id = session.user_id
  left join app.staff member on member.store_id = in_store and member.user_id = session.user_id
  left join app.stores store on store.id = member.store_id
  where session.expires_at > at
    and session.id = coalesce(by_session, (
      select token.session_id from app.session_tokens token
      where token.token_hash = by_token and (token.dies_at is null or token.dies_at > at)
    ))
$$;

-- Takes a sub-domain label for a store unless another store has it or it is in quarantine. The primary key decides a race.
create function app.claim_sub_domain(wanted text, for_store uuid, at timestamptz) returns boolean
language plpgsql security definer set search_path = app, pg_temp
as $$
begin
  if for_store is distinct from app.current_store() then
    raise exception 'a sub-domain is claimed for the current store only';
  end if;
  insert into app.sub_domains as held (label, store_id, held_until) values (wanted, for_store, null)
  on conflict (label) do update set store_id = excluded.store_id, held_until = null
    where held.store_id = excluded.store_id or held.held_until <= at;
  return found;
end
$$;

create function app.sub_domain_is_free(wanted text, at timestamptz) returns boolean
language sql stable security definer set search_path = app, pg_temp
as $$
  select not exists (
    select 1 from app.sub_domains where label = wanted and (held_until is null or held_until > at)
  )
$$;

-- Open invites of the current user, whose address must be verified.
create function app.invites_inbox(at timestamptz)
returns table (
  store_id uuid, invite_id uuid, role text, message text, expires_at timestamptz,
  business_name text, business_code text, logo_image_id uuid
)
language sql stable security definer set search_path = app, pg_temp
as $$
  select invite.store_id, invite.id, invite.role, invite.message, invite.expires_at,
         store.name, store.business_code, store.logo_image_id
  from app.users person
  join app.invites invite on invite.email_key = person.email_key
  join app.stores store on store.id = invite.store_id
  where person.id = app.current_user_id()
    and person.email_verified_at is not null
    and invite.expires_at > at
    and store.closed_at is null
  order by invite.sent_at desc
  limit 100
$$;
