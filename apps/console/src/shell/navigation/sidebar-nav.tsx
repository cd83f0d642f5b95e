import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { sayStoreFrame } from '#sentences/shell/store-frame.ts';
import { currentEntry } from './current-entry.ts';
import styles from './sidebar-nav.module.css';

export interface NavPage {
  label: string;
  path: string;
}

export interface NavEntry extends NavPage {
  icon: LucideIcon;
  /** The pages below it, shown while one of them is open. */
  pages?: readonly NavPage[];
  /** How many things wait there, in words for screen readers; nothing for none. */
  waiting?: { count: number; text: string } | undefined;
}

interface SidebarNavProps {
  entries: readonly NavEntry[];
  pathname: string;
  /** As a rail: the icon over its word. */
  rail?: boolean;
}

/** The places of the console. */
export function SidebarNav({ entries, pathname, rail = false }: SidebarNavProps) {
  const all = entries.flatMap((entry) => [entry.path, ...(entry.pages ?? []).map((page) => page.path)]);
  const current = currentEntry(all, pathname);
  return (
    <nav aria-label={sayStoreFrame('sidebar.label')} className={styles.nav} data-rail={rail || undefined}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <Entry key={entry.path} entry={entry} current={current} rail={rail} />
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry, current, rail }: { entry: NavEntry; current: string | null; rail: boolean }) {
  const { icon: EntryIcon, pages = [] } = entry;
  const isOpen = entry.path === current || pages.some((page) => page.path === current);
  return (
    <li>
      <Link
        to={entry.path}
        className={styles.entry}
        data-open={isOpen || undefined}
        aria-current={isOpen && (rail || pages.length === 0) ? 'page' : undefined}
      >
        <span className={styles.icon}>
          <EntryIcon />
        </span>
        <span>{entry.label}</span>
        {entry.waiting && entry.waiting.count > 0 && (
          <span className={styles.waiting}>
            <span aria-hidden="true">{entry.waiting.count > 99 ? '99+' : entry.waiting.count}</span>
            <span className="visually-hidden">{entry.waiting.text}</span>
          </span>
        )}
      </Link>
      {isOpen && !rail && pages.length > 0 && (
        <ul className={styles.pages}>
          {pages.map((page) => (
            <li key={page.path}>
              <Link
                to={page.path}
                className={styles.page}
                aria-current={page.path === current ? 'page' : undefined}
              >
                {page.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
