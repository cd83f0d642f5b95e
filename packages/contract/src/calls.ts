import type * as z from 'zod';
import type { Call } from './call.ts';
import { bulkEditCalls } from './catalogue/bulk-edits.ts';
import { categoryCalls } from './catalogue/categories.ts';
import { labelCalls } from './catalogue/labels.ts';
import { productImportCalls } from './catalogue/product-imports.ts';
import { productCalls } from './catalogue/products.ts';
import { variantCellCalls } from './catalogue/variant-cells.ts';
import { customerImportCalls } from './customers/customer-imports.ts';
import { customerCalls } from './customers/customers.ts';
import { homeCalls } from './insights/home.ts';
import { reportCalls } from './insights/reports.ts';
import { purchasingCalls } from './inventory/purchasing.ts';
import { stockCalls } from './inventory/stock.ts';
import { stockListCalls } from './inventory/stock-lists.ts';
import { stockTakeCalls } from './inventory/stock-takes.ts';
import { supplierCalls } from './inventory/suppliers.ts';
import { transferCalls } from './inventory/transfers.ts';
import { liveCalls } from './live.ts';
import { tillLayoutCalls } from './point-of-sale/layout.ts';
import { pastSaleCalls } from './point-of-sale/past-sales.ts';
import { registerCalls } from './point-of-sale/registers.ts';
import { shiftCalls } from './point-of-sale/shifts.ts';
import { tillCopyCalls, tillSalesCalls } from './point-of-sale/till.ts';
import { tillSettingsCalls } from './point-of-sale/till-settings.ts';
import { deliveryCalls } from './sales/delivery.ts';
import { discountCalls } from './sales/discounts.ts';
import { documentCalls } from './sales/documents.ts';
import { giftCardCalls } from './sales/gift-cards.ts';
import { manualPaymentCalls } from './sales/manual-payments.ts';
import { onlinePaymentCalls } from './sales/online-payments.ts';
import { orderBulkActionCalls } from './sales/order-bulk-actions.ts';
import { orderExportCalls } from './sales/order-exports.ts';
import { orderCalls } from './sales/orders.ts';
import { debtCalls } from './sales/receivables.ts';
import { sellingCalls } from './sales/sellable-items.ts';
import { storeCreditCalls } from './sales/store-credit.ts';
import { viewCalls } from './sales/views.ts';
import { domainCalls } from './storefront/domains.ts';
import { lookCalls } from './storefront/looks.ts';
import { shopPictureCalls } from './storefront/pictures.ts';
import { storefrontPreferenceCalls } from './storefront/preferences.ts';
import { previewCalls } from './storefront/preview.ts';
import { redirectCalls } from './storefront/redirects.ts';
import { textPageCalls } from './storefront/text-pages.ts';
import { translationCalls } from './storefront/translations.ts';
import { unfinishedCheckoutCalls } from './storefront/unfinished-checkouts.ts';
import { accountCalls } from './tenancy/accounts.ts';
import { auditCalls } from './tenancy/audit.ts';
import { inviteCalls } from './tenancy/invites.ts';
import { moduleCalls } from './tenancy/modules.ts';
import { staffCalls } from './tenancy/staff.ts';
import { storeJobCalls } from './tenancy/store-jobs.ts';
import { storeCalls } from './tenancy/stores.ts';
import { taxRateCalls } from './tenancy/tax-rates.ts';
import { agentOrderCalls } from './wholesale/agent-orders.ts';
import { buyerCalls } from './wholesale/buyers.ts';
import { buyingCalls } from './wholesale/buying.ts';
import { priceImportCalls } from './wholesale/price-imports.ts';
import { priceListCalls } from './wholesale/price-lists.ts';
import { printedCatalogueCalls } from './wholesale/printed-catalogue.ts';
import { purchaseDocumentCalls } from './wholesale/purchase-documents.ts';
import { quoteCalls } from './wholesale/quotes.ts';
import { shoppingListCalls } from './wholesale/shopping-lists.ts';
import { supplyingCalls } from './wholesale/supplying.ts';

/** Every call of the API by `METHOD /path/{param}`. */
export const calls = {
  ...accountCalls,
  ...storeCalls,
  ...taxRateCalls,
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
  ...documentCalls,
  ...onlinePaymentCalls,
  ...orderBulkActionCalls,
  ...orderExportCalls,
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
  ...registerCalls,
  ...tillSettingsCalls,
  ...tillLayoutCalls,
  ...tillCopyCalls,
  ...tillSalesCalls,
  ...pastSaleCalls,
  ...shiftCalls,
  ...debtCalls,
  ...giftCardCalls,
  ...deliveryCalls,
  ...manualPaymentCalls,
  ...storefrontPreferenceCalls,
  ...redirectCalls,
  ...domainCalls,
  ...lookCalls,
  ...previewCalls,
  ...shopPictureCalls,
  ...textPageCalls,
  ...translationCalls,
  ...unfinishedCheckoutCalls,
  ...agentOrderCalls,
  ...purchaseDocumentCalls,
  ...priceImportCalls,
  ...priceListCalls,
  ...supplyingCalls,
  ...quoteCalls,
  ...printedCatalogueCalls,
  ...buyingCalls,
  ...shoppingListCalls,
  ...buyerCalls,
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
