import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { addTaxRate, listTaxRates, updateTaxRate } from './routes.ts';

export const taxRates = {
  routes: {
    'GET /marketplace/v1/stores/{id}/tax-rates': staff('seeStore', listTaxRates),
    'POST /marketplace/v1/stores/{id}/tax-rates': staff('editStore', addTaxRate),
    'PUT /marketplace/v1/stores/{id}/tax-rates/{rate_id}': staff('editStore', updateTaxRate),
  },
} satisfies Manifest;
