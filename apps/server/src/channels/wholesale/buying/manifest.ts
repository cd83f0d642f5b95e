import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { carryPictures } from './ordering/carry-pictures.ts';
import { mailWholesaleOrder } from './ordering/mail-wholesale-order.ts';
import { cancelSale, followSale, refuseRewriting } from './purchases/both-sides.ts';
import { tellBuyer } from './purchases/tell-buyer.ts';
import {
  findSupplierProducts,
  getPurchase,
  getSupplierToBuyFrom,
  getWholesaleCart,
  listPayables,
  listPurchases,
  listSupplierProducts,
  listSuppliersToBuyFrom,
  postAccessRequest,
  postPurchaseReceipt,
  postPurchaseReturn,
  postWholesaleOrder,
  putWholesaleCart,
} from './routes.ts';
import { mailRequest } from './suppliers/mail-request.ts';

const ofWholesale = { module: 'module_wholesale' } as const;

/** Buying from stores on the platform. */
export const wholesaleBuying = {
  routes: {
    'GET /marketplace/v1/stores/{id}/wholesale/suppliers': staff(
      'buyWholesale',
      listSuppliersToBuyFrom,
      ofWholesale,
    ),
    'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}': staff(
      'buyWholesale',
      getSupplierToBuyFrom,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/requests': staff(
      'buyWholesale',
      postAccessRequest,
      ofWholesale,
    ),
    'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/products': staff(
      'buyWholesale',
      listSupplierProducts,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/products/by-code': staff(
      'buyWholesale',
      findSupplierProducts,
      ofWholesale,
    ),
    'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/cart': staff(
      'buyWholesale',
      getWholesaleCart,
      ofWholesale,
    ),
    'PUT /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/cart': staff(
      'buyWholesale',
      putWholesaleCart,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/orders': staff(
      'buyWholesale',
      postWholesaleOrder,
      ofWholesale,
    ),
    'GET /marketplace/v1/stores/{id}/wholesale/purchases': staff('buyWholesale', listPurchases, ofWholesale),
    'GET /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}': staff(
      'buyWholesale',
      getPurchase,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}/receipts': staff(
      'buyWholesale',
      postPurchaseReceipt,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}/returns': staff(
      'buyWholesale',
      postPurchaseReturn,
      ofWholesale,
    ),
    'GET /marketplace/v1/stores/{id}/wholesale/payables': staff('buyWholesale', listPayables, ofWholesale),
  },
  tasks: {
    carry_wholesale_pictures: carryPictures,
    mail_wholesale_order: mailWholesaleOrder,
    mail_wholesale_request: mailRequest,
    tell_wholesale_buyer: tellBuyer,
  },
  hooks: {
    orderChanged: followSale,
    purchaseOrderRewritten: refuseRewriting,
    purchaseOrderCancelled: cancelSale,
  },
} satisfies Manifest;
