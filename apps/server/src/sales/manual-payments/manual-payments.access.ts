import type { AccessTable } from '#testing/checks/access.ts';

const admins = ['super_admin', 'admin'] as const;

export const access: AccessTable = {
  'GET /marketplace/v1/stores/{id}/manual-payments': admins,
  'PUT /marketplace/v1/stores/{id}/manual-payments': admins,
};
