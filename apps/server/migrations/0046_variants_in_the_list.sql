-- How many variants each product has, in the index of the list: a page of stock deep inside skips whole products.
drop index app.products_by_title;
create index products_by_title on app.products (store_id, title collate app.names, id)
  include (status, variant_count, short_search_text);
