import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { paths } from '#paths.ts';
import { Page } from '#shell/page.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import styles from './inventory-frame.module.css';

/** The pages of the inventory, in the order of their tabs. Whoever adds a page adds its line. */
const tabs: readonly { label: string; path: string }[] = [
  { label: 'Stock', path: paths.inventory },
  { label: 'Movements', path: paths.movements },
  { label: 'Stock-takes', path: paths.stockTakes },
  { label: 'Transfers', path: paths.transfers },
  { label: 'Purchase orders', path: paths.purchaseOrders },
  { label: 'Suppliers', path: paths.suppliers },
  { label: 'Reorder', path: paths.reorder },
  { label: 'Locations', path: paths.locations },
];

interface InventoryFrameProps {
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** What the lists of the inventory have in common: the title, its acts, and the tabs. A record has a page of its own. */
export function InventoryFrame({ children, ...head }: InventoryFrameProps) {
  return (
    <Page width="wide">
      <PageHeader title="Inventory" {...head} />
      <nav aria-label="Inventory" className={styles.nav}>
        <ul className={styles.tabs}>
          {tabs.map(({ label, path }) => (
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
