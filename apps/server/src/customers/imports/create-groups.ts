import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { addGroup } from '#customers/groups/save-group.ts';
import { findGroupNames } from './known-queries.ts';

export interface Groups {
  /** The id of a group by its name in lower case; without those that the store has no room for. */
  byName: Map<string, string>;
  made: Set<string>;
}

/** The groups of the store, with those of these names that it did not have. They stay until the end of the transaction. */
export async function makeGroups(
  db: Db,
  storeId: string,
  names: readonly string[],
  now: Date,
): Promise<Groups> {
  const known = await findGroupNames(db, storeId, true);
  const byName = new Map(known.map(({ id, name }) => [name.toLowerCase(), id]));
  const made = new Set<string>();
  for (const name of names) {
    if (name === '' || byName.has(name.toLowerCase())) continue;
    try {
      const id = await addGroup(db, storeId, { name }, now);
      byName.set(name.toLowerCase(), id);
      made.add(id);
    } catch (error) {
      // A name that somebody takes at this moment is an error too: the step is done anew then, and finds it.
      if (!(error instanceof DomainError) || error.code !== 'customer_group_limit') throw error;
      break;
    }
  }
  return { byName, made };
}
