-- Buyers who log in to a shop with a code that is mailed to them. What is theirs is what the customer with their email has.

-- The code that was asked for last; it is made of the secret key, the email and the time, so none is kept. Used once.
create table app.buyer_codes (
  store_id uuid not null references app.stores (id),
  email_key text not null,
  issued_at timestamptz not null,
  primary key (store_id, email_key)
);
create index buyer_codes_by_time on app.buyer_codes (issued_at);

create table app.buyer_sessions (
  store_id uuid not null references app.stores (id),
  -- Of the 128 random bits in the buyer's cookie.
  token_hash bytea not null,
  email_key text not null,
  expires_at timestamptz not null,
  primary key (store_id, token_hash)
);
create index buyer_sessions_by_time on app.buyer_sessions (expires_at);

alter table app.attempts
  drop constraint attempts_kind_check,
  add constraint attempts_kind_check check (
    kind in (
      'login', 'verify_email', 'reset_password', 'confirm_session', 'register', 'mail', 'invite', 'gift_card', 'discount_code', 'payment',
      'buyer_code', 'buyer_login'
    )
  );

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['buyer_codes', 'buyer_sessions'] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;
