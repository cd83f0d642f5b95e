import { allows } from '@sokoni/rules/access/roles';
import type { VisibleNavigation } from '@sokoni/rules/navigation/navigation';
import { manifests } from '#manifests.ts';
import type { HelpTopic, HelpTopicId } from '#parts/help/topic.ts';
import { paths } from '#paths.ts';
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

/** One line of the palette; `value` names it. */
export type PaletteAction = Pick<SelectOption, 'value' | 'label' | 'keywords'> & {
  group: string;
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
  topics: readonly HelpTopic[];
  selectStorePath: string;
}

/** Everything that the palette offers, in the order in which it stands there; nothing that the role may not do. */
export function paletteActions(world: PaletteWorld): PaletteAction[] {
  return [...pages(world), ...linesOfAreas(world), ...stores(world), ...help(world), ...schemes, logOut];
}

function pages({ navigation, shortcuts }: PaletteWorld): PaletteAction[] {
  return navigation.flatMap((line) => {
    const places = line.pages.length > 0 ? line.pages : [line];
    return places.map(({ label, path }): PaletteAction => {
      const isPage = line.pages.length > 0;
      const keys = isPage ? undefined : shortcuts.find((shortcut) => shortcut.path === path)?.keys;
      return {
        value: `go ${path}`,
        label: isPage ? `${line.label}: ${label}` : label,
        group: 'Go to',
        keywords: `${label} go open`,
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
    .map(({ label, keywords, path, group = 'Do', atOnce }) => ({
      value: group === 'Do' ? label : `go ${path}`,
      ...{ label, group, keywords },
      act: { kind: 'go', path },
      whenSearched: !atOnce,
    }));
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
  const group = 'Switch store…';
  const others = stores.filter(({ id }) => id !== activeStoreId);
  return [
    ...others.map(
      ({ id, name }, index): PaletteAction => ({
        value: `store ${id}`,
        label: name,
        group,
        keywords: 'switch store change',
        whenSearched: index >= storesAtFirst,
        act: { kind: 'enter_store', id },
      }),
    ),
    {
      value: 'stores',
      label: 'All stores',
      group,
      keywords: 'switch store my invites select',
      act: { kind: 'go', path: selectStorePath },
    },
    {
      value: 'create store',
      label: 'Create New Store',
      group,
      keywords: 'add open',
      act: { kind: 'create_store' },
    },
  ];
}

function help({ topics, shortcuts }: PaletteWorld): PaletteAction[] {
  const group = 'Help';
  return [
    ...topics.map(
      ({ id, title }): PaletteAction => ({
        value: `help ${id}`,
        label: title,
        group,
        keywords: 'help topic how',
        act: { kind: 'help', topic: id },
      }),
    ),
    {
      value: 'shortcuts',
      label: 'Keyboard shortcuts',
      group,
      keywords: 'help keys letters',
      keys: shortcuts.length > 0 ? ['?'] : undefined,
      act: { kind: 'shortcuts' },
    },
  ];
}

const schemes: readonly PaletteAction[] = (
  [
    { choice: 'light', label: 'Light theme' },
    { choice: 'dark', label: 'Dark theme' },
    { choice: 'auto', label: 'System theme' },
  ] as const
).map(({ choice, label }) => ({
  value: `scheme ${choice}`,
  label,
  group: 'Theme',
  keywords: 'theme mode colour color system',
  act: { kind: 'scheme', choice },
}));

const logOut: PaletteAction = {
  value: 'log out',
  label: 'Log out',
  group: 'You',
  keywords: 'sign leave exit',
  act: { kind: 'log_out' },
};
