-- Who saved a product last, for the second of two people who work on it.
alter table app.products add column updated_by uuid references app.users (id);
