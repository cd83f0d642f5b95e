import type { Db } from '#platform/database/transaction.ts';
import { moveCredit } from './move-credit.ts';
import { readCredit } from './read-credit.ts';

/** Whose credit goes to whom; both are held. */
export interface CreditHandover {
  from: { id: string; name: string };
  to: { id: string; name: string };
  /** Under which a refusal is shown. */
  field: string;
}

/**
 * Two records of one customer became one: what the one has to spend, the other has, in real and in test orders.
 * @returns how much of real credit went over, in minor units
 * @throws DomainError `invalid_fields` for more than a balance holds
 */
export async function takeOverCredit(
  db: Db,
  storeId: string,
  { from, to, field }: CreditHandover,
  by: { userId: string; now: Date },
): Promise<number> {
  const [moved] = [
    await handOver(db, { storeId, test: false }, { from, to, field }, by),
    await handOver(db, { storeId, test: true }, { from, to, field }, by),
  ];
  return moved;
}

async function handOver(
  db: Db,
  where: { storeId: string; test: boolean },
  { from, to, field }: CreditHandover,
  { userId: actorUserId, now }: { userId: string; now: Date },
): Promise<number> {
  const amount = await readCredit(db, { ...where, customerId: from.id });
  if (amount === 0) return 0;
  const move = { kind: 'merged', actorUserId, now } as const;
  await moveCredit(
    db,
    { ...where, customerId: from.id },
    { ...move, amount: -amount },
    { name: from.name, field },
  );
  await moveCredit(db, { ...where, customerId: to.id }, { ...move, amount }, { name: to.name, field });
  return amount;
}
