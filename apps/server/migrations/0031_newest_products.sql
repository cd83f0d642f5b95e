-- What a shop shows, newest first.
create index products_newest on app.products (store_id, created_at desc, id desc) where status = 'active';
