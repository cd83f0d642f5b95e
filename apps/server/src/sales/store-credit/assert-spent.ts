import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { readCredit } from './read-credit.ts';

/**
 * Who has store credit to spend must be known.
 * @throws DomainError `customer_has_credit`
 */
export async function assertCreditSpent(db: Db, storeId: string, customerId: string): Promise<void> {
  const credit = await readCredit(db, { storeId, customerId, test: false });
  if (credit > 0) throw new DomainError('customer_has_credit');
}
