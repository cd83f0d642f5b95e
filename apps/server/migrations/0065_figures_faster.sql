-- Lines of drafts are none of the figures' business: the one look that says so is all that they cost.
create or replace function app.lines_came() returns trigger
language plpgsql
as $$
begin
  if exists (
    select from come join app.orders placed on placed.store_id = come.store_id and placed.id = come.order_id
    where placed.stage = 'placed'
  ) then
    perform app.changes_of_lines('{}', array(select come::app.order_lines from come));
  end if;
  return null;
end
$$;
create or replace function app.lines_changed() returns trigger
language plpgsql
as $$
begin
  -- Nor are pieces that were handed over or came back, which every order has.
  if exists (
    select from come
    join gone on gone.store_id = come.store_id and gone.id = come.id
    join app.orders placed on placed.store_id = come.store_id and placed.id = come.order_id
    where placed.stage = 'placed'
      and row(come.product_id, come.quantity, come.unit_cost, come.exempt_vat, come.share_discount, come.share_vat, come.share_total)
        is distinct from
          row(gone.product_id, gone.quantity, gone.unit_cost, gone.exempt_vat, gone.share_discount, gone.share_vat, gone.share_total)
  ) then
    perform app.changes_of_lines(array(select gone::app.order_lines from gone), array(select come::app.order_lines from come));
  end if;
  return null;
end
$$;

-- As before, but summed up first and folded in one: what was thrown away in a transaction is still walked over by it.
create or replace function app.rebuild_sales(store uuid) returns void
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('figures of sales', 0));
  delete from app.sales_by_day where store_id = store;
  delete from app.sales_by_product_day where store_id = store;
  delete from app.sales_by_product_month where store_id = store;
  delete from app.order_counts where store_id = store;
  delete from app.debts_by_day where store_id = store;
  with stale as (delete from app.sale_changes where store_id = store)
  insert into app.sale_changes (
    store_id, kind, test, day, channel, payment_type, seller_id, state, due_on, product_id, vat_percent, numbered, owing, owed,
    orders, shipping, pieces, discounts, net, vat, returned_pieces, returned_net, returned_vat, cost, uncosted
  )
  select fact.store_id, fact.kind, fact.test, fact.day, fact.channel, fact.payment_type, fact.seller_id, fact.state, fact.due_on,
         fact.product_id, fact.vat_percent, sum(fact.numbered), sum(fact.owing), sum(fact.owed), sum(fact.orders),
         sum(fact.shipping), sum(fact.pieces), sum(fact.discounts), sum(fact.net), sum(fact.vat), sum(fact.returned_pieces),
         sum(fact.returned_net), sum(fact.returned_vat), sum(fact.cost), sum(fact.uncosted)
  from app.sale_facts fact where fact.store_id = store
  group by fact.store_id, fact.kind, fact.test, fact.day, fact.channel, fact.payment_type, fact.seller_id, fact.state, fact.due_on,
           fact.product_id, fact.vat_percent;
  -- All that there is.
  perform app.fold_sales(null);
end
$$;
