import { readGiftCardCode } from '@sokoni/rules/credit/gift-card';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { countWrongGuess, type Guesser, refuseGuesser } from '#tenancy/accounts/codes/guesses.ts';
import { findCardByCode, type GiftCardRow } from './queries.ts';
import { say } from './sentences.ts';

/**
 * The card with a code. The caller returns the error from its command before it has written anything, so that a wrong code stays
 * counted.
 * @param field under which the refusal is shown, and `test` where only cards of one mode count
 * @returns DomainError `gift_card_unknown` where there is none
 * @throws DomainError `too_many_attempts`
 */
export async function findByCode(
  db: Db,
  storeId: string,
  { typed, field, test }: { typed: string; field: string; test?: boolean },
  guesser: Guesser,
): Promise<GiftCardRow | DomainError> {
  await refuseGuesser(db, guesser);
  const code = readGiftCardCode(typed);
  const card = code === '' ? undefined : await findCardByCode(db, storeId, code);
  if (card && (test === undefined || card.test === test)) return card;
  await countWrongGuess(db, guesser);
  const message = say('unknown');
  return new DomainError('gift_card_unknown', { message, fields: { [field]: message } });
}
