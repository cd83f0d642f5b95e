import type { AccessTable } from '#testing/checks/access.ts';

const managers = ['super_admin', 'admin', 'manager'] as const;
const supervisors = [...managers, 'supervisor'] as const;
const sellers = [...supervisors, 'associate'] as const;

export const access: AccessTable = {
  'GET /marketplace/v1/stores/{id}/registers': sellers,
  'POST /marketplace/v1/stores/{id}/registers': sellers,
  'PUT /marketplace/v1/stores/{id}/registers/{register_id}': supervisors,
  'POST /marketplace/v1/stores/{id}/registers/{register_id}/devices': sellers,
  'PUT /marketplace/v1/stores/{id}/till-pin': sellers,
  'DELETE /marketplace/v1/stores/{id}/registers/{register_id}/device': supervisors,
  'GET /marketplace/v1/stores/{id}/point-of-sale/settings': managers,
  'PUT /marketplace/v1/stores/{id}/point-of-sale/settings': managers,
  'GET /marketplace/v1/stores/{id}/point-of-sale/layout': supervisors,
  'PUT /marketplace/v1/stores/{id}/point-of-sale/layout': supervisors,
  'GET /marketplace/v1/stores/{id}/shifts': supervisors,
  'GET /marketplace/v1/stores/{id}/shifts/{shift_id}': supervisors,
  'GET /marketplace/v1/stores/{id}/shifts/{shift_id}/file': supervisors,
  'GET /marketplace/v1/stores/{id}/point-of-sale/attention': supervisors,
  'POST /marketplace/v1/stores/{id}/point-of-sale/attention/{command_id}/decisions': supervisors,
  'GET /marketplace/v1/stores/{id}/point-of-sale/setup': 'register',
  'GET /marketplace/v1/stores/{id}/point-of-sale/products': 'register',
  'GET /marketplace/v1/stores/{id}/point-of-sale/customers': 'register',
  'GET /marketplace/v1/stores/{id}/point-of-sale/changes': 'register',
  'POST /marketplace/v1/stores/{id}/point-of-sale/sales': 'register',
  'GET /marketplace/v1/stores/{id}/point-of-sale/past-sales': 'register',
  'GET /marketplace/v1/stores/{id}/point-of-sale/past-sales/{order_id}': 'register',
};
