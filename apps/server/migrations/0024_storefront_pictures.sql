-- Pictures that a shop shows beside its products: a library of its own, kept until somebody deletes one.
alter table app.images drop constraint images_entity_check;
alter table app.images add constraint images_entity_check check (entity in ('store', 'product', 'storefront'));
create index images_of_storefront on app.images (store_id, id) where entity = 'storefront';
