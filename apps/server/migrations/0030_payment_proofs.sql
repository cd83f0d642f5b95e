-- Pictures of a transfer, which buyers send for an order.
alter table app.images drop constraint images_entity_check;
alter table app.images add constraint images_entity_check check (entity in ('store', 'product', 'storefront', 'payment_proof'));

create table app.payment_proofs (
  store_id uuid not null,
  order_id uuid not null,
  image_id uuid not null,
  sent_at timestamptz not null,
  primary key (store_id, order_id, image_id),
  foreign key (store_id, order_id) references app.orders (store_id, id) on delete cascade deferrable initially deferred
);
alter table app.payment_proofs enable row level security;
alter table app.payment_proofs force row level security;
create policy payment_proofs_platform on app.payment_proofs to current_user using (true) with check (true);
create policy payment_proofs_of_store on app.payment_proofs
  using (store_id = app.current_store()) with check (store_id = app.current_store());
