import { phoneDigits } from '@sokoni/rules/search/phone-digits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FrozenLine } from '#channels/storefront/checkout/checkout-queries.ts';
import { likeText } from '#core/database/access/like-text.ts';
import type { Db } from '#core/database/access/transaction.ts';

/** A checkout that was left, with what its cart is now; nothing of the cart where it is gone. */
export interface UnfinishedRow {
  id: string;
  updated_at: Date;
  /** Names the buyer, who may have left one or the other out. */
  contact: { name: string; email: string; phone: string; language?: string | null };
  lines: readonly FrozenLine[];
  total: number;
  cart_id: string;
  /** Something is in it still. */
  has_lines: boolean;
  asked_for_reminder: boolean;
  reminded_at: Date | null;
  left_at: Date | null;
}

export interface UnfinishedFilter {
  storeId: string;
  search: string;
  now: Date;
}

/** A page of the checkouts that were left, the last changed first. */
export async function findUnfinished(
  db: Db,
  filter: UnfinishedFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<UnfinishedRow[]> {
  const { rows } = await sql<UnfinishedRow>`
    select checkout.id, checkout.updated_at, checkout.contact, checkout.lines, checkout.total, checkout.cart_id,
           coalesce(cart.lines <> '[]', false) as has_lines,
           coalesce(cart.reminders and cart.email <> '', false) as asked_for_reminder,
           cart.reminded_at, cart.updated_at as left_at
    from checkouts checkout
    left join carts cart on cart.store_id = checkout.store_id and cart.id = checkout.cart_id
    where ${isUnfinished(filter)}
    order by checkout.updated_at desc, checkout.id desc
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The exact number of them. */
export async function countUnfinished(db: Db, filter: UnfinishedFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from checkouts checkout where ${isUnfinished(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * Whether the row `checkout` was left: somebody can be written to, nothing is held or being paid for any more, and the buyer has neither
 * begun the next checkout of the cart nor placed an order from it since. In the mode in which the store is now.
 */
function isUnfinished({ storeId, search, now }: UnfinishedFilter): RawBuilder<SqlBool> {
  return sql<SqlBool>`
    checkout.store_id = ${storeId} and checkout.state <> 'placed'
    and (checkout.contact ->> 'email' <> '' or checkout.contact ->> 'phone' <> '')
    and checkout.expires_at <= ${now}
    and (checkout.terms ->> 'test')::boolean = (select mode = 'test' from stores where id = ${storeId})
    and not exists (
      select from checkouts other
      where other.store_id = checkout.store_id and other.cart_id = checkout.cart_id
        and (other.created_at > checkout.created_at or (other.state = 'placed' and other.updated_at > checkout.updated_at))
    )
    and not exists (
      select from payment_attempts attempt
      where attempt.store_id = checkout.store_id and attempt.checkout_id = checkout.id and attempt.state in ('started', 'unclear')
    )
    and ${isSought(search)}`;
}

/** By a part of name or email, or by three digits or more in a row of the phone number. */
function isSought(search: string): RawBuilder<SqlBool> {
  if (search === '') return sql<SqlBool>`true`;
  const part = `%${likeText(search.toLowerCase())}%`;
  const digits = phoneDigits(search);
  const ways = [
    sql<SqlBool>`lower(checkout.contact ->> 'name') like ${part}`,
    sql<SqlBool>`lower(checkout.contact ->> 'email') like ${part}`,
  ];
  if (digits !== null)
    ways.push(sql`regexp_replace(checkout.contact ->> 'phone', '[^0-9]', '', 'g') like ${`%${digits}%`}`);
  return sql`(${sql.join(ways, sql` or `)})`;
}
