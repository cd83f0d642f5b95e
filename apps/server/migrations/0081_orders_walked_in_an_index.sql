-- A search by a name walks the newest orders: whose they are stands in the index, and those of nobody cost nothing.
create unique index orders_by_number_and_buyer on app.orders (store_id, test, number) include (due_on, customer_id)
  where number is not null;
drop index app.orders_by_number;
alter index app.orders_by_number_and_buyer rename to orders_by_number;

-- Goods that are no product of the store.
create index sold_goods_of_no_product on app.sold_goods (store_id) include (id) where product_id is null;
