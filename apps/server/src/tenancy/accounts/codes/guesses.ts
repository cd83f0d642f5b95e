import { limits } from '@sokoni/rules/limits';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import type { Secrets } from '#core/security/secrets.ts';
import { say } from '#tenancy/accounts/sentences.ts';
import {
  insertAttempt,
  lockSubject,
  type Tries,
  triesFromNetwork,
  triesOfSubject,
} from './attempt-queries.ts';
import { caps, secondsBefore, secondsUntilFree } from './caps.ts';
import { guesserSubject, networkOf } from './subjects.ts';

/**
 * What can be guessed, or tried out: codes of gift cards, discounts and accounts at a shop, cards that pay; mails with a code or a link; and
 * messages to a shop. */
export type Guessed = keyof typeof capsOf;

const capsOf = {
  gift_card: { person: limits.wrongGiftCardPerUserHour, network: limits.wrongGiftCardPerAddressHour },
  discount_code: { person: limits.wrongDiscountPerCartHour, network: limits.wrongDiscountPerAddressHour },
  buyer_code: { person: limits.buyerCodesPerEmailHour, network: limits.buyerCodesPerAddressHour },
  buyer_login: { person: limits.wrongBuyerCodePerEmailHour, network: limits.wrongBuyerCodePerAddressHour },
  shop_message: { person: limits.shopMessagesPerStoreHour, network: limits.shopMessagesPerAddressHour },
  newsletter: { person: limits.newslettersPerEmailHour, network: limits.newslettersPerAddressHour },
  payment: { person: limits.paymentsPerCartHour, network: limits.paymentsPerAddressHour },
} as const;

const sentenceOf = {
  gift_card: 'tooManyGiftCardCodes',
  discount_code: 'tooManyDiscountCodes',
  buyer_code: 'tooManyBuyerCodes',
  buyer_login: 'tooManyBuyerCodes',
  shop_message: 'tooManyMessages',
  newsletter: 'tooManyMessages',
  payment: 'tooManyPayments',
} as const;

/** Who types a code or writes, and from where. */
export interface Guesser {
  secrets: Secrets;
  /** The person, the cart of a visitor, or the store that is written to. */
  userId: string;
  networkAddress: string;
  now: Date;
}

/**
 * Refuses a person, or a network, that has made too many tries within an hour. The tries of a person stand in line until their
 * transactions end: however many come at once, no more than the cap are compared.
 * @throws DomainError `too_many_attempts`
 */
export async function refuseGuesser(db: Db, guesser: Guesser, guessed: Guessed = 'gift_card'): Promise<void> {
  await lockSubject(db, subjectOf(guesser));
  const since = secondsBefore(guesser.now, caps.windowSeconds);
  const byPerson = await triesOfSubject(db, [guessed], subjectOf(guesser), since);
  refuseAt(capsOf[guessed].person, byPerson, { now: guesser.now, guessed });
  const byNetwork = await triesFromNetwork(db, guessed, networkOf(guesser.networkAddress), since);
  refuseAt(capsOf[guessed].network, byNetwork, { now: guesser.now, guessed });
}

/** Counts a wrong code, or a payment that was begun; the caller commits it. */
export async function countWrongGuess(
  db: Db,
  guesser: Guesser,
  guessed: Guessed = 'gift_card',
): Promise<void> {
  const networkAddress = networkOf(guesser.networkAddress);
  const attempt = { id: newId(), kind: guessed, subject: subjectOf(guesser), networkAddress };
  await insertAttempt(db, attempt, guesser.now);
}

function subjectOf({ secrets, userId }: Guesser): Buffer {
  return guesserSubject(secrets, userId);
}

function refuseAt(
  cap: number,
  { count, first }: Tries,
  { now, guessed }: { now: Date; guessed: Guessed },
): void {
  if (count < cap) return;
  throw new DomainError('too_many_attempts', {
    message: say(sentenceOf[guessed]),
    retryAfterSeconds: secondsUntilFree(first, caps.windowSeconds, now),
  });
}
