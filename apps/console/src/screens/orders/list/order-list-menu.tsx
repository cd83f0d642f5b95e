import { DownloadIcon, EllipsisIcon } from 'lucide-react';
import { sayOrderList as say } from '#sentences/orders/list.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';

/** What is done with the list as a whole. */
export function OrderListMenu({ onExport }: { onExport: () => void }) {
  return (
    <Menu
      width={220}
      target={<IconButton variant="secondary" label={say('menu.title')} icon={<EllipsisIcon size={18} />} />}
    >
      <MenuItem start={<DownloadIcon size={18} />} onClick={onExport}>
        {say('menu.export')}
      </MenuItem>
    </Menu>
  );
}
