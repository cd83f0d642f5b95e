import { DownloadIcon, EllipsisIcon, UploadIcon } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { sayCustomers } from '#sentences/customers/list.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';

interface ListMenuProps {
  mayImport: boolean;
  onExport: () => void;
}

/** Customers from files, and to files. */
export function ListMenu({ mayImport, onExport }: ListMenuProps) {
  const navigate = useNavigate();
  return (
    <Menu
      width={220}
      target={
        <IconButton
          variant="secondary"
          label={sayCustomers('menu.label')}
          icon={<EllipsisIcon size={18} />}
        />
      }
    >
      {mayImport && (
        <MenuItem start={<UploadIcon size={18} />} onClick={() => navigate(paths.importCustomers)}>
          {sayCustomers('list.import')}
        </MenuItem>
      )}
      <MenuItem start={<DownloadIcon size={18} />} onClick={onExport}>
        {sayCustomers('menu.export')}
      </MenuItem>
    </Menu>
  );
}
