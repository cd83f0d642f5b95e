import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, nothing, pageOf, pageQuery, time } from '#fields.ts';
import { assignableRole } from './invites.ts';

export const staffMember = z.object({
  user_id: id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.string(),
  is_creator: z.boolean(),
  joined_at: time,
});

export const staffCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/staff': {
    summary: 'List the staff of the store.',
    query: pageQuery,
    data: pageOf(staffMember),
  },
  'GET /marketplace/v1/stores/{id}/staff/{user_id}': {
    summary: 'Retrieve a staff member.',
    data: staffMember,
  },
  'PUT /marketplace/v1/stores/{id}/staff/{user_id}': {
    summary: 'Change the role of a staff member.',
    body: z.strictObject({ role: assignableRole }),
    data: staffMember,
  },
  'DELETE /marketplace/v1/stores/{id}/staff/{user_id}': {
    summary: 'Remove a staff member from the store; staff leave with the same call.',
    data: nothing,
  },
});
