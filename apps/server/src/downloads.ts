import type { Downloads } from '#platform/downloads.ts';
import { errorFile } from '#products/imports/error-file.ts';
import { exportFile } from '#products/imports/export-products.ts';

/** Every file that a signed link can lead to. */
export const downloads: Downloads = {
  import_errors: errorFile,
  product_export: exportFile,
};
