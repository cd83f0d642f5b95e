import { accountProblems } from '@sokoni/messages/en/accounts/accounts';
import { storeProblems } from '@sokoni/messages/en/stores/stores';
import { translator } from '@sokoni/messages/translator';
import type { AccountReason } from '@sokoni/rules/access/account-reasons';
import type { FormCheck } from '@sokoni/rules/forms/form-check';
import { type FormProblems, inSentences } from '@sokoni/rules/forms/form-problems';
import type { StoreReason } from '@sokoni/rules/stores/store-reasons';

type Reason = AccountReason | StoreReason;

/** Why a rule refuses something of a store. */
export const storeReasonSentence: (reason: Reason) => string = translator({
  accountProblems,
  storeProblems,
}).reason;

/** What a rule says to a form of a store. */
export function checkStoreSentences<Field extends string>(
  problems: FormProblems<Field, Reason>,
): FormCheck<Field> {
  return inSentences(problems, storeReasonSentence);
}
