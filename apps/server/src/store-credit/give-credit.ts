import { holdCustomer } from '#customers/hold-customer.ts';
import type { Db } from '#platform/database/transaction.ts';
import { storeDay } from '#stores/store-day.ts';
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
  { userId, now }: { userId: string; now: Date },
): Promise<number> {
  const { name } = await holdCustomer(db, storeId, customerId);
  const { test } = await storeDay(db, storeId, now);
  const owner = { storeId, customerId, test };
  const kind = amount > 0 ? 'given' : 'taken_back';
  const move = { ...given, kind, amount, actorUserId: userId, now } as const;
  return moveCredit(db, owner, move, { name, field: 'amount' });
}
