-- What a store owes its customers in goods: a balance, and every amount that made it. Amounts are minor units of the store's
-- currency. Test orders have balances of their own, so that nothing tried out is ever spent.

create table app.store_credits (
  store_id uuid not null references app.stores (id),
  customer_id uuid not null,
  test boolean not null,
  -- The sum of the entries.
  balance bigint not null check (balance >= 0),
  primary key (store_id, customer_id, test),
  foreign key (store_id, customer_id) references app.customers (store_id, id)
);

create table app.store_credit_entries (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  customer_id uuid not null,
  test boolean not null,
  -- By hand, for an order and back from one, and when two records of one customer became one.
  kind text not null check (kind in ('given', 'taken_back', 'paid', 'refunded', 'merged')),
  -- Below zero: taken away.
  amount bigint not null check (amount <> 0),
  -- What was left after it.
  balance bigint not null check (balance >= 0),
  reason text not null default '',
  order_id uuid,
  actor_user_id uuid references app.users (id),
  at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, customer_id, test) references app.store_credits (store_id, customer_id, test),
  foreign key (store_id, order_id) references app.orders (store_id, id)
);
comment on table app.store_credit_entries is 'append-only';
create index store_credit_entries_of_customer on app.store_credit_entries (store_id, customer_id, test, at, id);
create index store_credit_entries_by_order on app.store_credit_entries (store_id, order_id) where order_id is not null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['store_credits', 'store_credit_entries'] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

alter table app.order_payments drop constraint order_payments_method_check;
alter table app.order_payments add constraint order_payments_method_check check (
  method in ('cash', 'card', 'bank_transfer', 'mobile_money', 'other', 'exchange', 'store_credit', 'gift_card')
);
