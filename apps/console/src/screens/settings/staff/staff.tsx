import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { SettingsFrame } from '#screens/settings/settings-frame.tsx';
import { sayStaff } from '#sentences/settings/staff.ts';
import { useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { InviteList } from './invite-list.tsx';
import { InviteModal } from './invite-modal.tsx';
import { RoleTable } from './role-table.tsx';
import { StaffList } from './staff-list.tsx';

/** Who works in the store, who is invited, and what each role may do (CONTRACT "invites", "Roles"). */
export function StaffScreen() {
  const storeName = useSession(({ activeStore }) => activeStore?.name);
  const [isInviting, setIsInviting] = useState(false);
  const invite = () => setIsInviting(true);
  return (
    <SettingsFrame
      title={sayStaff('title')}
      description={sayStaff('description', { store: storeName ?? '' })}
      actions={
        <Button variant="primary" icon={<PlusIcon size={18} />} onClick={invite}>
          {sayStaff('invite')}
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
