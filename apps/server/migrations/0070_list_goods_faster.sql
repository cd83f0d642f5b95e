-- As before; what is known already is looked up by its ids. Put as a join it read all that the store had ever sold, for each order.
create or replace function app.list_goods_of_order(in_store uuid, of_order uuid) returns void
language plpgsql
as $$
declare
  listed record;
  goods_ids uuid[];
  known_ids uuid[];
begin
  select placed.test, placed.number into listed
  from app.orders placed where placed.store_id = in_store and placed.id = of_order;
  goods_ids := array(
    select distinct app.goods_id(line.product_id, line.title, line.variant_name, line.sku)
    from app.order_lines line where line.store_id = in_store and line.order_id = of_order
  );
  known_ids := array(
    select known.id from app.sold_goods known where known.store_id = in_store and known.id = any (goods_ids)
  );
  if cardinality(known_ids) < cardinality(goods_ids) then
    -- In the order of their ids: two orders that sell the same new goods wait for each other, never in a circle.
    insert into app.sold_goods (store_id, id, product_id, search_text, sku_key)
    select distinct on (goods.id) in_store, goods.id, line.product_id,
           app.search_key(concat(' ', line.title, ' ', line.variant_name)), lower(line.sku)
    from app.order_lines line
    cross join lateral (select app.goods_id(line.product_id, line.title, line.variant_name, line.sku) as id) goods
    where line.store_id = in_store and line.order_id = of_order and goods.id <> all (known_ids)
    order by goods.id
    on conflict do nothing;
  end if;
  delete from app.order_goods sold
  where sold.store_id = in_store and sold.test = listed.test and sold.number = listed.number
    and sold.goods_id <> all (goods_ids);
  insert into app.order_goods (store_id, test, number, goods_id)
  select in_store, listed.test, listed.number, unnest(goods_ids)
  on conflict do nothing;
end
$$;
