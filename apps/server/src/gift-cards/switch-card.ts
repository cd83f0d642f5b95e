import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { setActive } from './queries.ts';

/**
 * Disables a card, or lets it pay again. What is on it stays.
 * @throws DomainError `not_found`
 */
export async function switchCard(
  db: Db,
  storeId: string,
  id: string,
  change: { active: boolean; now: Date },
): Promise<void> {
  if (!(await setActive(db, storeId, id, change))) throw new DomainError('not_found');
  await announce(db, 'gift_card', [id]);
}
