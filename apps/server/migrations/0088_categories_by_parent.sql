-- What lies below a category is found by its parent.
create index categories_by_parent on app.categories (store_id, parent_id);
