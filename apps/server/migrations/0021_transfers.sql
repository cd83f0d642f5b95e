-- Goods on their way from one place of the store to another. What is sent lies at neither: its movements take it from the one,
-- and what is received adds it to the other.
create table app.transfers (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  number bigint not null,
  from_location_id uuid not null,
  to_location_id uuid not null,
  state text not null check (state in ('draft', 'sent', 'received', 'cancelled')),
  note text not null default '',
  -- Grows with every change; a save that knows an older one is told so.
  version integer not null default 1,
  created_by uuid not null references app.users (id),
  created_at timestamptz not null,
  sent_at timestamptz,
  -- Nothing more is on its way.
  ended_at timestamptz,
  primary key (store_id, id),
  unique (store_id, number),
  check (from_location_id <> to_location_id),
  foreign key (store_id, from_location_id) references app.locations (store_id, id),
  foreign key (store_id, to_location_id) references app.locations (store_id, id)
);
create index transfers_by_state on app.transfers (store_id, state, number);

create table app.transfer_lines (
  store_id uuid not null references app.stores (id),
  transfer_id uuid not null,
  variant_id uuid not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  received integer not null default 0 check (received >= 0),
  -- Sent, and never to arrive.
  lost integer not null default 0 check (lost >= 0),
  primary key (store_id, transfer_id, variant_id),
  -- Two who receive at once can never take in more than was sent.
  check (received::bigint + lost <= quantity),
  foreign key (store_id, transfer_id) references app.transfers (store_id, id),
  foreign key (store_id, variant_id) references app.variants (store_id, id) on delete cascade
);
create index transfer_lines_under_way on app.transfer_lines (store_id, variant_id, transfer_id)
  where received + lost < quantity;
create index transfer_lines_by_variant on app.transfer_lines (store_id, variant_id);

-- The ledger of the store, newest first, by what it is narrowed to.
create index stock_movements_newest on app.stock_movements (store_id, at, id);
create index stock_movements_by_reason on app.stock_movements (store_id, reason, at, id);
create index stock_movements_by_location on app.stock_movements (store_id, location_id, at, id);
create index stock_movements_by_actor on app.stock_movements (store_id, actor_user_id, at, id);

-- What has to be settled: sold below zero, or more promised than there is.
create index stock_levels_below on app.stock_levels (store_id, variant_id)
  where on_hand < 0 or reserved > on_hand;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['transfers', 'transfer_lines'] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;
