import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { holdCustomer } from '#customers/lock-customer.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { moveCredit } from './move-credit.ts';

/** Credit that is given by hand, or taken back where the amount is below zero. */
export interface GivenCredit {
  id?: string | undefined;
  /** In minor units. */
  amount: number;
  reason: string;
}

/**
 * @returns what the customer has afterwards, in minor units
 * @throws DomainError `not_found`, `invalid_fields` for more than there is, `id_taken`
 */
export async function giveCredit(
  db: Db,
  storeId: string,
  customerId: string,
  { amount, ...given }: GivenCredit,
  action: Action,
): Promise<number> {
  const { name } = await holdCustomer(db, storeId, customerId);
  const { test } = await storeDay(db, storeId, action.occurredAt);
  const owner = { storeId, customerId, test };
  const kind = amount > 0 ? 'given' : 'withdrawn';
  return moveCredit(db, owner, { ...given, kind, amount }, { name, field: 'amount' }, action);
}
