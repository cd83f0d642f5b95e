import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import {
  addTransfer,
  callOffTransfer,
  dispatchTransfer,
  getTransfer,
  listTransfers,
  receiveItems,
  updateTransfer,
} from './routes.ts';

/** Stock is worked on while its module is on; its figures stay. */
const ofInventory = { module: 'module_inventory' } as const;

export const transfers = {
  routes: {
    'GET /marketplace/v1/stores/{id}/transfers': staff('manageStock', listTransfers, ofInventory),
    'POST /marketplace/v1/stores/{id}/transfers': staff('manageStock', addTransfer, ofInventory),
    'GET /marketplace/v1/stores/{id}/transfers/{transfer_id}': staff('manageStock', getTransfer, ofInventory),
    'PUT /marketplace/v1/stores/{id}/transfers/{transfer_id}': staff(
      'manageStock',
      updateTransfer,
      ofInventory,
    ),
    'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/dispatch': staff(
      'manageStock',
      dispatchTransfer,
      ofInventory,
    ),
    'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/receipts': staff(
      'manageStock',
      receiveItems,
      ofInventory,
    ),
    'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/cancellation': staff(
      'manageStock',
      callOffTransfer,
      ofInventory,
    ),
  },
} satisfies Manifest;
