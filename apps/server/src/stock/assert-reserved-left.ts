import { reservedAnswers } from '@sokoni/messages/en/inventory/stock';
import { translator } from '@sokoni/messages/translator';
import { type StockLevel, takesReserved } from '@sokoni/rules/stock/stock';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { findTracked, nameVariant, type StockLocation } from './queries.ts';

/** What the calls that lower stock by hand say of promised units. */
export const say = translator({ reservedAnswers });

/** A shelf before a hand changes it, and what would lie there afterwards. */
export interface Lowering extends StockLocation {
  before: StockLevel;
  afterwards: number;
}

/** Those that take units which are promised to orders. What is not counted is never too little. */
export async function findTaking<Of extends Lowering>(
  db: Db,
  storeId: string,
  lowerings: readonly Of[],
): Promise<Of[]> {
  const taking = lowerings.filter(({ before, afterwards }) => takesReserved(before, afterwards));
  if (taking.length === 0) return taking;
  const variantIds = taking.map(({ variantId }) => variantId);
  const tracked = new Set(await findTracked(db, storeId, variantIds));
  return taking.filter(({ variantId }) => tracked.has(variantId));
}

/**
 * Whoever lowers stock by hand is asked before it takes what is promised.
 * @throws DomainError `below_reserved`, which names the product and its figures, or how many there are
 */
export async function assertReservedLeft(
  db: Db,
  storeId: string,
  lowerings: readonly Lowering[],
): Promise<void> {
  const taking = await findTaking(db, storeId, lowerings);
  const [first] = taking;
  if (!first) return;
  const count = new Set(taking.map(({ variantId }) => variantId)).size;
  const name = count === 1 ? await nameVariant(db, storeId, first.variantId) : '';
  throw new DomainError('below_reserved', {
    message:
      count === 1
        ? say('belowReserved.one', { name, ...figuresOf(first) })
        : say('belowReserved.many', { count }),
  });
}

/** The figures of the sentences: what is promised, and what would be left of it. */
export function figuresOf({ before, afterwards }: Lowering): { reserved: number; left: number } {
  return { reserved: before.reserved, left: Math.max(0, afterwards) };
}
