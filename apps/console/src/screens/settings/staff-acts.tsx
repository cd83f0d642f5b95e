import { type AssignableRole, isAssignableRole, roleLabels } from '@sokoni/rules/roles';
import { useState } from 'react';
import { useChangeRole, useRemoveStaff } from '#api/staff.ts';
import type { StaffMember } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/layout.tsx';
import { ConfirmModal, Modal } from '#ui/modal.tsx';
import { toast } from '#ui/toast.tsx';
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
          toast.success(`${member.first_name} is now ${roleLabels[role]}.`);
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
      title={`Role of ${member.first_name} ${member.last_name}`}
      locked={changeRole.isPending}
      footer={
        <>
          <Button onClick={onDone} disabled={changeRole.isPending}>
            Cancel
          </Button>
          <Button variant="primary" onClick={save} busy={changeRole.isPending}>
            Save
          </Button>
        </>
      }
    >
      <Stack>
        <p>A new role counts from the next step that {member.first_name} takes.</p>
        <RoleChoice legend="Role" value={role} onChange={setRole} />
      </Stack>
    </Modal>
  );
}

export function RemoveMember({ member, onDone }: ActProps) {
  const removeStaff = useRemoveStaff();

  function remove(): void {
    removeStaff.mutate(member.user_id, {
      onSuccess: () => {
        toast.success(`${member.first_name} no longer works here.`);
        onDone();
      },
      onError: (error) => showFailure(error),
    });
  }

  return (
    <ConfirmModal
      open
      danger
      title={`Remove ${member.first_name} ${member.last_name}?`}
      confirmLabel="Remove"
      busy={removeStaff.isPending}
      onCancel={onDone}
      onConfirm={remove}
    >
      {member.first_name} can no longer open this store, from this moment on. To come back,{' '}
      {member.first_name} needs a new invite.
    </ConfirmModal>
  );
}
