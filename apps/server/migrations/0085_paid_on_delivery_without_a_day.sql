-- What is paid on delivery was due on the day of its sale where nobody had given a day, as if goods arrived the moment they were
-- ordered. It has no due day now (docs/decisions/0024): what is still owed so loses it, and is not overdue any more.
update app.orders placed set due_on = null
where placed.payment_type = 'pod' and placed.due_on = placed.placed_on and placed.owed > 0;
