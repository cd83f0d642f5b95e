import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { changeRole, getStaffMember, listStaff, removeStaffMember } from './routes.ts';

export const staffing = {
  routes: {
    'GET /marketplace/v1/stores/{id}/staff': staff('manageStaff', listStaff),
    'GET /marketplace/v1/stores/{id}/staff/{user_id}': staff('manageStaff', getStaffMember),
    'PUT /marketplace/v1/stores/{id}/staff/{user_id}': staff('manageStaff', changeRole),
    'DELETE /marketplace/v1/stores/{id}/staff/{user_id}': staff('seeStore', removeStaffMember),
  },
} satisfies Manifest;
