import { accountProblems } from '@sokoni/messages/en/accounts/accounts';
import { translator } from '@sokoni/messages/translator';
import type { AccountReason } from '@sokoni/rules/access/account-reasons';
import type { FormCheck } from '@sokoni/rules/forms/form-check';
import { type FormProblems, inSentences } from '@sokoni/rules/forms/form-problems';

/** Why a rule refuses something of an account. */
export const reasonSentence: (reason: AccountReason) => string = translator({ accountProblems }).reason;

/** What a rule says to a form of an account. */
export function checkSentences<Field extends string>(
  problems: FormProblems<Field, AccountReason>,
): FormCheck<Field> {
  return inSentences(problems, reasonSentence);
}
