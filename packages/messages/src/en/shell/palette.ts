// The command palette: fetched when it is opened first.

/** The command palette (Ctrl or Cmd with K). */
export const commandPalette = {
  title: 'Search and commands',
  label: 'Search or run a command',
  list: 'Commands',
  'find.all': 'Products, customers, orders, pages and actions',
  'find.products': 'Products, orders, pages and actions',
  'find.customers': 'Customers, orders, pages and actions',
  'find.orders': 'Orders, pages and actions',
  found: '{count, number} found',
  searching: 'Searching…',
  // The key that closes it
  escape: 'Esc',
  nothing: 'No results. Try another word.',

  // Over the lines of a kind, and after a line that was found
  'group.go': 'Go to',
  'group.do': 'Actions',
  'group.store': 'Switch store…',
  'group.help': 'Help',
  'group.theme': 'Theme',
  'group.you': 'Account',
  'group.products': 'Products',
  'group.customers': 'Customers',
  'group.orders': 'Orders',
  // Read out: {line} is what it does, {group} one of the above
  lineOf: '{line}, {group}',
  // {line} is a line of the sidebar, {page} a page below it: Settings: Taxes
  subPage: '{line}: {page}',

  'stores.all': 'All stores',
  'stores.create': 'Create New Store',
  shortcuts: 'Keyboard shortcuts',
  'theme.light': 'Light theme',
  'theme.dark': 'Dark theme',
  'theme.auto': 'Match device',
  logOut: 'Log out',

  // Further words that find a line, with blanks between
  'words.page': '{page} go open',
  'words.store': 'switch store change',
  'words.allStores': 'switch store my invites select',
  'words.createStore': 'add open',
  'words.topic': 'help topic how',
  'words.shortcuts': 'help keys letters',
  'words.theme': 'theme mode colour color system',
  'words.logOut': 'sign leave exit',
} as const;

/** Lines of the command palette that areas bring: what they do, and further words that find them, with blanks between. */
export const paletteLines = {
  'line.addCustomer': 'Add customer',
  'words.addCustomer': 'new create buyer client person',
  'line.importCustomers': 'Import customers',
  'words.importCustomers': 'csv file upload shopify woocommerce',
  'line.addProduct': 'Add product',
  'words.addProduct': 'new create goods item',
  'line.importProducts': 'Import products',
  'words.importProducts': 'csv file upload shopify woocommerce',
  'line.editSpreadsheet': 'Edit products in spreadsheet',
  'words.editSpreadsheet': 'bulk prices table excel',
  'line.newOrder': 'New order',
  'words.newOrder': 'sale record sell draft create',
  'line.draftOrders': 'Draft orders',
  'words.draftOrders': 'unfinished quote',
  'line.newDiscount': 'New discount',
  'words.newDiscount': 'code coupon promotion percent sale',
  'line.newGiftCard': 'New gift card',
  'words.newGiftCard': 'issue voucher present prepaid',
  'line.newPurchaseOrder': 'New purchase order',
  'words.newPurchaseOrder': 'buy order supplier',
  'line.newTransfer': 'New transfer',
  'words.newTransfer': 'send move stock location',
  // {page} is a page of the inventory such as Transfers, or a report such as Sales by day
  'line.inventory': 'Inventory: {page}',
  'words.inventory': '{page} go open',
  'line.report': 'Reports: {page}',
  'words.report': '{page} figures statistics go open',
} as const;
