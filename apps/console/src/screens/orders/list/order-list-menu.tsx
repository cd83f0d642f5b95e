import { mayOpen } from '@sokoni/rules/navigation/navigation';
import { DownloadIcon, EllipsisIcon, ShoppingCartIcon } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { sayOrderList as say } from '#sentences/orders/list.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';

/** What is done with the list as a whole; `onExport` is null where nothing is listed. */
export function OrderListMenu({ onExport }: { onExport: (() => void) | null }) {
  const navigate = useNavigate();
  const roles = useSession(rolesHere);
  const hasCheckout = useSession(({ activeStore }) => activeStore?.modules.module_online === 'active');
  const seesUnfinished = hasCheckout && mayOpen(roles, paths.unfinishedCheckouts);
  if (!onExport && !seesUnfinished) return null;
  return (
    <Menu
      width={220}
      target={<IconButton variant="secondary" label={say('menu.title')} icon={<EllipsisIcon size={18} />} />}
    >
      {seesUnfinished && (
        <MenuItem start={<ShoppingCartIcon size={18} />} onClick={() => navigate(paths.unfinishedCheckouts)}>
          {say('menu.unfinished')}
        </MenuItem>
      )}
      {onExport && (
        <MenuItem start={<DownloadIcon size={18} />} onClick={onExport}>
          {say('menu.export')}
        </MenuItem>
      )}
    </Menu>
  );
}
