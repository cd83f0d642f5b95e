import { visibleNavigation } from '@sokoni/rules/navigation/navigation';
import { useState } from 'react';
import { Link, Outlet, useNavigate } from 'react-router';
import { useLowStockSummary } from '#api/inventory/low-stock.ts';
import { useLiveUpdates } from '#api/live/use-live-updates.ts';
import { logout } from '#api/session/logout.ts';
import { useMe } from '#api/stores/accounts.ts';
import { useStart } from '#api/stores/stores.ts';
import type { Store, UserInfo } from '#contract-types.ts';
import { beforeLeaving } from '#parts/forms/before-leaving.ts';
import { useOpenHelp } from '#parts/help/help.tsx';
import { paths } from '#paths.ts';
import { navigationLabel } from '#sentences/shell/navigation.ts';
import { sayStoreFrame } from '#sentences/shell/store-frame.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { isSidebarCollapsed, storage } from '#session/storage.ts';
import { chooseColorScheme } from '#ui/color-scheme.ts';
import { Mark, Wordmark } from '#ui/display/mark.tsx';
import { AppShell } from './app-shell.tsx';
import { InviteNotification } from './invites/invite-notification.tsx';
import { iconOf } from './navigation/navigation-icons.ts';
import { useNewOrders } from './new-orders/use-new-orders.ts';
import { OfflineBanner } from './offline-banner.tsx';
import type { PaletteAct } from './palette/palette-actions.ts';
import { type Act, goShortcuts } from './shortcuts/shortcuts.ts';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import { StoreMenu } from './store-menu.tsx';
import { TestModeRibbon } from './test-mode-ribbon.tsx';
import { TopTools } from './top-tools.tsx';
import { useLateDialogs } from './use-lazy-dialogs.tsx';
import { useScannedProducts } from './use-scanned-products.ts';
import { useSwitchStore } from './use-switch-store.ts';
import { UserMenu } from './user-menu.tsx';

/** Places, tools and dialogs around the pages of one store. */
export function StoreFrame({ user, store }: { user: UserInfo; store: Store }) {
  // What others change, a role or a module too, shows as it happens.
  useMe();
  useStart();
  useLiveUpdates(store.id, useNewOrders(store.id));
  const roles = useSession(rolesHere);
  const stores = useSession((session) => session.stores);
  const navigate = useNavigate();
  const openHelp = useOpenHelp();
  const { switchTo, switching } = useSwitchStore();
  const [collapsed, setCollapsed] = useState(isSidebarCollapsed);

  const navigation = visibleNavigation(roles, store.modules);
  const go = goShortcuts(navigation);
  const low = useLowStockSummary().data;
  const dialogs = useLateDialogs({ navigation, go, store, stores, onAct: act });
  useScannedProducts(navigation);
  useShortcuts({ go, onAct: press, onPalette: () => dialogs.open('palette') });

  function keepCollapsed(next: boolean): void {
    storage.sidebarCollapsed.set(next);
    setCollapsed(next);
  }

  function enter(storeId: string): void {
    beforeLeaving(() => void switchTo(storeId));
  }

  function press(pressed: Act): void {
    if (pressed.kind === 'list') dialogs.open('shortcuts');
    else void navigate(pressed.path);
  }

  function act(chosen: PaletteAct): void {
    if (chosen.kind === 'go') void navigate(chosen.path);
    else if (chosen.kind === 'enter_store') enter(chosen.id);
    else if (chosen.kind === 'scheme') chooseColorScheme(chosen.choice);
    else if (chosen.kind === 'help') openHelp(chosen.topic);
    else if (chosen.kind === 'log_out') beforeLeaving(() => navigate(logout()));
    else dialogs.open(chosen.kind);
  }

  return (
    <>
      <AppShell
        entries={navigation.map((line) => ({
          path: line.path,
          label: navigationLabel(line.key),
          icon: iconOf(line.key),
          pages: line.pages.map(({ key, path }) => ({ path, label: navigationLabel(key) })),
          waiting: line.path === paths.inventory && low ? waitingStock(low.low + low.out) : undefined,
        }))}
        collapsed={collapsed}
        onCollapsedChange={keepCollapsed}
        logo={(isSmall) => (
          <Link to={paths.about} aria-label={isSmall ? sayStoreFrame('top.sokoni') : undefined}>
            {isSmall ? <Mark size={30} /> : <Wordmark size={26} />}
          </Link>
        )}
        ribbon={store.mode === 'test' && <TestModeRibbon roles={roles} />}
        store={
          <StoreMenu
            store={store}
            stores={stores}
            onSwitch={enter}
            switching={switching}
            onCreate={() => dialogs.open('create_store')}
          />
        }
        tools={<TopTools onSearch={() => dialogs.open('palette')} onHelp={() => openHelp()} />}
        user={<UserMenu user={user} roles={roles} />}
      >
        <OfflineBanner />
        <InviteNotification />
        <Outlet />
      </AppShell>
      {dialogs.shown}
    </>
  );
}

function waitingStock(count: number) {
  return { count, text: sayStoreFrame('sidebar.lowInStock', { count }) };
}
