import type { PriceBreak } from '@sokoni/rules/wholesale/price-breaks';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { replacePrices } from './price-queries.ts';
import { lockPriceList, updatePriceList } from './queries.ts';

interface Written<Answer> {
  prices: readonly { variantId: string; breaks: readonly PriceBreak[] }[];
  answer: Answer;
}

/**
 * Puts prices into a list that is held, so that of two who set prices at a time one comes after the other.
 * @param read looks at the list as it is by now
 * @throws DomainError `not_found`
 */
export async function writeListed<Answer>(
  db: Db,
  { storeId, listId }: { storeId: string; listId: string },
  now: Date,
  read: () => Promise<Written<Answer>>,
): Promise<Answer> {
  if (!(await lockPriceList(db, storeId, listId))) throw new DomainError('not_found');
  const { prices, answer } = await read();
  await replacePrices(db, { storeId, listId }, prices);
  await updatePriceList(db, storeId, listId, { updated_at: now });
  publishChange(db, 'wholesale', [listId]);
  return answer;
}
