import { allows } from '@sokoni/rules/access/roles';
import type { NavigationKey, VisibleNavigation } from '@sokoni/rules/navigation/navigation';
import { manifests } from '#manifests.ts';
import { type HelpTopicId, helpTopicIds } from '#parts/help/topic.ts';
import { paths } from '#paths.ts';
import type { PaletteWords } from '#routing/manifest.ts';
import { sayTopic } from '#sentences/help-topics.ts';
import { navigationLabel } from '#sentences/shell/navigation.ts';
import { sayLine, sayPalette } from '#sentences/shell/palette.ts';
import type { ColorSchemeChoice } from '#ui/color-scheme.ts';
import type { SelectOption } from '#ui/menus/select-options.ts';
import type { GoShortcut } from '../shortcuts/shortcuts.ts';

export type PaletteAct =
  | { kind: 'go'; path: string }
  | { kind: 'enter_store'; id: string }
  | { kind: 'create_store' }
  | { kind: 'scheme'; choice: ColorSchemeChoice }
  | { kind: 'help'; topic: HelpTopicId }
  | { kind: 'shortcuts' }
  | { kind: 'log_out' };

/** What kind of line it is, which stands over those of its kind. */
export type PaletteGroup =
  | 'go'
  | 'do'
  | 'store'
  | 'help'
  | 'theme'
  | 'you'
  | 'products'
  | 'customers'
  | 'orders';

/** One line of the palette; `value` names it. */
export type PaletteAction = Pick<SelectOption, 'value' | 'label' | 'keywords'> & {
  group: PaletteGroup;
  /** The line of the sidebar that it belongs to. */
  line?: NavigationKey | undefined;
  act: PaletteAct;
  /** The chord that does the same. */
  keys?: readonly string[] | undefined;
  /** Many stand behind one line, or it is seldom wanted: it shows once something is searched. */
  whenSearched?: boolean;
};

/** Of the other stores, so many stand in the palette before a search. */
const storesAtFirst = 5;

interface PaletteWorld {
  /** What the role sees in the navigation. */
  navigation: readonly VisibleNavigation[];
  /** Those of the person in this store. */
  roles: readonly string[];
  /** None while letters are switched off. */
  shortcuts: readonly GoShortcut[];
  stores: readonly { id: string; name: string }[];
  activeStoreId: string;
  selectStorePath: string;
}

/** Everything that the palette offers, in the order in which it stands there; nothing that the role may not do. */
export function paletteActions(world: PaletteWorld): PaletteAction[] {
  return [...pages(world), ...linesOfAreas(world), ...stores(world), ...help(world), ...schemes(), logOut()];
}

function pages({ navigation, shortcuts }: PaletteWorld): PaletteAction[] {
  return navigation.flatMap((line) => {
    const places = line.pages.length > 0 ? line.pages : [line];
    return places.map(({ key, path }): PaletteAction => {
      const isPage = line.pages.length > 0;
      const label = navigationLabel(key);
      const keys = isPage ? undefined : shortcuts.find((shortcut) => shortcut.path === path)?.keys;
      return {
        value: `go ${path}`,
        label: isPage ? sayPalette('subPage', { line: navigationLabel(line.key), page: label }) : label,
        ...{ group: 'go', line: line.key, keywords: sayPalette('words.page', { page: label }) },
        keys,
        act: { kind: 'go', path },
      };
    });
  });
}

/** What areas bring, as far as the role may. */
function linesOfAreas({ navigation, roles }: PaletteWorld): PaletteAction[] {
  return manifests
    .flatMap(({ palette }) => palette ?? [])
    .filter(
      ({ behind, permission }) => isShown(navigation, behind) && (!permission || allows(roles, permission)),
    )
    .map(({ path, behind, group = 'do', atOnce, words }) => ({
      value: `${group} ${path}`,
      ...{ ...wordsOf(words), group },
      line: navigation.find((line) => line.path === behind)?.key,
      act: { kind: 'go', path },
      whenSearched: !atOnce,
    }));
}

function wordsOf(words: PaletteWords): { label: string; keywords: string } {
  if ('page' in words) {
    const page = words.page();
    return {
      label: sayLine(`line.${words.line}`, { page }),
      keywords: sayLine(`words.${words.line}`, { page }),
    };
  }
  return { label: sayLine(`line.${words.line}`), keywords: sayLine(`words.${words.line}`) };
}

function isShown(navigation: readonly VisibleNavigation[], path: string): boolean {
  return navigation.some((line) => line.path === path);
}

/** Whether the role has products to find and to add. */
export function hasProducts(navigation: readonly VisibleNavigation[]): boolean {
  return isShown(navigation, paths.products);
}

/** Whether the role has customers to find and to add. */
export function hasCustomers(navigation: readonly VisibleNavigation[]): boolean {
  return isShown(navigation, paths.customers);
}

function stores({ stores, activeStoreId, selectStorePath }: PaletteWorld): PaletteAction[] {
  const group = 'store';
  const others = stores.filter(({ id }) => id !== activeStoreId);
  return [
    ...others.map(
      ({ id, name }, index): PaletteAction => ({
        value: `store ${id}`,
        label: name,
        group,
        keywords: sayPalette('words.store'),
        whenSearched: index >= storesAtFirst,
        act: { kind: 'enter_store', id },
      }),
    ),
    {
      value: 'stores',
      label: sayPalette('stores.all'),
      group,
      keywords: sayPalette('words.allStores'),
      act: { kind: 'go', path: selectStorePath },
    },
    {
      value: 'create store',
      label: sayPalette('stores.create'),
      group,
      keywords: sayPalette('words.createStore'),
      act: { kind: 'create_store' },
    },
  ];
}

function help({ shortcuts }: PaletteWorld): PaletteAction[] {
  const group = 'help';
  return [
    ...helpTopicIds.map(
      (id): PaletteAction => ({
        value: `help ${id}`,
        label: sayTopic(id),
        group,
        keywords: sayPalette('words.topic'),
        act: { kind: 'help', topic: id },
      }),
    ),
    {
      value: 'shortcuts',
      label: sayPalette('shortcuts'),
      group,
      keywords: sayPalette('words.shortcuts'),
      keys: shortcuts.length > 0 ? ['?'] : undefined,
      act: { kind: 'shortcuts' },
    },
  ];
}

function schemes(): PaletteAction[] {
  return (['light', 'dark', 'auto'] as const).map((choice) => ({
    ...{ value: `scheme ${choice}`, label: sayPalette(`theme.${choice}`) },
    ...{ group: 'theme', keywords: sayPalette('words.theme') },
    act: { kind: 'scheme', choice },
  }));
}

function logOut(): PaletteAction {
  return {
    ...{ value: 'log out', label: sayPalette('logOut') },
    ...{ group: 'you', keywords: sayPalette('words.logOut') },
    act: { kind: 'log_out' },
  };
}
