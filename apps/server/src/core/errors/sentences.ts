import type { ErrorCode } from '@sokoni/contract/errors';
import { accountErrors, accountProblems } from '@sokoni/messages/en/accounts';
import { contactProblems } from '@sokoni/messages/en/contacts';
import { coreAnswers } from '@sokoni/messages/en/core';
import { discountProblems } from '@sokoni/messages/en/discounts';
import { documentMailProblems } from '@sokoni/messages/en/documents';
import {
  commonErrors,
  customerErrors,
  inventoryErrors,
  productErrors,
  saleErrors,
  storeErrors,
  workErrors,
} from '@sokoni/messages/en/errors';
import { fieldProblems } from '@sokoni/messages/en/frame';
import { pointOfSaleErrors } from '@sokoni/messages/en/point-of-sale';
import { productProblems } from '@sokoni/messages/en/product-problems';
import { stockErrors } from '@sokoni/messages/en/stock';
import { storeProblems } from '@sokoni/messages/en/stores';
import { translator } from '@sokoni/messages/translator';
import type { Reason } from '@sokoni/rules/forms/reason';

/** What an error code says to a person. */
export const errorSentence: (code: ErrorCode) => string = translator('en', {
  ...commonErrors,
  ...workErrors,
  ...accountErrors,
  ...storeErrors,
  ...productErrors,
  ...inventoryErrors,
  ...pointOfSaleErrors,
  ...stockErrors,
  ...customerErrors,
  ...saleErrors,
});

/** What the reason of a rule says to a person. */
export const reasonSentence: (reason: Reason) => string = translator('en', {
  ...accountProblems,
  ...contactProblems,
  ...discountProblems,
  ...documentMailProblems,
  ...fieldProblems,
  ...productProblems,
  ...storeProblems,
}).reason;

/** What is said of a call before any area looks at it. */
export const say = translator('en', coreAnswers);
