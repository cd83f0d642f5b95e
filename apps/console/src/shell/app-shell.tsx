import { MenuIcon, PanelLeftIcon } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { sayStoreFrame } from '#sentences/shell/store-frame.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import styles from './app-shell.module.css';
import { SkipLink } from './frames/skip-link.tsx';
import { type NavEntry, SidebarNav } from './navigation/sidebar-nav.tsx';
import { type ShellLayout, ShellLayoutContext } from './shell-layout.tsx';

interface AppShellProps {
  entries: readonly NavEntry[];
  collapsed: boolean;
  onCollapsedChange: (collapsed: boolean) => void;
  /** The mark, as a link; `isSmall` while the sidebar is a rail. */
  logo: (isSmall: boolean) => ReactNode;
  /** Across the whole page, in mango: the test mode. */
  ribbon?: ReactNode;
  /** At the start of the top bar: the store and the way to another one. */
  store: ReactNode;
  /** At the end of the top bar: search, help, theme. */
  tools?: ReactNode;
  /** Last in the top bar: the user's menu. */
  user: ReactNode;
  children: ReactNode;
}

/** The frame of a store: places at the side, the store and the person above, the screen in the middle. */
export function AppShell(props: AppShellProps) {
  const { entries, collapsed, onCollapsedChange, logo, ribbon, store, tools, user, children } = props;
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const [layout, setLayout] = useState<ShellLayout>('page');
  const place = useMemo(() => ({ layout, setLayout }), [layout]);
  const isFolded = layout === 'folded';

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever went somewhere has done with the menu
  useEffect(() => setMenuOpen(false), [pathname]);

  return (
    <>
      <SkipLink />
      {ribbon && (
        <aside aria-label={sayStoreFrame('mode.label')} className={styles.ribbon}>
          {ribbon}
        </aside>
      )}
      <div className={styles.shell} data-ribbon={Boolean(ribbon) || undefined} data-layout={layout}>
        <aside
          className={styles.sidebar}
          hidden={isFolded}
          data-rail={collapsed || undefined}
          data-sidebar={collapsed ? 'rail' : 'open'}
        >
          <div className={styles.logo}>{logo(collapsed)}</div>
          <SidebarNav entries={entries} pathname={pathname} rail={collapsed} />
          <div className={styles.foot}>
            <IconButton
              label={sayStoreFrame(collapsed ? 'sidebar.expand' : 'sidebar.collapse')}
              aria-expanded={!collapsed}
              icon={<PanelLeftIcon />}
              onClick={() => onCollapsedChange(!collapsed)}
            />
          </div>
        </aside>
        <div className={styles.column}>
          <header className={styles.top} hidden={isFolded}>
            <IconButton
              label={sayStoreFrame('top.menu')}
              icon={<MenuIcon />}
              className={styles.menu}
              aria-haspopup="dialog"
              onClick={() => setMenuOpen(true)}
            />
            <div className={styles.store}>{store}</div>
            <div className={styles.tools}>
              {tools}
              {user}
            </div>
          </header>
          <main id="content" tabIndex={-1} className={styles.main}>
            <ShellLayoutContext value={place}>{children}</ShellLayoutContext>
          </main>
        </div>
      </div>
      <Drawer
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        title={logo(false)}
        side="start"
        size="xs"
        flush
      >
        <SidebarNav entries={entries} pathname={pathname} />
      </Drawer>
    </>
  );
}
