-- Cards that hold money taken in advance: what was put on each, what is left, and every amount that made it. Amounts are minor
-- units of the store's currency. Cards of test orders are apart from real ones.

create table app.gift_cards (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  test boolean not null,
  -- Sixteen letters and digits in upper case, as rules/gift-card makes them.
  code text collate "C" not null check (code ~ '^[A-Z0-9]{16}$'),
  issued bigint not null check (issued > 0),
  -- The sum of the entries.
  balance bigint not null check (balance between 0 and issued),
  -- How the store was paid for it, or that it was given away.
  paid_with text not null check (paid_with in ('cash', 'card', 'bank_transfer', 'mobile_money', 'other', 'given_away')),
  customer_id uuid,
  -- The last day, in the store's time zone, on which it pays.
  ends_on date,
  note text not null default '',
  active boolean not null default true,
  issued_by uuid references app.users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, customer_id) references app.customers (store_id, id)
);
create unique index gift_cards_by_code on app.gift_cards (store_id, code);
create index gift_cards_by_creation on app.gift_cards (store_id, test, created_at, id);
create index gift_cards_by_end_of_code on app.gift_cards (store_id, right(code, 4), test);
create index gift_cards_by_customer on app.gift_cards (store_id, customer_id) where customer_id is not null;

create table app.gift_card_entries (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  card_id uuid not null,
  kind text not null check (kind in ('issued', 'paid', 'refunded')),
  -- Below zero: taken away.
  amount bigint not null check (amount <> 0),
  -- What was left after it.
  balance bigint not null check (balance >= 0),
  order_id uuid,
  actor_user_id uuid references app.users (id),
  at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, card_id) references app.gift_cards (store_id, id),
  foreign key (store_id, order_id) references app.orders (store_id, id)
);
comment on table app.gift_card_entries is 'append-only';
create index gift_card_entries_of_card on app.gift_card_entries (store_id, card_id, at, id);
create index gift_card_entries_by_order on app.gift_card_entries (store_id, order_id, card_id) where order_id is not null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['gift_cards', 'gift_card_entries'] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

-- Which card a payment came from, or went back to.
alter table app.order_payments add column gift_card_id uuid;
alter table app.order_payments add foreign key (store_id, gift_card_id) references app.gift_cards (store_id, id);
alter table app.order_payments add check ((method = 'gift_card') = (gift_card_id is not null));
create index order_payments_by_gift_card on app.order_payments (store_id, gift_card_id) where gift_card_id is not null;

-- Wrong codes are counted.
alter table app.attempts drop constraint attempts_kind_check;
alter table app.attempts add constraint attempts_kind_check check (
  kind in ('login', 'verify_email', 'reset_password', 'confirm_session', 'register', 'mail', 'invite', 'gift_card')
);
