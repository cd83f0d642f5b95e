import { emailProblem } from '@sokoni/rules/contacts/contact-fields';
import { limits } from '@sokoni/rules/limits';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { countWrongGuess, type Guesser, refuseGuesser } from '#tenancy/accounts/codes/guesses.ts';
import { insertMessage } from './queries.ts';
import { sayContactProblem } from './sentences.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    mail_shop_message: { store_id: string; message_id: string };
  }
}

export interface TypedMessage {
  name: string;
  email: string;
  message: string;
}

/**
 * Keeps what a visitor writes until it was mailed to the store. What one network and all of them write to a store has a limit.
 * @throws DomainError `invalid_fields`, `too_many_attempts`
 */
export async function writeMessage(
  db: Db,
  storeId: string,
  typed: TypedMessage,
  asking: Omit<Guesser, 'userId'>,
): Promise<void> {
  const fields = problemsOf(typed);
  if (Object.keys(fields).length > 0) throw new DomainError('invalid_fields', { fields });
  const person = { ...asking, userId: storeId };
  await refuseGuesser(db, person, 'shop_message');
  await countWrongGuess(db, person, 'shop_message');
  const id = newId();
  await insertMessage(db, { store_id: storeId, id, ...typed, written_at: asking.now });
  await enqueue(db, 'mail_shop_message', { store_id: storeId, message_id: id });
}

function problemsOf({ name, email, message }: TypedMessage): Record<string, string> {
  const max = limits.shopMessageLength;
  const maxName = limits.personNameLength;
  return {
    ...(name === '' ? { name: sayContactProblem('nameRequired') } : {}),
    ...(name.length > maxName ? { name: sayContactProblem('nameTooLong', { max: maxName }) } : {}),
    ...(email === '' || emailProblem(email) ? { email: sayContactProblem('emailRequired') } : {}),
    ...(message === '' ? { message: sayContactProblem('messageRequired') } : {}),
    ...(message.length > max ? { message: sayContactProblem('messageTooLong', { max }) } : {}),
  };
}
