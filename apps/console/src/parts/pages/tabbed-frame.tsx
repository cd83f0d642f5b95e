import { type ReactNode, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { countText } from '#parts/numbers/count-text.ts';
import { cx } from '#ui/cx.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import tabStyles from '#ui/layout/tabs.module.css';
import { useCurrentInSight } from '#ui/layout/use-current-in-sight.ts';
import { Page } from './page.tsx';
import styles from './tabbed-frame.module.css';

export interface TabbedFrameProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** In their order, with how many wait there for somebody; the first is current at its own address only. */
  pages: readonly { label: string; path: string; waiting?: number }[];
  children: ReactNode;
}

/** What lists that belong together have in common: the title, its acts, and the tabs. A record has a page of its own. */
export function TabbedFrame({ title, pages, children, ...head }: TabbedFrameProps) {
  const list = useRef<HTMLUListElement>(null);
  useCurrentInSight(list, useLocation().pathname);
  return (
    <Page width="wide">
      <PageHeader title={title} {...head} />
      {pages.length > 1 && (
        <nav aria-label={title} className={styles.nav}>
          <ul ref={list} className={tabStyles.tabs}>
            {pages.map(({ label, path, waiting = 0 }, index) => (
              <li key={path}>
                <NavLink to={path} end={index === 0} className={cx(tabStyles.tab)}>
                  {label}
                  {waiting > 0 && <span className={tabStyles.count}>{countText(waiting)}</span>}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
    </Page>
  );
}
