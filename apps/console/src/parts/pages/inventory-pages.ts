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

/** The pages of the inventory, in the order of their tabs. Whoever adds a page adds its line. */
export function inventoryPages(): readonly { label: string; path: string }[] {
  return (Object.keys(tabs) as (keyof typeof tabs)[]).map((tab) => ({
    label: sayInventoryTab(`tab.${tab}`),
    path: tabs[tab],
  }));
}
