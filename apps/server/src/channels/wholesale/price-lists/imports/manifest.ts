import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { checkPricesRunner } from './check-price-import.ts';
import { priceFile } from './export-price-list.ts';
import {
  checkPriceImport,
  exportPrices,
  getPriceImport,
  linkPriceErrors,
  listImportedPrices,
  listPriceImports,
  runPriceImport,
  undoPriceImport,
  uploadPriceImport,
} from './routes.ts';
import { runPricesRunner } from './run-price-import.ts';
import { undoPricesRunner } from './undo-price-import.ts';

/** Fifty thousand rows with the names of their products. */
const importBytes = 64 * 1024 * 1024;
const ofWholesale = { module: 'module_wholesale' } as const;

/** Price lists from files, and as files. */
export const priceListFiles = {
  routes: {
    'GET /marketplace/v1/stores/{id}/price-imports': staff('manageWholesale', listPriceImports, ofWholesale),
    'POST /marketplace/v1/stores/{id}/price-imports': staff('manageWholesale', uploadPriceImport, {
      ...ofWholesale,
      fileLimit: importBytes,
    }),
    'GET /marketplace/v1/stores/{id}/price-imports/{import_id}': staff(
      'manageWholesale',
      getPriceImport,
      ofWholesale,
    ),
    'GET /marketplace/v1/stores/{id}/price-imports/{import_id}/rows': staff(
      'manageWholesale',
      listImportedPrices,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/price-imports/{import_id}/checks': staff(
      'manageWholesale',
      checkPriceImport,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/price-imports/{import_id}/runs': staff(
      'manageWholesale',
      runPriceImport,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/price-imports/{import_id}/undoing': staff(
      'manageWholesale',
      undoPriceImport,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/price-imports/{import_id}/error-files': staff(
      'manageWholesale',
      linkPriceErrors,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/price-exports': staff('manageWholesale', exportPrices, ofWholesale),
  },
  downloads: { price_export: priceFile },
  storeJobs: {
    price_import_check: checkPricesRunner,
    price_import: runPricesRunner,
    price_import_undo: undoPricesRunner,
  },
} satisfies Manifest;
