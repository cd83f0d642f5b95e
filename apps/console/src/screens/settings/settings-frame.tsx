import { mayOpen, navigation } from '@sokoni/rules/navigation/navigation';
import {
  BanknoteIcon,
  ClockIcon,
  GlobeIcon,
  IdCardIcon,
  LanguagesIcon,
  type LucideIcon,
  PackageIcon,
  PrinterIcon,
  SettingsIcon,
  ShoppingCartIcon,
  StoreIcon,
  TicketPercentIcon,
  UserIcon,
} from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { saySettings } from '#sentences/settings/frame.ts';
import { navigationLabel } from '#sentences/shell/navigation.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { cx } from '#ui/cx.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useCurrentInSight } from '#ui/layout/use-current-in-sight.ts';
import styles from './settings-frame.module.css';

const icons: Readonly<Record<string, LucideIcon>> = {
  [paths.storeSettings]: StoreIcon,
  [paths.taxSettings]: TicketPercentIcon,
  [paths.receiptSettings]: PrinterIcon,
  [paths.storefrontSettings]: ShoppingCartIcon,
  [paths.languages]: LanguagesIcon,
  [paths.paymentSettings]: BanknoteIcon,
  [paths.deliverySettings]: PackageIcon,
  [paths.modeSettings]: GlobeIcon,
  [paths.staffSettings]: IdCardIcon,
  [paths.auditLog]: ClockIcon,
  [paths.accountSettings]: UserIcon,
};

const settingsPages = navigation.flatMap((item) =>
  'pages' in item && item.key === 'settings' ? item.pages : [],
);

interface SettingsFrameProps {
  title: string;
  description?: ReactNode;
  badge?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** What the settings have in common: the pages that the role opens, at the side or, on a phone, as tabs above. */
export function SettingsFrame({ children, ...head }: SettingsFrameProps) {
  const roles = useSession((session) => rolesHere(session));
  const list = useRef<HTMLUListElement>(null);
  useCurrentInSight(list, useLocation().pathname);
  const pages = settingsPages.filter((page) => mayOpen(roles, page.path));
  return (
    <Page>
      <div className={styles.frame} data-alone={pages.length < 2 || undefined}>
        {pages.length > 1 && (
          <nav aria-label={saySettings('pages')} className={styles.nav}>
            <ul ref={list} className={styles.list}>
              {pages.map(({ key, path }) => {
                const PageIcon = icons[path] ?? SettingsIcon;
                return (
                  <li key={path}>
                    <NavLink to={path} className={cx(styles.page)}>
                      <PageIcon size={18} className={styles.icon} />
                      {navigationLabel(key)}
                    </NavLink>
                  </li>
                );
              })}
            </ul>
          </nav>
        )}
        <div className={styles.body}>
          <PageHeader {...head} />
          {children}
        </div>
      </div>
    </Page>
  );
}
