-- Users, their sessions, codes and mailed links. These tables belong to no store: they stand on the allow-list
-- of the catalogue test. The policies of tenant tables follow in 0003.

create table app.users (
  id uuid primary key,
  email text not null,
  -- Equality goes through this lower-cased key: citext's operator is not leakproof and cannot use an index under row-level security.
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
  created_at timestamptz not null,
  erased_at timestamptz
);

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
  token_hash bytea not null unique,
  previous_token_hash bytea,
  previous_until timestamptz,
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
create index sessions_by_previous_token on app.sessions (previous_token_hash) where previous_token_hash is not null;
create index sessions_by_expiry on app.sessions (expires_at);

-- The four digits. One living code per user and purpose; a new one replaces the old one.
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
  expires_at timestamptz not null
);
create index handoffs_by_user on app.handoffs (user_id);

create table app.google_sign_ins (
  state_hash bytea primary key,
  nonce text not null,
  code_verifier text not null,
  remember_me boolean not null,
  expires_at timestamptz not null
);

-- Tries that count against a cap: written before anything is compared, taken back when the try was right.
create table app.attempts (
  id uuid primary key,
  kind text not null check (kind in ('login', 'verify_email', 'reset_password', 'confirm_session', 'register', 'mail')),
  -- HMAC of the address or user that is tried, so that nothing personal is kept for unknown addresses.
  subject bytea not null,
  network_address text not null,
  at timestamptz not null
);
create index attempts_by_subject on app.attempts (subject, at);
create index attempts_by_network_address on app.attempts (network_address, kind, at);
create index attempts_by_time on app.attempts (at);

-- What a call that creates has answered, so that a retry has one effect and the same answer.
create table app.idempotency_keys (
  actor uuid not null,
  key text not null,
  request_hmac bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (actor, key)
);
create index idempotency_keys_by_time on app.idempotency_keys (created_at);
