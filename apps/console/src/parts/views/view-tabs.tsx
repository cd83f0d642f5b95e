import { ChevronDownIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, type To, useNavigate } from 'react-router';
import { type SavedView, useChangeView } from '#api/insights/views.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { saySavedViews as say } from '#sentences/saved-views.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import tabStyles from '#ui/layout/tabs.module.css';
import { useCurrentInSight } from '#ui/layout/use-current-in-sight.ts';
import { Menu, MenuDivider, MenuItem } from '#ui/menus/menu.tsx';
import { DeleteViewModal } from './delete-view-modal.tsx';
import { LateViewModal } from './late-view-modal.tsx';
import { useViewRights } from './use-view-rights.ts';

import styles from './views.module.css';

export interface FixedTab {
  label: string;
  to: To;
  isCurrent: boolean;
}

interface ViewTabsProps<View extends SavedView> {
  /** The tabs that every store has. */
  fixed: readonly FixedTab[];
  views: readonly View[];
  /** The saved view that is open. */
  current: View | undefined;
  /** The address of the list as a view shows it. */
  addressOf: (view: View) => To;
}

/** The views of a list: those that every store has, those of this one, and one's own. */
export function ViewTabs<View extends SavedView>({ fixed, views, current, addressOf }: ViewTabsProps<View>) {
  const tabs = useRef<HTMLUListElement>(null);
  const { mayChange } = useViewRights();
  useCurrentInSight(tabs, current?.id ?? fixed.find(({ isCurrent }) => isCurrent)?.label ?? '');

  return (
    <nav aria-label={say('tabs')}>
      <ul className={tabStyles.tabsInCard} ref={tabs}>
        {fixed.map(({ label, to, isCurrent }) => (
          <li key={label}>
            <Link to={to} aria-current={!current && isCurrent ? 'page' : undefined} className={tabStyles.tab}>
              {label}
            </Link>
          </li>
        ))}
        {views.map((view) => (
          <li key={view.id}>
            <Link
              to={addressOf(view)}
              aria-current={view === current ? 'page' : undefined}
              title={view.name}
              className={tabStyles.tab}
            >
              <span className={styles.tabName}>{view.name}</span>
            </Link>
            {view === current && mayChange(view) && <ViewMenu view={view} views={views} />}
          </li>
        ))}
      </ul>
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
            label={say('menu.label', { view: view.name })}
            icon={<ChevronDownIcon size={16} />}
            className={styles.tabMenu}
          />
        }
      >
        <MenuItem onClick={() => setAsked('rename')}>{say('menu.rename')}</MenuItem>
        <MenuItem disabled={view.position === 0} onClick={() => move(view.position - 1)}>
          {say('menu.left')}
        </MenuItem>
        <MenuItem disabled={view.position >= siblings - 1} onClick={() => move(view.position + 1)}>
          {say('menu.right')}
        </MenuItem>
        <MenuDivider />
        <MenuItem danger onClick={() => setAsked('delete')}>
          {say('menu.delete')}
        </MenuItem>
      </Menu>
      {asked === 'rename' && <LateViewModal view={view} onClose={() => setAsked(null)} />}
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
