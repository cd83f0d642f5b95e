import { contactProblems } from '@sokoni/messages/en/accounts/contacts';
import { translator } from '@sokoni/messages/translator';
import type { ContactReason } from '@sokoni/rules/contacts/contact-fields';
import type { FormCheck } from '@sokoni/rules/forms/form-check';
import { type FormProblems, inSentences } from '@sokoni/rules/forms/form-problems';

const reasonSentence: (reason: ContactReason) => string = translator({ contactProblems }).reason;

/** What a rule says to the form of a customer, a supplier or a location. */
export function contactSentences<Field extends string>(
  problems: FormProblems<Field, ContactReason>,
): FormCheck<Field> {
  return inSentences(problems, reasonSentence);
}
