// Stock: the list, its history, the locations.
// For translators: docs/messages.md.

/** The locations of a store: anywhere it keeps stock. */
export const locationPages = {
  // Title of the card and of the table
  'list.title': 'Locations',
  'list.hint': 'Sales and new stock use the default location unless you choose another.',
  'list.add': 'Add location',

  // Column headers; the last is heard only
  'column.name': 'Name',
  'column.status': 'Status',
  'column.actions': 'Actions',
  // Status; {day} is a date
  'status.closed': 'Closed {day}',
  'status.default': 'Default',
  'status.open': 'Open',

  // The menu of a location
  'menu.label': 'Actions for {name}',
  'menu.edit': 'Edit…',
  'menu.up': 'Move up',
  'menu.down': 'Move down',
  'menu.close': 'Close…',

  // The form of a location
  'editor.add': 'Add location',
  'editor.edit': 'Edit {name}',
  'editor.save': 'Save',
  'editor.saved': 'Location saved',
  'editor.added': '{name} added',
  'editor.name': 'Name',
  'editor.name.hint': 'A shop, a stockroom or a van: anywhere you keep stock.',
  'editor.address': 'Address',
  'editor.address.hint': 'Printed on purchase orders and packing slips.',
  'editor.city': 'City',
  'editor.region': 'State or region',
  'editor.phone': 'Phone',

  'close.title': 'Close {name}?',
  'close.text': 'You can no longer stock or sell items there. Its stock history stays.',
  'close.confirm': 'Close location',
  'close.done': '{name} closed',
  'close.refused': 'This location can’t be closed',
} as const;

/** The list of stock, and the form over it that adjusts stock. */
export const stockPages = {
  'search.label': 'Search by title, SKU or barcode',

  // Filters
  'filter.location': 'Location',
  'filter.category': 'Category',
  'filter.category.none': 'No categories found',
  'filter.status': 'Status',
  'filter.unknown': 'Unknown',
  'state.low': 'Low stock',
  'state.out': 'Out of stock',
  'state.negative': 'Below zero',
  'state.oversold': 'Oversold',
  'filter.clear': 'Clear all',

  // Nothing found, and nothing there at all
  'none.title': 'No stock found',
  'none.text': 'No products match. Try fewer filters or another word.',
  'none.all': 'Show all stock',
  'empty.title': 'No stock yet',
  'empty.text': 'Your products and their quantity at each location appear here.',
  'empty.add': 'Add a product',
  'list.pages': 'Pages of stock',

  // The table: its name, column headers, status
  'list.title': 'Stock',
  'column.product': 'Product',
  'column.status': 'Status',
  'column.onHand': 'On hand',
  'column.reserved': 'Reserved',
  'column.available': 'Available',

  // On its way from suppliers
  'column.incoming': 'Incoming',
  'column.actions': 'Actions',
  'state.untracked': 'Not tracked',
  'state.in': 'In stock',

  // A location that was closed
  'place.closed': 'Closed',

  // What is at one of several locations, such as "Shop 3"
  'place.units': '{place} {count}',

  // The button in a row, and what it is called aloud
  'action.count': 'Count',
  'action.adjust': 'Adjust',
  'action.countOf': 'Count {product}',
  'action.adjustOf': 'Adjust {product}',

  // The form over a row
  'adjust.title': 'Adjust stock of {product}',
  'adjust.done': 'Stock updated',
  'adjust.location': 'Location',
  'adjust.mode': 'Adjustment',
  'adjust.add': 'Add',
  'adjust.remove': 'Remove',
  'adjust.count': 'Count',
  'adjust.reason': 'Reason',
  'adjust.onHand': 'On hand: <b>{count}</b>',
  'adjust.after': 'On hand: <b>{count}</b>, after: <b>{after}</b>',
  'adjust.cancel': 'Cancel',
  'adjust.save': 'Save',
} as const;

/** Every unit that came or went. */
export const stockHistory = {
  // Filters
  'filter.reason': 'Reason',
  'filter.location': 'Location',
  'filter.staff': 'Staff',
  'filter.staff.none': 'No staff found',

  // What was sold though it was not there or reserved
  'filter.flag': 'Flag',
  'filter.oversold': 'Oversold',
  'filter.product': 'Product',
  'filter.clear': 'Clear all',

  // Column headers; the table is called the last of these
  'column.date': 'Date',
  'column.product': 'Product',
  'column.quantity': 'Quantity',
  'column.reason': 'Reason',
  'column.location': 'Location',
  'column.staff': 'Staff',
  'list.title': 'Stock history',

  // Nothing found; nothing happened yet
  'none.title': 'No stock history found',
  'none.text': 'No entries match. Try fewer filters.',
  'none.all': 'Show all stock history',
  'empty.text': 'Sales, deliveries, counts and adjustments appear here. Entries can’t be changed.',
  'list.older': 'Show older entries',
} as const;
