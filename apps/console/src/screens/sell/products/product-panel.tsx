import { can } from '@sokoni/rules/access/roles';
import { LayoutGridIcon, ListIcon } from 'lucide-react';
import { type KeyboardEvent, memo, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { TillItem } from '#offline/search/till-item.ts';
import { paths } from '#paths.ts';
import { saySell as say } from '#sentences/sell/counter.ts';
import { useLanguage } from '#session/language.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { storage } from '#session/storage.ts';
import { buttonClass, IconButton } from '#ui/buttons/button.tsx';
import { announce } from '#ui/feedback/announcer.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { CameraButton } from '../camera/camera-button.tsx';
import { hasMouse } from '../has-mouse.ts';
import { useTill } from '../till-context.tsx';
import { useSteady } from '../use-steady.ts';
import { LoadingProducts } from './loading-products.tsx';
import { ProductTabs } from './product-tabs.tsx';
import styles from './products.module.css';
import { ProductsFound } from './products-found.tsx';
import { firstShown, placeOf, type Shown, shownItems, stillShown } from './shown-products.ts';
import { type SearchKeys, useSearchKeys } from './use-search-keys.ts';

export const searchId = 'items-search';
const mostFound = 120;

interface ProductPanelProps extends Pick<SearchKeys, 'onCode' | 'onPay'> {
  onPick: (item: TillItem) => void;
}

/** What can be sold, from the device's copy: by category, searched from the first letter, scanned, or touched. */
export const ProductPanel = memo(function ProductPanel({ onPick, onCode, onPay }: ProductPanelProps) {
  useLanguage();
  const till = useTill();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(() => firstShown(till));
  const [view, setView] = useState(() => storage.productView.get() ?? 'grid');
  const [active, setActive] = useState<number | null>(null);
  const columns = useRef(1);
  const { revision } = till.catalogue;
  const words = text.trim();
  // A letter stands in the field before its hits are drawn; a scanner types too fast for most of them to be.
  const sought = useDeferredValue(words);
  const shown = stillShown(till, chosen);
  const place = placeOf(till, shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the catalogue changes with its revision, what is shown with its place
  const shownHere = useMemo(() => shownItems(till, shown), [till, revision, place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the catalogue changes with its revision
  const hits = useMemo(
    () => (sought === '' ? null : till.catalogue.search(sought, mostFound)),
    [till, revision, sought],
  );
  const items = hits ?? shownHere;
  const isRestaurant = till.setup().store.store_module === 'restaurant';

  function search(next: string): void {
    setText(next);
    setActive(null);
  }

  const pick = useSteady((item: TillItem) => {
    search('');
    onPick(item);
    // After a click the keyboard goes on in the search; a finger brings up no keyboard.
    const isByKeys = document.activeElement?.matches(':focus-visible');
    if (!isByKeys && hasMouse()) document.getElementById(searchId)?.focus();
  });

  const showColumns = useCallback((count: number) => {
    columns.current = count;
  }, []);

  const press = useSearchKeys({
    items,
    sought,
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
    <section
      aria-label={say(isRestaurant ? 'items.menu' : 'items.products')}
      className={styles.panel}
      aria-busy={sought !== words}
    >
      <div className={styles.search}>
        <SearchField
          id={searchId}
          autoFocus={hasMouse()}
          label={say(isRestaurant ? 'search.dishes' : 'search.products')}
          value={text}
          onChange={search}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => press(event)}
          maxLength={100}
          enterKeyHint="done"
          aria-controls="items-found"
        />
        <CameraButton onCode={onCode} />
        <IconButton
          size="lg"
          variant="secondary"
          label={say(view === 'grid' ? 'view.list' : 'view.grid')}
          icon={view === 'grid' ? <ListIcon size={20} /> : <LayoutGridIcon size={20} />}
          onClick={changeView}
        />
      </div>
      {sought === '' && <ProductTabs shown={shown} onShow={setChosen} />}
      <LoadingProducts />
      {items.length > 0 ? (
        <ProductsFound
          key={view}
          page={sought || place}
          items={items}
          view={view}
          active={active}
          onColumns={showColumns}
          onPick={pick}
        />
      ) : (
        <Nothing words={sought} where={whereOf(shown)} isRestaurant={isRestaurant} />
      )}
    </section>
  );
});

function whereOf(shown: Shown): NothingProps['where'] {
  if (shown.kind === 'page') return 'page';
  return shown.id === null ? 'everywhere' : 'category';
}

interface NothingProps {
  words: string;
  /** Where nothing is. */
  where: 'page' | 'category' | 'everywhere';
  isRestaurant: boolean;
}

function Nothing({ words, where, isRestaurant }: NothingProps) {
  const mayAdd = useSession((session) => can.manageProducts(rolesHere(session)));
  const isLoading = useTill().status().sync === 'loading';
  if (words !== '') return <p className={styles.none}>{say('search.unknown', { words })}</p>;
  if (isLoading) return null;
  if (where !== 'everywhere')
    return <p className={styles.none}>{say(where === 'page' ? 'items.noneOnPage' : 'items.noneHere')}</p>;
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
