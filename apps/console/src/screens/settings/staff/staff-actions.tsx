import { type AssignableRole, isAssignableRole } from '@sokoni/rules/access/roles';
import { useState } from 'react';
import { useChangeRole, useRemoveStaff } from '#api/stores/staff.ts';
import type { StaffMember } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { roleLabel } from '#sentences/roles.ts';
import { saySettings } from '#sentences/settings/frame.ts';
import { sayStaff } from '#sentences/settings/staff.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { ConfirmModal, Modal } from '#ui/overlays/modal.tsx';
import { RoleChoice } from './role-choice.tsx';

interface ActProps {
  member: StaffMember;
  /** It was done, or not to be done. */
  onDone: () => void;
}

export function ChangeRole({ member, onDone }: ActProps) {
  const [role, setRole] = useState<AssignableRole | ''>(isAssignableRole(member.role) ? member.role : '');
  const changeRole = useChangeRole();

  function save(): void {
    if (role === '' || role === member.role) {
      onDone();
      return;
    }
    changeRole.mutate(
      { userId: member.user_id, role },
      {
        onSuccess: () => {
          toast.success(sayStaff('role.changed', { name: member.first_name, role: roleLabel(role) }));
          onDone();
        },
        onError: (error) => showFailure(error),
      },
    );
  }

  return (
    <Modal
      open
      onClose={onDone}
      title={sayStaff('role.title', { name: fullName(member) })}
      locked={changeRole.isPending}
      footer={
        <>
          <Button onClick={onDone} disabled={changeRole.isPending}>
            {saySettings('cancel')}
          </Button>
          <Button variant="primary" onClick={save} busy={changeRole.isPending}>
            {saySettings('save')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{sayStaff('role.hint', { name: member.first_name })}</p>
        <RoleChoice legend={sayStaff('form.role')} value={role} onChange={setRole} />
      </Stack>
    </Modal>
  );
}

export function RemoveMember({ member, onDone }: ActProps) {
  const removeStaff = useRemoveStaff();

  function remove(): void {
    removeStaff.mutate(member.user_id, {
      onSuccess: () => {
        toast.success(sayStaff('remove.done', { name: member.first_name }));
        onDone();
      },
      onError: (error) => showFailure(error),
    });
  }

  return (
    <ConfirmModal
      open
      danger
      title={sayStaff('remove.title', { name: fullName(member) })}
      confirmLabel={sayStaff('remove.confirm')}
      busy={removeStaff.isPending}
      onCancel={onDone}
      onConfirm={remove}
    >
      {sayStaff('remove.text', { name: member.first_name })}
    </ConfirmModal>
  );
}

function fullName({ first_name, last_name }: StaffMember): string {
  return `${first_name} ${last_name}`;
}
