import type pg from 'pg';

/** Until it has been analysed once with a few rows, PostgreSQL takes one index of a store for as good as another. */
const fewRows = 1000;

/**
 * Has PostgreSQL look at the tables that it still takes for empty: a file that fills them is through before the database would do
 * so of itself, and each row of it would be checked by a plan that reads the whole store.
 */
export async function analyzeNewTables(ownerPool: pg.Pool): Promise<void> {
  const { rows } = await ownerPool.query<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
     where relnamespace = 'app'::regnamespace and relkind = 'r' and reltuples < $1`,
    [fewRows],
  );
  for (const { name } of rows) await ownerPool.query(`analyze ${name}`);
}
