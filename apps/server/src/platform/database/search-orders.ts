import { customerSearch } from '@sokoni/rules/search-words';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { keeping } from './connect.ts';
import type { Db } from './transaction.ts';

/** What is searched for, among test orders or real ones. */
export interface OrderSought {
  /** As typed. */
  search: string;
  test: boolean;
  /** The number that it can be read as. */
  number: number | null;
  /** Typed as `#1001` or `T-1001`, which means nothing else. */
  isNumberOnly: boolean;
}

/** What a search among the orders of a store comes down to. */
export interface OrderSearch {
  /** Whether the row `placed` is found; for walking a sorted list. */
  isFound: RawBuilder<SqlBool>;
  /** The numbers of all that are found, each once. */
  numbers: RawBuilder<unknown>;
  /** The numbers of the first that are found, each once; null where so much is found that the list is walked instead. */
  first: ((most: number, direction: 'asc' | 'desc') => RawBuilder<unknown>) | null;
  /** The numbers of the first that are found, however much is found: for where no hit is near on a walk along the list. */
  gathered: (most: number, direction: 'asc' | 'desc') => RawBuilder<unknown>;
  /** The ids of goods that are not found; null where few are. */
  otherGoods: RawBuilder<unknown> | null;
  /** Whether nothing is found but by its buyer: then only the orders of somebody need a look. */
  isByBuyer: boolean;
}

/** One of the ways in which an order can be found. */
type Way = Omit<OrderSearch, 'otherGoods' | 'isByBuyer'>;

/** So many buyers or goods are looked into one by one. Where there are more, the sorted list is walked: the next hit is near. */
const few = 500;
/** So many orders are read and sorted otherwise than by their numbers. */
const fewOrders = 3000;
/** A piece of a word this long is looked up anywhere in it; a shorter one only at its beginning. */
const shortestPiece = 3;
/**
 * Searches that more than a few buyers or goods of a store answer to. For a minute those are not looked up again: how a search
 * is carried out follows from it, never what it finds.
 */
const common = new LRUCache<string, { buyers: boolean; goods: boolean }>({ max: 1000, ttl: 60_000 });

/**
 * Searches by the number, by the buyer's name, e-mail or phone as customers are found, by a part of a word of what a line was
 * called when it was sold, and by the beginning of its SKU.
 */
export async function searchOrders(db: Db, storeId: string, sought: OrderSought): Promise<OrderSearch> {
  const byNumber = numberWay(storeId, sought);
  if (sought.isNumberOnly) return { ...byNumber, otherGoods: null, isByBuyer: false };
  const found = await lookUp(db, storeId, sought);
  const ways = [byNumber, buyerWay(storeId, sought, found), goodsWay(storeId, sought, found)].filter(
    (way) => way !== null,
  );
  return {
    otherGoods: found.goods > few ? otherGoods(storeId, sought, found) : null,
    isByBuyer: found.goods === 0 && sought.number === null,
    isFound: sql`(${sql.join(
      ways.map(({ isFound }) => isFound),
      sql` or `,
    )})`,
    numbers: sql.join(
      ways.map(({ numbers }) => numbers),
      sql` union `,
    ),
    first: ways.every(({ first }) => first !== null)
      ? (most, direction) =>
          sql.join(
            ways.map(({ first }) => sql`(${first?.(most, direction)})`),
            sql` union `,
          )
      : null,
    gathered: (most, direction) =>
      sql.join(
        ways.map(({ gathered }) => sql`(${gathered(most, direction)})`),
        sql` union `,
      ),
  };
}

/** The numbers of the orders that are found where they are few enough to be read and sorted; null where they are more. */
export async function findFewNumbers(db: Db, { first }: OrderSearch): Promise<string | null> {
  return first === null ? null : fewOf(db, first(fewOrders + 1, 'desc'));
}

/** These numbers where they are few enough to be read and sorted, as the database writes an array; null where they are more. */
export async function fewOf(
  db: Db,
  numbers: RawBuilder<unknown>,
  most: number = fewOrders,
): Promise<string | null> {
  const { rows } = await sql<{ hits: number; numbers: string | null }>`
    select count(*)::int as hits, array_agg(number)::text as numbers
    from (${numbers} limit ${most + 1}) found`.execute(db);
  const [{ hits, numbers: written } = { hits: 0, numbers: null }] = rows;
  return hits > most ? null : (written ?? '{}');
}

/** What had more than a few orders a moment ago has them still, or is found another way for a minute. */
const many = new LRUCache<string, true>({ max: 1000, ttl: 60_000 });

/** As `fewOf`, for what is asked for again and again. @param key names what the numbers are of */
export async function fewUnlessMany(
  db: Db,
  key: string,
  numbers: RawBuilder<unknown>,
  most: number = fewOrders,
): Promise<string | null> {
  const isMany = `${key} ${most}`;
  if (many.has(isMany)) return null;
  const found = await fewOf(db, numbers, most);
  if (found === null) many.set(isMany, true);
  return found;
}

/** Of orders that have a number, in one of the two series. */
export function ofSeries(storeId: string, test: boolean): RawBuilder<SqlBool> {
  return sql`placed.store_id = ${storeId} and placed.test = ${test} and placed.number is not null`;
}

function numberWay(storeId: string, { test, number }: OrderSought): Way {
  const isFound = number === null ? sql<SqlBool>`false` : sql<SqlBool>`placed.number = ${number}`;
  const numbers = sql`select placed.number from orders placed where ${ofSeries(storeId, test)} and ${isFound}`;
  return { isFound, numbers, first: () => numbers, gathered: () => numbers };
}

/**
 * The first orders of each of these buyers or goods; a number stands once for each that has it. Who has their first order behind so
 * many others has none among the first: of those nothing more is read.
 * @param ids gives the column `id`
 * @param orders selects the `number` of all orders of `each_of.id`
 */
export function firstOfEach(
  ids: RawBuilder<unknown>,
  orders: RawBuilder<unknown>,
): (most: number, direction: 'asc' | 'desc') => RawBuilder<unknown> {
  return (most, direction) => {
    const first = (howMany: number) =>
      sql`(${orders} order by number ${sql.raw(direction)} limit ${sql.lit(howMany)})`;
    return sql`
      select found.number
      from (
        select each_of.id, dense_rank() over (order by newest.number ${sql.raw(direction)}) as place
        from ${ids} as each_of (id) cross join lateral ${first(1)} as newest
      ) each_of
      cross join lateral ${first(most)} as found
      where each_of.place <= ${sql.lit(most)}`;
  };
}

interface LookedUp {
  buyer_words: string;
  goods_words: string;
  /** At most one more than `few`. */
  buyers: number;
  buyer_ids: string | null;
  goods: number;
  goods_ids: string | null;
}

function buyerWay(
  storeId: string,
  { test }: OrderSought,
  { buyers, buyer_ids, buyer_words }: LookedUp,
): Way | null {
  if (buyers === 0) return null;
  const orders = sql`select placed.number from orders placed where ${ofSeries(storeId, test)}`;
  const firstOf = (ids: RawBuilder<unknown>) =>
    firstOfEach(ids, sql`${orders} and placed.customer_id = each_of.id`);
  if (buyers > few) {
    return {
      // A value, not an `exists`: for that the planner would read all customers first.
      isFound: sql`coalesce((
        select strpos(customer.search_text, ${buyer_words}) > 0 from customers customer
        where customer.store_id = placed.store_id and customer.id = placed.customer_id and customer.erased_at is null), false)`,
      numbers: sql`${orders} and placed.customer_id in (select find_buyers(${buyer_words}, ${test}, null))`,
      first: null,
      gathered: firstOf(sql`find_buyers(${buyer_words}, ${test}, null)`),
    };
  }
  const first = firstOf(sql`unnest(${buyer_ids}::uuid[])`);
  return {
    isFound: sql`placed.customer_id = any (${buyer_ids}::uuid[])`,
    numbers: sql`${orders} and placed.customer_id = any (${buyer_ids}::uuid[])`,
    first,
    gathered: first,
  };
}

/** The order at hand is asked about, and not all orders first. */
const eachByItself = sql`offset 0`;

function goodsWay(
  storeId: string,
  { test, search }: OrderSought,
  { goods, goods_ids, goods_words }: LookedUp,
): Way | null {
  if (goods === 0) return null;
  const code = search.toLowerCase();
  const orders = sql`select sold.number from order_goods sold where sold.store_id = ${storeId} and sold.test = ${test}`;
  const firstOf = (ids: RawBuilder<unknown>) =>
    firstOfEach(ids, sql`${orders} and sold.goods_id = each_of.id`);
  const ofOrder = sql`sold.store_id = placed.store_id and sold.test = placed.test and sold.number = placed.number`;
  if (goods > few) {
    return {
      isFound: sql`exists (
        select 1 from order_goods sold join sold_goods goods on goods.store_id = sold.store_id and goods.id = sold.goods_id
        where ${ofOrder}
          and (strpos(goods.search_text, ${goods_words}) > 0
            or (goods.sku_key >= ${code} and goods.sku_key < ${code} || chr(1114111)))
        ${eachByItself})`,
      numbers: sql`${orders} and sold.goods_id in (select find_sold_goods(${goods_words}, ${code}, null))`,
      first: null,
      gathered: firstOf(sql`find_sold_goods(${goods_words}, ${code}, null)`),
    };
  }
  const first = firstOf(sql`unnest(${goods_ids}::uuid[])`);
  return {
    isFound: sql`exists (select 1 from order_goods sold where ${ofOrder} and sold.goods_id = any (${goods_ids}::uuid[]))`,
    numbers: sql`${orders} and sold.goods_id = any (${goods_ids}::uuid[])`,
    first,
    gathered: first,
  };
}

function otherGoods(
  storeId: string,
  { search }: OrderSought,
  { goods_words }: LookedUp,
): RawBuilder<unknown> {
  const code = search.toLowerCase();
  return sql`
    select goods.id from sold_goods goods
    where goods.store_id = ${storeId} and strpos(goods.search_text, ${goods_words}) = 0
      and not (goods.sku_key >= ${code} and goods.sku_key < ${code} || chr(1114111))`;
}

/** The buyers and goods that a search means, up to one more than `few` of each. */
async function lookUp(db: Db, storeId: string, { search, test }: OrderSought): Promise<LookedUp> {
  const key = `${storeId} ${test} ${search}`;
  const known = common.get(key) ?? { buyers: false, goods: false };
  const { rows } = await sql<LookedUp>`
    select buyer_words, goods_words, buyers, buyer_ids, goods, goods_ids
    from (select ${asCompared(customerSearch(search))} as buyer_words, ${asCompared(search)} as goods_words) sought
    left join lateral (
      select count(*)::int as buyers, array_agg(found.id)::text as buyer_ids
      from find_buyers(buyer_words, ${test}, ${known.buyers ? 0 : few + 1}) as found (id)
    ) bought on true
    left join lateral (
      select count(*)::int as goods, array_agg(found.id)::text as goods_ids
      from find_sold_goods(goods_words, ${search.toLowerCase()}, ${known.goods ? 0 : few + 1}) as found (id)
    ) sold on true`.execute(keeping(db));
  const [found] = rows;
  if (!found) throw new Error('A select without a table answers one row');
  const buyers = known.buyers ? few + 1 : found.buyers;
  const goods = known.goods ? few + 1 : found.goods;
  if (buyers > few || goods > few) common.set(key, { buyers: buyers > few, goods: goods > few });
  return { ...found, buyers, goods };
}

function asCompared(words: string): RawBuilder<unknown> {
  return sql`(select case when length(key) < ${shortestPiece} then ' ' || key else key end from search_key(${words}) key)`;
}
