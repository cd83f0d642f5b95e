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
