-- A parked sale that two tills took up is sold by both: the later one says so (rules/orders/order-flags).
alter table app.parked_sales add column sold_as uuid;
comment on column app.parked_sales.sold_as is 'The order that it became first.';

alter table app.orders
  drop constraint orders_flags_check,
  add constraint orders_flags_check check (flags <@ array[
    'price_differs', 'tax_differs', 'product_deleted', 'product_inactive', 'below_stock', 'total_differs', 'over_credit_limit',
    'not_approved', 'discount_differs', 'customer_deleted', 'staff_removed', 'location_closed', 'clock_differs', 'after_close',
    'parked_sold_twice'
  ]);
