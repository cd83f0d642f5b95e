import { Autocomplete } from '@base-ui/react/autocomplete';
import {
  CircleQuestionMarkIcon,
  LogOutIcon,
  type LucideIcon,
  MonitorIcon,
  MoonIcon,
  PackageIcon,
  PlusIcon,
  ReceiptTextIcon,
  SearchIcon,
  StoreIcon,
  SunIcon,
  TableIcon,
  UploadIcon,
  UsersIcon,
} from 'lucide-react';
import { type KeyboardEvent, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import type { Store } from '#contract-types.ts';
import { StoreLogo } from '#parts/stores/store-logo.tsx';
import { paths } from '#paths.ts';
import { sayPalette } from '#sentences/shell/palette.ts';
import { iconOf } from '#shell/navigation/navigation-icons.ts';
import { Kbd } from '#ui/display/kbd.tsx';
import { useEarlyEnter } from '#ui/menus/late/use-early-enter.ts';
import { searchOptions } from '#ui/menus/select-options.ts';
import { Overlay } from '#ui/overlays/overlay.tsx';
import styles from './palette.module.css';
import type { PaletteAct, PaletteAction } from './palette-actions.ts';
import { useFoundOrders } from './use-found-orders.ts';
import { useFound } from './use-found-records.ts';

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
  const titleId = useId();
  const [search, setSearch] = useState('');
  const isSearching = search.trim() !== '';
  const takeTyped = useEffectEvent(() => setSearch(typedBefore()));
  useLayoutEffect(() => takeTyped(), []);
  const found = useFound(search, { products: withProducts, customers: withCustomers });
  const orders = useFoundOrders(search);
  const isAsking = found.isSearching || orders.isSearching;
  const listed = isSearching
    ? [...orders.actions, ...searchOptions(actions, search), ...found.actions]
    : actions.filter(({ whenSearched }) => !whenSearched);

  function act(action: PaletteAction): void {
    onClose();
    onAct(action.act);
  }

  /** What is there is taken at once; a fast typist, or a scanner, has what is found when it comes. */
  const waitForFirst = useEarlyEnter(search, listed.length > 0 || !isAsking, () => {
    const [first] = listed;
    if (first) act(first);
  });

  function press(event: KeyboardEvent): void {
    const isChord = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    waitForFirst(event);
    if (!isChord) return;
    onClose();
    event.preventDefault();
  }

  return (
    <Overlay onClose={onClose} labelledBy={titleId} place="center" className={styles.palette}>
      <h2 id={titleId} className="visually-hidden">
        {sayPalette('title')}
      </h2>
      <Autocomplete.Root
        inline
        open
        autoHighlight="always"
        keepHighlight
        items={listed}
        mode="none"
        value={search}
        onValueChange={(typed, { reason }) => {
          // A line that is chosen is done, not written into the search.
          if (reason === 'input-change') setSearch(typed);
        }}
      >
        <div className={styles.search}>
          <SearchIcon className={styles.glass} />
          <Autocomplete.Input
            aria-label={sayPalette('label')}
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholderFor(withProducts, withCustomers)}
            className={styles.input}
            onKeyDown={press}
          />
          <span aria-hidden="true" className={styles.keys}>
            <Kbd>{sayPalette('escape')}</Kbd>
          </span>
        </div>
        <p role="status" className={listed.length === 0 ? styles.nothing : 'visually-hidden'}>
          {listed.length > 0
            ? isSearching && sayPalette('found', { count: listed.length })
            : isAsking
              ? sayPalette('searching')
              : sayPalette('nothing')}
        </p>
        <Autocomplete.List aria-label={sayPalette('list')} className={styles.list}>
          {listed.map((action, index) => (
            <PaletteLine
              key={action.value}
              action={action}
              // In groups, as long as the order is ours; what was found carries its group at the end of the line.
              heading={!isSearching && action.group !== listed[index - 1]?.group}
              withGroup={isSearching}
              stores={stores}
              onAct={act}
            />
          ))}
        </Autocomplete.List>
      </Autocomplete.Root>
    </Overlay>
  );
}

function placeholderFor(withProducts: boolean, withCustomers: boolean): string {
  if (withProducts) return sayPalette(withCustomers ? 'find.all' : 'find.products');
  return sayPalette(withCustomers ? 'find.customers' : 'find.orders');
}

interface PaletteLineProps {
  action: PaletteAction;
  /** The first one of its group. */
  heading: boolean;
  withGroup: boolean;
  stores: readonly Store[];
  onAct: (action: PaletteAction) => void;
}

function PaletteLine({ action, heading, withGroup, stores, onAct }: PaletteLineProps) {
  const group = sayPalette(`group.${action.group}`);
  return (
    <>
      {heading && (
        <div aria-hidden="true" className={styles.heading}>
          {group}
        </div>
      )}
      <Autocomplete.Item
        value={action}
        aria-label={sayPalette('lineOf', { line: action.label, group })}
        className={styles.line}
        onClick={() => onAct(action)}
      >
        <span className={styles.icon}>
          <ActIcon action={action} stores={stores} />
        </span>
        <span className={styles.label}>{action.label}</span>
        {withGroup && <span className={styles.group}>{group}</span>}
        {action.keys && (
          <span aria-hidden="true" className={styles.keys}>
            {action.keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </span>
        )}
      </Autocomplete.Item>
    </>
  );
}

const doIcons: Readonly<Record<string, LucideIcon>> = {
  [paths.importProducts]: UploadIcon,
  [paths.importCustomers]: UploadIcon,
  [paths.productSpreadsheet]: TableIcon,
};
const schemeIcons = { light: SunIcon, dark: MoonIcon, auto: MonitorIcon };

function ActIcon({ action, stores }: { action: PaletteAction; stores: readonly Store[] }) {
  const { act, line } = action;
  if (act.kind === 'enter_store') {
    const store = stores.find(({ id }) => id === act.id);
    return store && <StoreLogo store={store} size={22} />;
  }
  if (act.kind === 'go' && action.group === 'do') {
    const DoIcon = doIcons[act.path] ?? PlusIcon;
    return <DoIcon size={18} />;
  }
  if (act.kind === 'go' && action.group === 'products') return <PackageIcon size={18} />;
  if (act.kind === 'go' && action.group === 'customers') return <UsersIcon size={18} />;
  if (act.kind === 'go' && action.group === 'orders') return <ReceiptTextIcon size={18} />;
  if (act.kind === 'go') {
    const PageIcon = line ? iconOf(line) : StoreIcon;
    return <PageIcon size={18} />;
  }
  if (act.kind === 'scheme') {
    const SchemeIcon = schemeIcons[act.choice];
    return <SchemeIcon size={18} />;
  }
  if (act.kind === 'create_store') return <PlusIcon size={18} />;
  if (act.kind === 'log_out') return <LogOutIcon size={18} />;
  return <CircleQuestionMarkIcon size={18} />;
}
