import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { type CreditRow, findMergedInto, lockCredit } from './credit-queries.ts';

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

/**
 * The same for who is to buy: named by an id that was merged into another one since, it is the one that stays.
 * @throws DomainError `not_found`
 */
export async function holdWhoStays(db: Db, storeId: string, customerId: string): Promise<Credit> {
  const customer = await holdBuyer(db, storeId, customerId);
  if (customer) return customer;
  const keptId = await findMergedInto(db, storeId, customerId);
  if (keptId === null) throw new DomainError('not_found');
  return holdWhoStays(db, storeId, keptId);
}

/** The id of the one that stays, where that was merged into another one. */
export async function whoStays(db: Db, storeId: string, customerId: string): Promise<string> {
  return (await findMergedInto(db, storeId, customerId)) ?? customerId;
}
