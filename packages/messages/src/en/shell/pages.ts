// Names of pages that stand in tabs. For translators: docs/messages.md.

/** The tabs of the inventory, and what stands above them. */
export const inventoryTabs = {
  title: 'Inventory',
  'tab.stock': 'Stock',
  'tab.movements': 'Stock history',
  'tab.stockTakes': 'Stock-takes',
  'tab.transfers': 'Transfers',
  'tab.purchaseOrders': 'Purchase orders',
  'tab.suppliers': 'Suppliers',
  'tab.reorder': 'Reorder',
  'tab.locations': 'Locations',
} as const;

/** The tabs of what the store offers. */
export const offerTabs = {
  // Title and first tab
  discounts: 'Discounts',
  giftCards: 'Gift cards',
} as const;
