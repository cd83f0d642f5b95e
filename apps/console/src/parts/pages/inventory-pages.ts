import { paths } from '#paths.ts';

/** The pages of the inventory, in the order of their tabs. Whoever adds a page adds its line. */
export const inventoryPages: readonly { label: string; path: string }[] = [
  { label: 'Stock', path: paths.inventory },
  { label: 'Stock history', path: paths.movements },
  { label: 'Stock-takes', path: paths.stockTakes },
  { label: 'Transfers', path: paths.transfers },
  { label: 'Purchase orders', path: paths.purchaseOrders },
  { label: 'Suppliers', path: paths.suppliers },
  { label: 'Reorder', path: paths.reorder },
  { label: 'Locations', path: paths.locations },
];
