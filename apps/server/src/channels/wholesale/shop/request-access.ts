import { emailProblem, phoneProblem } from '@sokoni/rules/contacts/contact-fields';
import type { Language } from '@sokoni/rules/languages';
import { limits } from '@sokoni/rules/limits';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { countWrongGuess, type Guesser, refuseGuesser } from '#tenancy/accounts/codes/guesses.ts';
import { insertRequest } from '../buying/suppliers/request-queries.ts';
import { sayEntrance } from './sentences.ts';

/** What a business without a store says of itself. */
export interface BusinessRequest {
  company_name: string;
  contact_name: string;
  email: string;
  phone: string;
  tax_number: string;
  message: string;
}

/** The most characters of each. */
export const requestLengths: Readonly<Record<keyof BusinessRequest, number>> = {
  company_name: wholesaleLimits.companyNameLength,
  contact_name: limits.personNameLength,
  email: limits.emailLength,
  phone: wholesaleLimits.phoneLength,
  tax_number: wholesaleLimits.taxNumberLength,
  message: wholesaleLimits.messageLength,
};

/**
 * A business asks to be let in. Who asks again while the first request waits, or orders here already, is answered the same: nobody learns
 * who does. What one network and all of them ask of a store has a limit.
 * @param language in which it reads the shop; null: its main one
 * @throws DomainError `invalid_fields`, `too_many_attempts`
 */
export async function requestAccessInShop(
  db: Db,
  { storeId, language }: { storeId: string; language: Language | null },
  request: BusinessRequest,
  asking: Omit<Guesser, 'userId'>,
): Promise<void> {
  const fields = problemsOf(request);
  if (Object.keys(fields).length > 0) throw new DomainError('invalid_fields', { fields });
  const person = { ...asking, userId: `${storeId} wholesale` };
  await refuseGuesser(db, person, 'shop_message');
  await countWrongGuess(db, person, 'shop_message');
  const id = newId();
  const isNew = await insertRequest(db, {
    ...{ store_id: storeId, id, buyer_store_id: null, requested_by: null, language },
    ...request,
    ...{ created_at: asking.now, decided_at: null },
  });
  if (!isNew) return;
  await enqueue(db, 'mail_wholesale_request', { store_id: storeId, request_id: id });
  publishChange(db, 'wholesale', [id]);
}

function problemsOf(request: BusinessRequest): Record<string, string> {
  const { company_name, contact_name, email, phone } = request;
  const long = Object.entries(requestLengths).filter(
    ([field, max]) => request[field as keyof BusinessRequest].length > max,
  );
  return {
    ...(company_name === '' ? { company_name: sayEntrance('problem.company') } : {}),
    ...(contact_name === '' ? { contact_name: sayEntrance('problem.contact') } : {}),
    ...(email === '' || emailProblem(email) ? { email: sayEntrance('problem.email') } : {}),
    ...(phoneProblem(phone) ? { phone: sayEntrance('problem.phone') } : {}),
    ...Object.fromEntries(long.map(([field, max]) => [field, sayEntrance('problem.tooLong', { max })])),
  };
}
