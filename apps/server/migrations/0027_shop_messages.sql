-- What visitors write to a shop, until it is mailed to the store.
create table app.shop_messages (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  name text not null check (char_length(name) between 1 and 120),
  email text not null,
  message text not null check (char_length(message) between 1 and 5000),
  written_at timestamptz not null,
  primary key (store_id, id)
);
create index shop_messages_by_time on app.shop_messages (written_at);

alter table app.attempts
  drop constraint attempts_kind_check,
  add constraint attempts_kind_check check (
    kind in (
      'login', 'verify_email', 'reset_password', 'confirm_session', 'register', 'mail', 'invite', 'gift_card', 'discount_code', 'payment',
      'buyer_code', 'buyer_login', 'shop_message', 'newsletter'
    )
  );

alter table app.shop_messages enable row level security;
alter table app.shop_messages force row level security;
create policy shop_messages_platform on app.shop_messages to current_user using (true) with check (true);
create policy shop_messages_of_store on app.shop_messages
  using (store_id = app.current_store()) with check (store_id = app.current_store());
