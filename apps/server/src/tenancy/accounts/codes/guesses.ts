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

/** Who types the code of a gift card, and from where. */
export interface Guesser {
  secrets: Secrets;
  userId: string;
  networkAddress: string;
  now: Date;
}

/**
 * Refuses a person, or a network, that has typed too many wrong codes of gift cards within an hour. The tries of a person stand
 * in line until their transactions end: however many come at once, no more than the cap are compared.
 * @throws DomainError `too_many_attempts`
 */
export async function refuseGuesser(db: Db, guesser: Guesser): Promise<void> {
  await lockSubject(db, subjectOf(guesser));
  const since = secondsBefore(guesser.now, caps.windowSeconds);
  const byPerson = await triesOfSubject(db, ['gift_card'], subjectOf(guesser), since);
  refuseAt(limits.wrongGiftCardPerUserHour, byPerson, guesser.now);
  const byNetwork = await triesFromNetwork(db, 'gift_card', networkOf(guesser.networkAddress), since);
  refuseAt(limits.wrongGiftCardPerAddressHour, byNetwork, guesser.now);
}

/** Counts a wrong code; the caller commits it. */
export async function countWrongGuess(db: Db, guesser: Guesser): Promise<void> {
  const networkAddress = networkOf(guesser.networkAddress);
  const attempt = { id: newId(), kind: 'gift_card', subject: subjectOf(guesser), networkAddress } as const;
  await insertAttempt(db, attempt, guesser.now);
}

function subjectOf({ secrets, userId }: Guesser): Buffer {
  return guesserSubject(secrets, userId);
}

function refuseAt(cap: number, { count, first }: Tries, now: Date): void {
  if (count < cap) return;
  throw new DomainError('too_many_attempts', {
    message: say('tooManyGiftCardCodes'),
    retryAfterSeconds: secondsUntilFree(first, caps.windowSeconds, now),
  });
}
