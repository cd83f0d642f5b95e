import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { type CreditRow, lockCredit } from './credit-queries.ts';

export type Credit = CreditRow;

/**
 * What a customer owes and may owe; nobody else sells to them before the transaction ends.
 * @throws DomainError `not_found` also for a customer that was erased
 */
export async function holdCustomer(db: Db, storeId: string, customerId: string): Promise<Credit> {
  const customer = await holdBuyer(db, storeId, customerId);
  if (!customer) throw new DomainError('not_found');
  return customer;
}

/** The same for who has bought already: undefined once erased, for the books stay. */
export async function holdBuyer(db: Db, storeId: string, customerId: string): Promise<Credit | undefined> {
  return lockCredit(db, storeId, customerId);
}
