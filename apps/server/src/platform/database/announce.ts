import type { LiveSubject } from '@sokoni/contract/live';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './transaction.ts';

/** More ids than this say "many": whoever shows such things reads them anew. */
const mostIds = 100;

/**
 * Tells the browsers of the store of this transaction, once it commits, that things have changed. Ids only: what they show, each
 * reads anew as its role may.
 * @param ids of the things; empty says that many have changed
 */
export async function announce(db: Db, subject: LiveSubject, ids: readonly string[]): Promise<void> {
  const named = ids.length > mostIds ? [] : [...ids];
  await sql`select app.announce(${subject}, ${named}::uuid[])`.execute(db);
}

/** The same as a part of a statement that finds out of what. */
export function announcement(subject: LiveSubject, ids: RawBuilder<unknown>): RawBuilder<void> {
  return sql<void>`app.announce(${subject}, case when cardinality(${ids}) > ${mostIds} then '{}' else ${ids} end)`;
}
