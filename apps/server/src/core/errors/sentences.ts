import { type ErrorCode, errors, type SpokenErrorCode } from '@sokoni/contract/errors';
import { accountErrors, accountProblems } from '@sokoni/messages/en/accounts';
import { discountProblems } from '@sokoni/messages/en/discounts';
import { documentMailProblems } from '@sokoni/messages/en/documents';
import { productProblems } from '@sokoni/messages/en/product-problems';
import { stockErrors } from '@sokoni/messages/en/stock';
import { translator } from '@sokoni/messages/translator';
import type { Reason } from '@sokoni/rules/forms/reason';

const sayError = translator('en', { ...accountErrors, ...stockErrors });
const sayProblem = translator('en', {
  ...accountProblems,
  ...productProblems,
  ...discountProblems,
  ...documentMailProblems,
});

/** What an error code says to a person. */
export function errorSentence(code: ErrorCode): string {
  return isSpoken(code) ? errors[code].message : sayError(code);
}

function isSpoken(code: ErrorCode): code is SpokenErrorCode {
  return 'message' in errors[code];
}

/** What the reason of a rule says to a person. */
export const reasonSentence: (reason: Reason) => string = sayProblem.reason;
