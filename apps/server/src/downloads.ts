import { auditFile } from '#audit/audit-file.ts';
import { customerFile } from '#customers/imports/export-customers.ts';
import { errorFile } from '#imports/error-file.ts';
import { orderPaperFile } from '#papers/order-paper-file.ts';
import { packingSlipsFile } from '#papers/packing-slips-file.ts';
import { statementFile } from '#papers/statement-file.ts';
import type { Downloads } from '#platform/downloads.ts';
import { exportFile } from '#products/imports/export-products.ts';
import { labelsFile } from '#products/labels/labels-file.ts';
import { reportFile } from '#reports/report-file.ts';

/** Every file that a signed link can lead to. */
export const downloads: Downloads = {
  audit_log: auditFile,
  customer_export: customerFile,
  import_errors: errorFile,
  order_paper: orderPaperFile,
  packing_slips: packingSlipsFile,
  product_export: exportFile,
  product_labels: labelsFile,
  report: reportFile,
  statement: statementFile,
};
