import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { findCompanyVariants, getAgreement, listCompanyProducts, postCompanyOrder } from './routes.ts';

const ofWholesale = { module: 'module_wholesale' } as const;

/** Orders that the staff places for companies. */
export const agentOrders = {
  routes: {
    'GET /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/agreement': staff(
      'manageWholesale',
      getAgreement,
      ofWholesale,
    ),
    'GET /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/products': staff(
      'manageWholesale',
      listCompanyProducts,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/products/by-variant': staff(
      'manageWholesale',
      findCompanyVariants,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/orders': staff(
      'manageWholesale',
      postCompanyOrder,
      ofWholesale,
    ),
  },
} satisfies Manifest;
