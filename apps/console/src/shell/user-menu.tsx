import { firstRole } from '@sokoni/rules/access/roles';
import { LogOutIcon, StoreIcon, UserIcon } from 'lucide-react';
import { useNavigate } from 'react-router';
import { logout } from '#api/session/logout.ts';
import type { UserInfo } from '#contract-types.ts';
import { beforeLeaving } from '#parts/forms/before-leaving.ts';
import { paths } from '#paths.ts';
import { roleLabel } from '#sentences/roles.ts';
import { sayStoreFrame } from '#sentences/shell/store-frame.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Menu, MenuDivider, MenuGroup, MenuItem } from '#ui/menus/menu.tsx';
import { ThemeItems } from './frames/theme-menu.tsx';
import styles from './user-menu.module.css';

/** Who works here, the own account, the theme, and the way out. */
export function UserMenu({ user, roles }: { user: UserInfo; roles: readonly string[] }) {
  const navigate = useNavigate();
  const name = `${user.first_name} ${user.last_name}`;
  const role = firstRole(roles);
  return (
    <Menu
      width={240}
      header={
        <>
          <p className={styles.name}>{name}</p>
          <p className={styles.line}>{user.email}</p>
          {role && <p className={styles.line}>{roleLabel(role)}</p>}
        </>
      }
      target={
        <IconButton
          label={sayStoreFrame('user.label')}
          icon={<Avatar name={name} shape="round" size={28} />}
        />
      }
    >
      <MenuItem start={<UserIcon size={18} />} onClick={() => navigate(paths.accountSettings)}>
        {sayStoreFrame('user.account')}
      </MenuItem>
      <MenuItem start={<StoreIcon size={18} />} onClick={() => navigate(paths.selectStore)}>
        {sayStoreFrame('user.switchStore')}
      </MenuItem>
      <MenuDivider />
      <MenuGroup label={sayStoreFrame('user.theme')}>
        <ThemeItems />
      </MenuGroup>
      <MenuDivider />
      <MenuItem start={<LogOutIcon size={18} />} onClick={() => beforeLeaving(() => navigate(logout()))}>
        {sayStoreFrame('user.logOut')}
      </MenuItem>
    </Menu>
  );
}
