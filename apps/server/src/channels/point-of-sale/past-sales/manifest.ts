import { register } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { getPastSale, listPastSales } from './routes.ts';

/** Sales that another register, the shop or the back office made, for a till to show and to take items back. */
export const pastSales = {
  routes: {
    'GET /marketplace/v1/stores/{id}/point-of-sale/past-sales': register(listPastSales),
    'GET /marketplace/v1/stores/{id}/point-of-sale/past-sales/{order_id}': register(getPastSale),
  },
} satisfies Manifest;
