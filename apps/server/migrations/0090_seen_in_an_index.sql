-- What a walk along the newest orders asks of each row stands in the index that it is found by.
drop index app.orders_owing_by_number;
create index orders_owing_by_number on app.orders (store_id, test, number) include (due_on) where number is not null and owed > 0;

-- Of which product goods are, and in which category that is.
alter table app.sold_goods drop constraint sold_goods_pkey, add primary key (store_id, id) include (product_id);
create unique index products_with_category on app.products (store_id, id) include (category_id);
