-- Under row-level security an index on lower() is of no use: the function is not leakproof, the comparison of texts is.
drop index app.purchase_orders_by_reference;
alter table app.purchase_orders add column reference_key text not null generated always as (lower(reference)) stored;
create index purchase_orders_by_reference on app.purchase_orders (store_id, reference_key collate "C");
