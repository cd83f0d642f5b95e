import { visibleNavigation } from '@sokoni/rules/navigation';
import { useState } from 'react';
import { Link, Outlet } from 'react-router';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { isSidebarCollapsed, storage } from '#session/storage.ts';
import { Mark, Wordmark } from '#ui/mark.tsx';
import { AppShell } from './app-shell.tsx';
import { iconOf } from './navigation-icons.ts';
import { StoreMenu } from './store-menu.tsx';
import { TestModeRibbon } from './test-mode-ribbon.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { UserMenu } from './user-menu.tsx';

/** The frame of every page inside a store, filled from the session. */
export function Shell() {
  const session = useSession((whole) => whole);
  const [collapsed, setCollapsed] = useState(isSidebarCollapsed);
  const { user, activeStore } = session;
  // The guards stand before this; between a sign-out and their redirect there is nobody to show.
  if (!user || !activeStore) return null;

  const roles = rolesHere(session);
  const entries = visibleNavigation(roles, activeStore.modules).map((line) => ({
    ...line,
    icon: iconOf(line.label),
  }));

  function keepCollapsed(next: boolean): void {
    storage.sidebarCollapsed.set(next);
    setCollapsed(next);
  }

  return (
    <AppShell
      entries={entries}
      collapsed={collapsed}
      onCollapsedChange={keepCollapsed}
      logo={(isSmall) => (
        <Link to={paths.about} aria-label={isSmall ? 'Sokoni' : undefined}>
          {isSmall ? <Mark size={30} /> : <Wordmark size={26} />}
        </Link>
      )}
      ribbon={activeStore.mode === 'test' && <TestModeRibbon roles={roles} />}
      store={<StoreMenu store={activeStore} stores={session.stores} />}
      tools={<ThemeMenu />}
      user={<UserMenu user={user} roles={roles} />}
    >
      <Outlet />
    </AppShell>
  );
}
