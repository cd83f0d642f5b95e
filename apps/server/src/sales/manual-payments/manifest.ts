import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { getManualPayments, putManualPayments } from './routes.ts';
import { manualPaymentReadiness } from './save-manual-payments.ts';

export const manualPayments = {
  routes: {
    'GET /marketplace/v1/stores/{id}/manual-payments': staff('manageStorefront', getManualPayments),
    'PUT /marketplace/v1/stores/{id}/manual-payments': staff('manageStorefront', putManualPayments),
  },
  hooks: { storeReadiness: manualPaymentReadiness },
} satisfies Manifest;
