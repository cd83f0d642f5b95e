import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { type CreditOwner, findBalance } from './queries.ts';

/**
 * What a customer has to spend, in minor units.
 * @throws DomainError `not_found`
 */
export async function readCredit(db: Db, owner: CreditOwner): Promise<number> {
  const balance = await findBalance(db, owner);
  if (balance === undefined) throw new DomainError('not_found');
  return balance;
}
