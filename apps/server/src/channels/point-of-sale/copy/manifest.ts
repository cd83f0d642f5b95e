import { register } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { getTillChanges, getTillSetup, listTillCustomers, listTillProducts } from './routes.ts';

/** What a register copies, so that it sells without a network. */
export const tillCopy = {
  routes: {
    'GET /marketplace/v1/stores/{id}/point-of-sale/setup': register(getTillSetup),
    'GET /marketplace/v1/stores/{id}/point-of-sale/products': register(listTillProducts),
    'GET /marketplace/v1/stores/{id}/point-of-sale/customers': register(listTillCustomers),
    'GET /marketplace/v1/stores/{id}/point-of-sale/changes': register(getTillChanges),
  },
} satisfies Manifest;
