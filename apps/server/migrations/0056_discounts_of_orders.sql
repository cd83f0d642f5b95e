-- The one discount that an order has: by a code that was typed, or by itself. What it takes off is kept apart from what is taken
-- off by hand; `discount_total` has both.

alter table app.orders
  -- As it was typed, in upper case. A draft keeps one that does not hold yet.
  add column discount_code text collate "C" check (discount_code = upper(discount_code) and discount_code <> ''),
  -- From placing on; a cancelled order still says what it had. A draft names none, so that one is not kept for drafts.
  add column discount_id uuid,
  -- As it was called then.
  add column discount_title text not null default '',
  add column offered_total bigint not null default 0 check (offered_total >= 0),
  add check (discount_id is null or stage <> 'draft'),
  add foreign key (store_id, discount_id) references app.discounts (store_id, id);
create index orders_by_discount on app.orders (store_id, discount_id, test, number) where discount_id is not null;

alter table app.order_lines
  add column offered bigint not null default 0 check (offered >= 0);
