-- The first products of a search in the order of their titles: by words, by the beginning of an SKU, by a barcode as it is printed.

-- As many as are asked for, and how many are found each way. Of each at most so many are looked up: where more are found these are
-- not the first of all.
create function app.first_products(
  words text, code text, printed text, of_status text, backwards boolean, at_most integer, wanted integer
)
returns table (by_word integer, by_code integer, ids uuid[])
language plpgsql stable security definer set search_path = app, public, pg_temp set plan_cache_mode = force_generic_plan
as $$
declare
  store uuid := app.current_store();
  pieces bigint[] := app.sought_pieces(words);
begin
  return query
  with of_words as materialized (
    select product.id, product.title, product.status
    from app.products product
    where app.search_pieces(product.store_id, product.search_text) @> pieces
      and strpos(product.search_text collate "C", words) > 0
      -- Pieces belong to one store already; said so that no index of the store alone is taken for it.
      and (product.store_id = store) is true
    limit at_most
  ), of_codes as materialized (
    (select variant.product_id
     from app.variants variant
     where variant.store_id = store and variant.sku_key collate "C" >= code and variant.sku_key collate "C" < code || chr(1114111)
     limit at_most)
    union all
    (select variant.product_id
     from app.variants variant
     where variant.store_id = store and variant.barcode collate "C" = printed)
  ), found as (
    select * from of_words
    union all
    select product.id, product.title, product.status
    from (select distinct product_id from of_codes) coded
    join app.products product on product.store_id = store and product.id = coded.product_id
    where strpos(product.search_text collate "C", words) = 0
  )
  select (select count(*) from of_words)::integer, (select count(*) from of_codes)::integer, array(
    select found.id
    from found
    where of_status is null or found.status = of_status
    order by case when not backwards then found.title end collate app.names, case when not backwards then found.id end,
             found.title collate app.names desc, found.id desc
    limit wanted
  );
end
$$;

-- The same among all that are found, however many.
create function app.gathered_products(words text, code text, printed text, of_status text, backwards boolean, wanted integer)
returns uuid[]
language plpgsql stable security definer set search_path = app, public, pg_temp set plan_cache_mode = force_generic_plan
as $$
declare
  store uuid := app.current_store();
  pieces bigint[] := app.sought_pieces(words);
  of_words uuid[];
  of_codes uuid[] := array(
    select variant.product_id
    from app.variants variant
    where variant.store_id = store and variant.sku_key collate "C" >= code and variant.sku_key collate "C" < code || chr(1114111)
    union
    select variant.product_id
    from app.variants variant
    where variant.store_id = store and variant.barcode collate "C" = printed
  );
begin
  if backwards then
    of_words := array(
      select product.id
      from app.products product
      where app.search_pieces(product.store_id, product.search_text) @> pieces
        and strpos(product.search_text collate "C", words) > 0 and (product.store_id = store) is true
        and (of_status is null or product.status = of_status)
      order by product.title collate app.names desc, product.id desc limit wanted
    );
  else
    of_words := array(
      select product.id
      from app.products product
      where app.search_pieces(product.store_id, product.search_text) @> pieces
        and strpos(product.search_text collate "C", words) > 0 and (product.store_id = store) is true
        and (of_status is null or product.status = of_status)
      order by product.title collate app.names, product.id limit wanted
    );
  end if;
  if of_codes = '{}' then
    return of_words;
  end if;
  return array(
    select product.id
    from app.products product
    where product.store_id = store and product.id = any (of_words || of_codes)
      and (of_status is null or product.status = of_status)
    order by case when not backwards then product.title end collate app.names, case when not backwards then product.id end,
             product.title collate app.names desc, product.id desc
    limit wanted
  );
end
$$;
