import { firstRole, roleLabels } from '@sokoni/rules/roles';
import { useNavigate } from 'react-router';
import type { UserInfo } from '#api/types.ts';
import { paths } from '#paths.ts';
import { logout } from '#session/logout.ts';
import { Avatar } from '#ui/avatar.tsx';
import { IconButton } from '#ui/button.tsx';
import { LogoutIcon, StoreIcon, UserIcon } from '#ui/icons-more.tsx';
import { Menu, MenuDivider, MenuGroup, MenuItem } from '#ui/menu.tsx';
import { beforeLeaving } from './before-leaving.ts';
import { ThemeItems } from './theme-menu.tsx';
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
          {role && <p className={styles.line}>{roleLabels[role]}</p>}
        </>
      }
      target={<IconButton label="Your account" icon={<Avatar name={name} shape="round" size={28} />} />}
    >
      <MenuItem start={<UserIcon size={18} />} onClick={() => navigate(paths.accountSettings)}>
        Account
      </MenuItem>
      <MenuItem start={<StoreIcon size={18} />} onClick={() => navigate(paths.selectStore)}>
        Switch store
      </MenuItem>
      <MenuDivider />
      <MenuGroup label="Theme">
        <ThemeItems />
      </MenuGroup>
      <MenuDivider />
      <MenuItem start={<LogoutIcon size={18} />} onClick={() => beforeLeaving(() => navigate(logout()))}>
        Log out
      </MenuItem>
    </Menu>
  );
}
