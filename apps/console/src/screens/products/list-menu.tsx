import { useState } from 'react';
import { type To, useNavigate } from 'react-router';
import type { StartedBulkEdit } from '#api/bulk-edits.ts';
import { IconButton } from '#ui/button.tsx';
import { ClockIcon, GridIcon, MoreIcon } from '#ui/icons-more.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { RecentChanges } from './bulk/recent-changes.tsx';

interface ListMenuProps {
  /** Where what the list shows opens as a spreadsheet. */
  sheetPath: To;
  onFollow: (edit: StartedBulkEdit) => void;
}

/** What else can be done with the list as a whole. */
export function ListMenu({ sheetPath, onFollow }: ListMenuProps) {
  const [showsChanges, setShowsChanges] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Menu
        width={240}
        target={<IconButton variant="secondary" label="More for the list" icon={<MoreIcon size={18} />} />}
      >
        <MenuItem start={<GridIcon size={18} />} onClick={() => navigate(sheetPath)}>
          Edit as a spreadsheet
        </MenuItem>
        <MenuItem start={<ClockIcon size={18} />} onClick={() => setShowsChanges(true)}>
          Recent changes…
        </MenuItem>
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
