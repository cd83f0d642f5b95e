import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { reportFile } from './report-file.ts';
import {
  exportReport,
  getAgeingReport,
  getSalesReport,
  getStockValue,
  getTakings,
  getVatReport,
} from './routes.ts';

export const reports = {
  routes: {
    'GET /marketplace/v1/stores/{id}/reports/sales': staff('seeDayReports', getSalesReport),
    'GET /marketplace/v1/stores/{id}/reports/vat': staff('seeReports', getVatReport),
    'GET /marketplace/v1/stores/{id}/reports/payments': staff('seeDayReports', getTakings),
    'GET /marketplace/v1/stores/{id}/reports/stock-value': staff('seeReports', getStockValue),
    'GET /marketplace/v1/stores/{id}/reports/ageing': staff('seeReports', getAgeingReport),
    'POST /marketplace/v1/stores/{id}/report-exports': staff('seeReports', exportReport),
  },
  downloads: {
    report: reportFile,
  },
} satisfies Manifest;
