-- Who orders goods searches among those that are not archived: the index of the list says which they are.
drop index app.products_by_title;
create index products_by_title on app.products (store_id, title collate app.names, id) include (status, short_search_text);
