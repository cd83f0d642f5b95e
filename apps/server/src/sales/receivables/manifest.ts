import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { listUnpaidOrders, postCustomerPayment } from './payments/routes.ts';
import { getAgeing, getCustomerAgeing, listDebtors } from './routes.ts';

export const receivables = {
  routes: {
    'GET /marketplace/v1/stores/{id}/receivables': staff('seeAllSales', listDebtors),
    'GET /marketplace/v1/stores/{id}/receivables/ageing': staff('seeAllSales', getAgeing),
    'GET /marketplace/v1/stores/{id}/customers/{customer_id}/ageing': staff('seeAllSales', getCustomerAgeing),
    'GET /marketplace/v1/stores/{id}/customers/{customer_id}/unpaid-orders': staff(
      'payForCustomer',
      listUnpaidOrders,
    ),
    'POST /marketplace/v1/stores/{id}/customers/{customer_id}/payments': staff(
      'payForCustomer',
      postCustomerPayment,
    ),
  },
} satisfies Manifest;
