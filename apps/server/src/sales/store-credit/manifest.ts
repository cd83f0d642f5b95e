import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { assertCreditSpent } from './assert-spent.ts';
import { takeOverCredit } from './reassign-credit.ts';
import { getStoreCredit, listCreditEntries, postCreditEntry } from './routes.ts';

export const storeCredit = {
  routes: {
    'GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit': staff('sell', getStoreCredit),
    'GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries': staff(
      'giveCredit',
      listCreditEntries,
    ),
    'POST /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries': staff(
      'giveCredit',
      postCreditEntry,
    ),
  },
  hooks: { customerMerged: takeOverCredit, customerErased: assertCreditSpent },
} satisfies Manifest;
