import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

export type Direction = 'asc' | 'desc';

/** How orders are found by what is not a column of theirs: by who bought them, by what they have sold, by a tag. */
export interface Way {
  /** Whether the row `placed` is found. */
  isFound: RawBuilder<SqlBool>;
  /** The serials of all that are found; some more than once. */
  serials: RawBuilder<unknown>;
  /** Among these serials are the first of all that are found, so many. */
  first: (howMany: number, direction: Direction) => RawBuilder<unknown>;
  /** Whether `first` reads little: otherwise the newest orders are looked at before. */
  isFew: boolean;
}

/** So many buyers or items are looked into one by one. */
export const few = 200;

/** Some of the customers of a store, or of what it has sold. */
export type Found =
  /** As the database writes an array. */
  { ids: string } | ({ ids: null } & Many);

/** More than `few` of them. */
interface Many {
  /** Gives the column `id`. */
  all: RawBuilder<unknown>;
  /** Whether the row `customer` or `items` is one of them, asked of each row by itself. */
  isOne: RawBuilder<SqlBool>;
}

/** @param ids null where there are more than `few` */
export function foundOf(ids: string | null, many: Many): Found {
  return ids === null ? { ids, ...many } : { ids };
}

/** What a statement selects, named by its ids where they are few. */
export async function lookUp(db: Db, all: RawBuilder<unknown>, isOne: RawBuilder<SqlBool>): Promise<Found> {
  const { rows } = await sql<{ ids: string | null }>`
    select case when count(*) <= ${few} then coalesce(array_agg(id)::text, '{}') end as ids
    from (${all} limit ${few + 1}) found`.execute(db);
  return foundOf(rows[0]?.ids ?? null, { all: sql`(${all})`, isOne });
}

/** Of orders that have a number, in one of the two modes. */
export function ofMode(storeId: string, test: boolean): RawBuilder<SqlBool> {
  return sql`placed.store_id = ${storeId} and placed.test = ${test} and placed.serial is not null`;
}

/** What is found by any of these. */
export function anyOf(ways: readonly Way[]): Way {
  const all = (parts: RawBuilder<unknown>[]) =>
    sql.join(
      parts.map((part) => sql`(${part})`),
      sql` union all `,
    );
  return {
    isFound: sql`(${sql.join(
      ways.map(({ isFound }) => isFound),
      sql` or `,
    )})`,
    serials: all(ways.map(({ serials }) => serials)),
    first: (howMany, direction) => all(ways.map(({ first }) => first(howMany, direction))),
    isFew: ways.every(({ isFew }) => isFew),
  };
}

/**
 * The first orders of each of these buyers or items. Who has their first order behind so many others has none among the first: of
 * those nothing more is read.
 * @param ids gives the column `id`
 * @param orders selects the `serial` of all orders of `each_of.id`
 */
export function firstOfEach(ids: RawBuilder<unknown>, orders: RawBuilder<unknown>): Way['first'] {
  return (howMany, direction) => {
    const way = sql.raw(direction);
    const first = (most: number) => sql`(${orders} order by serial ${way} limit ${sql.lit(most)})`;
    return sql`
      select found.serial
      from (
        select each_of.id, dense_rank() over (order by newest.serial ${way}) as place
        from ${ids} as each_of (id) cross join lateral ${first(1)} as newest
      ) each_of
      cross join lateral ${first(howMany)} as found
      where each_of.place <= ${sql.lit(howMany)}`;
  };
}

/** So many orders are read and sorted sooner than all that another condition leaves are asked. */
const fewOrders = 3000;

/** Whether the row `placed` is found, where few are: they are named. Null where there are more. */
export async function fewOf(db: Db, { serials }: Way): Promise<RawBuilder<SqlBool> | null> {
  const { rows } = await sql<{ hits: number; serials: string | null }>`
    select count(*)::int as hits, array_agg(serial)::text as serials
    from (${serials} limit ${fewOrders + 1}) found`.execute(db);
  const [found] = rows;
  if (!found || found.hits > fewOrders) return null;
  return sql`placed.serial = any (${found.serials ?? '{}'}::bigint[])`;
}
