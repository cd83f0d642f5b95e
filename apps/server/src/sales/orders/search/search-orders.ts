import { phoneDigits } from '@sokoni/rules/search/phone-digits';
import { type SqlBool, sql } from 'kysely';
import { keeping } from '#core/database/access/connect.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { pipelined } from '#core/database/pipelined.ts';
import { beginsWith } from '#core/database/ranking.ts';
import { customersExactly, hasWords } from '#customers/search/search-customers.ts';
import { soldWay } from './orders-by-lines.ts';
import { anyOf, type Found, few, firstOfEach, foundOf, lookUp, ofMode, type Way } from './ways.ts';

/** What is searched for, among test orders or real ones. */
export interface OrderSought {
  /** As typed. */
  search: string;
  test: boolean;
  /** The numbers that it can be read as, as they are printed. */
  numbers: readonly string[];
  /** Typed in full, `#1001` or `T-1001`, which means nothing else. */
  isNumberOnly: boolean;
}

/**
 * Searches of orders, the best first: by a whole number, email, phone number or SKU; by the beginning of the customer's name or of an
 * item's title; and by words, of which the last one finds all that the others do.
 */
export async function orderSearches(
  db: Db,
  storeId: string,
  sought: OrderSought,
): Promise<(() => Promise<Way>)[]> {
  const all = () => searchOrders(db, storeId, sought);
  if (sought.isNumberOnly) return [all];
  const found = await pipelined([findExactly(db, storeId, sought), findBeginning(db, storeId, sought)]);
  return [...found.filter((way) => way !== null).map((way) => async () => way), all];
}

/** All orders that a search finds, in no order. */
export async function searchOrders(db: Db, storeId: string, sought: OrderSought): Promise<Way> {
  if (sought.isNumberOnly) return numberWay(db, storeId, sought);
  return (await findByWords(db, storeId, sought)) ?? numberWay(db, storeId, { ...sought, numbers: [] });
}

async function numberWay(db: Db, storeId: string, { test, numbers }: OrderSought): Promise<Way> {
  const { rows } = await sql<{ serial: number }>`
    select placed.serial from orders placed
    where ${ofMode(storeId, test)} and placed.number = any (${[...numbers]}::text[])`.execute(keeping(db));
  const named = sql`${rows.map(({ serial }) => serial)}::bigint[]`;
  const serials = sql`select unnest(${named}) as serial`;
  return { isFound: sql`placed.serial = any (${named})`, serials, first: () => serials, isFew: true };
}

async function findExactly(db: Db, storeId: string, sought: OrderSought): Promise<Way | null> {
  const code = sought.search.toLowerCase();
  const { rows } = await sql<{ buyers: string; items: string }>`
    select ${customersExactly(sought.search)}::text as buyers, array(
      select items.id from sold_items items
      where items.store_id = ${storeId} and items.sku_key = ${code} and items.sku_key <> ''
    )::text as items`.execute(keeping(db));
  const { buyers, items } = rows[0] ?? { buyers: none, items: none };
  return ordersOf(db, storeId, sought, { ids: buyers }, { ids: items });
}

async function findBeginning(db: Db, storeId: string, sought: OrderSought): Promise<Way | null> {
  const isBuyer = beginsWith(sql`customer.name_key`, sought.search);
  const isSold = beginsWith(sql`items.title_key`, sought.search);
  const [buyers, items] = await pipelined([
    lookUp(
      keeping(db),
      sql`select customer.id from customers customer
        where customer.store_id = ${storeId} and customer.erased_at is null and ${isBuyer}`,
      isBuyer,
    ),
    lookUp(
      keeping(db),
      sql`select items.id from sold_items items where items.store_id = ${storeId} and ${isSold}`,
      isSold,
    ),
  ]);
  return ordersOf(db, storeId, { ...sought, numbers: [] }, buyers, items);
}

interface LookedUp {
  buyers_sought: string | null;
  items_sought: string | null;
  /** As the database writes an array; null where there are more than `few`. */
  buyers: string | null;
  items: string | null;
}

/** By the words of customers and items, and by the beginning of an SKU. Where neither is found, a slip in a word is forgiven. */
async function findByWords(db: Db, storeId: string, sought: OrderSought): Promise<Way | null> {
  const { search, test } = sought;
  const code = search.toLowerCase();
  const { rows } = await sql<LookedUp>`
    select buyers_sought::text, buyers::text, items_sought::text, items::text
    from find_in_orders(${search}, ${code}, ${phoneDigits(search)}, ${test}, ${few})`.execute(keeping(db));
  const [found] = rows;
  if (!found) throw new Error('A function of one row answers one');
  const { buyers_sought, buyers, items_sought, items } = found;
  return ordersOf(
    db,
    storeId,
    sought,
    foundOf(buyers, {
      all: sql`unnest(customers_with(${buyers_sought}::tsquery, ${!test}, null))`,
      isOne: hasWords(buyers_sought),
    }),
    foundOf(items, {
      all: sql`unnest(items_with(${items_sought}::tsquery, ${code}, null))`,
      isOne: sql`(items.words @@ ${items_sought}::tsquery
        or (items.sku_key >= ${code} and items.sku_key < ${code} || chr(1114111)))`,
    }),
  );
}

/** No ids, as the database writes an array. */
const none = '{}';

/** The orders with one of the numbers, of these customers, or with these items; null where there are none of all. */
async function ordersOf(
  db: Db,
  storeId: string,
  sought: OrderSought,
  buyers: Found,
  items: Found,
): Promise<Way | null> {
  const ways = [];
  if (buyers.ids !== none) ways.push(buyerWay(storeId, sought.test, buyers));
  if (items.ids !== none) ways.push(soldWay(storeId, sought.test, items));
  if (sought.numbers.length > 0) ways.push(await numberWay(db, storeId, sought));
  return ways.length === 0 ? null : anyOf(ways);
}

function buyerWay(storeId: string, test: boolean, found: Found): Way {
  const orders = sql`select placed.serial from orders placed where ${ofMode(storeId, test)}`;
  const ofEach = sql`${orders} and placed.customer_id = each_of.id`;
  if (found.ids !== null) {
    const isAny = sql<SqlBool>`placed.customer_id = any (${found.ids}::uuid[])`;
    return {
      isFound: isAny,
      serials: sql`${orders} and ${isAny}`,
      first: firstOfEach(sql`unnest(${found.ids}::uuid[])`, ofEach),
      isFew: true,
    };
  }
  return {
    // A value, not an `exists`: for that the planner would read all customers first.
    isFound: sql`coalesce((
      select ${found.isOne} from customers customer
      where customer.store_id = placed.store_id and customer.id = placed.customer_id and customer.erased_at is null), false)`,
    serials: sql`${orders} and placed.customer_id in (select id from ${found.all} as buyers (id))`,
    first: firstOfEach(found.all, ofEach),
    isFew: false,
  };
}
