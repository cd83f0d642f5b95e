-- As before, written in the order of the days: what a report reads lies side by side, also after everything was reckoned anew.
create or replace function app.fold_sales(at_most integer) returns integer
language plpgsql
as $$
declare
  folded integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('figures of sales', 0));
  with taken as (
    delete from app.sale_changes where ctid = any (array(select ctid from app.sale_changes limit at_most)) returning *
  ),
  by_day as (
    insert into app.sales_by_day as standing (
      store_id, test, day, channel, payment_type, seller_id, vat_percent, orders, shipping, pieces, discounts, net,
      vat, returned_pieces, returned_net, returned_vat, cost, uncosted
    )
    select
      store_id, test, day, channel, payment_type, seller_id, vat_percent,
      coalesce(sum(orders) filter (where kind = 'order'), 0), sum(shipping), sum(pieces), sum(discounts), sum(net),
      sum(vat), sum(returned_pieces), sum(returned_net), sum(returned_vat), sum(cost), sum(uncosted)
    from taken where true
    group by 1, 2, 3, 4, 5, 6, 7
    order by 1, 2, 3, 4, 5, 6, 7
    on conflict (store_id, test, day, channel, payment_type, seller_id, vat_percent) do update set
      orders = standing.orders + excluded.orders, shipping = standing.shipping + excluded.shipping,
      pieces = standing.pieces + excluded.pieces, discounts = standing.discounts + excluded.discounts,
      net = standing.net + excluded.net, vat = standing.vat + excluded.vat,
      returned_pieces = standing.returned_pieces + excluded.returned_pieces,
      returned_net = standing.returned_net + excluded.returned_net,
      returned_vat = standing.returned_vat + excluded.returned_vat, cost = standing.cost + excluded.cost,
      uncosted = standing.uncosted + excluded.uncosted
  ),
  by_product_day as (
    insert into app.sales_by_product_day as standing (
      store_id, test, day, product_id, orders, pieces, discounts, net, vat, returned_pieces, returned_net,
      returned_vat, cost, uncosted
    )
    select
      store_id, test, day, product_id, sum(orders), sum(pieces), sum(discounts), sum(net), sum(vat),
      sum(returned_pieces), sum(returned_net), sum(returned_vat), sum(cost), sum(uncosted)
    from taken where kind = 'goods'
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (store_id, test, day, product_id) do update set
      orders = standing.orders + excluded.orders, pieces = standing.pieces + excluded.pieces,
      discounts = standing.discounts + excluded.discounts, net = standing.net + excluded.net,
      vat = standing.vat + excluded.vat, returned_pieces = standing.returned_pieces + excluded.returned_pieces,
      returned_net = standing.returned_net + excluded.returned_net,
      returned_vat = standing.returned_vat + excluded.returned_vat, cost = standing.cost + excluded.cost,
      uncosted = standing.uncosted + excluded.uncosted
  ),
  by_product_month as (
    insert into app.sales_by_product_month as standing (
      store_id, test, day, product_id, orders, pieces, discounts, net, vat, returned_pieces, returned_net,
      returned_vat, cost, uncosted
    )
    select
      store_id, test, date_trunc('month', day)::date, product_id, sum(orders), sum(pieces), sum(discounts), sum(net),
      sum(vat), sum(returned_pieces), sum(returned_net), sum(returned_vat), sum(cost), sum(uncosted)
    from taken where kind = 'goods'
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (store_id, test, day, product_id) do update set
      orders = standing.orders + excluded.orders, pieces = standing.pieces + excluded.pieces,
      discounts = standing.discounts + excluded.discounts, net = standing.net + excluded.net,
      vat = standing.vat + excluded.vat, returned_pieces = standing.returned_pieces + excluded.returned_pieces,
      returned_net = standing.returned_net + excluded.returned_net,
      returned_vat = standing.returned_vat + excluded.returned_vat, cost = standing.cost + excluded.cost,
      uncosted = standing.uncosted + excluded.uncosted
  ),
  counted as (
    insert into app.order_counts as standing (
      store_id, test, state, channel, payment_type, seller_id, orders, owing
    )
    select
      store_id, test, state, channel, payment_type, seller_id, sum(numbered), sum(owing)
    from taken where kind = 'order'
    group by 1, 2, 3, 4, 5, 6
    order by 1, 2, 3, 4, 5, 6
    on conflict (store_id, test, state, channel, payment_type, seller_id) do update set
      orders = standing.orders + excluded.orders, owing = standing.owing + excluded.owing
  ),
  owed as (
    insert into app.debts_by_day as standing (
      store_id, test, due_on, orders, owed
    )
    select
      store_id, test, due_on, sum(owing), sum(owed)
    from taken where kind = 'order'
    group by 1, 2, 3
    order by 1, 2, 3
    on conflict (store_id, test, due_on) do update set
      orders = standing.orders + excluded.orders, owed = standing.owed + excluded.owed
  )
  select count(*) into folded from taken;
  return folded;
end
$$;
