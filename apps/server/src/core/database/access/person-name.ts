import { type RawBuilder, sql } from 'kysely';

/**
 * The name of a person of the staff, as `actorLabel` takes it: empty once erased, null where the join found nobody.
 * @param user what the query calls the row of `users`
 */
export function personName(user: string): RawBuilder<string | null> {
  const [first, last] = [sql.ref(`${user}.first_name`), sql.ref(`${user}.last_name`)];
  return sql<string | null>`trim(${first} || ' ' || ${last})`;
}
