import { emailProblem } from '@sokoni/rules/contacts/contact-fields';
import { normaliseEmail } from '@sokoni/rules/forms/email';
import type { Language } from '@sokoni/rules/languages';
import type { Visitor } from '#channels/storefront/checkout/cart/change-cart.ts';
import { actionNow } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { customerByContact } from '#customers/find-by-contact.ts';
import { agreeToMarketing } from '#customers/marketing.ts';
import { addCustomer } from '#customers/save-customer.ts';
import { countWrongGuess, type Guesser, refuseGuesser } from '#tenancy/accounts/codes/guesses.ts';
import { sayNewsletterProblem } from './sentences.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    send_newsletter_link: { store_id: string; email: string; issued_at: string; language?: Language | null };
  }
}

/**
 * Has a link mailed that confirms that somebody wants news of a store; the same for whoever gets it already.
 * @throws DomainError `invalid_fields`, `too_many_attempts`
 */
export async function askToJoin(
  db: Db,
  { storeId, language }: Pick<Visitor, 'storeId' | 'language'>,
  email: string,
  asking: Omit<Guesser, 'userId'>,
): Promise<void> {
  if (email === '' || emailProblem(email)) throw invalidField('email', sayNewsletterProblem('emailRequired'));
  const person = { ...asking, userId: `${storeId} ${normaliseEmail(email)}` };
  await refuseGuesser(db, person, 'newsletter');
  await countWrongGuess(db, person, 'newsletter');
  const issued_at = asking.now.toISOString();
  await enqueue(db, 'send_newsletter_link', { store_id: storeId, email, issued_at, language });
}

/** Whoever confirmed the link is a customer from now on who agrees to be written to. */
export async function joinNewsletter(
  db: Db,
  { storeId, language, now }: Pick<Visitor, 'storeId' | 'language' | 'now'>,
  email: string,
): Promise<void> {
  const known = await customerByContact(db, storeId, { email, phone: '' });
  const id = known ?? newId();
  if (known === undefined) {
    const customer = {
      id,
      name: email,
      email,
      phone: '',
      notes: '',
      group_id: null,
      language,
      credit_limit: null,
    };
    const action = actionNow({ kind: 'customer', customerId: id }, now);
    await addCustomer(db, storeId, { ...customer, addresses: [] }, action);
  }
  await agreeToMarketing(db, storeId, id, now);
}
