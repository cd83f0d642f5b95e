import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { setActive } from './queries.ts';

/**
 * Disables a card, or lets it pay again. What is on it stays.
 * @throws DomainError `not_found`
 */
export async function switchCard(
  db: Db,
  storeId: string,
  id: string,
  active: boolean,
  action: Action,
): Promise<void> {
  if (!(await setActive(db, storeId, id, active, action))) throw new DomainError('not_found');
  publishChange(db, 'gift_card', [id]);
}
