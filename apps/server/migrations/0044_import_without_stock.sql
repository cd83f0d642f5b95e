-- False where inventory management was off at the dry run: the quantities of the file are left alone.
alter table app.product_imports add column with_stock boolean not null default true;
