import type { AccessTable } from '#testing/checks/access.ts';

const admins = ['super_admin', 'admin'] as const;

export const access: AccessTable = {
  'GET /marketplace/v1/stores/{id}/payment-providers': admins,
  'PUT /marketplace/v1/stores/{id}/payment-providers/{provider}': admins,
  'POST /marketplace/v1/stores/{id}/payment-providers/{provider}/connection-tests': admins,
  'GET /marketplace/v1/stores/{id}/unclear-payments': admins,
  'POST /marketplace/v1/stores/{id}/unclear-payments/{attempt_id}/resolution': admins,
};
