-- What was tried out in test mode can be cleared: test orders with all that belongs to them. The application may not delete from
-- the ledgers itself.
create function app.forget_test_orders(chosen uuid[]) returns void
language plpgsql security definer set search_path = app, public, pg_temp
as $$
declare
  store constant uuid := app.current_store();
  tried constant uuid[] := array(
    select id from orders where store_id = store and id = any (chosen) and test and number is not null for update
  );
begin
  -- Its goods leave the figures while they still say what they came to.
  update orders set stage = 'cancelled', state = 'cancelled' where store_id = store and id = any (tried) and stage = 'placed';
  update orders set exchange_of = null where store_id = store and exchange_of = any (tried);

  delete from order_act_items where store_id = store and order_id = any (tried);
  delete from store_credit_entries where store_id = store and order_id = any (tried);
  delete from gift_card_entries where store_id = store and order_id = any (tried);
  delete from order_payments where store_id = store and order_id = any (tried);
  delete from order_return_lines part using order_returns taken
  where taken.store_id = store and taken.order_id = any (tried) and part.store_id = store and part.return_id = taken.id;
  delete from order_returns where store_id = store and order_id = any (tried);
  delete from order_fulfilment_lines part using order_fulfilments sent
  where sent.store_id = store and sent.order_id = any (tried) and part.store_id = store and part.fulfilment_id = sent.id;
  delete from order_fulfilments where store_id = store and order_id = any (tried);
  delete from order_goods sold using orders placed
  where placed.store_id = store and placed.id = any (tried) and sold.store_id = store and sold.test and sold.number = placed.number;
  delete from order_tags tagged using orders placed
  where placed.store_id = store and placed.id = any (tried) and tagged.store_id = store and tagged.test and tagged.number = placed.number;
  delete from orders where store_id = store and id = any (tried);
end
$$;

-- The cards and the credit that were tried out, once no test order is left that could have been paid with them.
create function app.forget_test_money() returns void
language plpgsql security definer set search_path = app, public, pg_temp
as $$
declare
  store constant uuid := app.current_store();
begin
  if exists (select from orders where store_id = store and test and number is not null) then
    return;
  end if;
  delete from store_credit_entries where store_id = store and test;
  delete from store_credits where store_id = store and test;
  delete from gift_card_entries entry using gift_cards card
  where card.store_id = store and card.test and entry.store_id = store and entry.card_id = card.id;
  delete from gift_cards where store_id = store and test;
end
$$;
