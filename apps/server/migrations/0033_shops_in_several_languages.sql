-- Shops in several languages.

-- Those that a store offers beside `language`, which is the main one and never among them: a change of the store sees to that.
alter table app.stores add column extra_languages text[] not null default '{}';
-- In which language somebody bought who chose another than the main one; null: as what is known of the customer says.
alter table app.order_deliveries add column language text check (language ~ '^[a-z]{2}$');
