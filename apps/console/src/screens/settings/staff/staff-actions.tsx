import { type AssignableRole, isAssignableRole, roleLabels } from '@sokoni/rules/access/roles';
import { useState } from 'react';
import { useChangeRole, useRemoveStaff } from '#api/stores/staff.ts';
import type { StaffMember } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
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
          toast.success(`${member.first_name} is now ${roleLabels[role]}`);
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
        <p>The new role applies the next time {member.first_name} does something in the store.</p>
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
        toast.success(`${member.first_name} removed from the store`);
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
      {member.first_name} loses access to this store at once. To come back, {member.first_name} needs a new
      invite.
    </ConfirmModal>
  );
}
