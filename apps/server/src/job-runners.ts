import { checkCustomersRunner } from '#customers/imports/check-import.ts';
import { runCustomersRunner } from '#customers/imports/run-import.ts';
import { undoCustomersRunner } from '#customers/imports/undo-import.ts';
import { orderActRunner } from '#orders/acts/act-step.ts';
import { clearTestOrdersRunner } from '#orders/test-orders/clear-test-orders.ts';
import { decodePicture } from '#platform/pictures/decode-picture.ts';
import { makePictures } from '#platform/pictures.ts';
import { editRunner } from '#products/bulk-edits/edit-step.ts';
import { undoRunner } from '#products/bulk-edits/undo-step.ts';
import { checkImportRunner } from '#products/imports/check-import.ts';
import { fetchImagesRunner } from '#products/imports/fetch-images.ts';
import { runImportRunner } from '#products/imports/run-import.ts';
import { undoImportRunner } from '#products/imports/undo-import.ts';
import { sampleRunner } from '#products/samples/sample-step.ts';
import { stockTakeRunner } from '#stock-takes/apply-stock-take.ts';
import type { JobRunners } from '#store-jobs/run-job.ts';

/** Every kind of long work and what does it. */
export const jobRunners: JobRunners = {
  bulk_edit: editRunner,
  bulk_edit_undo: undoRunner,
  sample_products: sampleRunner,
  stock_take: stockTakeRunner,
  order_act: orderActRunner,
  test_orders_clear: clearTestOrdersRunner,
  product_import_check: checkImportRunner,
  product_import: runImportRunner,
  product_import_images: fetchImagesRunner(makePictures(decodePicture)),
  product_import_undo: undoImportRunner,
  customer_import_check: checkCustomersRunner,
  customer_import: runCustomersRunner,
  customer_import_undo: undoCustomersRunner,
};
