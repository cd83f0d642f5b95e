import { useState } from 'react';
import { useSession } from '#session/session.ts';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { InviteList } from './invite-list.tsx';
import { InviteModal } from './invite-modal.tsx';
import { RoleTable } from './role-table.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { StaffList } from './staff-list.tsx';

/** Who works in the store, who is invited, and what each role may do (CONTRACT "invites", "Roles"). */
export function StaffScreen() {
  const storeName = useSession(({ activeStore }) => activeStore?.name);
  const [isInviting, setIsInviting] = useState(false);
  const invite = () => setIsInviting(true);
  return (
    <SettingsFrame
      title="Staff"
      description={`Who works in ${storeName}, and what each of them may do.`}
      actions={
        <Button variant="primary" icon={<PlusIcon size={18} />} onClick={invite}>
          Invite someone
        </Button>
      }
    >
      <StaffList />
      <InviteList onInvite={invite} />
      <RoleTable />
      <InviteModal open={isInviting} onClose={() => setIsInviting(false)} />
    </SettingsFrame>
  );
}
