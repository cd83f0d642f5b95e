import { paths } from '#paths.ts';
import { sayInventoryTab } from '#sentences/inventory-tabs.ts';

const tabs = {
  stock: paths.inventory,
  movements: paths.movements,
  stockTakes: paths.stockTakes,
  transfers: paths.transfers,
  purchaseOrders: paths.purchaseOrders,
  suppliers: paths.suppliers,
  reorder: paths.reorder,
  locations: paths.locations,
} as const;

type Tab = keyof typeof tabs;

/** The pages of the inventory, in the order of their tabs. Whoever adds a page adds its line. */
export const inventoryTabs = Object.entries(tabs) as readonly [tab: Tab, path: string][];

/** How a page of the inventory is called. */
export function inventoryTabLabel(tab: Tab): string {
  return sayInventoryTab(`tab.${tab}`);
}

/** The pages as their tabs show them. */
export function inventoryPages(): readonly { label: string; path: string }[] {
  return inventoryTabs.map(([tab, path]) => ({ label: inventoryTabLabel(tab), path }));
}
