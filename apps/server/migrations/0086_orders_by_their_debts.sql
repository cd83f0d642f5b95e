-- Orders by since when something of them is to be paid: what has no due date since its sale. A `case`, because behind row-level
-- security no index is asked for a `coalesce`.
create index orders_owed_since on app.orders
  (store_id, test, (case when due_on is null then placed_on else due_on end), number) where number is not null and owed > 0;
-- How these days are spread: an index of a part of the table does not tell.
create statistics app.orders_owed_since_days on (case when due_on is null then placed_on else due_on end) from app.orders;

-- Orders for which shipping is charged.
create index orders_with_shipping on app.orders (store_id, test, number) where number is not null and shipping > 0;
