-- Customers come from files as products do: the tables of imports serve both, and `kind` says what a file brings.
alter table app.product_imports rename to imports;
alter table app.product_import_items rename to import_items;
alter table app.product_import_rows rename to import_rows;
alter table app.product_import_codes rename to import_codes;
alter table app.import_items rename column product_id to record_id;
alter index app.product_imports_by_age rename to imports_by_age;
alter index app.product_import_rows_of_item rename to import_rows_of_item;
alter index app.product_import_rows_with_errors rename to import_rows_with_errors;
alter index app.product_import_rows_with_warnings rename to import_rows_with_warnings;

alter table app.imports add column kind text not null default 'products' check (kind in ('products', 'customers'));
alter table app.imports alter column kind drop default;
create index imports_newest on app.imports (store_id, kind, created_at desc, id desc);
drop index app.product_imports_newest;
-- Whoever is erased is erased from the files too.
create index import_items_by_record on app.import_items (store_id, record_id) where record_id is not null;

-- Drafts are among what keeps a customer too: whoever is deleted with an import is looked for in all orders.
drop index app.orders_by_customer;
create index orders_by_customer on app.orders (store_id, customer_id, test, number) where customer_id is not null;
