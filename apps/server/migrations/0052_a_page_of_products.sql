-- The products of a page, in the order in which they are named. PL/pgSQL keeps the plan, so that a list does not pay for planning
-- it with every page.
create function app.listed_products(ids uuid[])
returns table (
  store_id uuid, id uuid, title text, status text, brand text, category_id uuid, exempt_vat boolean, is_sample boolean,
  version integer, variant_count integer, min_price bigint, max_price bigint, first_image_id uuid, created_at timestamptz,
  updated_at timestamptz, on_hand bigint, available bigint, state text, obstacle text
)
language plpgsql stable rows 25
as $$
begin
  return query
  select product.store_id, product.id, product.title, product.status, product.brand, product.category_id, product.exempt_vat,
         product.is_sample, product.version, product.variant_count, product.min_price, product.max_price,
         product.first_image_id, product.created_at, product.updated_at, coalesce(standing.on_hand, 0),
         coalesce(standing.available, 0), coalesce(standing.state, 'untracked'), standing.obstacle
  from unnest(ids) with ordinality as page (product_id, place)
  join app.products product on product.store_id = app.current_store() and product.id = page.product_id
  left join app.product_stock standing
    on standing.store_id = app.current_store() and standing.product_id = page.product_id
  order by page.place;
end
$$;

-- As before, and with no words only the codes are looked up.
create or replace function app.find_products(words text, code text, printed text, at_most integer)
returns table (product_id uuid, by_code boolean)
language sql stable security definer set search_path = app, public, pg_temp
as $$
  (select product.id, false
   from app.products product
   where words is not null
     and app.search_pieces(product.store_id, product.search_text) @> app.search_pieces(app.current_store(), words)
     and strpos(product.search_text, words) > 0
     -- Pieces belong to one store already; said so that no index of the store alone is taken for it.
     and (product.store_id = app.current_store()) is true
   limit at_most)
  union all
  (select variant.product_id, true
   from app.variants variant
   where variant.store_id = app.current_store()
     and variant.sku_key collate "C" >= code and variant.sku_key collate "C" < code || chr(1114111)
   limit at_most)
  union all
  (select variant.product_id, true
   from app.variants variant
   where variant.store_id = app.current_store() and variant.barcode collate "C" = printed
   limit at_most)
$$;
