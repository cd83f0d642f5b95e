import { can } from '@sokoni/rules/access/roles';
import { LayoutGridIcon, ListIcon } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { TillItem } from '#offline/till-item.ts';
import { paths } from '#paths.ts';
import { saySell as say } from '#sentences/sell/counter.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { storage } from '#session/storage.ts';
import { buttonClass, IconButton } from '#ui/buttons/button.tsx';
import { announce } from '#ui/feedback/announcer.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { useTill } from '../till-context.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { LoadingProducts } from './loading-products.tsx';
import styles from './products.module.css';
import { ProductsFound } from './products-found.tsx';
import { type SearchKeys, useSearchKeys } from './use-search-keys.ts';

export const searchId = 'items-search';
const mostFound = 120;
/** Of a category; who looks for one further down searches. */
const mostShown = 2000;

interface ProductPanelProps extends Pick<SearchKeys, 'onCode' | 'onPay'> {
  onPick: (item: TillItem) => void;
}

/** What can be sold, from the device's copy: by category, searched from the first letter, scanned, or touched. */
export function ProductPanel({ onPick, onCode, onPay }: ProductPanelProps) {
  const till = useTill();
  const [text, setText] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  const [view, setView] = useState(() => storage.productView.get() ?? 'grid');
  const [active, setActive] = useState<number | null>(null);
  const columns = useRef(1);
  const version = till.version();
  const words = text.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the copy changes with its version
  const items = useMemo(
    () =>
      words === '' ? till.catalogue.inCategory(category, mostShown) : till.catalogue.search(words, mostFound),
    [till, version, category, words],
  );
  const isRestaurant = till.setup().store.store_module === 'restaurant';

  function search(next: string): void {
    setText(next);
    setActive(null);
  }

  function pick(item: TillItem): void {
    search('');
    onPick(item);
    // After a click the keyboard goes on in the search; a finger brings up no keyboard.
    const isByKeys = document.activeElement?.matches(':focus-visible');
    if (!isByKeys && matchMedia('(hover: hover)').matches) document.getElementById(searchId)?.focus();
  }

  const press = useSearchKeys({
    items,
    words,
    active,
    columns,
    onActive: (next) => {
      setActive(next);
      if (next !== null) announce(items[next]?.title ?? '');
    },
    onPick: pick,
    onClear: () => search(''),
    onCode,
    onPay,
  });

  function changeView(): void {
    const next = view === 'grid' ? 'list' : 'grid';
    storage.productView.set(next);
    setView(next);
  }

  return (
    <section aria-label={say(isRestaurant ? 'items.menu' : 'items.products')} className={styles.panel}>
      <div className={styles.search}>
        <SearchField
          id={searchId}
          autoFocus={matchMedia('(hover: hover)').matches}
          label={say(isRestaurant ? 'search.dishes' : 'search.products')}
          value={text}
          onChange={search}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => press(event)}
          maxLength={100}
          enterKeyHint="done"
          aria-controls="items-found"
        />
        <IconButton
          size="lg"
          variant="secondary"
          label={say(view === 'grid' ? 'view.list' : 'view.grid')}
          icon={view === 'grid' ? <ListIcon size={20} /> : <LayoutGridIcon size={20} />}
          onClick={changeView}
        />
      </div>
      {words === '' && <CategoryTabs chosen={category} onChoose={setCategory} />}
      <LoadingProducts />
      {items.length > 0 ? (
        <ProductsFound
          key={view}
          page={`${category ?? ''} ${words}`}
          items={items}
          view={view}
          active={active}
          onColumns={(count) => {
            columns.current = count;
          }}
          onPick={pick}
        />
      ) : (
        <Nothing words={words} isFiltered={category !== null} isRestaurant={isRestaurant} />
      )}
    </section>
  );
}

interface NothingProps {
  words: string;
  isFiltered: boolean;
  isRestaurant: boolean;
}

function Nothing({ words, isFiltered, isRestaurant }: NothingProps) {
  const mayAdd = useSession((session) => can.manageProducts(rolesHere(session)));
  const isLoading = useTill().status().sync === 'loading';
  if (words !== '') return <p className={styles.none}>{say('search.unknown', { words })}</p>;
  if (isFiltered) return <p className={styles.none}>{say('items.noneHere')}</p>;
  if (isLoading) return null;
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
