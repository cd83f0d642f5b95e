import { productStatuses } from '@sokoni/rules/product-check';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type SavedView, useChangeView } from '#api/views.ts';
import { showFailure } from '#parts/checked-form.ts';
import { IconButton } from '#ui/button.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { Menu, MenuDivider, MenuItem } from '#ui/menu.tsx';
import { useCurrentInSight } from '#ui/use-current-in-sight.ts';
import { type ListQuery, wholeList, withChange, writeListQuery } from '../list-query.ts';
import styles from '../products.module.css';
import { DeleteViewModal } from './delete-view-modal.tsx';
import { ViewModal } from './view-modal.tsx';
import { listOf } from './view-query.ts';

const everyStores = [
  { status: null, label: 'All' },
  { status: 'active', label: productStatuses.active },
  { status: 'draft', label: productStatuses.draft },
  { status: 'archived', label: productStatuses.archived },
] as const;

interface ViewTabsProps {
  query: ListQuery;
  views: readonly SavedView[];
  seesMoney: boolean;
  /** Whether the person keeps this view. */
  mayChange: (view: SavedView) => boolean;
}

/** The views of the list: those that every store has, those of this one, and one's own. */
export function ViewTabs({ query, views, seesMoney, mayChange }: ViewTabsProps) {
  const current = views.find(({ id }) => id === query.view);
  const tabs = useRef<HTMLElement>(null);
  useCurrentInSight(tabs, current?.id ?? query.status ?? '');

  /** From one status to another the filters stay; a saved view leaves them behind. */
  function listOfStatus(status: ListQuery['status']): ListQuery {
    if (!current) return withChange(query, { status, view: '' });
    return { ...wholeList, perPage: query.perPage, status };
  }

  return (
    <nav aria-label="Views" className={styles.tabs} ref={tabs}>
      {everyStores.map(({ status, label }) => (
        <Link
          key={label}
          to={{ search: writeListQuery(listOfStatus(status)) }}
          aria-current={!current && query.status === status ? 'page' : undefined}
          className={styles.tab}
        >
          {label}
        </Link>
      ))}
      {views.map((view) => (
        <Link
          key={view.id}
          to={{ search: writeListQuery(listOf(view, query.perPage, seesMoney)) }}
          aria-current={view === current ? 'page' : undefined}
          title={view.name}
          className={styles.tab}
        >
          <span className={styles.tabName}>{view.name}</span>
        </Link>
      ))}
      {current && mayChange(current) && <ViewMenu view={current} views={views} />}
    </nav>
  );
}

function ViewMenu({ view, views }: { view: SavedView; views: readonly SavedView[] }) {
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const changeView = useChangeView();
  const navigate = useNavigate();
  const siblings = views.filter(({ store_wide }) => store_wide === view.store_wide).length;

  function move(position: number): void {
    changeView.mutate({ id: view.id, position }, { onError: (error) => showFailure(error) });
  }

  return (
    <>
      <Menu
        target={
          <IconButton
            size="sm"
            label={`Change the view ${view.name}`}
            icon={<ChevronDownIcon size={16} />}
            className={styles.tabMenu}
          />
        }
      >
        <MenuItem onClick={() => setAsked('rename')}>Rename…</MenuItem>
        <MenuItem disabled={view.position === 0} onClick={() => move(view.position - 1)}>
          Move to the left
        </MenuItem>
        <MenuItem disabled={view.position >= siblings - 1} onClick={() => move(view.position + 1)}>
          Move to the right
        </MenuItem>
        <MenuDivider />
        <MenuItem danger onClick={() => setAsked('delete')}>
          Delete…
        </MenuItem>
      </Menu>
      {asked === 'rename' && <ViewModal view={view} onClose={() => setAsked(null)} />}
      {asked === 'delete' && (
        <DeleteViewModal
          view={view}
          onDeleted={() => navigate({ search: '' }, { replace: true })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
