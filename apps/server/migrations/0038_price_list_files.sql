-- Price lists for companies from files, with the machinery that brings products and customers. An item is a variant with its prices.
alter table app.imports
  -- Into which price list; null for what is no file of prices, and once its list is deleted.
  add column price_list_id uuid,
  add foreign key (store_id, price_list_id) references app.price_lists (store_id, id) on delete set null (price_list_id),
  -- Of a price list: afterwards there is what the file says, and nothing else.
  add column replaces boolean not null default false,
  drop constraint imports_kind_check,
  add constraint imports_kind_check check (kind in ('products', 'customers', 'prices'));
create index imports_by_price_list on app.imports (store_id, price_list_id) where price_list_id is not null;
