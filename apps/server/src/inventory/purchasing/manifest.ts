import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { sendPurchaseOrder } from './mails/send-purchase-order.ts';
import {
  countListedLowStock,
  findItems,
  getLowStockSummary,
  listItems,
  listLowStock,
  switchLowStockMails,
} from './reordering/routes.ts';
import { notifyAllStores, sendLowStockMail } from './reordering/send-low-stock-mails.ts';
import {
  addPurchaseOrder,
  addReceipt,
  cancelPurchaseOrder,
  closePurchaseOrder,
  getPurchaseOrder,
  listPurchaseOrders,
  placePurchaseOrder,
  postPurchaseOrderMail,
  postReorder,
  postReversal,
  postSupplierReturn,
  updatePurchaseOrder,
} from './routes.ts';
import { getSupplier, listSuppliers, postSupplier, updateSupplier } from './suppliers/routes.ts';

/** Stock is worked on while its module is on; its figures stay. */
const ofInventory = { module: 'module_inventory' } as const;

export const purchasing = {
  routes: {
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
    'GET /marketplace/v1/stores/{id}/purchase-orders': staff(
      'managePurchases',
      listPurchaseOrders,
      ofInventory,
    ),
    'POST /marketplace/v1/stores/{id}/purchase-orders': staff(
      'managePurchases',
      addPurchaseOrder,
      ofInventory,
    ),
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
    'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/returns': staff(
      'managePurchases',
      postSupplierReturn,
      ofInventory,
    ),
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
    'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/mails': staff(
      'managePurchases',
      postPurchaseOrderMail,
      ofInventory,
    ),
    'GET /marketplace/v1/stores/{id}/purchasable-items': staff('managePurchases', listItems, ofInventory),
    'POST /marketplace/v1/stores/{id}/purchasable-items/by-code': staff(
      'managePurchases',
      findItems,
      ofInventory,
    ),
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
  },
  tasks: {
    send_purchase_order: sendPurchaseOrder,
    send_low_stock_mail: sendLowStockMail,
    notify_low_stock: notifyAllStores,
  },
  cron: [{ task: 'notify_low_stock', match: '2 * * * *' }],
} satisfies Manifest;
