import { type ReactNode, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { paths } from '#paths.ts';
import { Page } from '#shell/page.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useCurrentInSight } from '#ui/use-current-in-sight.ts';
import styles from './inventory-frame.module.css';
import { inventoryPages } from './inventory-pages.ts';

interface InventoryFrameProps {
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** What the lists of the inventory have in common: the title, its acts, and the tabs. A record has a page of its own. */
export function InventoryFrame({ children, ...head }: InventoryFrameProps) {
  const list = useRef<HTMLUListElement>(null);
  useCurrentInSight(list, useLocation().pathname);
  return (
    <Page width="wide">
      <PageHeader title="Inventory" {...head} />
      <nav aria-label="Inventory" className={styles.nav}>
        <ul ref={list} className={styles.tabs}>
          {inventoryPages.map(({ label, path }) => (
            <li key={path}>
              <NavLink to={path} end={path === paths.inventory} className={styles.tab}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Page>
  );
}
