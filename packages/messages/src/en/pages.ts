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

/** The reports, as they stand in their list and above each of them. */
export const reportNames = {
  'group.sales': 'Sales',
  'group.money': 'Money',
  'group.stock': 'Stock',

  'title.margin': 'Margin',
  'title.payments': 'Payments by method',
  'title.vat': 'VAT',
  'title.ageing': 'Receivables',
  'title.stock_value': 'Stock value',

  'sales.day': 'Sales by day, week or month.',
  'sales.product': 'Sales and margin of each product.',
  'sales.category': 'Sales of each category.',
  'sales.channel': 'Sales of each sales channel.',
  'sales.staff': 'Sales of each staff member.',
  'sales.payment_type': 'Sales paid in full, in part or later.',
  'description.margin': 'Net sales less the cost of items sold.',
  'description.payments': 'Payments taken and refunded, by payment method.',
  'description.vat': 'VAT by rate, less returns, for your VAT return.',
  'description.ageing': 'Outstanding balances by customer and age.',
  'description.stock_value': 'Stock on hand at cost.',
} as const;
