import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { auditFile } from './audit-file.ts';
import { exportAuditLog, getAuditFilters, listAuditLog } from './routes.ts';

export const audit = {
  routes: {
    'GET /marketplace/v1/stores/{id}/audit-log': staff('seeAuditLog', listAuditLog),
    'GET /marketplace/v1/stores/{id}/audit-log/filters': staff('seeAuditLog', getAuditFilters),
    'POST /marketplace/v1/stores/{id}/audit-log/exports': staff('seeAuditLog', exportAuditLog),
  },
  downloads: {
    audit_log: auditFile,
  },
} satisfies Manifest;
