import { mayOpen, navigation } from '@sokoni/rules/navigation';
import { type ReactNode, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Page } from '#shell/page.tsx';
import {
  ClockIcon,
  GlobeIcon,
  MoneyIcon,
  PrintIcon,
  SettingsIcon,
  StaffIcon,
  StoreIcon,
  UserIcon,
} from '#ui/icons-more.tsx';
import type { Icon } from '#ui/line-icon.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useCurrentInSight } from '#ui/use-current-in-sight.ts';
import styles from './settings-frame.module.css';

const icons: Readonly<Record<string, Icon>> = {
  [paths.storeSettings]: StoreIcon,
  [paths.taxSettings]: MoneyIcon,
  [paths.receiptSettings]: PrintIcon,
  [paths.modeSettings]: GlobeIcon,
  [paths.staffSettings]: StaffIcon,
  [paths.auditLog]: ClockIcon,
  [paths.accountSettings]: UserIcon,
};

const settingsPages = navigation.flatMap((item) =>
  'pages' in item && item.label === 'Settings' ? item.pages : [],
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
          <nav aria-label="Settings" className={styles.nav}>
            <ul ref={list} className={styles.list}>
              {pages.map(({ path, label }) => {
                const PageIcon = icons[path] ?? SettingsIcon;
                return (
                  <li key={path}>
                    <NavLink to={path} className={styles.page}>
                      <PageIcon size={18} className={styles.icon} />
                      {label}
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
