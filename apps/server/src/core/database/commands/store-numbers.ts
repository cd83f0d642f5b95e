import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** Takes so many numbers of a running series of the store; answers the first of them. */
export async function takeNumbers(db: Db, storeId: string, series: string, howMany: number): Promise<number> {
  const { rows } = await sql<{ last_number: number }>`
    insert into store_numbers as taken (store_id, series, last_number) values (${storeId}, ${series}, ${howMany})
    on conflict (store_id, series) do update set last_number = taken.last_number + excluded.last_number
    returning last_number`.execute(db);
  return (rows[0]?.last_number ?? howMany) - howMany + 1;
}

/** The next number of such a series, taken by the statement that writes it: nobody holds the series longer than that needs. */
export function nextNumber(storeId: string, series: string, first = 1): RawBuilder<number> {
  return sql<number>`take_number(${storeId}, ${series}) + ${first - 1}`;
}
