-- What a page of products sold is read by their ids.
create index sales_by_product_month_of_product on app.sales_by_product_month (store_id, product_id, test, day);
create index sales_by_product_day_of_product on app.sales_by_product_day (store_id, product_id, test, day);
