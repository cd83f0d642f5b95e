import { can } from '@sokoni/rules/access/roles';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import {
  findItemByCode,
  findItemsForSale,
  type ItemForSale,
  useItemsForSale,
} from '#api/catalogue/sellable-items.ts';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useSettled } from '#parts/hooks/use-debounced.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { useScanner } from '#parts/scanning/use-scanner.ts';
import { paths } from '#paths.ts';
import { saySell as say } from '#sentences/sell/counter.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { ItemTile } from './item-tile.tsx';
import styles from './sell.module.css';

interface FoundProps {
  isRestaurant: boolean;
  onPick: (good: ItemForSale) => void;
}

interface ItemSearchProps extends FoundProps {
  /** Nothing more is looked for: on to how the sale is paid. */
  onSettle: () => void;
  /** Stays in sight below them. */
  children: ReactNode;
}

/** What can be sold: searched, scanned, or touched. Enter takes the first that is found; without words it goes on to the payment. */
export function ItemSearch({ isRestaurant, onPick, onSettle, children }: ItemSearchProps) {
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), 120);
  const items = useItemsForSale(search);
  const client = useQueryClient();
  const storeId = useActiveStoreId();
  /** What Enter looks for: pressed again before it is found, it does not take a second piece. */
  const looked = useRef('');

  async function pickTyped(wanted: string): Promise<void> {
    if (wanted === looked.current) return;
    looked.current = wanted;
    await pickFirst(wanted, false);
    if (looked.current === wanted) looked.current = '';
  }

  async function pickFirst(wanted: string, isScanned: boolean): Promise<void> {
    try {
      const good = isScanned
        ? await findItemByCode(client, storeId, wanted)
        : (await findItemsForSale(client, storeId, wanted))[0];
      if (good) {
        onPick(good);
        setText((now) => (now.trim() === wanted ? '' : now));
      } else toast.warning(say('search.unknown', { words: wanted }));
    } catch (error) {
      showFailure(error);
    }
  }

  useScanner((code) => void pickFirst(code, true));

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const wanted = text.trim();
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (wanted === '') onSettle();
    else void pickTyped(wanted);
  }

  return (
    <section aria-label={say(isRestaurant ? 'items.menu' : 'items.products')} className={styles.items}>
      <div className={styles.search}>
        <SearchField
          id="items-search"
          autoFocus
          label={say(isRestaurant ? 'search.dishes' : 'search.products')}
          value={text}
          onChange={setText}
          onKeyDown={press}
          maxLength={100}
        />
      </div>
      <Found items={items} search={search} onPick={onPick} isRestaurant={isRestaurant} />
      {children}
    </section>
  );
}

interface FoundListProps extends FoundProps {
  items: ReturnType<typeof useItemsForSale>;
  search: string;
}

function Found({ items, search, onPick, isRestaurant }: FoundListProps) {
  const mayAdd = useSession((session) => can.manageProducts(rolesHere(session)));
  if (items.isError) return <QueryFailed title={say('items.failed')} {...items} />;
  if (!items.data) {
    return (
      <div className={styles.tiles} aria-busy="true">
        {Array.from({ length: 8 }, (_, tile) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells them apart
          <Skeleton key={tile} shape="block" height="4.5rem" />
        ))}
      </div>
    );
  }
  if (items.data.length === 0 && search !== '') {
    return <p className={styles.none}>{say('search.none', { words: search })}</p>;
  }
  if (items.data.length === 0) {
    return (
      <EmptyState
        drawing={isRestaurant ? 'pos_restaurant' : 'pos_retail'}
        title={say('items.noneTitle')}
        action={
          mayAdd && (
            <Link to={paths.products} className={buttonClass({ variant: 'primary', size: 'lg' })}>
              {say('items.add')}
            </Link>
          )
        }
      >
        {say(isRestaurant ? 'items.noneDishes' : 'items.none')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.tiles}>
      {items.data.map((good) => (
        <li key={good.variant_id}>
          <ItemTile good={good} onPick={onPick} />
        </li>
      ))}
    </ul>
  );
}
