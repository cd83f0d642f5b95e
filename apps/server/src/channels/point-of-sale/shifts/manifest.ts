import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { shiftReportFile } from './report-file.ts';
import { getShift, getShiftFile, listShifts } from './routes.ts';

export const shifts = {
  routes: {
    'GET /marketplace/v1/stores/{id}/shifts': staff('closeShift', listShifts),
    'GET /marketplace/v1/stores/{id}/shifts/{shift_id}': staff('closeShift', getShift),
    'GET /marketplace/v1/stores/{id}/shifts/{shift_id}/file': staff('closeShift', getShiftFile),
  },
  downloads: { shift_report: shiftReportFile },
} satisfies Manifest;
