import { useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { IconButton } from '#ui/button.tsx';
import { DownloadIcon, MoreIcon, UploadIcon } from '#ui/icons-more.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';

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
      target={<IconButton variant="secondary" label="More for the list" icon={<MoreIcon size={18} />} />}
    >
      {mayImport && (
        <MenuItem start={<UploadIcon size={18} />} onClick={() => navigate(paths.importCustomers)}>
          Import customers
        </MenuItem>
      )}
      <MenuItem start={<DownloadIcon size={18} />} onClick={onExport}>
        Export…
      </MenuItem>
    </Menu>
  );
}
