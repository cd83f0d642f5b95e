import type pg from 'pg';

/** Nobody comes back to a cart after so long. What was paid for is kept as long as its order. */
const statements = [
  // The hour of an order that was never paid.
  `delete from app.pickup_bookings booking using app.checkouts checkout
   where checkout.store_id = booking.store_id and checkout.id = booking.owner_id and checkout.state <> 'placed'
     and checkout.updated_at < $1::timestamptz - interval '1 hour'`,
  `delete from app.carts where updated_at < $1::timestamptz - interval '60 days'`,
  `delete from app.checkouts where updated_at < $1::timestamptz - interval '60 days'`,
];

/** Removes carts and checkouts that are past their use. */
export async function purgeCarts(ownerPool: pg.Pool, now: Date): Promise<void> {
  for (const statement of statements) await ownerPool.query(statement, [now]);
}
