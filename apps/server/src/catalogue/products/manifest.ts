import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { editRunner } from './bulk-edits/edit-step.ts';
import {
  getBulkEdit,
  listBulkEdits,
  listFailures,
  postBulkEdit,
  previewEdit,
  undoBulkEdit,
} from './bulk-edits/routes.ts';
import { undoRunner } from './bulk-edits/undo-step.ts';
import { exportFile } from './exports/export-products.ts';
import { checkImportRunner } from './imports/check-product-import.ts';
import { fetchImagesRunner } from './imports/images/fetch-images.ts';
import {
  checkImport,
  exportProducts,
  getImport,
  linkErrorFile,
  listImportedRows,
  listImports,
  runImport,
  undoImport,
  uploadImport,
} from './imports/routes.ts';
import { runImportRunner } from './imports/run-product-import.ts';
import { undoImportRunner } from './imports/undo/undo-product-import.ts';
import { labelsFile } from './labels/labels-file.ts';
import { purgeLabelPrints } from './labels/purge-queries.ts';
import { printLabels } from './labels/routes.ts';
import { arrangeProductImages, uploadProductImage } from './pictures/picture-routes.ts';
import { productReadiness } from './product-readiness.ts';
import {
  addProduct,
  countListedProducts,
  deleteProduct,
  duplicateProduct,
  findCode,
  getProduct,
  listProducts,
  listWords,
  updateProduct,
} from './routes.ts';
import { countListedSamples } from './samples/count-listed-samples.ts';
import { addSamples, removeSamples } from './samples/routes.ts';
import { sampleRunner } from './samples/sample-step.ts';
import { startFirstSamples } from './samples/start-samples.ts';
import { listVariantCells, saveVariantCells } from './spreadsheet/routes.ts';

/** Two thousand variants with all their codes and a long description. */
const productBytes = 2 * 1024 * 1024;
/** Fifty thousand rows with their descriptions. */
const importBytes = 64 * 1024 * 1024;

export const products = {
  routes: {
    'GET /marketplace/v1/stores/{id}/products': staff('seeStore', listProducts),
    'GET /marketplace/v1/stores/{id}/products/total': staff('seeStore', countListedProducts),
    'POST /marketplace/v1/stores/{id}/products': staff('manageProducts', addProduct, {
      bodyLimit: productBytes,
    }),
    'GET /marketplace/v1/stores/{id}/products/{product_id}': staff('seeStore', getProduct),
    'PUT /marketplace/v1/stores/{id}/products/{product_id}': staff('manageProducts', updateProduct, {
      bodyLimit: productBytes,
    }),
    'DELETE /marketplace/v1/stores/{id}/products/{product_id}': staff('manageProducts', deleteProduct),
    'POST /marketplace/v1/stores/{id}/products/{product_id}/copies': staff(
      'manageProducts',
      duplicateProduct,
    ),
    'POST /marketplace/v1/stores/{id}/products/{product_id}/images': staff(
      'manageProducts',
      uploadProductImage,
    ),
    'PUT /marketplace/v1/stores/{id}/products/{product_id}/images': staff(
      'manageProducts',
      arrangeProductImages,
    ),
    'POST /marketplace/v1/stores/{id}/labels': staff('manageProducts', printLabels),
    'POST /marketplace/v1/stores/{id}/sample-products': staff('editStore', addSamples),
    'DELETE /marketplace/v1/stores/{id}/sample-products': staff('editStore', removeSamples),
    'GET /marketplace/v1/stores/{id}/product-codes/{code}': staff('seeStore', findCode),
    'GET /marketplace/v1/stores/{id}/product-words': staff('seeStore', listWords),
    'GET /marketplace/v1/stores/{id}/variant-cells': staff('manageProducts', listVariantCells),
    'PUT /marketplace/v1/stores/{id}/variant-cells': staff('manageProducts', saveVariantCells),
    'POST /marketplace/v1/stores/{id}/bulk-edits/preview': staff('manageProducts', previewEdit),
    'POST /marketplace/v1/stores/{id}/bulk-edits': staff('manageProducts', postBulkEdit),
    'GET /marketplace/v1/stores/{id}/bulk-edits': staff('manageProducts', listBulkEdits),
    'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}': staff('manageProducts', getBulkEdit),
    'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}/failures': staff('manageProducts', listFailures),
    'POST /marketplace/v1/stores/{id}/bulk-edits/{job_id}/undo': staff('manageProducts', undoBulkEdit),
    'GET /marketplace/v1/stores/{id}/product-imports': staff('manageProducts', listImports),
    'POST /marketplace/v1/stores/{id}/product-imports': staff('manageProducts', uploadImport, {
      fileLimit: importBytes,
    }),
    'GET /marketplace/v1/stores/{id}/product-imports/{import_id}': staff('manageProducts', getImport),
    'GET /marketplace/v1/stores/{id}/product-imports/{import_id}/rows': staff(
      'manageProducts',
      listImportedRows,
    ),
    'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks': staff(
      'manageProducts',
      checkImport,
    ),
    'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/runs': staff('manageProducts', runImport),
    'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/undoing': staff(
      'manageProducts',
      undoImport,
    ),
    'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/error-files': staff(
      'manageProducts',
      linkErrorFile,
    ),
    'POST /marketplace/v1/stores/{id}/product-exports': staff('manageProducts', exportProducts),
  },
  downloads: {
    product_export: exportFile,
    product_labels: labelsFile,
  },
  storeJobs: {
    bulk_edit: editRunner,
    bulk_edit_undo: undoRunner,
    sample_products: sampleRunner,
    product_import_check: checkImportRunner,
    product_import: runImportRunner,
    product_import_images: fetchImagesRunner(),
    product_import_undo: undoImportRunner,
  },
  purge: purgeLabelPrints,
  hooks: {
    storeCreated: startFirstSamples,
    storeReadiness: productReadiness,
    countSamples: countListedSamples,
  },
} satisfies Manifest;
