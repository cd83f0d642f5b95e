import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { countListedStock, listActors, listLedger, listStock } from './routes.ts';

/** Stock is worked on while its module is on; its figures stay. */
const ofInventory = { module: 'module_inventory' } as const;

export const stockList = {
  routes: {
    'GET /marketplace/v1/stores/{id}/stock': staff('manageStock', listStock, ofInventory),
    'GET /marketplace/v1/stores/{id}/stock/total': staff('manageStock', countListedStock, ofInventory),
    'GET /marketplace/v1/stores/{id}/stock-ledger': staff('manageStock', listLedger, ofInventory),
    'GET /marketplace/v1/stores/{id}/stock-actors': staff('manageStock', listActors, ofInventory),
  },
} satisfies Manifest;
