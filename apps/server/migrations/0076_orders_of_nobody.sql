-- Orders of nobody in particular, as the report of ageing leads to them.
create index orders_of_nobody on app.orders (store_id, test, number) where number is not null and customer_id is null;
