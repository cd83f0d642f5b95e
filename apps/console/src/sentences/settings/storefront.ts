import {
  manualPaymentsPage,
  storefrontPage,
  storefrontProblems,
} from '@sokoni/messages/en/storefront/settings';
import { translator } from '@sokoni/messages/translator';
import type { FormCheck } from '@sokoni/rules/forms/form-check';
import { type FormProblems, inSentences } from '@sokoni/rules/forms/form-problems';
import type { StorefrontReason } from '@sokoni/rules/storefront/storefront-reasons';

/** The page of the online store. */
export const sayStorefront = translator({ storefrontPage });

/** The page of payments. */
export const sayManualPayments = translator({ manualPaymentsPage });

const reasonSentence: (reason: StorefrontReason) => string = translator({ storefrontProblems }).reason;

/** What a rule says to a form of the storefront. */
export function storefrontSentences<Field extends string>(
  problems: FormProblems<Field, StorefrontReason>,
): FormCheck<Field> {
  return inSentences(problems, reasonSentence);
}
