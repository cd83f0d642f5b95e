import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import {
  getPriceList,
  listPriceLists,
  listPrices,
  postPriceList,
  putPriceList,
  putPrices,
  removePriceList,
} from './routes.ts';

const ofWholesale = { module: 'module_wholesale' } as const;

/** Prices for companies. */
export const priceLists = {
  routes: {
    'GET /marketplace/v1/stores/{id}/price-lists': staff('manageWholesale', listPriceLists, ofWholesale),
    'POST /marketplace/v1/stores/{id}/price-lists': staff('manageWholesale', postPriceList, ofWholesale),
    'GET /marketplace/v1/stores/{id}/price-lists/{price_list_id}': staff(
      'manageWholesale',
      getPriceList,
      ofWholesale,
    ),
    'PUT /marketplace/v1/stores/{id}/price-lists/{price_list_id}': staff(
      'manageWholesale',
      putPriceList,
      ofWholesale,
    ),
    'DELETE /marketplace/v1/stores/{id}/price-lists/{price_list_id}': staff(
      'manageWholesale',
      removePriceList,
      ofWholesale,
    ),
    'GET /marketplace/v1/stores/{id}/price-lists/{price_list_id}/prices': staff(
      'manageWholesale',
      listPrices,
      ofWholesale,
    ),
    'PUT /marketplace/v1/stores/{id}/price-lists/{price_list_id}/prices': staff(
      'manageWholesale',
      putPrices,
      ofWholesale,
    ),
  },
} satisfies Manifest;
