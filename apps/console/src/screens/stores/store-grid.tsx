import { firstRole } from '@sokoni/rules/access/roles';
import { useId, useState } from 'react';
import type { Store } from '#contract-types.ts';
import { StoreLogo } from '#parts/stores/store-logo.tsx';
import { roleLabel } from '#sentences/roles.ts';
import { saySelectStore } from '#sentences/stores/select-store.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import styles from './stores.module.css';

/** From here on a name is found faster by typing than by looking. */
const searchFrom = 10;

interface StoreGridProps {
  stores: readonly Store[];
  onGo: (store: Store) => void;
  /** The store that is being entered. */
  goingTo: string | null;
}

/** SPEC section 2 "Select store": logo, name and 'Go to Store' of each of the user's stores. */
export function StoreGrid({ stores, onGo, goingTo }: StoreGridProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = stores.filter((store) => store.name.toLowerCase().includes(wanted));
  return (
    <>
      {stores.length >= searchFrom && (
        <SearchField label={saySelectStore('search')} value={search} onChange={setSearch} />
      )}
      {found.length === 0 && <Muted>{saySelectStore('noMatch')}</Muted>}
      <ul className={styles.stores}>
        {found.map((store) => (
          <StoreCard
            key={store.id}
            store={store}
            onGo={() => onGo(store)}
            busy={goingTo === store.id}
            disabled={goingTo !== null}
          />
        ))}
      </ul>
    </>
  );
}

interface StoreCardProps {
  store: Store;
  onGo: () => void;
  busy: boolean;
  disabled: boolean;
}

function StoreCard({ store, onGo, busy, disabled }: StoreCardProps) {
  const id = useId();
  const role = useSession((session) => firstRole(rolesHere(session, store.id)));
  return (
    <li className={styles.store}>
      <div className={styles.storeHead}>
        <StoreLogo store={store} size={56} />
        <div className={styles.storeWords}>
          <h2 id={id}>{store.name}</h2>
          <p className={styles.facts}>
            {role && roleLabel(role)}
            {store.mode === 'test' && <Badge shape="half">{saySelectStore('testMode')}</Badge>}
          </p>
        </div>
      </div>
      <Button fullWidth aria-describedby={id} busy={busy} disabled={disabled} onClick={onGo}>
        {saySelectStore('go')}
      </Button>
    </li>
  );
}

/** The grid on its way. */
export function StoreGridSkeleton() {
  return (
    <div className={styles.stores}>
      {['1', '2', '3'].map((key) => (
        <div key={key} className={styles.store}>
          <div className={styles.storeHead}>
            <Skeleton shape="block" width="3.5rem" height="3.5rem" />
            <div className={styles.storeWords}>
              <Skeleton width="8rem" />
              <Skeleton width="6rem" />
            </div>
          </div>
          <Skeleton shape="block" height="var(--control)" />
        </div>
      ))}
    </div>
  );
}
