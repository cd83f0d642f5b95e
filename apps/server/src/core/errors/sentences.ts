import type { ErrorCode } from '@sokoni/contract/errors';
import { accountErrors, accountProblems } from '@sokoni/messages/en/accounts/accounts';
import { addressProblems, contactProblems } from '@sokoni/messages/en/accounts/contacts';
import { productProblems } from '@sokoni/messages/en/catalogue/product-problems';
import { stockErrors } from '@sokoni/messages/en/inventory/stock';
import { deliveryErrors, deliveryProblems } from '@sokoni/messages/en/sales/delivery';
import { discountProblems } from '@sokoni/messages/en/sales/discounts';
import { documentMailProblems } from '@sokoni/messages/en/sales/documents';
import { onlinePaymentErrors, providerKeyProblems } from '@sokoni/messages/en/sales/online-payments';
import { coreAnswers } from '@sokoni/messages/en/shell/core';
import {
  commonErrors,
  customerErrors,
  inventoryErrors,
  productErrors,
  saleErrors,
  storeErrors,
  workErrors,
} from '@sokoni/messages/en/shell/errors';
import { fieldProblems } from '@sokoni/messages/en/shell/frame';
import { lookErrors } from '@sokoni/messages/en/storefront/office';
import { storefrontErrors, storefrontProblems } from '@sokoni/messages/en/storefront/settings';
import { storeProblems } from '@sokoni/messages/en/stores/stores';
import { pointOfSaleErrors } from '@sokoni/messages/en/till/point-of-sale';
import { wholesaleErrors } from '@sokoni/messages/en/wholesale/wholesale';
import { translator } from '@sokoni/messages/translator';
import type { Reason } from '@sokoni/rules/forms/reason';

/** What an error code says to a person. */
export const errorSentence: (code: ErrorCode) => string = translator({
  commonErrors,
  workErrors,
  accountErrors,
  storeErrors,
  productErrors,
  inventoryErrors,
  pointOfSaleErrors,
  stockErrors,
  customerErrors,
  saleErrors,
  onlinePaymentErrors,
  deliveryErrors,
  storefrontErrors,
  lookErrors,
  wholesaleErrors,
});

/** What the reason of a rule says to a person. */
export const reasonSentence: (reason: Reason) => string = translator({
  accountProblems,
  addressProblems,
  contactProblems,
  deliveryProblems,
  discountProblems,
  documentMailProblems,
  fieldProblems,
  productProblems,
  providerKeyProblems,
  storefrontProblems,
  storeProblems,
}).reason;

/** What is said of a call before any area looks at it. */
export const say = translator({ coreAnswers });
