-- Buying from stores on the same platform: what the store that buys keeps, and what it sees of its suppliers. All functions here run as
-- the owner and show the current store its own side alone. How a change is made: 0001_core.sql.

-- What a store orders from a supplier again and again, under a name. It belongs to the store that buys.
create table app.shopping_lists (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  supplier_store_id uuid not null references app.stores (id),
  name text not null,
  -- [{variant_id, quantity}] of the supplier's catalogue.
  lines jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (store_id, id)
);
create unique index shopping_lists_by_name on app.shopping_lists (store_id, supplier_store_id, lower(name));
create index shopping_lists_by_supplier on app.shopping_lists (supplier_store_id);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['shopping_lists'] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

-- The stores that sell to businesses: those that chose to be found, and those that the current store has to do with.
create function app.suppliers_to_find(search text, at_most integer, skipped integer)
returns table (
  supplier_id uuid, name text, description text, sub_domain text, currency_code text, country text, logo_image_id uuid,
  introduction text, relation text, reason text, total integer
)
language sql stable security definer set search_path = app, public, pg_temp
as $$
  with mine as (
    select company.store_id, company.status as relation, ''::text as reason
    from app.wholesale_companies company where company.buyer_store_id = app.current_store()
  ),
  asked as (
    select distinct on (request.store_id) request.store_id, request.status as relation, request.reason
    from app.wholesale_requests request
    where request.buyer_store_id = app.current_store() and request.status <> 'approved'
    order by request.store_id, request.created_at desc
  )
  select store.id, store.name, store.description, store.sub_domain, store.currency_code, store.country, store.logo_image_id,
         coalesce(settings.introduction, ''), coalesce(mine.relation, asked.relation, 'none'),
         coalesce(mine.reason, asked.reason, ''), count(*) over ()::integer
  from app.stores store
  left join app.wholesale_settings settings on settings.store_id = store.id
  left join mine on mine.store_id = store.id
  left join asked on asked.store_id = store.id
  where app.current_store() is not null and store.id <> app.current_store() and store.closed_at is null
    and store.modules ->> 'module_wholesale' = 'active'
    and (settings.listed or mine.store_id is not null or asked.store_id is not null)
    and app.plain_words(store.name) like '%' || app.plain_words(search) || '%'
  order by mine.store_id is null, asked.store_id is null, store.name collate app.names, store.id
  limit at_most offset skipped
$$;

-- One of them. What the current store has agreed with it is null while there is no agreement.
create function app.supplier_to_buy_from(supplier uuid)
returns table (
  supplier_id uuid, name text, description text, sub_domain text, currency_code text, country text, logo_image_id uuid, email text,
  phone text, introduction text, mode text, customer_id uuid, status text, request_status text, request_reason text
)
language sql stable security definer set search_path = app, pg_temp
as $$
  select store.id, store.name, store.description, store.sub_domain, store.currency_code, store.country, store.logo_image_id, store.email,
         store.phone, coalesce(settings.introduction, ''), store.mode, company.customer_id, company.status, request.status, request.reason
  from app.stores store
  left join app.wholesale_settings settings on settings.store_id = store.id
  left join app.wholesale_companies company on company.store_id = store.id and company.buyer_store_id = app.current_store()
  left join lateral (
    select asked.status, asked.reason from app.wholesale_requests asked
    where asked.store_id = store.id and asked.buyer_store_id = app.current_store()
    order by asked.created_at desc limit 1
  ) request on true
  where store.id = supplier and app.current_store() is not null and store.id <> app.current_store() and store.closed_at is null
    and store.modules ->> 'module_wholesale' = 'active'
    and (settings.listed or company.customer_id is not null or request.status is not null)
$$;

-- What the current store has bought from suppliers on the platform, the newest first.
create function app.wholesale_purchases(of_order uuid, of_supplier uuid, unpaid boolean, at_most integer, skipped integer)
returns table (
  supplier_id uuid, supplier_name text, currency_code text, order_id uuid, number text, test boolean, state text, payment_type text,
  due_on date, next_due_on date, ordered_total bigint, total bigint, paid bigint, outstanding bigint, deposit bigint, deposit_due bigint, reference text,
  placed_at timestamptz, purchase_order_id uuid, units integer, fulfilled integer, count integer
)
language sql stable security definer set search_path = app, pg_temp
as $$
  select bought.store_id, store.name, store.currency_code, sale.id, sale.number, sale.test, sale.state, sale.payment_type,
         sale.due_on, case when sale.deposit_due > 0 then sale.placed_on else sale.due_on end, sale.ordered_total,
         sale.total, sale.paid - sale.refunded, sale.outstanding, sale.deposit, sale.deposit_due, bought.reference, bought.placed_at, bought.purchase_order_id, sale.units,
         (select coalesce(sum(line.fulfilled), 0)::integer from app.order_lines line
          where line.store_id = sale.store_id and line.order_id = sale.id),
         count(*) over ()::integer
  from app.wholesale_orders bought
  join app.orders sale on sale.store_id = bought.store_id and sale.id = bought.order_id
  join app.stores store on store.id = bought.store_id
  where bought.buyer_store_id = app.current_store()
    and (of_order is null or bought.order_id = of_order)
    and (of_supplier is null or bought.store_id = of_supplier)
    and (not unpaid or sale.outstanding > 0)
  order by bought.placed_at desc, bought.order_id desc
  limit at_most offset skipped
$$;

-- Which sale a purchase order of the current store is.
create function app.wholesale_sale_of(purchase_order uuid) returns table (supplier_id uuid, order_id uuid)
language sql stable security definer set search_path = app, pg_temp
as $$
  select bought.store_id, bought.order_id from app.wholesale_orders bought
  where bought.buyer_store_id = app.current_store() and bought.purchase_order_id = purchase_order
$$;

-- What the current store owes suppliers on the platform, by age of the debt at a day: what is not due yet comes first, and a deposit is due
-- on the day of its order. What a supplier is to give back of other orders stands beside it.
create function app.wholesale_payables(today date)
returns table (
  supplier_id uuid, supplier_name text, currency_code text, orders integer, outstanding bigint, not_due bigint, days_30 bigint,
  days_60 bigint, days_90 bigint, older bigint, next_due_on date, refund_due bigint
)
language sql stable security definer set search_path = app, pg_temp
as $$
  with open as (
    select sale.*
    from app.wholesale_orders bought
    join app.orders sale on sale.store_id = bought.store_id and sale.id = bought.order_id
    -- A store in test mode sees what it has tried, a live one what it owes.
    where bought.buyer_store_id = app.current_store() and sale.outstanding <> 0
      and sale.test = (select store.mode = 'test' from app.stores store where store.id = app.current_store())
  ), parts as (
    select open.store_id, open.id, part.amount as outstanding, 0 as refund_due, part.due_on,
           today - coalesce(part.due_on, open.placed_on) as days
    from open
    cross join lateral (
      values (open.deposit_due, open.placed_on), (open.outstanding - open.deposit_due, open.due_on)
    ) part (amount, due_on)
    where open.outstanding > 0 and part.amount > 0
    union all
    select open.store_id, null, 0, -open.outstanding, null, null from open where open.outstanding < 0
  )
  select store.id, store.name, store.currency_code, count(distinct parts.id)::integer, sum(outstanding)::bigint,
         coalesce(sum(outstanding) filter (where days <= 0), 0)::bigint,
         coalesce(sum(outstanding) filter (where days between 1 and 30), 0)::bigint,
         coalesce(sum(outstanding) filter (where days between 31 and 60), 0)::bigint,
         coalesce(sum(outstanding) filter (where days between 61 and 90), 0)::bigint,
         coalesce(sum(outstanding) filter (where days > 90), 0)::bigint,
         min(parts.due_on), sum(refund_due)::bigint
  from parts join app.stores store on store.id = parts.store_id
  group by store.id, store.name, store.currency_code
  order by store.name collate app.names, store.id
$$;

-- The quotes of suppliers that the current store has to do with, what was touched last first, each in its state at a moment where the
-- supplier is.
create function app.wholesale_quotes_to_buy(
  of_quote uuid, of_supplier uuid, in_state text, search text, now timestamptz, at_most integer, skipped integer
)
returns table (
  store_id uuid, quote_id uuid, supplier_name text, currency_code text, number text, state text, valid_until date, total bigint,
  version integer, created_at timestamptz, updated_at timestamptz, count integer
)
language sql stable security definer set search_path = app, public, pg_temp
as $$
  with mine as (
    select quote.*, store.name as supplier_name, store.currency_code,
           case when quote.state = 'offered' and quote.valid_until < (now at time zone store.timezone)::date then 'expired'
                else quote.state end as state_now
    from app.wholesale_quotes quote
    join app.stores store on store.id = quote.store_id
    where quote.buyer_store_id = app.current_store()
      and (of_quote is null or quote.id = of_quote)
      and (of_supplier is null or quote.store_id = of_supplier)
  )
  select mine.store_id, mine.id, mine.supplier_name, mine.currency_code, mine.number, mine.state_now, mine.valid_until, mine.total,
         mine.version, mine.created_at, mine.updated_at, count(*) over ()::integer
  from mine
  where (in_state is null or mine.state_now = in_state)
    and (search = '' or lower(mine.number) = lower(search)
         or app.plain_words(mine.supplier_name) like '%' || app.plain_words(search) || '%')
  order by mine.updated_at desc, mine.id desc
  limit at_most offset skipped
$$;
