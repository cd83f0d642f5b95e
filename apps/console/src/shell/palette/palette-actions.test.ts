import { visibleNavigation } from '@sokoni/rules/navigation/navigation';
import { describe, expect, it } from 'vitest';
import { helpTopicIds } from '#parts/help/topic.ts';
import { sayTopic } from '#sentences/help-topics.ts';
import { searchOptions } from '#ui/menus/select-options.ts';
import { goShortcuts } from '../shortcuts/shortcuts.ts';
import { paletteActions } from './palette-actions.ts';

function actionsOf(role: string, storeCount = 2) {
  const navigation = visibleNavigation([role], {});
  return paletteActions({
    navigation,
    roles: [role],
    shortcuts: goShortcuts(navigation),
    stores: Array.from({ length: storeCount }, (_, index) => ({ id: `${index}`, name: `Store ${index}` })),
    activeStoreId: '0',
    selectStorePath: '/select-store',
  });
}

const labels = (actions: readonly { label: string }[]) => actions.map(({ label }) => label);

describe('The command palette', () => {
  it('offers every page of an owner, settings by their name', () =>
    expect(
      labels(actionsOf('super_admin').filter(({ group, whenSearched }) => group === 'go' && !whenSearched)),
    ).toEqual([
      'Home',
      'Sell',
      'Orders',
      'Customers',
      'Products',
      'Discounts',
      'Reports',
      'Theme',
      'Pages',
      'Modules',
      'Settings: Store',
      'Settings: Taxes',
      'Settings: Receipts',
      'Settings: Online store',
      'Settings: Languages',
      'Settings: Payments',
      'Settings: Delivery',
      'Settings: Mode',
      'Settings: Staff',
      'Settings: Audit log',
      'Settings: Account',
    ]));

  it('offers a sales associate only what the role opens', () =>
    expect(labels(actionsOf('associate').filter(({ group }) => group === 'go'))).toEqual([
      'Sell',
      'Orders',
      'Customers',
      'Settings: Account',
    ]));

  it('offers a new product to who keeps products', () => {
    expect(labels(actionsOf('inventory_officer'))).toContain('Add product');
    expect(labels(actionsOf('associate'))).not.toContain('Add product');
  });

  it('offers a new customer to who sells', () => {
    expect(labels(actionsOf('associate'))).toContain('Add customer');
    expect(labels(actionsOf('inventory_officer'))).not.toContain('Add customer');
    expect(labels(actionsOf('manager'))).toContain('Import customers');
    expect(labels(actionsOf('associate'))).not.toContain('Import customers');
  });

  it('finds the pages behind the tabs of the inventory, and what is begun there, where the store counts stock', () => {
    const navigation = visibleNavigation(['inventory_officer'], { module_inventory: 'active' });
    const world = {
      navigation,
      roles: ['inventory_officer'],
      shortcuts: [],
      stores: [],
      activeStoreId: '0',
      topics: [],
    };
    const actions = paletteActions({ ...world, selectStorePath: '/select-store' });
    expect(labels(searchOptions(actions, 'transfer'))).toEqual(['Inventory: Transfers', 'New transfer']);
    expect(labels(searchOptions(actions, 'csv'))).toEqual(['Import products']);
    expect(labels(actions.filter(({ whenSearched }) => !whenSearched))).not.toContain('New transfer');
    expect(labels(searchOptions(actionsOf('inventory_officer'), 'transfer'))).toEqual([]);
  });

  it('finds each report that the role reads', () => {
    const found = (role: string) => searchOptions(actionsOf(role), 'reports:').map(({ label }) => label);
    expect(found('manager')).toContain('Reports: Gross profit');
    expect(found('supervisor')).toContain('Reports: Sales by day');
    expect(found('supervisor')).not.toContain('Reports: Gross profit');
    expect(found('associate')).toEqual([]);
  });

  it('offers a new discount to who keeps discounts', () => {
    expect(labels(searchOptions(actionsOf('manager'), 'coupon'))).toEqual(['New discount']);
    expect(labels(searchOptions(actionsOf('supervisor'), 'coupon'))).toEqual([]);
  });

  it('offers a new gift card to who issues them', () => {
    expect(labels(searchOptions(actionsOf('manager'), 'voucher'))).toEqual(['New gift card']);
    expect(labels(searchOptions(actionsOf('supervisor'), 'voucher'))).toEqual([]);
  });

  it('shows the chord of a page', () => {
    const products = actionsOf('super_admin').find(({ label }) => label === 'Products');
    expect(products?.keys).toEqual(['g', 'p']);
  });

  it('offers every other store, all stores and a new one', () =>
    expect(labels(actionsOf('associate', 3).filter(({ group }) => group === 'store'))).toEqual([
      'Store 1',
      'Store 2',
      'All stores',
      'Create New Store',
    ]));

  it('shows a few of many stores, and finds each of them', () => {
    const actions = actionsOf('associate', 9);
    const atFirst = actions.filter(({ act, whenSearched }) => act.kind === 'enter_store' && !whenSearched);
    expect(atFirst).toHaveLength(5);
    expect(searchOptions(actions, 'store 8')[0]?.act).toEqual({ kind: 'enter_store', id: '8' });
  });

  it('finds a store by the wish to switch', () =>
    expect(labels(searchOptions(actionsOf('associate', 2), 'switch'))).toEqual(['Store 1', 'All stores']));

  it('offers the five help topics, the looks and the way out', () => {
    const found = labels(actionsOf('inventory_officer'));
    for (const id of helpTopicIds) expect(found).toContain(sayTopic(id));
    expect(found).toEqual(expect.arrayContaining(['Light theme', 'Dark theme', 'Match device', 'Log out']));
  });

  it('names each line differently', () => {
    const values = actionsOf('super_admin', 4).map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
  });
});
