import type { staffMember } from '@sokoni/contract/tenancy/staff';
import { can } from '@sokoni/rules/access/roles';
import type * as z from 'zod';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { pageAnswer, pageWindow, readSort } from '#core/http/paging.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { changeStaffRole } from './change-role.ts';
import { findMember, findMembers, type MemberRow } from './queries.ts';
import { removeMember } from './remove-staff-member.ts';
import { roleLabel, sayStaff } from './sentences.ts';

function memberView(row: MemberRow): z.output<typeof staffMember> {
  return { ...row, joined_at: row.joined_at.toISOString() };
}

export const listStaff: StoreHandler<'GET /marketplace/v1/stores/{id}/staff'> = async (call) => {
  const sort = readSort(call.query.sort, ['name', 'role', 'joined_at']);
  const page = await call.read((db) =>
    findMembers(db, call.storeId, call.query.search, sort, pageWindow(call.query)),
  );
  return { data: pageAnswer(call.query, page, memberView) };
};

export const getStaffMember: StoreHandler<'GET /marketplace/v1/stores/{id}/staff/{user_id}'> = async (
  call,
) => {
  const member = await call.read((db) => findMember(db, call.storeId, call.params.user_id));
  if (!member) throw new DomainError('not_found');
  return { data: memberView(member) };
};

export const changeRole: StoreHandler<'PUT /marketplace/v1/stores/{id}/staff/{user_id}'> = async (call) => {
  const { role } = call.body;
  const userId = call.params.user_id;
  const member = await call.command('change_role', async (db, notes) => {
    const changed = await changeStaffRole(db, call.storeId, userId, role);
    publishChange(db, 'staff', []);
    notes.audit({ subject: `user:${userId}`, before: { role: changed.formerRole }, after: { role } });
    return changed.member;
  });
  return {
    data: memberView(member),
    message: sayStaff('roleChanged', { name: member.first_name, role: roleLabel(role) }),
  };
};

/** Anyone may leave; to take someone else out is for those who manage the staff. */
export const removeStaffMember: StoreHandler<'DELETE /marketplace/v1/stores/{id}/staff/{user_id}'> = async (
  call,
) => {
  const userId = call.params.user_id;
  const leaves = userId === call.caller.userId;
  if (!leaves && !can.manageStaff(call.role)) throw new DomainError('not_allowed');
  await call.command(leaves ? 'leave_store' : 'remove_staff_member', async (db, notes) => {
    const role = await removeMember(db, call.storeId, userId);
    publishChange(db, 'staff', []);
    notes.audit({ subject: `user:${userId}`, before: { role } });
  });
  return { data: { message: sayStaff(leaves ? 'left' : 'removed') } };
};
