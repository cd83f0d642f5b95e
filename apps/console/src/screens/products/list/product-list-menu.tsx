import { ClockIcon, EllipsisIcon, TableIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type To, useNavigate } from 'react-router';
import type { StartedBulkEdit } from '#api/catalogue/bulk-edits.ts';
import { RecentChanges } from '#screens/products/bulk-edit/recent-bulk-edits.tsx';
import { sayProductList } from '#sentences/products/list.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';

interface ListMenuProps {
  /** Where what the list shows opens as a spreadsheet; null for who may not edit it. */
  sheetPath: To | null;
  onFollow: (edit: StartedBulkEdit) => void;
  /** On a phone: what stands beside the menu where there is room. */
  children: ReactNode;
}

/** What else can be done with the list as a whole. */
export function ListMenu({ sheetPath, onFollow, children }: ListMenuProps) {
  const [showsChanges, setShowsChanges] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Menu
        width={240}
        target={
          <IconButton
            variant="secondary"
            label={sayProduct('action.more')}
            icon={<EllipsisIcon size={18} />}
          />
        }
      >
        {children}
        {sheetPath && (
          <MenuItem start={<TableIcon size={18} />} onClick={() => navigate(sheetPath)}>
            {sayProductList('list.spreadsheet')}
          </MenuItem>
        )}
        {sheetPath && (
          <MenuItem start={<ClockIcon size={18} />} onClick={() => setShowsChanges(true)}>
            {sayProductList('list.recentEdits')}
          </MenuItem>
        )}
      </Menu>
      {showsChanges && (
        <RecentChanges
          onFollow={(edit) => {
            setShowsChanges(false);
            onFollow(edit);
          }}
          onClose={() => setShowsChanges(false)}
        />
      )}
    </>
  );
}
