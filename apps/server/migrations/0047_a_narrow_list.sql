-- The list is paged through an index as narrow as paging needs it; the one that carries words and figures is for searches and
-- for what is counted along the list.
alter index app.products_by_title rename to products_in_list;
create index products_by_title on app.products (store_id, title collate app.names, id);
