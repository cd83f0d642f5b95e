import {
  changePassword,
  confirmSession,
  deleteAccount,
  endSession,
  getMe,
  getNetworkAddress,
  listSessions,
  sendConfirmationCode,
  updateMe,
} from '#accounts/profile-routes.ts';
import {
  googleInit,
  googleSignIn,
  login,
  logout,
  otpLogin,
  refreshToken,
  register,
  resetPassword,
  sendEmailCode,
  sendPasswordCode,
  verifyEmail,
  verifyEmailByLink,
} from '#accounts/routes.ts';
import { exportAuditLog, getAuditFilters, listAuditLog } from '#audit/routes.ts';
import { addCategory, deleteCategory, listCategories, updateCategory } from '#categories/routes.ts';
import {
  deleteCustomerGroup,
  listCustomerGroups,
  postCustomerGroup,
  updateCustomerGroup,
} from '#customers/group-routes.ts';
import {
  checkCustomerImport,
  exportCustomers,
  getCustomerImport,
  linkCustomerErrors,
  listCustomerImports,
  listImportedCustomers,
  runCustomerImport,
  undoCustomerImport,
  uploadCustomerImport,
} from '#customers/import-routes.ts';
import { listDuplicates, postCustomerMerge } from '#customers/merge-routes.ts';
import {
  countListedCustomers,
  deleteCustomer,
  getCustomer,
  listCustomers,
  postCustomer,
  updateCustomer,
} from '#customers/routes.ts';
import { getAgeing, getCustomerAgeing, listDebtors } from '#debts/routes.ts';
import {
  deleteDiscount,
  getDiscount,
  listDiscounts,
  postDiscount,
  putDiscount,
  putDiscountSwitch,
} from '#discounts/routes.ts';
import {
  getGiftCard,
  listGiftCards,
  postGiftCard,
  postGiftCardLookUp,
  putGiftCardSwitch,
} from '#gift-cards/routes.ts';
import { getHome } from '#home/routes.ts';
import { answerInvite, listInbox, listInvites, sendInvite, withdrawInvite } from '#invites/routes.ts';
import { followStore } from '#live/routes.ts';
import { listModules, switchModules } from '#modules/routes.ts';
import { listOrderActFailures, listOrderActs, postOrderAct } from '#orders/act-routes.ts';
import { clearTestOrders } from '#orders/clearing-routes.ts';
import {
  addOrder,
  countOrdersFound,
  deleteOrderDraft,
  getOrder,
  listGoodsForSale,
  listOrderDrafts,
  listOrders,
  listOrderTags,
  postCartOffer,
  postExchange,
  postFulfilment,
  postOrderCancellation,
  postOrderNote,
  postPayment,
  postPlacement,
  postRefund,
  postReturn,
  updateOrder,
} from '#orders/routes.ts';
import {
  getInvoice,
  getPackingSlip,
  getReceipt,
  getReceiptSettings,
  postOrderMail,
  postReminder,
  updateReceiptSettings,
} from '#papers/routes.ts';
import { postPackingSlips } from '#papers/slip-routes.ts';
import { getStatement, postStatementMail } from '#papers/statement-routes.ts';
import { anyone, type RouteTable, signedIn, staff, verified } from '#platform/route.ts';
import {
  getBulkEdit,
  listBulkEdits,
  listFailures,
  postBulkEdit,
  previewEdit,
  undoBulkEdit,
} from '#products/bulk-routes.ts';
import {
  checkImport,
  exportProducts,
  getImport,
  linkErrorFile,
  listImportedRows,
  listImports,
  runImport,
  undoImport,
  uploadImport,
} from '#products/import-routes.ts';
import { printLabels } from '#products/label-routes.ts';
import { arrangeProductImages, uploadProductImage } from '#products/picture-routes.ts';
import {
  addProduct,
  countListedProducts,
  deleteProduct,
  duplicateProduct,
  findCode,
  getProduct,
  listProducts,
  listWords,
  updateProduct,
} from '#products/routes.ts';
import { addSamples, removeSamples } from '#products/sample-routes.ts';
import { listVariantCells, saveVariantCells } from '#products/sheet-routes.ts';
import {
  countListedLowStock,
  findGoods,
  getLowStockSummary,
  listGoods,
  listLowStock,
  switchLowStockMails,
} from '#purchasing/low-stock-routes.ts';
import {
  addPurchaseOrder,
  addReceipt,
  cancelPurchaseOrder,
  closePurchaseOrder,
  getPurchaseOrder,
  listPurchaseOrders,
  placePurchaseOrder,
  postReorder,
  postReversal,
  updatePurchaseOrder,
} from '#purchasing/routes.ts';
import { getSupplier, listSuppliers, postSupplier, updateSupplier } from '#purchasing/supplier-routes.ts';
import {
  exportReport,
  getAgeingReport,
  getSalesReport,
  getStockValue,
  getVatReport,
} from '#reports/routes.ts';
import { changeRole, getStaffMember, listStaff, removeStaffMember } from '#staff/routes.ts';
import { countListedStock, listActors, listLedger, listStock } from '#stock/list-routes.ts';
import {
  addLocation,
  getProductStock,
  listLocations,
  listMovements,
  postAdjustment,
  removeLocation,
  updateLocation,
} from '#stock/routes.ts';
import {
  addStockTake,
  callOffStockTake,
  getStockTake,
  listStockTakeLines,
  listStockTakes,
  listUnknownCodes,
  postApplication,
  postCounts,
} from '#stock-takes/routes.ts';
import { getStoreCredit, listCreditEntries, postCreditEntry } from '#store-credit/routes.ts';
import { cancelJob, getJob, listJobs } from '#store-jobs/routes.ts';
import { closeStore, goLive, listClosedStores, reopenStore, startTrial } from '#stores/lifecycle-routes.ts';
import { removeLogo, setLogo, uploadImage } from '#stores/picture-routes.ts';
import {
  checkSubDomain,
  createStore,
  getOverview,
  getStore,
  listStores,
  start,
  updateSocial,
  updateStore,
  updateVat,
} from '#stores/routes.ts';
import {
  addTransfer,
  callOffTransfer,
  dispatchTransfer,
  getTransfer,
  listTransfers,
  receiveGoods,
  updateTransfer,
} from '#transfers/routes.ts';
import { addView, deleteView, listViews, updateView } from '#views/routes.ts';

/** Two thousand variants with all their codes and a long description. */
const productBytes = 2 * 1024 * 1024;

/** Stock is worked on while its module is on; its figures stay. */
const ofInventory = { module: 'module_inventory' } as const;
/** Fifty thousand products with their descriptions. */
const importBytes = 64 * 1024 * 1024;

/** Every path of the API, its method, its guard and its handler. A path under a store names that store. */
export const routes: RouteTable = {
  // Accounts
  'POST /accounts/api/v1/auth/users/register': anyone(register),
  'POST /accounts/api/v1/auth/users/login': anyone(login),
  'POST /accounts/api/v1/auth/users/otp/login': anyone(otpLogin),
  'POST /accounts/api/v1/auth/users/google/signin/init': anyone(googleInit),
  'POST /accounts/api/v1/auth/users/google/signin': anyone(googleSignIn),
  'POST /accounts/api/v1/auth/users/logout': signedIn(logout),
  'POST /accounts/api/v1/users/email/verify': signedIn(verifyEmail),
  'POST /accounts/api/v1/users/email/verify/link': anyone(verifyEmailByLink),
  'POST /accounts/api/v1/users/email/otp/send': anyone(sendEmailCode),
  'POST /accounts/api/v1/auth/password/otp/send': anyone(sendPasswordCode),
  'POST /accounts/api/v1/auth/password/reset': anyone(resetPassword),
  'POST /accounts/api/v1/users/token/refresh': signedIn(refreshToken),
  'GET /accounts/api/v1/network-address': anyone(getNetworkAddress),
  'PUT /admin/reset-password': verified(changePassword),
  'GET /accounts/api/v1/users/me': verified(getMe),
  'PUT /accounts/api/v1/users/me': verified(updateMe),
  'GET /accounts/api/v1/users/sessions': verified(listSessions),
  'DELETE /accounts/api/v1/users/sessions/{session_id}': verified(endSession),
  'POST /accounts/api/v1/users/session/confirmation': verified(confirmSession),
  'POST /accounts/api/v1/users/session/confirmation/code': verified(sendConfirmationCode),
  'DELETE /accounts/api/v1/users/account/delete': verified(deleteAccount),

  // Stores
  'GET /accounts/api/v1/users/start': signedIn(start),
  'GET /marketplace/v1/user/start': signedIn(start),
  'GET /marketplace/v1/stores/all': verified(listStores),
  'POST /marketplace/v1/stores/create': verified(createStore),
  'GET /marketplace/v1/stores/closed': verified(listClosedStores),
  'GET /marketplace/v1/sub-domains/{label}': verified(checkSubDomain),
  'GET /marketplace/v1/stores/{id}': staff('seeStore', getStore),
  'PUT /marketplace/v1/stores/{id}/update': staff('editStore', updateStore),
  'PUT /marketplace/v1/stores/{id}/update/social': staff('editStore', updateSocial),
  'PUT /marketplace/v1/stores/{id}/update/vat': staff('editStore', updateVat),
  'POST /marketplace/v1/images/{storeId}/upload': staff('editStore', uploadImage),
  'POST /marketplace/v1/stores/{id}/logo': staff('editStore', setLogo),
  'DELETE /marketplace/v1/stores/{id}/logo': staff('editStore', removeLogo),
  'GET /marketplace/v1/stores/{id}/overview': staff('editStore', getOverview),
  'PUT /marketplace/v1/stores/{id}/mode/live': staff('goLive', goLive),
  'PUT /marketplace/v1/stores/{id}/trial/start': staff('manageBilling', startTrial),
  'DELETE /marketplace/v1/stores/{id}': staff('closeStore', closeStore),
  'DELETE /marketplace/v1/stores/{id}/closure': staff('closeStore', reopenStore, { closedStoreToo: true }),
  'GET /marketplace/v1/stores/{id}/audit-log': staff('seeAuditLog', listAuditLog),
  'GET /marketplace/v1/stores/{id}/audit-log/filters': staff('seeAuditLog', getAuditFilters),
  'POST /marketplace/v1/stores/{id}/audit-log/exports': staff('seeAuditLog', exportAuditLog),

  'GET /marketplace/v1/stores/{id}/events': staff('seeStore', followStore),

  // Invites and staff
  'GET /accounts/api/v1/users/invites/inbox': verified(listInbox),
  'POST /accounts/api/v1/users/invites/update': verified(answerInvite),
  'POST /marketplace/v1/stores/{id}/invites': staff('manageStaff', sendInvite),
  'GET /marketplace/v1/stores/{id}/invites': staff('manageStaff', listInvites),
  'DELETE /marketplace/v1/stores/{id}/invites/{invite_id}': staff('manageStaff', withdrawInvite),
  'GET /marketplace/v1/stores/{id}/staff': staff('manageStaff', listStaff),
  'GET /marketplace/v1/stores/{id}/staff/{user_id}': staff('manageStaff', getStaffMember),
  'PUT /marketplace/v1/stores/{id}/staff/{user_id}': staff('manageStaff', changeRole),
  'DELETE /marketplace/v1/stores/{id}/staff/{user_id}': staff('seeStore', removeStaffMember),

  // Modules
  'GET /marketplace/v1/stores/{storeId}/modules': staff('seeStore', listModules, { catalogueAtZero: true }),
  'PUT /marketplace/v1/stores/{storeId}/modules': staff('switchModules', switchModules),

  // Catalogue
  'GET /marketplace/v1/stores/{id}/products': staff('seeStore', listProducts),
  'GET /marketplace/v1/stores/{id}/products/total': staff('seeStore', countListedProducts),
  'POST /marketplace/v1/stores/{id}/products': staff('manageProducts', addProduct, {
    bodyLimit: productBytes,
  }),
  'GET /marketplace/v1/stores/{id}/products/{product_id}': staff('seeStore', getProduct),
  'PUT /marketplace/v1/stores/{id}/products/{product_id}': staff('manageProducts', updateProduct, {
    bodyLimit: productBytes,
  }),
  'DELETE /marketplace/v1/stores/{id}/products/{product_id}': staff('manageProducts', deleteProduct),
  'POST /marketplace/v1/stores/{id}/products/{product_id}/copies': staff('manageProducts', duplicateProduct),
  'POST /marketplace/v1/stores/{id}/products/{product_id}/images': staff(
    'manageProducts',
    uploadProductImage,
  ),
  'PUT /marketplace/v1/stores/{id}/products/{product_id}/images': staff(
    'manageProducts',
    arrangeProductImages,
  ),
  'POST /marketplace/v1/stores/{id}/labels': staff('manageProducts', printLabels),
  'POST /marketplace/v1/stores/{id}/sample-products': staff('editStore', addSamples),
  'DELETE /marketplace/v1/stores/{id}/sample-products': staff('editStore', removeSamples),
  'GET /marketplace/v1/stores/{id}/product-codes/{code}': staff('seeStore', findCode),
  'GET /marketplace/v1/stores/{id}/product-words': staff('seeStore', listWords),
  'GET /marketplace/v1/stores/{id}/categories': staff('seeStore', listCategories),
  'POST /marketplace/v1/stores/{id}/categories': staff('manageProducts', addCategory),
  'PUT /marketplace/v1/stores/{id}/categories/{category_id}': staff('manageProducts', updateCategory),
  'DELETE /marketplace/v1/stores/{id}/categories/{category_id}': staff('manageProducts', deleteCategory),

  // Customers
  'GET /marketplace/v1/stores/{id}/customers': staff('keepCustomers', listCustomers),
  'GET /marketplace/v1/stores/{id}/customers/total': staff('keepCustomers', countListedCustomers),
  'POST /marketplace/v1/stores/{id}/customers': staff('keepCustomers', postCustomer),
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}': staff('keepCustomers', getCustomer),
  'PUT /marketplace/v1/stores/{id}/customers/{customer_id}': staff('keepCustomers', updateCustomer),
  'DELETE /marketplace/v1/stores/{id}/customers/{customer_id}': staff('eraseCustomer', deleteCustomer),
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/duplicates': staff(
    'eraseCustomer',
    listDuplicates,
  ),
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/merges': staff(
    'eraseCustomer',
    postCustomerMerge,
  ),
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit': staff('sell', getStoreCredit),
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries': staff(
    'giveCredit',
    listCreditEntries,
  ),
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries': staff(
    'giveCredit',
    postCreditEntry,
  ),
  'GET /marketplace/v1/stores/{id}/customer-imports': staff('importCustomers', listCustomerImports),
  'POST /marketplace/v1/stores/{id}/customer-imports': staff('importCustomers', uploadCustomerImport, {
    fileLimit: importBytes,
  }),
  'GET /marketplace/v1/stores/{id}/customer-imports/{import_id}': staff('importCustomers', getCustomerImport),
  'GET /marketplace/v1/stores/{id}/customer-imports/{import_id}/rows': staff(
    'importCustomers',
    listImportedCustomers,
  ),
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/checks': staff(
    'importCustomers',
    checkCustomerImport,
  ),
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/runs': staff(
    'importCustomers',
    runCustomerImport,
  ),
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/undoing': staff(
    'importCustomers',
    undoCustomerImport,
  ),
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/error-files': staff(
    'importCustomers',
    linkCustomerErrors,
  ),
  'POST /marketplace/v1/stores/{id}/customer-exports': staff('keepCustomers', exportCustomers),
  'GET /marketplace/v1/stores/{id}/customer-groups': staff('keepCustomers', listCustomerGroups),
  'POST /marketplace/v1/stores/{id}/customer-groups': staff('keepCustomers', postCustomerGroup),
  'PUT /marketplace/v1/stores/{id}/customer-groups/{group_id}': staff('keepCustomers', updateCustomerGroup),
  'DELETE /marketplace/v1/stores/{id}/customer-groups/{group_id}': staff(
    'eraseCustomer',
    deleteCustomerGroup,
  ),

  // Home and reports
  'GET /marketplace/v1/stores/{id}/home': staff('seeDayReports', getHome),
  'GET /marketplace/v1/stores/{id}/reports/sales': staff('seeDayReports', getSalesReport),
  'GET /marketplace/v1/stores/{id}/reports/vat': staff('seeReports', getVatReport),
  'GET /marketplace/v1/stores/{id}/reports/stock-value': staff('seeReports', getStockValue),
  'GET /marketplace/v1/stores/{id}/reports/ageing': staff('seeReports', getAgeingReport),
  'POST /marketplace/v1/stores/{id}/report-exports': staff('seeReports', exportReport),

  // Spreadsheet editing
  'GET /marketplace/v1/stores/{id}/variant-cells': staff('manageProducts', listVariantCells),
  'PUT /marketplace/v1/stores/{id}/variant-cells': staff('manageProducts', saveVariantCells),

  // Saved views
  'GET /marketplace/v1/stores/{id}/views': staff('seeStore', listViews),
  'POST /marketplace/v1/stores/{id}/views': staff('seeStore', addView),
  'PUT /marketplace/v1/stores/{id}/views/{view_id}': staff('seeStore', updateView),
  'DELETE /marketplace/v1/stores/{id}/views/{view_id}': staff('seeStore', deleteView),

  // Many products at once
  'POST /marketplace/v1/stores/{id}/bulk-edits/preview': staff('manageProducts', previewEdit),
  'POST /marketplace/v1/stores/{id}/bulk-edits': staff('manageProducts', postBulkEdit),
  'GET /marketplace/v1/stores/{id}/bulk-edits': staff('manageProducts', listBulkEdits),
  'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}': staff('manageProducts', getBulkEdit),
  'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}/failures': staff('manageProducts', listFailures),
  'POST /marketplace/v1/stores/{id}/bulk-edits/{job_id}/undo': staff('manageProducts', undoBulkEdit),

  // Products from files and to files
  'GET /marketplace/v1/stores/{id}/product-imports': staff('manageProducts', listImports),
  'POST /marketplace/v1/stores/{id}/product-imports': staff('manageProducts', uploadImport, {
    fileLimit: importBytes,
  }),
  'GET /marketplace/v1/stores/{id}/product-imports/{import_id}': staff('manageProducts', getImport),
  'GET /marketplace/v1/stores/{id}/product-imports/{import_id}/rows': staff(
    'manageProducts',
    listImportedRows,
  ),
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks': staff('manageProducts', checkImport),
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/runs': staff('manageProducts', runImport),
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/undoing': staff('manageProducts', undoImport),
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/error-files': staff(
    'manageProducts',
    linkErrorFile,
  ),
  'POST /marketplace/v1/stores/{id}/product-exports': staff('manageProducts', exportProducts),

  // Stock
  'GET /marketplace/v1/stores/{id}/locations': staff('seeStore', listLocations),
  'POST /marketplace/v1/stores/{id}/locations': staff('manageStock', addLocation, {
    module: 'module_inventory',
  }),
  'PUT /marketplace/v1/stores/{id}/locations/{location_id}': staff('manageStock', updateLocation, {
    module: 'module_inventory',
  }),
  'DELETE /marketplace/v1/stores/{id}/locations/{location_id}': staff('manageStock', removeLocation, {
    module: 'module_inventory',
  }),
  'GET /marketplace/v1/stores/{id}/products/{product_id}/stock': staff('seeStore', getProductStock, {
    module: 'module_inventory',
  }),
  'POST /marketplace/v1/stores/{id}/stock-adjustments': staff('manageStock', postAdjustment, {
    module: 'module_inventory',
  }),
  'GET /marketplace/v1/stores/{id}/stock-movements': staff('manageStock', listMovements, {
    module: 'module_inventory',
  }),
  'GET /marketplace/v1/stores/{id}/stock': staff('manageStock', listStock, { module: 'module_inventory' }),
  'GET /marketplace/v1/stores/{id}/stock/total': staff('manageStock', countListedStock, {
    module: 'module_inventory',
  }),
  'GET /marketplace/v1/stores/{id}/stock-ledger': staff('manageStock', listLedger, {
    module: 'module_inventory',
  }),
  'GET /marketplace/v1/stores/{id}/stock-actors': staff('manageStock', listActors, {
    module: 'module_inventory',
  }),

  // Transfers
  'GET /marketplace/v1/stores/{id}/transfers': staff('manageStock', listTransfers, {
    module: 'module_inventory',
  }),
  'POST /marketplace/v1/stores/{id}/transfers': staff('manageStock', addTransfer, {
    module: 'module_inventory',
  }),
  'GET /marketplace/v1/stores/{id}/transfers/{transfer_id}': staff('manageStock', getTransfer, {
    module: 'module_inventory',
  }),
  'PUT /marketplace/v1/stores/{id}/transfers/{transfer_id}': staff('manageStock', updateTransfer, {
    module: 'module_inventory',
  }),
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/dispatch': staff(
    'manageStock',
    dispatchTransfer,
    {
      module: 'module_inventory',
    },
  ),
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/receipts': staff('manageStock', receiveGoods, {
    module: 'module_inventory',
  }),
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/cancellation': staff(
    'manageStock',
    callOffTransfer,
    { module: 'module_inventory' },
  ),
  // Purchasing
  'GET /marketplace/v1/stores/{id}/suppliers': staff('managePurchases', listSuppliers, ofInventory),
  'POST /marketplace/v1/stores/{id}/suppliers': staff('managePurchases', postSupplier, ofInventory),
  'GET /marketplace/v1/stores/{id}/suppliers/{supplier_id}': staff(
    'managePurchases',
    getSupplier,
    ofInventory,
  ),
  'PUT /marketplace/v1/stores/{id}/suppliers/{supplier_id}': staff(
    'managePurchases',
    updateSupplier,
    ofInventory,
  ),
  'GET /marketplace/v1/stores/{id}/orders': staff('seeOrders', listOrders),
  'GET /marketplace/v1/stores/{id}/orders/total': staff('seeOrders', countOrdersFound),
  'GET /marketplace/v1/stores/{id}/order-tags': staff('seeOrders', listOrderTags),
  'GET /marketplace/v1/stores/{id}/goods-for-sale': staff('sell', listGoodsForSale),
  'POST /marketplace/v1/stores/{id}/cart-offers': staff('sell', postCartOffer),
  'GET /marketplace/v1/stores/{id}/order-drafts': staff('sell', listOrderDrafts),
  'POST /marketplace/v1/stores/{id}/orders': staff('sell', addOrder),
  'GET /marketplace/v1/stores/{id}/orders/{order_id}': staff('seeOrders', getOrder),
  'PUT /marketplace/v1/stores/{id}/orders/{order_id}': staff('sell', updateOrder),
  'DELETE /marketplace/v1/stores/{id}/orders/{order_id}': staff('sell', deleteOrderDraft),
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/invoice': staff('seeOwnSales', getInvoice),
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/receipt': staff('seeOwnSales', getReceipt),
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/packing-slip': staff('seeOrders', getPackingSlip),
  'POST /marketplace/v1/stores/{id}/packing-slips': staff('seeOrders', postPackingSlips),
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/mails': staff('sell', postOrderMail),
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/reminders': staff('sell', postReminder),
  'GET /marketplace/v1/stores/{id}/debtors': staff('seeAllSales', listDebtors),
  'GET /marketplace/v1/stores/{id}/debtors/ageing': staff('seeAllSales', getAgeing),
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/ageing': staff('seeAllSales', getCustomerAgeing),
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/statement': staff('seeAllSales', getStatement),
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/statement-mails': staff(
    'seeAllSales',
    postStatementMail,
  ),
  'GET /marketplace/v1/stores/{id}/receipt-settings': staff('editStore', getReceiptSettings),
  'PUT /marketplace/v1/stores/{id}/receipt-settings': staff('editStore', updateReceiptSettings),
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/placement': staff('sell', postPlacement),
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/payments': staff('sell', postPayment),
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/refunds': staff('refundOrder', postRefund),
  'POST /marketplace/v1/stores/{id}/order-acts': staff('fulfilOrder', postOrderAct),
  'GET /marketplace/v1/stores/{id}/order-acts': staff('fulfilOrder', listOrderActs),
  'GET /marketplace/v1/stores/{id}/order-acts/{job_id}/failures': staff('fulfilOrder', listOrderActFailures),
  'DELETE /marketplace/v1/stores/{id}/test-orders': staff('goLive', clearTestOrders),
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/fulfilments': staff('fulfilOrder', postFulfilment),
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/returns': staff('refundOrder', postReturn),
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/exchanges': staff('refundOrder', postExchange),
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/cancellation': staff(
    'refundOrder',
    postOrderCancellation,
  ),
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/notes': staff('seeOrders', postOrderNote),
  'GET /marketplace/v1/stores/{id}/purchase-orders': staff(
    'managePurchases',
    listPurchaseOrders,
    ofInventory,
  ),
  'POST /marketplace/v1/stores/{id}/purchase-orders': staff('managePurchases', addPurchaseOrder, ofInventory),
  'GET /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}': staff(
    'managePurchases',
    getPurchaseOrder,
    ofInventory,
  ),
  'PUT /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}': staff(
    'managePurchases',
    updatePurchaseOrder,
    ofInventory,
  ),
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/placement': staff(
    'managePurchases',
    placePurchaseOrder,
    ofInventory,
  ),
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts': staff(
    'managePurchases',
    addReceipt,
    ofInventory,
  ),
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts/{receipt_id}/reversal':
    staff('managePurchases', postReversal, ofInventory),
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/closure': staff(
    'managePurchases',
    closePurchaseOrder,
    ofInventory,
  ),
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/cancellation': staff(
    'managePurchases',
    cancelPurchaseOrder,
    ofInventory,
  ),
  'GET /marketplace/v1/stores/{id}/purchase-goods': staff('managePurchases', listGoods, ofInventory),
  'POST /marketplace/v1/stores/{id}/purchase-goods/by-code': staff('managePurchases', findGoods, ofInventory),
  'GET /marketplace/v1/stores/{id}/low-stock': staff('managePurchases', listLowStock, ofInventory),
  'GET /marketplace/v1/stores/{id}/low-stock/total': staff(
    'managePurchases',
    countListedLowStock,
    ofInventory,
  ),
  'GET /marketplace/v1/stores/{id}/low-stock/summary': staff(
    'managePurchases',
    getLowStockSummary,
    ofInventory,
  ),
  'PUT /marketplace/v1/stores/{id}/low-stock/mails': staff(
    'managePurchases',
    switchLowStockMails,
    ofInventory,
  ),
  'POST /marketplace/v1/stores/{id}/reorders': staff('managePurchases', postReorder, ofInventory),

  // Stock-takes
  'GET /marketplace/v1/stores/{id}/stock-takes': staff('manageStock', listStockTakes, {
    module: 'module_inventory',
  }),
  'POST /marketplace/v1/stores/{id}/stock-takes': staff('manageStock', addStockTake, {
    module: 'module_inventory',
  }),
  'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}': staff('manageStock', getStockTake, {
    module: 'module_inventory',
  }),
  'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/lines': staff(
    'manageStock',
    listStockTakeLines,
    { module: 'module_inventory' },
  ),
  'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/unknown-codes': staff(
    'manageStock',
    listUnknownCodes,
    { module: 'module_inventory' },
  ),
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/counts': staff('manageStock', postCounts, {
    module: 'module_inventory',
  }),
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/application': staff(
    'manageStock',
    postApplication,
    { module: 'module_inventory' },
  ),
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/cancellation': staff(
    'manageStock',
    callOffStockTake,
    { module: 'module_inventory' },
  ),

  // Discounts
  'GET /marketplace/v1/stores/{id}/discounts': staff('giveDiscount', listDiscounts),
  'POST /marketplace/v1/stores/{id}/discounts': staff('manageDiscounts', postDiscount),
  'GET /marketplace/v1/stores/{id}/discounts/{discount_id}': staff('giveDiscount', getDiscount),
  'PUT /marketplace/v1/stores/{id}/discounts/{discount_id}': staff('manageDiscounts', putDiscount),
  'PUT /marketplace/v1/stores/{id}/discounts/{discount_id}/switch': staff(
    'manageDiscounts',
    putDiscountSwitch,
  ),
  'DELETE /marketplace/v1/stores/{id}/discounts/{discount_id}': staff('manageDiscounts', deleteDiscount),

  // Gift cards
  'GET /marketplace/v1/stores/{id}/gift-cards': staff('manageGiftCards', listGiftCards),
  'POST /marketplace/v1/stores/{id}/gift-cards': staff('manageGiftCards', postGiftCard),
  'POST /marketplace/v1/stores/{id}/gift-card-look-ups': staff('sell', postGiftCardLookUp),
  'GET /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}': staff('manageGiftCards', getGiftCard),
  'PUT /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}/switch': staff(
    'manageGiftCards',
    putGiftCardSwitch,
  ),

  // Long works
  'GET /marketplace/v1/stores/{id}/jobs': staff('manageProducts', listJobs),
  'GET /marketplace/v1/stores/{id}/jobs/{job_id}': staff('fulfilOrder', getJob),
  'POST /marketplace/v1/stores/{id}/jobs/{job_id}/cancellation': staff('fulfilOrder', cancelJob),
};
