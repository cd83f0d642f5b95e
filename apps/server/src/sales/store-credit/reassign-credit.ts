import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { CustomerMerge } from '#customers/customer-hooks.ts';
import { moveCredit } from './move-credit.ts';
import { readCredit } from './read-credit.ts';

/**
 * Two records of one customer became one: what the one has to spend, the other has, in real and in test orders.
 * @returns how much of real credit went over, in minor units
 * @throws DomainError `invalid_fields` for more than a balance holds
 */
export async function takeOverCredit(
  db: Db,
  storeId: string,
  { from, to, field }: CustomerMerge,
  action: Action,
): Promise<{ credit: number }> {
  const [moved] = [
    await fulfil(db, { storeId, test: false }, { from, to, field }, action),
    await fulfil(db, { storeId, test: true }, { from, to, field }, action),
  ];
  return { credit: moved };
}

async function fulfil(
  db: Db,
  where: { storeId: string; test: boolean },
  { from, to, field }: CustomerMerge,
  action: Action,
): Promise<number> {
  const amount = await readCredit(db, { ...where, customerId: from.id });
  if (amount === 0) return 0;
  const gone = { kind: 'merged', amount: -amount } as const;
  const come = { kind: 'merged', amount } as const;
  await moveCredit(db, { ...where, customerId: from.id }, gone, { name: from.name, field }, action);
  await moveCredit(db, { ...where, customerId: to.id }, come, { name: to.name, field }, action);
  return amount;
}
