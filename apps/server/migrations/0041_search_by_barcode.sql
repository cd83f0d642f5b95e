drop function app.find_products(text, text, integer);

-- The products of the current store that a search finds: by their words, by the beginning of an SKU (lower-cased, as sku_key is),
-- by a barcode as it is printed. Of each kind at most so many, or all with null. Under row-level security a trigram cannot use
-- its index, so that this function asks as the owner.
create function app.find_products(pattern text, code text, printed text, at_most integer)
returns table (product_id uuid, by_code boolean)
language sql stable security definer set search_path = app, public, pg_temp
as $$
  (select product.id, false
   from app.products product
   where product.store_id = app.current_store() and product.search_text like pattern
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
