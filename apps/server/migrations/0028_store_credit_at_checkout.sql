-- Whose store credit pays for a checkout, and how much of it: that of the buyer who has logged in.
alter table app.checkouts
  add column credit_customer_id uuid,
  add column by_credit bigint not null default 0 check (by_credit >= 0);
