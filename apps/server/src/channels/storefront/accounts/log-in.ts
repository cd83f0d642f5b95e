import { emailProblem } from '@sokoni/rules/contacts/contact-fields';
import { normaliseEmail } from '@sokoni/rules/forms/email';
import type { Language } from '@sokoni/rules/languages';
import { limits } from '@sokoni/rules/limits';
import type { Visitor } from '#channels/storefront/checkout/cart/change-cart.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { type DomainError, invalidField } from '#core/errors/domain-error.ts';
import { hashOfToken, randomToken, type Secrets, sameBytes } from '#core/security/secrets.ts';
import { countWrongGuess, type Guesser, refuseGuesser } from '#tenancy/accounts/codes/guesses.ts';
import { deleteCode, deleteSession, findCode, findSession, insertSession, putCode } from './queries.ts';
import { sayLogin } from './sentences.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    send_buyer_code: { store_id: string; email: string; issued_at: string; language?: Language | null };
  }
}

/** A buyer who asks, and from where. */
type Asking = Omit<Guesser, 'userId'>;

/**
 * Has a code mailed to whoever has this address. It is the same for one that nobody has bought with: what a store knows of somebody
 * is not told to who types their address.
 * @throws DomainError `invalid_fields`, `too_many_attempts`
 */
export async function askForCode(
  db: Db,
  { storeId, language }: Pick<Visitor, 'storeId' | 'language'>,
  email: string,
  asking: Asking,
): Promise<void> {
  const isWrong = email === '' || emailProblem(email) !== undefined;
  if (isWrong) throw invalidField('email', sayLogin('emailRequired'));
  const emailKey = normaliseEmail(email);
  const person = { ...asking, userId: `${storeId} ${emailKey}` };
  await refuseGuesser(db, person, 'buyer_code');
  await countWrongGuess(db, person, 'buyer_code');
  await putCode(db, storeId, emailKey, asking.now);
  const issued_at = asking.now.toISOString();
  await enqueue(db, 'send_buyer_code', { store_id: storeId, email, issued_at, language });
}

/**
 * Logs in whoever knows the code that was mailed last. A wrong one is counted: the caller returns the error from its transaction.
 * @returns the token of the session, or DomainError `invalid_fields`
 * @throws DomainError `too_many_attempts`
 */
export async function logInByCode(
  db: Db,
  storeId: string,
  { email, code }: { email: string; code: string },
  asking: Asking,
): Promise<string | DomainError> {
  const emailKey = normaliseEmail(email);
  const person = { ...asking, userId: `${storeId} ${emailKey}` };
  await refuseGuesser(db, person, 'buyer_login');
  const issuedAt = await findCode(db, storeId, emailKey);
  const { secrets, now } = asking;
  const isFresh = issuedAt && now.getTime() - issuedAt.getTime() < limits.buyerCodeSeconds * 1000;
  const isRight =
    isFresh && sameBytes(Buffer.from(codeOf(secrets, { storeId, emailKey, issuedAt })), Buffer.from(code));
  if (!isRight) {
    await countWrongGuess(db, person, 'buyer_login');
    return invalidField('code', sayLogin('wrongCode'));
  }
  await deleteCode(db, storeId, emailKey);
  const token = randomToken();
  const expires_at = new Date(now.getTime() + limits.buyerSessionSeconds * 1000);
  await insertSession(db, {
    store_id: storeId,
    token_hash: hashOfToken(token),
    email_key: emailKey,
    expires_at,
  });
  return token;
}

/** Whose account a cookie opens, by their email in lower case; undefined for nobody's. */
export async function buyerOf(
  db: Db,
  storeId: string,
  token: string | null,
  now: Date,
): Promise<string | undefined> {
  return token === null ? undefined : findSession(db, storeId, hashOfToken(token), now);
}

export async function logOut(db: Db, storeId: string, token: string | null): Promise<void> {
  if (token !== null) await deleteSession(db, storeId, hashOfToken(token));
}

/** The six digits that an email was given at a time. */
export function codeOf(
  secrets: Secrets,
  { storeId, emailKey, issuedAt }: { storeId: string; emailKey: string; issuedAt: Date },
): string {
  const signed = secrets.sign('buyer-code', `${storeId}.${emailKey}.${issuedAt.toISOString()}`);
  return String(signed.readUInt32BE() % 1_000_000).padStart(6, '0');
}
