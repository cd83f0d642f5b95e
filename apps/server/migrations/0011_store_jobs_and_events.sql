-- Long work of a store that a person follows: an import, a change of thousands of products. It goes in steps; each step
-- writes its part and how far the job is in one transaction, so that a job goes on after a crash and does nothing twice.
create table app.store_jobs (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  kind text not null,
  state text not null check (state in ('waiting', 'running', 'done', 'cancelled', 'failed')),
  -- What is to be done, as its kind reads it.
  input jsonb not null,
  -- Where the next step goes on, as its kind reads it.
  position jsonb not null default '{}',
  -- Null until it is known.
  total integer,
  done integer not null default 0,
  failed integer not null default 0,
  -- What there is to say at the end, as its kind writes it.
  result jsonb not null default '{}',
  -- Why it failed, as a sentence for a person.
  problem text not null default '',
  -- How often a step broke off unexpectedly since the last one that ended well.
  broken_steps integer not null default 0,
  created_by uuid not null references app.users (id),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (store_id, id)
);
create index store_jobs_newest on app.store_jobs (store_id, created_at desc, id desc);
create index store_jobs_open on app.store_jobs (store_id) where state in ('waiting', 'running');

-- What has changed in a store, for the browsers that show it: ids only, each reads what its role may see.
create table app.events (
  store_id uuid not null references app.stores (id),
  id bigint generated always as identity,
  -- Transactions may commit in another order than they took their ids; see platform/live.
  transaction_id xid8 not null default pg_current_xact_id(),
  subject text not null,
  ids uuid[] not null,
  at timestamptz not null default now(),
  primary key (store_id, id)
);
create index events_in_order on app.events (store_id, transaction_id, id);
create index events_by_age on app.events (at);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['store_jobs', 'events'] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

-- Told to every server when the transaction commits.
create function app.announce(subject text, ids uuid[]) returns void
language sql
as $$
  insert into app.events (store_id, subject, ids) values (app.current_store(), subject, ids);
  select pg_notify('sokoni_events', app.current_store()::text);
$$;
