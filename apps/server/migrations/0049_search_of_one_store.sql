-- What a search looks up: every three letters in a row among the words of a product, and the first letter of each word with the
-- space before it. Each is mixed with its store, so that an index entry holds products of one store only: looking up three
-- letters costs what that store has of them, however many products it or its neighbours have.
create function app.search_pieces(store uuid, words text) returns bigint[]
language sql immutable parallel safe
as $$
  with letters as (
    select letter, lead(letter) over in_row as second, lead(letter, 2) over in_row as third
    from unnest(string_to_array(words, null)) with ordinality as spelled (letter, place)
    window in_row as (order by place)
  ), pieces as (
    select letter || second || third as piece from letters
    union all
    select letter || second from letters where letter = ' '
  )
  select coalesce(array_agg(distinct hashtextextended(piece, hashtextextended(store::text, 0))), '{}')
  from pieces where piece is not null
$$;

create index products_by_pieces on app.products using gin (app.search_pieces(store_id, search_text));
drop index app.products_by_words;

drop function app.find_products(text, text, text, integer);

-- The products of the current store that a search finds: by their words, by the beginning of an SKU (lower-cased, as sku_key is),
-- by a barcode as it is printed. Of each kind at most so many, or all with null. Under row-level security an array cannot use
-- its index, so that this function asks as the owner.
create function app.find_products(words text, code text, printed text, at_most integer)
returns table (product_id uuid, by_code boolean)
language sql stable security definer set search_path = app, public, pg_temp
as $$
  (select product.id, false
   from app.products product
   where app.search_pieces(product.store_id, product.search_text) @> app.search_pieces(app.current_store(), words)
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
