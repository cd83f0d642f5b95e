-- Finding words cost less than planning it: the pieces of what is sought were spelled out for the planner again and again. They are
-- spelled out once now, and each connection plans a search once.

-- The pieces that whatever has these words in the current store has too: of what is sought every third, and the last. Each letter
-- stands in one of them; those between only made the index be read more often. Whether the words stand in a row as they are sought
-- is looked at in what is found.
create function app.sought_pieces(words text) returns bigint[]
language plpgsql stable parallel safe
as $$
declare
  of_store bigint := hashtextextended(app.current_store()::text, 0);
  last integer := greatest(length(words) - 2, 1);
  pieces bigint[] := array[hashtextextended(substr(words, last, 3), of_store)];
begin
  for place in 1..last - 1 by 3 loop
    pieces := pieces || hashtextextended(substr(words, place, 3), of_store);
  end loop;
  return pieces;
end
$$;

-- As before, with no words only the codes are looked up.
create or replace function app.find_products(words text, code text, printed text, at_most integer)
returns table (product_id uuid, by_code boolean)
language plpgsql stable security definer set search_path = app, public, pg_temp set plan_cache_mode = force_generic_plan
as $$
declare
  pieces bigint[];
begin
  if words is not null then
    pieces := app.sought_pieces(words);
    return query
    select product.id, false
    from app.products product
    where app.search_pieces(product.store_id, product.search_text) @> pieces
      and strpos(product.search_text, words) > 0
      -- Pieces belong to one store already; said so that no index of the store alone is taken for it.
      and (product.store_id = app.current_store()) is true
    limit at_most;
  end if;
  return query
  (select variant.product_id, true
   from app.variants variant
   where variant.store_id = app.current_store()
     and variant.sku_key collate "C" >= code and variant.sku_key collate "C" < code || chr(1114111)
   limit at_most)
  union all
  (select variant.product_id, true
   from app.variants variant
   where variant.store_id = app.current_store() and variant.barcode collate "C" = printed
   limit at_most);
end
$$;

create or replace function app.find_customers(words text, at_most integer) returns setof uuid
language plpgsql stable security definer set search_path = app, public, pg_temp set plan_cache_mode = force_generic_plan
as $$
declare
  pieces bigint[] := app.sought_pieces(words);
begin
  return query
  select customer.id
  from app.customers customer
  where app.search_pieces(customer.store_id, customer.search_text) @> pieces
    and strpos(customer.search_text, words) > 0
    and (customer.store_id = app.current_store()) is true
    and customer.erased_at is null
  limit at_most;
end
$$;

-- With 0 nothing is looked up.
create or replace function app.find_sold_goods(words text, code text, at_most integer) returns setof uuid
language plpgsql stable security definer set search_path = app, public, pg_temp set plan_cache_mode = force_generic_plan
as $$
declare
  pieces bigint[];
begin
  if at_most = 0 then
    return;
  end if;
  pieces := app.sought_pieces(words);
  return query
  (select goods.id
   from app.sold_goods goods
   where app.search_pieces(goods.store_id, goods.search_text) @> pieces
     and strpos(goods.search_text, words) > 0
     and (goods.store_id = app.current_store()) is true
   limit at_most)
  union
  (select goods.id
   from app.sold_goods goods
   where goods.store_id = app.current_store() and goods.sku_key <> ''
     and goods.sku_key >= code and goods.sku_key < code || chr(1114111)
   limit at_most);
end
$$;

create or replace function app.find_buyers(words text, of_test boolean, at_most integer) returns setof uuid
language plpgsql stable security definer set search_path = app, public, pg_temp set plan_cache_mode = force_generic_plan
as $$
declare
  pieces bigint[];
begin
  if at_most = 0 then
    return;
  end if;
  pieces := app.sought_pieces(words);
  return query
  select customer.id
  from app.customers customer
  where app.search_pieces(customer.store_id, customer.search_text) @> pieces
    and strpos(customer.search_text, words) > 0
    and (customer.store_id = app.current_store()) is true
    and customer.erased_at is null
    and (of_test or customer.last_ordered_at is not null)
  limit at_most;
end
$$;
