-- An order of which something came back while other goods of it are still to go is handed over in part, as rules/order-state says
-- now: what is to be handed over is found by the state. The figures follow by their own triggers.
update app.orders placed set state = 'part_fulfilled'
where placed.state = 'part_returned' and exists (
  select from app.order_lines line
  where line.store_id = placed.store_id and line.order_id = placed.id and line.fulfilled < line.quantity
);
