import { allows } from '@sokoni/rules/access/roles';
import { ClockIcon } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { sayRecord } from '#sentences/frame/records.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { MenuItem } from '#ui/menus/menu.tsx';

/** In the menu of a record: the way to everything that was done to it, for who may see that. */
export function HistoryItem({ subject }: { subject: `${string}:${string}` }) {
  const maySee = allows(useSession(rolesHere), 'seeAuditLog');
  const navigate = useNavigate();
  if (!maySee) return null;
  return (
    <MenuItem start={<ClockIcon size={18} />} onClick={() => void navigate(paths.historyOf(subject))}>
      {sayRecord('history')}
    </MenuItem>
  );
}
