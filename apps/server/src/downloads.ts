import type { Downloads } from '#platform/downloads.ts';
import { errorFile } from '#products/imports/error-file.ts';
import { exportFile } from '#products/imports/export-products.ts';
import { labelsFile } from '#products/labels/labels-file.ts';

/** Every file that a signed link can lead to. */
export const downloads: Downloads = {
  import_errors: errorFile,
  product_export: exportFile,
  product_labels: labelsFile,
};
