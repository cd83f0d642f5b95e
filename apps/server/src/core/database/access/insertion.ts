import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { DB } from '#core/database/tables.ts';

/**
 * The statement that writes rows of one shape, up to its `values`: all of them are one parameter, so that it reads the same for
 * any number of rows and is planned once.
 * @param rows at least one; all name the columns that the first one names
 */
export function insertion<Name extends keyof DB & string>(
  table: Name,
  rows: readonly Partial<Selectable<DB[Name]>>[],
): RawBuilder<unknown> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.id(column)));
  return sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`;
}
