import { QUARANTINE_DAYS } from '@sokoni/rules/stores/subdomain';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { errorSentence } from '#core/errors/sentences.ts';
import { sayStore } from '../sentences.ts';
import { claimSubDomain, countHeldSubDomains, holdSubDomain } from './sub-domain-queries.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Every former label keeps redirecting, so that one store must not collect them. */
const formerLabelsAtOnce = 10;

/** How long a label that is no longer used rests before anyone else may have it (CONTRACT "Sub-domains"). */
export function quarantineEnd(now: Date): Date {
  return new Date(now.getTime() + QUARANTINE_DAYS * dayMs);
}

/**
 * Takes a free label for the store that the transaction is in.
 * @throws DomainError `sub_domain_taken`
 */
export async function takeSubDomain(db: Db, label: string, storeId: string, now: Date): Promise<void> {
  if (await claimSubDomain(db, label, storeId, now)) return;
  throw new DomainError('sub_domain_taken', { fields: { sub_domain: errorSentence('sub_domain_taken') } });
}

/**
 * Moves the store to another label; the former one redirects for 90 days.
 * @throws DomainError `sub_domain_taken`, `too_many_attempts`
 */
export async function changeSubDomain(
  db: Db,
  storeId: string,
  label: { from: string; to: string },
  now: Date,
): Promise<void> {
  if ((await countHeldSubDomains(db, storeId, now)) >= formerLabelsAtOnce) {
    throw new DomainError('too_many_attempts', {
      message: sayStore('subDomainTooOften'),
      retryAfterSeconds: (7 * dayMs) / 1000,
    });
  }
  await takeSubDomain(db, label.to, storeId, now);
  await holdSubDomain(db, storeId, label.from, quarantineEnd(now));
}
