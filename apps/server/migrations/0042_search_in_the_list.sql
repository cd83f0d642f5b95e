-- The words of a product beside its title in the index that the list is read from: a search with many hits walks the list and
-- looks at no row of the table. Words that are too long for an index are few, and have an index of their own.
alter table app.products add column short_search_text text
  generated always as (case when octet_length(search_text) <= 1000 then search_text end) stored;

drop index app.products_by_title;
create index products_by_title on app.products (store_id, title collate app.names, id) include (short_search_text);
create index products_of_many_words on app.products (store_id) where short_search_text is null;
