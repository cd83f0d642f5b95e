import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, nothing, pageOf, pageQuery, time } from './fields.ts';
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
    summary: 'Who works in the store.',
    query: pageQuery,
    data: pageOf(staffMember),
  },
  'GET /marketplace/v1/stores/{id}/staff/{user_id}': {
    summary: 'One member of staff.',
    data: staffMember,
  },
  'PUT /marketplace/v1/stores/{id}/staff/{user_id}': {
    summary: 'Give a member of staff another role.',
    body: z.strictObject({ role: assignableRole }),
    data: staffMember,
  },
  'DELETE /marketplace/v1/stores/{id}/staff/{user_id}': {
    summary: 'Take a member of staff out of the store; a member may leave by the same call.',
    data: nothing,
  },
});
