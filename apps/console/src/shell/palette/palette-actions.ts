import type { VisibleNavigation } from '@sokoni/rules/navigation';
import type { HelpTopic, HelpTopicId } from '#parts/help/topic.ts';
import { inventoryPages } from '#parts/inventory-pages.ts';
import { reportsFor } from '#parts/report-names.ts';
import { paths } from '#paths.ts';
import type { ColorSchemeChoice } from '#ui/color-scheme.ts';
import type { SelectOption } from '#ui/select-options.ts';
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
  keys?: readonly string[];
  /** Many stand behind one line, or it is seldom wanted: it shows once something is searched. */
  whenSearched?: boolean;
};

/** Of the other stores, so many stand in the palette before a search. */
const storesAtFirst = 5;

interface PaletteWorld {
  /** What the role sees in the navigation. */
  navigation: readonly VisibleNavigation[];
  /** Whether the role adds discounts; some only give them. */
  managesDiscounts: boolean;
  /** Whether the role brings customers from files. */
  importsCustomers: boolean;
  /** Whether the role reads the reports of all days. */
  seesReports: boolean;
  /** None while letters are switched off. */
  shortcuts: readonly GoShortcut[];
  stores: readonly { id: string; name: string }[];
  activeStoreId: string;
  topics: readonly HelpTopic[];
  selectStorePath: string;
}

/** Everything that the palette offers, in the order in which it stands there; nothing that the role may not do. */
export function paletteActions(world: PaletteWorld): PaletteAction[] {
  return [
    ...pages(world),
    ...sales(world),
    ...goods(world),
    ...buyers(world),
    ...stock(world),
    ...discounts(world),
    ...reportPages(world),
    ...stores(world),
    ...help(world),
    ...schemes,
    logOut,
  ];
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

/** Whoever sells keeps customers too. */
function sales({ navigation }: PaletteWorld): PaletteAction[] {
  if (!hasCustomers(navigation)) return [];
  return [
    {
      value: 'new order',
      label: 'New order',
      group: 'Do',
      keywords: 'sale record sell draft create',
      act: { kind: 'go', path: paths.newOrder },
    },
    searchedFor('Drafts of orders', 'unfinished quote', paths.orderDrafts),
  ];
}

/** Whether the role has products to find and to add. */
export function hasProducts(navigation: readonly VisibleNavigation[]): boolean {
  return navigation.some(({ path }) => path === paths.products);
}

function goods({ navigation }: PaletteWorld): PaletteAction[] {
  if (!hasProducts(navigation)) return [];
  return [
    {
      value: 'add product',
      label: 'Add product',
      group: 'Do',
      keywords: 'new create goods item',
      act: { kind: 'go', path: paths.newProduct },
    },
    searchedFor('Import products', 'csv file upload shopify woocommerce', paths.importProducts),
    searchedFor('Edit products as a spreadsheet', 'bulk prices table excel', paths.productSpreadsheet),
  ];
}

/** Whether the role has customers to find and to add. */
export function hasCustomers(navigation: readonly VisibleNavigation[]): boolean {
  return navigation.some(({ path }) => path === paths.customers);
}

function buyers({ navigation, importsCustomers }: PaletteWorld): PaletteAction[] {
  if (!hasCustomers(navigation)) return [];
  return [
    {
      value: 'add customer',
      label: 'Add customer',
      group: 'Do',
      keywords: 'new create buyer client person',
      act: { kind: 'go', path: paths.newCustomer },
    },
    ...(importsCustomers
      ? [searchedFor('Import customers', 'csv file upload shopify woocommerce', paths.importCustomers)]
      : []),
  ];
}

/** What lies behind the tabs of the inventory, and what is begun there. */
function stock({ navigation }: PaletteWorld): PaletteAction[] {
  if (!navigation.some(({ path }) => path === paths.inventory)) return [];
  const [, ...pages] = inventoryPages;
  return [
    ...pages.map(
      ({ label, path }): PaletteAction => ({
        value: `go ${path}`,
        label: `Inventory: ${label}`,
        group: 'Go to',
        keywords: `${label} go open`,
        act: { kind: 'go', path },
        whenSearched: true,
      }),
    ),
    searchedFor('New transfer', 'send move stock location', paths.newTransfer),
    searchedFor('New purchase order', 'buy order supplier', paths.newPurchaseOrder),
  ];
}

function discounts({ navigation, managesDiscounts }: PaletteWorld): PaletteAction[] {
  if (!managesDiscounts || !navigation.some(({ path }) => path === paths.discounts)) return [];
  return [
    searchedFor('New discount', 'code coupon promotion percent sale', paths.newDiscount),
    searchedFor('New gift card', 'issue voucher present prepaid', paths.newGiftCard),
  ];
}

/** What lies behind the reports; some roles read those of today, which are fewer. */
function reportPages({ navigation, seesReports }: PaletteWorld): PaletteAction[] {
  if (!navigation.some(({ path }) => path === paths.reports)) return [];
  return reportsFor(seesReports).map(({ name, title }) => ({
    value: `go ${paths.report(name)}`,
    label: `Reports: ${title}`,
    group: 'Go to',
    keywords: `${title} figures statistics go open`,
    act: { kind: 'go', path: paths.report(name) },
    whenSearched: true,
  }));
}

function searchedFor(label: string, keywords: string, path: string): PaletteAction {
  return { value: label, label, group: 'Do', keywords, act: { kind: 'go', path }, whenSearched: true };
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
    { choice: 'auto', label: 'Theme of this device' },
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
