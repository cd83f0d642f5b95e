import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import {
  getPurchaseDeliveryNote,
  getPurchaseInvoice,
  getPurchaseProforma,
  getSupplierStatement,
} from './routes.ts';

const ofWholesale = { module: 'module_wholesale' } as const;

/** What suppliers on the platform write for the store that buys. */
export const purchaseDocuments = {
  routes: {
    'GET /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}/invoice': staff(
      'buyWholesale',
      getPurchaseInvoice,
      ofWholesale,
    ),
    'GET /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}/proforma': staff(
      'buyWholesale',
      getPurchaseProforma,
      ofWholesale,
    ),
    'GET /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}/delivery-note': staff(
      'buyWholesale',
      getPurchaseDeliveryNote,
      ofWholesale,
    ),
    'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/statement': staff(
      'buyWholesale',
      getSupplierStatement,
      ofWholesale,
    ),
  },
} satisfies Manifest;
