import type { AccessTable } from '#testing/checks/access.ts';

const managers = ['super_admin', 'admin', 'manager'] as const;

export const access: AccessTable = {
  'GET /marketplace/v1/stores/{id}/delivery': managers,
  'GET /marketplace/v1/stores/{id}/delivery/options': managers,
  'POST /marketplace/v1/stores/{id}/delivery/zones': managers,
  'PUT /marketplace/v1/stores/{id}/delivery/zones/{zone_id}': managers,
  'DELETE /marketplace/v1/stores/{id}/delivery/zones/{zone_id}': managers,
  'PUT /marketplace/v1/stores/{id}/delivery/pickup/{location_id}': managers,
};
