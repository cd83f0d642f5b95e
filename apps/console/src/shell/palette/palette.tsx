import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { findProductByCode } from '#api/products.ts';
import { useActiveStoreId } from '#api/stores.ts';
import type { Store } from '#api/types.ts';
import { StoreLogo } from '#parts/store-logo.tsx';
import { paths } from '#paths.ts';
import { HelpIcon, PlusIcon, SearchIcon } from '#ui/icons.tsx';
import {
  CustomersIcon,
  GridIcon,
  LogoutIcon,
  MoonIcon,
  OrdersIcon,
  ProductsIcon,
  SunIcon,
  SystemIcon,
  UploadIcon,
} from '#ui/icons-more.tsx';
import { Kbd } from '#ui/kbd.tsx';
import type { Icon } from '#ui/line-icon.tsx';
import { Overlay } from '#ui/overlay.tsx';
import { placeAfter, searchOptions } from '#ui/select-options.ts';
import { iconOf } from '../navigation-icons.ts';
import styles from './palette.module.css';
import type { PaletteAct, PaletteAction } from './palette-actions.ts';
import { useFound } from './use-found.ts';
import { useFoundOrders } from './use-found-orders.ts';

interface PaletteProps {
  actions: readonly PaletteAction[];
  stores: readonly Store[];
  /** Ends the keeping of letters that came before the search could take them, and says them. */
  typedBefore: () => string;
  /** Products can be searched too; customers can. */
  withProducts: boolean;
  withCustomers: boolean;
  onAct: (act: PaletteAct) => void;
  onClose: () => void;
}

/** Ctrl/Cmd+K: type a few letters of where to go or what to do. */
export function Palette(props: PaletteProps) {
  const { actions, stores, typedBefore, withProducts, withCustomers, onAct, onClose } = props;
  const id = useId();
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const isSearching = search.trim() !== '';
  const takeTyped = useEffectEvent(() => setSearch(typedBefore()));
  useLayoutEffect(() => takeTyped(), []);
  const found = useFound(search, { products: withProducts, customers: withCustomers });
  const orders = useFoundOrders(search);
  const storeId = useActiveStoreId();
  const listed = isSearching
    ? [...orders.actions, ...searchOptions(actions, search), ...found.actions]
    : actions.filter(({ whenSearched }) => !whenSearched);

  function act(action: PaletteAction): void {
    onClose();
    onAct(action.act);
  }

  /** A scanner types a code and presses Enter before any list can be there. */
  async function openByCode(code: string): Promise<void> {
    const id = await findProductByCode(storeId, code).catch(() => null);
    if (id === null) return;
    onClose();
    onAct({ kind: 'go', path: paths.product(id) });
  }

  function press(event: KeyboardEvent): void {
    const isChord = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    // Home and End belong to the text.
    const place = /^(Arrow|Page)/.test(event.key) ? placeAfter(event.key, active, listed.length) : null;
    const chosen = listed[active];
    if (isChord) onClose();
    else if (place !== null) setActive(place);
    else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) act(chosen);
    else if (event.key === 'Enter' && withProducts && isSearching) void openByCode(search.trim());
    else return;
    event.preventDefault();
  }

  return (
    <Overlay onClose={onClose} labelledBy={`${id}-title`} place="center" className={styles.palette}>
      <h2 id={`${id}-title`} className="visually-hidden">
        Search and commands
      </h2>
      <div className={styles.search}>
        <SearchIcon className={styles.glass} />
        <input
          type="text"
          role="combobox"
          aria-label="Where to, or what to do"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={listed[active] && `${id}-${active}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholderFor(withProducts, withCustomers)}
          className={styles.input}
          value={search}
          onKeyDown={press}
          onChange={(event) => {
            setSearch(event.target.value);
            setActive(0);
          }}
        />
        <span aria-hidden="true" className={styles.keys}>
          <Kbd>Esc</Kbd>
        </span>
      </div>
      <p role="status" className={listed.length === 0 ? styles.nothing : 'visually-hidden'}>
        {listed.length > 0
          ? isSearching && `${listed.length} found`
          : found.isSearching || orders.isSearching
            ? 'Searching…'
            : 'Nothing found. Try another word.'}
      </p>
      <PaletteList
        id={id}
        listed={listed}
        active={active}
        withHeadings={!isSearching}
        stores={stores}
        onPoint={setActive}
        onAct={act}
      />
    </Overlay>
  );
}

function placeholderFor(withProducts: boolean, withCustomers: boolean): string {
  const things = [withProducts && 'products', withCustomers && 'customers', 'orders']
    .filter(Boolean)
    .join(', ');
  return `${things.charAt(0).toUpperCase()}${things.slice(1)}, places, or what to do`;
}

interface PaletteListProps {
  id: string;
  listed: readonly PaletteAction[];
  active: number;
  /** In groups, as long as the order is ours; what was found carries its group at the end of the line. */
  withHeadings: boolean;
  stores: readonly Store[];
  onPoint: (index: number) => void;
  onAct: (action: PaletteAction) => void;
}

/** The focus stays in the search; the active line is named to screen readers from there. */
function PaletteList({ id, listed, active, withHeadings, stores, onPoint, onAct }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The first line brings its heading along.
    if (active === 0) list.current?.scrollTo(0, 0);
    else list.current?.querySelector(`[id="${id}-${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label="Commands"
      tabIndex={-1}
      className={styles.list}
    >
      {listed.map((action, index) => (
        <div key={action.value} role="presentation">
          {withHeadings && action.group !== listed[index - 1]?.group && (
            <div aria-hidden="true" className={styles.heading}>
              {action.group}
            </div>
          )}
          {/* biome-ignore lint/a11y/useFocusableInteractive: the search keeps the focus and names the active line */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the search handles the keys */}
          <div
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            aria-label={`${action.label}, ${action.group}`}
            className={styles.line}
            onPointerMove={() => index !== active && onPoint(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onAct(action)}
          >
            <span className={styles.icon}>
              <ActIcon action={action} stores={stores} />
            </span>
            <span className={styles.label}>{action.label}</span>
            {!withHeadings && <span className={styles.group}>{action.group}</span>}
            {action.keys && (
              <span aria-hidden="true" className={styles.keys}>
                {action.keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </span>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

const doIcons: Readonly<Record<string, Icon>> = {
  [paths.importProducts]: UploadIcon,
  [paths.importCustomers]: UploadIcon,
  [paths.productSpreadsheet]: GridIcon,
};
const schemeIcons = { light: SunIcon, dark: MoonIcon, auto: SystemIcon };

function ActIcon({ action, stores }: { action: PaletteAction; stores: readonly Store[] }) {
  const { act, label } = action;
  if (act.kind === 'enter_store') {
    const store = stores.find(({ id }) => id === act.id);
    return store && <StoreLogo store={store} size={22} />;
  }
  if (act.kind === 'go' && action.group === 'Do') {
    const DoIcon = doIcons[act.path] ?? PlusIcon;
    return <DoIcon size={18} />;
  }
  if (act.kind === 'go' && action.group === 'Products') return <ProductsIcon size={18} />;
  if (act.kind === 'go' && action.group === 'Customers') return <CustomersIcon size={18} />;
  if (act.kind === 'go' && action.group === 'Orders') return <OrdersIcon size={18} />;
  if (act.kind === 'go') {
    const PageIcon = iconOf(label.split(':')[0] ?? label);
    return <PageIcon size={18} />;
  }
  if (act.kind === 'scheme') {
    const SchemeIcon = schemeIcons[act.choice];
    return <SchemeIcon size={18} />;
  }
  if (act.kind === 'create_store') return <PlusIcon size={18} />;
  if (act.kind === 'log_out') return <LogoutIcon size={18} />;
  return <HelpIcon size={18} />;
}
