import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { stockTakeRunner } from './apply-stock-take.ts';
import {
  addStockTake,
  callOffStockTake,
  getStockTake,
  listStockTakeLines,
  listStockTakes,
  listUnknownCodes,
  postApplication,
  postCounts,
} from './routes.ts';

/** Stock is worked on while its module is on; its figures stay. */
const ofInventory = { module: 'module_inventory' } as const;

export const stockTakes = {
  routes: {
    'GET /marketplace/v1/stores/{id}/stock-takes': staff('manageStock', listStockTakes, ofInventory),
    'POST /marketplace/v1/stores/{id}/stock-takes': staff('manageStock', addStockTake, ofInventory),
    'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}': staff(
      'manageStock',
      getStockTake,
      ofInventory,
    ),
    'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/lines': staff(
      'manageStock',
      listStockTakeLines,
      ofInventory,
    ),
    'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/unknown-codes': staff(
      'manageStock',
      listUnknownCodes,
      ofInventory,
    ),
    'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/counts': staff(
      'manageStock',
      postCounts,
      ofInventory,
    ),
    'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/application': staff(
      'manageStock',
      postApplication,
      ofInventory,
    ),
    'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/cancellation': staff(
      'manageStock',
      callOffStockTake,
      ofInventory,
    ),
  },
  storeJobs: {
    stock_take: stockTakeRunner,
  },
} satisfies Manifest;
