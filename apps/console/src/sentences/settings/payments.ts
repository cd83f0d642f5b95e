import { paymentSettings, providerKeyProblems } from '@sokoni/messages/en/sales/online-payments';
import { translator } from '@sokoni/messages/translator';
import { type FormProblems, inSentences } from '@sokoni/rules/forms/form-problems';
import type { ProviderKeyField, ProviderKeyReason } from '@sokoni/rules/online-payments/provider-keys';

/** Online payments, and what became of those that are unclear. */
export const sayPayments = translator({ paymentSettings });

const sayProblem = translator({ providerKeyProblems });

/** What is wrong with the keys of a provider, in sentences. */
export function checkKeySentences(problems: FormProblems<ProviderKeyField, ProviderKeyReason>) {
  return inSentences(problems, sayProblem.reason);
}
