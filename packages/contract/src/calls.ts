import type { z } from 'zod';
import { accountCalls } from './accounts.ts';
import { auditCalls } from './audit.ts';
import { bulkEditCalls } from './bulk-edits.ts';
import type { Call } from './call.ts';
import { categoryCalls } from './categories.ts';
import { customerImportCalls } from './customer-imports.ts';
import { customerCalls } from './customers.ts';
import { debtCalls } from './debts.ts';
import { discountCalls } from './discounts.ts';
import { giftCardCalls } from './gift-cards.ts';
import { homeCalls } from './home.ts';
import { inviteCalls } from './invites.ts';
import { labelCalls } from './labels.ts';
import { liveCalls } from './live.ts';
import { moduleCalls } from './modules.ts';
import { orderActCalls } from './order-acts.ts';
import { orderCalls } from './orders.ts';
import { paperCalls } from './papers.ts';
import { productImportCalls } from './product-imports.ts';
import { productCalls } from './products.ts';
import { purchasingCalls } from './purchasing.ts';
import { reportCalls } from './reports.ts';
import { sellingCalls } from './selling.ts';
import { staffCalls } from './staff.ts';
import { stockCalls } from './stock.ts';
import { stockListCalls } from './stock-lists.ts';
import { stockTakeCalls } from './stock-takes.ts';
import { storeCreditCalls } from './store-credit.ts';
import { storeJobCalls } from './store-jobs.ts';
import { storeCalls } from './stores.ts';
import { supplierCalls } from './suppliers.ts';
import { transferCalls } from './transfers.ts';
import { variantCellCalls } from './variant-cells.ts';
import { viewCalls } from './views.ts';

/** Every call of the API by `METHOD /path/{param}`. */
export const calls = {
  ...accountCalls,
  ...storeCalls,
  ...auditCalls,
  ...inviteCalls,
  ...staffCalls,
  ...moduleCalls,
  ...productCalls,
  ...productImportCalls,
  ...categoryCalls,
  ...stockCalls,
  ...storeJobCalls,
  ...bulkEditCalls,
  ...labelCalls,
  ...transferCalls,
  ...liveCalls,
  ...viewCalls,
  ...supplierCalls,
  ...orderCalls,
  ...sellingCalls,
  ...paperCalls,
  ...orderActCalls,
  ...purchasingCalls,
  ...variantCellCalls,
  ...stockTakeCalls,
  ...stockListCalls,
  ...customerCalls,
  ...customerImportCalls,
  ...discountCalls,
  ...storeCreditCalls,
  ...reportCalls,
  ...homeCalls,
  ...debtCalls,
  ...giftCardCalls,
};

export type CallTable = typeof calls;
export type CallRoute = keyof CallTable;

type BodyOf<C extends Call> = C extends { body: infer B extends z.ZodType } ? z.input<B> : undefined;
type QueryOf<C extends Call> = C extends { query: infer Q extends z.ZodType } ? z.input<Q> : undefined;

/** For a client: what each route takes and answers. `token` is true where the answer carries one. */
export type Calls = {
  [R in CallRoute]: {
    body: BodyOf<CallTable[R]>;
    query: QueryOf<CallTable[R]>;
    data: z.output<CallTable[R]['data']>;
    token: CallTable[R] extends { mintsToken: true } ? true : false;
    file: CallTable[R] extends { takesFile: true } ? true : false;
  };
};
