import { randomInt } from 'node:crypto';
import { firstLanguage, type Language } from '@sokoni/rules/languages';
import { limits } from '@sokoni/rules/limits';
import type { Db } from '#core/database/access/transaction.ts';
import { hashOfToken, randomToken, type Secrets } from '#core/security/secrets.ts';
import type { CodePurpose, LinkPurpose } from '#tenancy/accounts/codes/code-purpose.ts';
import { triesOfSubject } from './attempt-queries.ts';
import { secondsAfter, secondsBefore } from './caps.ts';
import { codeText } from './code-text.ts';
import { findRecipient, insertMailedLink, replaceCode } from './mail-queries.ts';
import { accountSubject } from './subjects.ts';

/** What a mail carries, and to whom. */
export interface IssuedCode {
  email: string;
  language: Language;
  /** Null while the code path of this account is closed; the link still works. */
  code: string | null;
  /** The token of the mailed link; a session is confirmed with the code alone. */
  linkToken: string | null;
}

/** A verification may wait for the next morning; whoever holds the link of a reset holds the account. */
const linkSeconds: Record<LinkPurpose, number> = {
  verify_email: 24 * 60 * 60,
  reset_password: limits.mailedLinkSeconds,
};
const purposes = [...(Object.keys(linkSeconds) as LinkPurpose[]), 'confirm_session'] as const;

/**
 * Makes what a mail carries: four digits that replace the living ones, and a link of its own. Only their hashes are
 * kept. It is called when the mail is sent, so that no secret waits in the queue.
 * @returns null when there is nothing to send: no such user, or an e-mail that is verified already
 */
export async function issueCode(
  db: Db,
  secrets: Secrets,
  purpose: CodePurpose,
  emailKey: string,
  now: Date,
): Promise<IssuedCode | null> {
  const recipient = await findRecipient(db, emailKey);
  if (!recipient) return null;
  if (purpose === 'verify_email' && recipient.email_verified_at) return null;
  const closed = await isCodePathClosed(db, secrets, emailKey, now);
  const code = closed ? null : await makeCode(db, secrets, purpose, recipient.id, now);
  const linkToken = purpose === 'confirm_session' ? null : await makeLink(db, purpose, recipient.id, now);
  return code || linkToken
    ? { email: recipient.email, language: firstLanguage(recipient.language), code, linkToken }
    : null;
}

/** Whether an account had so many wrong codes that no further one is compared (CONTRACT "Security"). */
async function isCodePathClosed(db: Db, secrets: Secrets, emailKey: string, now: Date): Promise<boolean> {
  const subject = accountSubject(secrets, emailKey);
  const wrongSince = async (seconds: number) =>
    (await triesOfSubject(db, purposes, subject, secondsBefore(now, seconds))).count;
  return (
    (await wrongSince(limits.accountDaySeconds)) >= limits.wrongPerAccountDay ||
    (await wrongSince(limits.accountMonthSeconds)) >= limits.wrongPerAccountMonth
  );
}

async function makeCode(
  db: Db,
  secrets: Secrets,
  purpose: CodePurpose,
  userId: string,
  now: Date,
): Promise<string> {
  const code = String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0');
  await replaceCode(db, {
    user_id: userId,
    purpose,
    code_hmac: secrets.sign('code', codeText(userId, purpose, code)),
    created_at: now,
    expires_at: secondsAfter(now, limits.codeSeconds),
  });
  return code;
}

async function makeLink(db: Db, purpose: LinkPurpose, userId: string, now: Date): Promise<string> {
  const token = randomToken();
  await insertMailedLink(db, {
    token_hash: hashOfToken(token),
    user_id: userId,
    purpose,
    created_at: now,
    expires_at: secondsAfter(now, linkSeconds[purpose]),
  });
  return token;
}
