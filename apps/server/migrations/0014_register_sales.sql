-- What of a till's sales is looked for in the list of orders. How a change is made: 0001_core.sql.

-- Of its own, because behind row-level security the planner asks no statistics for a comparison of arrays: it would walk all orders.
alter table app.orders add column needs_review boolean not null generated always as (flags <> '{}') stored;
-- Few of all: what people have to look at.
drop index app.orders_flagged;
create index orders_to_review on app.orders (store_id, test, serial) where serial is not null and needs_review;
create index orders_by_register on app.orders (store_id, test, register_id, serial) where serial is not null;
