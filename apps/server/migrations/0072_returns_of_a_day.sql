-- The orders of which something came back on some days.
create index order_returns_by_day on app.order_returns (store_id, on_day, order_id);
