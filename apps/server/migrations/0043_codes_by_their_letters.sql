-- SKUs, barcodes and references are compared letter by letter everywhere: the columns say so, and every comparison finds the index.
drop index app.variants_by_sku;
drop index app.variants_by_barcode;
alter table app.variants
  alter column sku_key type text collate "C",
  alter column barcode type text collate "C";
create unique index variants_by_sku on app.variants (store_id, sku_key) where sku_key is not null;
create unique index variants_by_barcode on app.variants (store_id, barcode) where barcode is not null;

drop index app.purchase_orders_by_reference;
alter table app.purchase_orders alter column reference_key type text collate "C";
create index purchase_orders_by_reference on app.purchase_orders (store_id, reference_key);

-- The variants of a product in their order, for lists of stock by title.
create index variants_in_order on app.variants (store_id, product_id, position, id);

-- What a counter sold beyond the stock, newest first: few among many movements.
create index stock_movements_oversold on app.stock_movements (store_id, at, id) where oversold;
